import DeviceSupport
import Foundation
import Testing
import UIKit

import LayoutSolver
@testable import UIKitCollections
import TestSupport

/// Flow layouts in a collection view: the delegate calls, their times, and their effects.
@MainActor
struct FlowLayoutTests {
  @Test func everyPropertyBeginsAsOnIOS() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(layout.minimumLineSpacing, 10)
    expectEqual(layout.minimumInteritemSpacing, 10)
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    expectEqual(layout.estimatedItemSize, .zero)
    expectEqual(layout.scrollDirection, .vertical)
    expectEqual(layout.headerReferenceSize, .zero)
    expectEqual(layout.footerReferenceSize, .zero)
    expectEqual(layout.sectionInset, .zero)
    expectEqual(layout.sectionInsetReference, .fromContentInset)
    expectFalse(layout.sectionHeadersPinToVisibleBounds)
    expectFalse(layout.sectionFootersPinToVisibleBounds)
    expectEqual(layout.collectionViewContentSize, .zero)
    expectEqual(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 100)), [])
    #expect(layout.makeContext() is UICollectionViewFlowLayoutInvalidationContext)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expectTrue(context.invalidateFlowLayoutDelegateMetrics)
    expectTrue(context.invalidateFlowLayoutAttributes)
    let references: [UICollectionViewFlowLayout.SectionInsetReference] = [
      .fromContentInset, .fromSafeArea, .fromLayoutMargins,
    ]
    expectEqual(references.map(\.rawValue), [0, 1, 2])
  }

  /// An item that has a line of its own is in the middle of it.
  @Test(arguments: [390.0, 388, 300, 200])
  func singleItemsAreInTheMiddleOfTheirLines(width: Double) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 40)
    let phone = CollectionFixture(layout, counts: [4])
    for item in 0..<3 {
      let frame = try #require(layout.layoutAttributesForItem(at: [0, item])).frame
      expectEqual(frame.minX, (phone.collectionView.bounds.width - width) / 2)
      expectEqual(frame.minY, 50 * CGFloat(item))
    }
  }

  @Test func itemsFillLines() {
    let layout = UICollectionViewFlowLayout()
    let phone = CollectionFixture(layout, counts: [8])
    // Six of 50 with 10 between them fit in 390; the remaining 90 points are distributed between them.
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [0, 68, 136, 204, 272, 340, 0, 68])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 0, 0, 0, 0, 0, 60, 60])
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 110))
  }

  @Test func horizontalLayoutsFillColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 300)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 7, bottom: 0, right: 9)
    let phone = CollectionFixture(layout, counts: [5])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [7, 7, 117, 117, 227])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [20, 544, 20, 544, 20])
    expectEqual(phone.collectionView.contentSize, CGSize(width: 336, height: 844))
  }

  @Test func onlyChangedPropertiesInvalidateLayout() {
    let layout = UICollectionViewFlowLayout()
    let phone = CollectionFixture(layout, counts: [8])
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = .nan
    phone.step()
    layout.minimumLineSpacing = .nan
    phone.step()
    expectEqual(layout.store.solves, 2)
    layout.itemSize = CGSize(width: 195, height: 60)
    layout.minimumInteritemSpacing = 0
    expectEqual(layout.collectionViewContentSize, CGSize(width: 390, height: 240))
    phone.step()
    expectEqual(phone.collectionView.visibleCells.prefix(3).map(\.frame.minX), [0, 195, 0])
    expectEqual(layout.store.solves, 3)
  }

  @Test func propertiesMayBeSetInPrepare() {
    let layout = ThirdsLayout()
    let phone = CollectionFixture(layout, counts: [4])
    expectEqual(layout.preparations, 1)
    expectEqual(layout.sizeInPrepare, CGSize(width: 390, height: 260))
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 260))
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [0, 130, 260, 0])
    phone.collectionView.frame.size.width = 300
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [0, 100, 200, 0])
    expectEqual(layout.preparations, 2)
  }

  @Test func scrollingSolvesAndQueriesNothing() {
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowDelegate()
    delegate.size = { CGSize(width: 60 + $0.item % 30, height: 50) }
    let phone = CollectionFixture(layout, counts: [5_000], showsAtOnce: false)
    phone.collectionView.delegate = delegate
    phone.step()
    let asked = delegate.sizesAsked
    expectEqual(asked, 5_000)
    for step in 1...100 { phone.scroll(toY: CGFloat(step) * 41) }
    expectEqual(layout.store.solves, 1)
    expectEqual(delegate.sizesAsked, asked)
  }

  @Test func tenMillionItemsOpenAtOnce() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 130, height: 130)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    // The delegate conforms, but leaves sizes to the layout.
    let delegate = SilentDelegate()
    let phone = CollectionFixture(layout, counts: [10_000_000], showsAtOnce: false)
    phone.collectionView.delegate = delegate
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, CGFloat(433_333_420))
    expectEqual(layout.store.work.runsBroken, 1)
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 9_999_999, section: 0))
    expectEqual(last?.frame, CGRect(x: 0, y: 3_333_333 * 130, width: 130, height: 130))
    phone.scroll(toY: 200_000_000)
    expectEqual(phone.collectionView.visibleCells.count, 24)
    expectEqual(layout.store.solves, 1)
  }

  @Test func rotationKeepsDelegateSizesUntilInvalidated() {
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowDelegate()
    let phone = CollectionFixture(layout, counts: [6], showsAtOnce: false)
    delegate.size = { [weak view = phone.collectionView] _ in
      CGSize(width: (view?.bounds.size.width ?? 0) / 3, height: 30)
    }
    delegate.spacing = 0
    phone.collectionView.delegate = delegate
    phone.step()
    expectEqual(delegate.sizesAsked, 6)
    phone.collectionView.frame.size = CGSize(width: 300, height: 844)
    phone.step()
    // Two of 130 fit in 300.
    expectEqual(delegate.sizesAsked, 6)
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [0, 170, 0, 170, 0, 170])
    layout.invalidateLayout()
    phone.step()
    expectEqual(delegate.sizesAsked, 12)
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [0, 100, 200, 0, 100, 200])
  }

  @Test func contextDecidesWhetherDelegateMetricsRefresh() {
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowDelegate()
    let phone = CollectionFixture(layout, counts: [3], showsAtOnce: false)
    phone.collectionView.delegate = delegate
    phone.step()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    phone.step()
    expectEqual(delegate.sizesAsked, 3)
    let solves = layout.store.solves
    let nothing = UICollectionViewFlowLayoutInvalidationContext()
    nothing.invalidateFlowLayoutAttributes = false
    layout.invalidateLayout(with: nothing)
    phone.step()
    expectEqual(layout.store.solves, solves)
    phone.dataSource.counts = [4]
    phone.dataSource.names = [["a", "b", "c", "d"]]
    phone.collectionView.reloadData()
    phone.step()
    expectEqual(delegate.sizesAsked, 7)
    expectEqual(phone.collectionView.visibleCells.count, 4)
  }

  @Test func pinnedHeadersAndFootersStayWithoutSolving() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let phone = CollectionFixture(layout, counts: [20, 20])
    let solved = layout.store.work.sectionsSolved
    // A section is 40 + 2,000 + 20 long.
    for (offset, header, footer) in [(0, 0, 824), (100, 100, 924), (1_990, 1_990, 2_040), (2_030, 2_000, 2_040)] {
      phone.scroll(toY: CGFloat(offset))
      let views = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
        phone.collectionView.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: 0))
      }
      expectEqual(views.map { $0?.frame.minY }, [CGFloat(header), CGFloat(footer)], "at \(offset)")
    }
    expectEqual(layout.store.work.sectionsSolved, solved)
    let attributes = try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
    expectEqual(attributes.zIndex, 10)
    expectEqual(attributes.frame, CGRect(x: 0, y: 2_060, width: 390, height: 40))
  }

  @Test func arrangementIsMirroredRightToLeft() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 45)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let phone = CollectionFixture(layout, counts: [4], direction: .rightToLeft)
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [285, 165, 45, 285])
    expectEqual(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, 285)
  }

  @Test func viewInsetsReduceItemSpace() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let phone = CollectionFixture(layout, counts: [4])
    phone.collectionView.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    phone.collectionView.setNeedsLayout()
    phone.step()
    expectEqual(phone.collectionView.contentSize, CGSize(width: 320, height: 90))
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [0, 110, 220, 0])
    layout.sectionInsetReference = .fromLayoutMargins
    phone.collectionView.layoutMargins = UIEdgeInsets(top: 0, left: 38, bottom: 0, right: 48)
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minX), [8, 212, 8, 212])
  }

  @Test func overwideItemsAreLoggedOnceAndStacked() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 40)
    let phone = CollectionFixture(layout, counts: [3])
    layout.invalidateLayout()
    phone.step()
    expectEqual(layout.warnings.count, 1)
    expectEqual(
      layout.warnings.first?.contains(
        "the item width must be less than the width of the UICollectionView minus the section insets left and right "
          + "values, minus the content insets left and right values."), true)
    expectEqual(
      phone.collectionView.visibleCells.map(\.frame), [0, 50, 100].map { CGRect(x: 0, y: $0, width: 400, height: 40) })
    layout.itemSize.width = 390
    phone.step()
    expectEmpty(layout.warnings)
  }

  @Test func sizeDelegateMayQueryLayout() {
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowDelegate()
    let phone = CollectionFixture(layout, counts: [3], showsAtOnce: false)
    delegate.size = { _ in
      CGSize(width: 40, height: layout.collectionViewContentSize.height + layout.sectionInset.top + 40)
    }
    phone.collectionView.delegate = delegate
    phone.step()
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 40))
  }

  @Test func itemsMayBeInsertedMovedAndDeleted() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let phone = CollectionFixture(layout, counts: [5])
    phone.dataSource.counts = [6]
    phone.dataSource.names = [["0", "new", "1", "2", "3", "4"]]
    phone.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, 210)
    phone.dataSource.counts = [3]
    phone.collectionView.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, 100)
    expectEqual(phone.collectionView.indexPathsForVisibleItems.count, 3)
  }
}

/// Returns sizes and spacings, and counts the calls.
@MainActor
final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var spacing: CGFloat = 10
  var sizesAsked = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { spacing }
}

/// A delegate that implements no method.
@MainActor
private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

/// Three squares side by side, whatever the width.
@MainActor
private final class ThirdsLayout: UICollectionViewFlowLayout {
  var preparations = 0
  var sizeInPrepare: CGSize?

  override func prepare() {
    super.prepare()
    preparations += 1
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
    let side = (collectionView?.bounds.width ?? 0) / 3
    itemSize = CGSize(width: side, height: side)
    sizeInPrepare = collectionViewContentSize
  }
}
