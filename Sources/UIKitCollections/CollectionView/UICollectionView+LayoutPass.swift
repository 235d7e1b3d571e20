import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// One round of layout: from the data source's counts to views in their places.
extension UICollectionView {
  func layoutRound() {
    prepareLayout()
    performPendingScroll()
    noteBounds()
    backgroundView?.frame = bounds
    let visible = bounds
    let placements = currentLayout.placements(in: visible)
    // A handler may have changed the data; what was just placed then is of the past.
    if needsReload || currentLayout.needsPreparation { return }
    arrange {
      orthogonals.show(
        currentLayout.orthogonalPlacements(in: visible), insert: { place(host: $0) }, remove: { remove(host: $0) })
    }
    display(placements)
    measureSelfSizing()
  }

  /// Asks for counts and prepares the layout, if either is out of date.
  func prepareLayout() {
    if let preparedBounds, preparedBounds != bounds, currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: bounds))
    }
    if needsReload {
      needsReload = false
      recycleEverything()
    }
    _ = itemCounts
    orthogonals.grid = PixelGrid(scale: traitCollection.displayScale)
    guard currentLayout.needsPreparation else { return }
    let anchor = onlySizesChanged ? firstShownItem() : nil
    onlySizesChanged = true
    let adjustment = currentLayout.prepareIfNeeded()
    preparedBounds = bounds
    let size = currentLayout.collectionViewContentSize.finite
    if size != contentSize { contentSize = size }
    keep(anchor)
    askForTargetOffset()
    if adjustment != .zero { contentOffset = contentOffset + adjustment }
  }

  /// After a change of the data or of the layout.
  private func askForTargetOffset() {
    guard asksForTargetOffset else { return }
    asksForTargetOffset = false
    let proposed = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != contentOffset { contentOffset = target }
  }

  /// Layouts hear of bounds that moved even if that did not invalidate them.
  private func noteBounds() { preparedBounds = bounds }

  func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { knownCounts = nil }
    if context.preferredSize == nil { onlySizesChanged = false }
    setNeedsLayout()
  }

  // MARK: Counts

  /// Items per section; asks the data source if something invalidated what it said.
  var itemCounts: [Int] {
    if let knownCounts { return knownCounts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    if sections < 0 {
      raise("The data source \(type(of: dataSource)) says \(sections) sections; the number must be 0 or more.")
    }
    let counts = (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      if count < 0 {
        raise(
          "The data source \(type(of: dataSource)) says \(count) items in section \(section); "
            + "the number must be 0 or more.")
      }
      return count
    }
    knownCounts = counts
    return counts
  }

  // MARK: Keeping the reader's place

  /// The first item that was on screen before this layout and begins there. When sizes above it are learned, the
  /// offset follows it.
  private func firstShownItem() -> (key: ElementKey, origin: CGPoint)? {
    for key in displayedKeys {
      guard case .item = key, let shown = displayed[key], shown.pass < pass, shown.placement.scrollingSection == nil
      else { continue }
      let origin = shown.placement.frame.origin
      if origin.y >= bounds.origin.y && origin.x >= bounds.origin.x { return (key, origin) }
    }
    return nil
  }

  private func keep(_ anchor: (key: ElementKey, origin: CGPoint)?) {
    guard let anchor, let now = currentLayout.layoutAttributesForItem(at: anchor.key.indexPath)?.box.origin else {
      return
    }
    if now != anchor.origin { contentOffset = contentOffset + (now - anchor.origin) }
  }

  // MARK: Self-sizing

  /// Every view in sight is asked for its size again.
  func measureAgain() {
    for key in displayedKeys { displayed[key]?.measurement = nil }
  }

  /// Asks views with estimated sides, once after they appeared or were configured, what size they would like.
  private func measureSelfSizing() {
    for key in displayedKeys {
      guard let shown = displayed[key], shown.measurement == nil else { continue }
      displayed[key]?.measurement = Measurement(axes: [], size: shown.placement.frame.size)
      // Cells often change the object they are given, so they are given one of their own.
      guard let original = currentLayout.attributesForMeasuring(shown.placement),
        let proposed = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      displayed[key]?.measurement = Measurement(axes: original.estimatedAxes, size: original.size)
      let preferred = shown.view.preferredLayoutAttributesFitting(proposed)
      guard
        currentLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else {
        currentLayout.rememberConfirmedSize(of: original)
        continue
      }
      currentLayout.invalidateLayout(
        with: currentLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      needsAnotherRound = true
    }
  }
}
