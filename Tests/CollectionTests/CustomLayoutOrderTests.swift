import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections

/// The methods called on a layout, and their order.
@MainActor
struct CustomLayoutOrderTests {
  private func phone(_ counts: [Int] = [3]) -> (CollectionFixture, RecordingLayout) {
    let layout = RecordingLayout()
    return (CollectionFixture(layout, counts: counts), layout)
  }

  @Test func firstLayoutPreparesBeforeItQueries() {
    let (_, layout) = phone()
    // Earlier calls invalidated everything: those of the data source and of the window.
    expectEqual(layout.log.drop { $0.hasPrefix("invalidate") }, ["prepare", "content size", "elements"])
  }

  @Test func scrollingQueriesShouldInvalidateLayout() {
    let (phone, layout) = phone([20])
    layout.log = []
    phone.scroll(toY: 10)
    expectEqual(layout.log, ["should invalidate for 0, 10, 390 x 844", "elements"])
    layout.followsBounds = true
    layout.log = []
    phone.scroll(toY: 20)
    expectEqual(
      layout.log,
      [
        "should invalidate for 0, 20, 390 x 844", "context for bounds", "invalidate", "prepare", "content size",
        "elements",
      ])
  }

  @Test func anotherSizePreparesALayoutThatWantsIt() {
    let (phone, layout) = phone()
    layout.followsBounds = true
    layout.log = []
    phone.collectionView.frame.size = CGSize(width: 300, height: 500)
    phone.step()
    expectEqual(
      layout.log,
      [
        "should invalidate for 0, 0, 300 x 500", "context for bounds", "invalidate", "prepare", "content size",
        "elements",
      ])
  }

  @Test func layoutComparesNewBoundsWithOldBounds() {
    let (phone, layout) = phone([20])
    layout.boundsWhenAsked = []
    phone.scroll(toY: 10)
    phone.collectionView.frame.size = CGSize(width: 300, height: 500)
    phone.step()
    expectEqual(
      layout.boundsWhenAsked,
      [
        CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 0, y: 10, width: 390, height: 844),
      ])
    expectEqual(phone.collectionView.bounds.size, CGSize(width: 300, height: 500))
  }

  @Test func reloadingInvalidatesEverything() {
    let (phone, layout) = phone()
    layout.log = []
    phone.collectionView.reloadData()
    expectEqual(layout.log, ["invalidate everything and counts"])
    phone.step()
    expectEqual(layout.log, ["invalidate everything and counts", "prepare", "content size", "elements"])
  }

  @Test func updatesAreReportedBetweenPrepareAndQueries() {
    let (phone, layout) = phone()
    layout.log = []
    phone.dataSource.counts = [3]
    phone.collectionView.performBatchUpdates {
      phone.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
      phone.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    let asked = layout.log.drop { $0 != "invalidate counts" }
    expectEqual(
      Array(asked),
      [
        "invalidate counts", "prepare", "updates delete 0, insert 2", "content size", "target", "elements",
        "final 0", "final 1", "final 2", "initial 0", "initial 1", "initial 2", "finalize updates",
      ])
  }

  @Test func sectionAndMoveUpdatesAreReported() {
    let (phone, layout) = phone([3, 2])
    layout.log = []
    phone.dataSource.counts = [2, 2, 3]
    phone.dataSource.names = [["a", "b"], ["c", "d"], ["e", "f", "g"]]
    phone.collectionView.performBatchUpdates {
      phone.collectionView.insertSections([0])
      phone.collectionView.moveSection(0, toSection: 2)
      phone.collectionView.reloadItems(at: [IndexPath(item: 1, section: 1)])
    }
    expectContains(layout.log, "updates insert section 0, reload 1, move section 0")
  }

  @Test func animatedLayoutChangeNotifiesBothLayouts() {
    let (phone, old) = phone()
    let new = RecordingLayout()
    let shared = Recorder()
    (old.recorder, new.recorder) = (shared, shared)
    (old.name, new.name) = ("old ", "new ")
    phone.collectionView.setCollectionViewLayout(new, animated: true)
    let asked = shared.log.filter { !$0.hasSuffix("elements") && !$0.contains("content size") }
    expectEqual(
      asked,
      [
        "old to RecordingLayout", "new from RecordingLayout", "new invalidate everything", "new prepare", "new target",
        "old final 0", "old final 1", "old final 2", "new initial 0", "new initial 1", "new initial 2",
        "old finalize transition", "new finalize transition",
      ])
    expectNil(old.collectionView)
    expectIdentical(new.collectionView, phone.collectionView)
  }

  @Test func unanimatedLayoutChangeNotifiesNeitherLayout() {
    let (phone, old) = phone()
    let new = RecordingLayout()
    old.log = []
    phone.collectionView.setCollectionViewLayout(new, animated: false)
    phone.step()
    expectEmpty(old.log)
    expectEqual(new.log, ["invalidate everything", "prepare", "content size", "target", "elements"])
  }

  @Test func animatedBoundsChangeIsReported() throws {
    let (phone, layout) = phone()
    layout.followsBounds = true
    let cell = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    layout.log = []
    UIView.animate(withDuration: 1) {
      phone.collectionView.frame.size = CGSize(width: 300, height: 844)
      phone.collectionView.layoutIfNeeded()
    }
    let asked = layout.log.drop { $0 != "prepare" }
    expectEqual(
      Array(asked),
      [
        "prepare", "animated bounds from 390 x 844", "content size", "elements", "final 0", "final 1", "final 2",
        "initial 0", "initial 1", "initial 2", "finalize bounds",
      ])
    phone.run(for: 0.5)
    expectLess(abs((cell.layer.presentation()?.bounds.width ?? 0) - 345), 0.01)
  }

  @Test func aLayoutSaysWhichSupplementaryViewsGo() throws {
    let layout = RecordingLayout()
    layout.hasHeader = true
    let phone = CollectionFixture(layout, counts: [2])
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(phone.collectionView.supplementaryView(forElementKind: kind, at: path))
    phone.collectionView.performBatchUpdates(nil)
    expectIdentical(phone.collectionView.supplementaryView(forElementKind: kind, at: path), header)
    layout.replacesHeader = true
    layout.log = []
    phone.collectionView.performBatchUpdates(nil)
    let other = try #require(phone.collectionView.supplementaryView(forElementKind: kind, at: path))
    expectNotIdentical(other, header)
    expectContains(layout.log, "to delete \(kind)")
    expectIdentical(header.superview, phone.collectionView)
    expectNotIdentical(phone.collectionView.supplementaryView(forElementKind: kind, at: path), header)
    phone.run(for: 0.5)
    expectNil(header.superview)
  }
}

/// A log shared by layouts whose calls are compared.
@MainActor
final class Recorder { var log: [String] = [] }

/// Rows of 100 points that record the calls they receive.
private final class RecordingLayout: UICollectionViewLayout {
  var recorder = Recorder()
  var name = ""
  var followsBounds = false
  var boundsWhenAsked: [CGRect] = []
  var hasHeader = false
  var replacesHeader = false

  var log: [String] {
    get { recorder.log }
    set { recorder.log = newValue }
  }

  private func note(_ what: String) { log.append(name + what) }

  override func prepare() {
    super.prepare()
    note("prepare")
  }

  override var collectionViewContentSize: CGSize {
    note("content size")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(total) * 100)
  }

  private var total: Int {
    guard let collectionView else { return 0 }
    return (0..<collectionView.numberOfSections).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    guard let collectionView else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
          found.append(attributes)
        }
      }
    }
    if hasHeader {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
      header.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      header.zIndex = 1
      found.append(header)
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let before = (0..<indexPath.section).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
    attributes.frame = CGRect(
      x: 0, y: CGFloat(before + indexPath.item) * 100, width: collectionView.bounds.width, height: 100)
    return attributes
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    var what: [String] = []
    if context.invalidateEverything { what.append("everything") }
    if context.invalidateDataSourceCounts { what.append("counts") }
    note(what.isEmpty ? "invalidate" : "invalidate " + what.joined(separator: " and "))
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView { boundsWhenAsked.append(collectionView.bounds) }
    note(
      "should invalidate for \(Int(newBounds.minX)), \(Int(newBounds.minY)), \(Int(newBounds.width)) x "
        + "\(Int(newBounds.height))")
    return followsBounds
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context for bounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    note("target")
    return proposedContentOffset
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { item in
      let path = item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate
      let position = path.map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.item)" } ?? "nowhere"
      return "\(item.updateAction) \(position)"
    }
    note("updates " + items.joined(separator: ", "))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    note("finalize updates")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    note("to delete \(elementKind)")
    return replacesHeader ? [IndexPath(item: 0, section: 0)] : []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    replacesHeader ? [IndexPath(item: 0, section: 0)] : []
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    note("animated bounds from \(Int(oldBounds.width)) x \(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    note("finalize bounds")
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    note("to \(type(of: newLayout))")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    note("from \(type(of: oldLayout))")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    note("finalize transition")
  }
}
