import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

@MainActor
struct IndexTitleTests {
  private final class Letters: UICollectionViewController {
    var titles: [String]? = (65...90).map { String(UnicodeScalar(UInt8($0))) }
    var asked: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 26 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      asked.append("\(title) \(index)")
      return IndexPath(item: 0, section: index)
    }
  }

  private let controller = Letters(
    collectionViewLayout: UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))))
  private let screen: ScreenOfAPhone

  init() { screen = ScreenOfAPhone(showing: controller) }

  private var bar: IndexBar? { controller.collectionView.subviews.compactMap { $0 as? IndexBar }.first }

  /// The middle of a letter, in screen coordinates.
  private func point(of index: Int) -> CGPoint { CGPoint(x: 382, y: 422 - 13 * 14 + 7 + CGFloat(index) * 14) }

  @Test func touchingIndexTitleScrollsToSection() {
    screen.drag(from: point(of: 2), to: point(of: 4), in: 0.3)
    expectEqual(controller.asked, ["C 2", "D 3", "E 4"])
    expectEqual(controller.collectionView.contentOffset.y, 2000)
    // The index bar does not move while the content scrolls under it.
    expectEqual(bar?.frame.maxX, 390)
    expectEqual(bar?.frame.midY, 2422)
  }

  @Test func indexTitlesShowAtEdgeUnlessHiddenOrEmpty() {
    expectEqual(bar?.subviews.count, 26)
    expectEqual(bar?.frame.height, 26 * 14)
    controller.collectionView.indexDisplayMode = .alwaysHidden
    screen.step()
    expectEqual(bar?.isHidden, true)
    controller.collectionView.indexDisplayMode = .automatic
    screen.step()
    expectEqual(bar?.isHidden, false)
    controller.titles = nil
    controller.collectionView.reloadData()
    screen.step()
    expectNil(bar)
  }

  @Test func excessIndexTitlesCollapseToDots() {
    controller.titles = (0..<200).map { "\($0)" }
    controller.collectionView.reloadData()
    screen.step()
    let lines = bar?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
    #expect(lines.count <= 60 && lines.first == "0" && lines.last == "199" && lines[1] == "•")
  }
}
