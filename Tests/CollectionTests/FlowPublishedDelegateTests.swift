import DeviceSupport
import Testing
import UIKit
import TestSupport

// Written as for iOS: only `import UIKit`, so that this file can be compiled against Apple's SDK too.

/// Flow layout delegates as in published code.
@MainActor
struct FlowPublishedDelegateTests {
  @Test func aGridOfThreeColumnsFillsTheWidth() {
    let controller = PhotosController()
    let screen = ScreenOfAPhone(showing: controller)
    expectEqual(
      controller.frames(0..<4),
      [
        CGRect(x: 0, y: 0, width: 128, height: 128), CGRect(x: 131, y: 0, width: 128, height: 128),
        CGRect(x: 262, y: 0, width: 128, height: 128), CGRect(x: 0, y: 131, width: 128, height: 128),
      ])
    screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), in: 0.2)
    screen.run(for: 3)
    expectGreater(controller.collectionView.contentOffset.y, 300)
  }

  @Test func sectionsHaveTheirOwnInsetsSpacingsAndHeaders() {
    let controller = SettingsController(collectionViewLayout: UICollectionViewFlowLayout())
    _ = ScreenOfAPhone(showing: controller)
    expectEqual(controller.frame(0, 0), CGRect(x: 20, y: 8, width: 350, height: 44))
    expectEqual(controller.frame(0, 2), CGRect(x: 20, y: 98, width: 350, height: 44))
    // 8 + 3 x 44 + 2 x 1 + 8 = 150, then a header of 30.
    expectEqual(controller.header(1), CGRect(x: 0, y: 150, width: 390, height: 30))
    expectEqual(controller.frame(1, 0), CGRect(x: 0, y: 180, width: 180, height: 90))
    expectEqual(controller.frame(1, 1), CGRect(x: 210, y: 180, width: 180, height: 90))
    expectNil(controller.header(0))
  }
}

// MARK: A grid of photos

private final class PhotosController: FlowSceneController {
  private let columns: CGFloat = 3
  private let spacing: CGFloat = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
  }
}

extension PhotosController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - spacing * (columns - 1)) / columns
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }
}

// MARK: Sections of their own

private final class SettingsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }
}

extension SettingsController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout, indexPath.section == 0 else {
      return CGSize(width: 180, height: 90)
    }
    return CGSize(width: collectionView.bounds.width - 40, height: flow.itemSize.height - 6)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    section == 0 ? UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20) : .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 1 : 30 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    section == 0 ? .zero : CGSize(width: collectionView.bounds.width, height: 30)
  }
}
