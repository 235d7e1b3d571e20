import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A word in a capsule, as wide as the word.
private final class ChipCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Chips of estimated width in a group of the full width, which published apps use to show tags, filters and keywords
/// on as many lines as needed.
@MainActor
@Suite(.serialized) struct ChipTests {
  private static let words = [
    "Swift", "Layout", "Compositional", "UI", "Self-sizing cells", "A", "Estimated", "Wrapping", "Tag", "Filter",
    "한국어", "Diffable data source", "i",
  ]

  private static func layout(estimate: CGFloat) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(estimate), heightDimension: .absolute(32)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func show(
    _ count: Int, estimate: CGFloat, on device: TestDevice
  ) -> (view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>) {
    let view = UICollectionView(
      frame: device.window.bounds, collectionViewLayout: Self.layout(estimate: estimate))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let chips = UICollectionView.CellRegistration<ChipCell, Int> { cell, _, item in
      cell.label.text = Self.words[item % Self.words.count]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: chips, for: $1, item: $2)
    }
    device.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
    device.run(until: 0.2, rate: 10)
    return (view, source)
  }

  /// The frames of chips that are placed one after another.
  private static func placed(_ count: Int, in width: CGFloat) -> [CGRect] {
    let sizes = words.map { word in
      let label = UILabel()
      label.text = word
      return label.intrinsicContentSize.width + 24
    }
    var corner = CGPoint.zero
    return (0..<count).map { item in
      let chip = sizes[item % sizes.count]
      if corner.x > 0, corner.x + chip > width { corner = CGPoint(x: 0, y: corner.y + 42) }
      defer { corner.x += chip + 8 }
      return CGRect(x: corner.x, y: corner.y, width: chip, height: 32)
    }
  }

  private func expectPlaced(_ view: UICollectionView, _ count: Int, _ context: String) {
    let placed = Self.placed(count, in: view.bounds.width)
    expectAtLeast(view.indexPathsForVisibleItems.count, 10)
    for path in view.indexPathsForVisibleItems {
      let frame = view.cellForItem(at: path)?.frame ?? .zero
      expectClose(frame.minX, placed[path.item].minX, within: 0.51, "\(context) item \(path.item)")
      expectClose(frame.minY, placed[path.item].minY, within: 0.51, "\(context) item \(path.item)")
      expectClose(frame.width, placed[path.item].width, within: 0.51, "\(context) item \(path.item)")
    }
  }

  @Test(arguments: [20, 50, 150, 300])
  func chipsWrapWhereTheyNoLongerFit(estimate: CGFloat) {
    let device = TestDevice(size: CGSize(width: 320, height: 400), draws: false)
    let (view, source) = show(400, estimate: estimate, on: device)
    expectPlaced(view, 400, "at the top")
    for step in 1...40 {
      view.contentOffset.y += 90
      device.run(until: 0.2 + Double(step) / 10, rate: 10)
    }
    expectPlaced(view, 400, "scrolled")
    expectEqual(view.contentSize.width, 320)
    withExtendedLifetime(source) {}
  }
}
