import TestSupport
import Testing
import UIKit

/// Cells determine the sides that are estimated, and only those.
@MainActor
struct EstimatedSideTests {
  /// A cell that would like to be 70 points wide and 30 points high.
  private final class Cell: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      Cell.asked.append("\(targetSize.width) \(horizontal.rawValue) \(targetSize.height) \(vertical.rawValue)")
      return CGSize(
        width: horizontal == .required ? targetSize.width : 70, height: vertical == .required ? targetSize.height : 30)
    }
    static var asked: [String] = []
  }

  @Test(
    arguments: [
      (true, true, CGSize(width: 70, height: 30)), (true, false, CGSize(width: 70, height: 60)),
      (false, true, CGSize(width: 50, height: 30)), (false, false, CGSize(width: 50, height: 60)),
    ] as [(Bool, Bool, CGSize)])
  func onlyEstimatedSidesAreMeasured(width: Bool, height: Bool, size: CGSize) throws {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: width ? .estimated(50) : .absolute(50), heightDimension: height ? .estimated(60) : .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height ? .estimated(60) : .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    let registration = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    Cell.asked = []
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let frames = [0, 1].map { view.cellForItem(at: [0, $0])?.frame }
    let attributes = [0, 1].map { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    // Two items of at most 70 points are beside each other.
    let expected = [CGRect(origin: .zero, size: size), CGRect(origin: CGPoint(x: size.width, y: 0), size: size)]
    expectEqual(frames, expected)
    expectEqual(attributes, expected)
    expectEqual(Cell.asked.isEmpty, !width && !height)
  }
}
