import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Cells that change their size while they are visible, and the calls by which apps have them measured again.
@MainActor
struct ExpandingCellTests {
  /// A cell that is 40 points high, and 120 while it is selected.
  private final class Cell: UICollectionViewCell {
    private var height: NSLayoutConstraint?
    override var isSelected: Bool { didSet { height?.constant = isSelected ? 120 : 40 } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 40)
      self.height = height
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor), height,
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 300),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// The ways in which published code requests the new sizes.
  enum Request: CaseIterable {
    case sameSnapshot, sameSnapshotWithoutAnimation, emptyUpdate, noUpdate, invalidation, namedItem
  }
  enum Kind: CaseIterable { case compositional, flow }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    if kind == .flow {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 300, height: 44)
      return layout
    }
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test(arguments: Kind.allCases, Request.allCases)
  func aVisibleCellTakesItsNewSize(_ kind: Kind, _ request: Request) throws {
    let device = TestDevice.phone(draws: false)
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout(kind))
    // Sizes change by the request alone.
    view.selfSizingInvalidation = .disabled
    let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    device.window.addSubview(view)
    source.apply(snapshot, animatingDifferences: false)
    device.step()
    expectEqual(view.cellForItem(at: [0, 2])?.frame.height, 40)
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    perform(request, view, source)
    device.run(for: 1)
    expectEqual(view.cellForItem(at: [0, 2])?.frame.height, 120)
    expectEqual(view.cellForItem(at: [0, 1])?.frame.height, 40)
    let (cell, next) = (try #require(view.cellForItem(at: [0, 2])), try #require(view.cellForItem(at: [0, 3])))
    expectAtLeast(next.frame.minY, cell.frame.maxY)
  }

  private func perform(
    _ request: Request, _ view: UICollectionView, _ source: UICollectionViewDiffableDataSource<Int, Int>
  ) {
    switch request {
    case .sameSnapshot: source.apply(source.snapshot(), animatingDifferences: true)
    case .sameSnapshotWithoutAnimation: source.apply(source.snapshot(), animatingDifferences: false)
    case .emptyUpdate: view.performBatchUpdates({}, completion: nil)
    case .noUpdate: view.performBatchUpdates(nil)
    case .invalidation: view.collectionViewLayout.invalidateLayout()
    case .namedItem:
      let isFlow = view.collectionViewLayout is UICollectionViewFlowLayout
      let context =
        isFlow ? UICollectionViewFlowLayoutInvalidationContext() : UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 2]])
      view.collectionViewLayout.invalidateLayout(with: context)
    }
  }
}
