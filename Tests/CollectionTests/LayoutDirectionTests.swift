import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Layouts written for one direction and shown in another.
@MainActor
struct LayoutDirectionTests {
  private final class RightToLeftFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  /// Items of 100 points from left to right.
  private final class Row: UICollectionViewLayout {
    let direction: UIUserInterfaceLayoutDirection
    let flips: Bool

    init(_ direction: UIUserInterfaceLayoutDirection, flips: Bool) {
      (self.direction, self.flips) = (direction, flips)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { direction }
    override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 100) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = rect(CGFloat(indexPath.item) * 100, 0, 100, 100)
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
  }

  private func flow(_ direction: UITraitEnvironmentLayoutDirection, horizontal: Bool = false) -> CollectionFixture {
    let layout = RightToLeftFlow()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    if horizontal { layout.scrollDirection = .horizontal }
    return CollectionFixture(layout, counts: [100], direction: direction)
  }

  @Test func aFlowWrittenForRightToLeftIsMirroredInLeftToRight() throws {
    let phone = flow(.leftToRight)
    let cell = try #require(phone.collectionView.cellForItem(at: [0, 0]))
    expectEqual(cell.frame, rect(270, 0, 100, 100))
    expectEqual(phone.collectionView.layoutAttributesForItem(at: [0, 0])?.frame, cell.frame)
    expectEqual(phone.collectionView.indexPathForItem(at: CGPoint(x: 280, y: 50)), [0, 0])
    let same = flow(.rightToLeft)
    expectEqual(same.collectionView.cellForItem(at: [0, 0])?.frame, rect(20, 0, 100, 100))
  }

  @Test func aMirroredFlowBeginsAtItsFirstItem() {
    let view = flow(.leftToRight, horizontal: true).collectionView
    expectEqual(view.contentOffset.x, view.contentSize.width - 390)
    expectTrue(view.indexPathsForVisibleItems.contains([0, 0]))
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, UITraitEnvironmentLayoutDirection.rightToLeft, true, true),
    (.rightToLeft, .leftToRight, true, true), (.rightToLeft, .rightToLeft, true, false),
    (.leftToRight, .leftToRight, true, false), (.leftToRight, .rightToLeft, false, false),
  ])
  func aMirroredLayoutBeginsAtItsOwnOrigin(
    written: UIUserInterfaceLayoutDirection, shown: UITraitEnvironmentLayoutDirection, flips: Bool, isMirrored: Bool
  ) {
    let view = CollectionFixture(Row(written, flips: flips), counts: [20], direction: shown).collectionView
    expectEqual(view.contentOffset.x, isMirrored ? 2000 - 390 : 0)
    expectEqual(view.cellForItem(at: [0, 0])?.frame.minX, isMirrored ? 1900 : 0)
  }
}
