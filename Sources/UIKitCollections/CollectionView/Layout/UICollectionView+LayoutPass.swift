import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// One round of layout: from the data source's counts to the frames of views.
extension UICollectionView {
  func layoutRound() {
    LayoutEvents.note(.layout, self, "pass \(loop.pass)" + (loop.rounds > 1 ? ", round \(loop.rounds)" : ""))
    if isScrolling { swipes?.close() }
    prepareLayout()
    performPendingScroll()
    // Layouts are notified of bounds changes even if these did not invalidate them.
    loop.notePreparedBounds(bounds)
    backgroundView?.frame = bounds
    let visible = bounds
    let placements = withCarriedItem(placementsAfterHandlers(in: visible))
    // A handler may have changed the data; the placements just computed are then out of date.
    if needsReload || currentLayout.needsPreparation { return }
    arrange {
      orthogonals.show(
        currentLayout.orthogonalPlacements(in: visible), insert: { place(host: $0) }, remove: { remove(host: $0) })
    }
    display(placements)
    updateListPositions()
    notePinnedBoundaries()
    showListBackgrounds()
    updateIndexBar()
    measureSelfSizing()
  }

  /// Runs the visible-items handlers of sections, and returns the elements to display. No other step of a frame runs
  /// handlers.
  private func placementsAfterHandlers(in visible: CGRect) -> [Placement] {
    let elements = currentLayout.elementsBeforeHandlers(in: visible, offsets: orthogonals.offsets)
    if let elements { currentLayout.callHandlers(for: elements) }
    return currentLayout.placements(in: visible, of: elements)
  }

  /// Requests item counts and prepares the layout, if either is out of date.
  func prepareLayout() {
    askAboutBounds()
    if knownCounts.takeReload() {
      surroundings.indexTitles.invalidate()
      recycleEverything()
    }
    _ = itemCounts
    orthogonals.setGrid(PixelGrid(scale: traitCollection.displayScale))
    guard currentLayout.needsPreparation else { return }
    let kept = positionToKeep()
    let rows = position.onlySizesChanged ? positionsInSections() : []
    position.beginPreparation()
    let adjustment = loop.prepare { currentLayout.prepareIfNeeded() }
    loop.notePreparedBounds(bounds)
    keep(rows)
    // The layout's own offset adjustment takes precedence over the kept position.
    adopt(currentLayout.collectionViewContentSize.finite, keeping: adjustment == .zero ? kept : nil)
    askForTargetOffset()
    if adjustment != .zero { takeContent(size: contentSize, shiftedBy: adjustment) }
  }

  /// Lets the layout decide whether bounds invalidate it, before the collection view has them.
  func askBefore(_ new: CGRect, instead old: CGRect) {
    loop.decide(about: new, from: old) { invalidation(forBoundsChange: new) }
  }

  /// Invalidates the layout if it wanted that for the bounds that the collection view has now.
  func invalidateForBounds() {
    loop.invalidateForBounds { currentLayout.invalidate(forBounds: $0) }
  }

  private func invalidation(forBoundsChange new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    return currentLayout.invalidationContext(forBoundsChange: new)
  }

  /// Lets the layout decide about bounds that changed during a layout.
  private func askAboutBounds() {
    let new = bounds
    var context: UICollectionViewLayoutInvalidationContext?
    loop.askAboutBounds(new) { context = invalidation(forBoundsChange: new) }
    if let context { currentLayout.invalidate(forBounds: context) }
  }

  /// Requests the target offset from the layout after a change of the data or of the layout.
  private func askForTargetOffset() {
    guard updates.takeTargetOffsetRequest() else { return }
    let proposed = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if target != contentOffset { contentOffset = target }
  }

  func layoutWasInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    loop.noteInterference(context)
    if context.invalidateDataSourceCounts {
      knownCounts.invalidate()
      position.forgetItems()
      // Measurements are stored by index path, which may belong to other items now.
      elements.forgetSizing()
    }
    // A context that names items has them measured again; items next to them must not jump.
    let isAboutSizes = context.preferredSize != nil || (!context.isUnspecific && currentLayout.readingAxis != nil)
    if !isAboutSizes && !context.isScroll {
      position.noteChangeBeyondSizes()
      elements.invalidateListPositions()
    }
    let growth = context.contentSizeAdjustment.finiteChange
    if growth != .zero {
      contentSize = CGSize(width: contentSize.width + growth.width, height: contentSize.height + growth.height)
    }
    setNeedsLayout()
  }

  /// Invalidates the layout after rotation or a change of text size or appearance, because the section provider may
  /// return another section.
  func environmentDidChange(from old: UITraitCollection?) {
    position.beginReflow()
    let new = traitCollection
    // These traits affect text layout in cells, so previous measurements are out of date.
    if let old,
      old.preferredContentSizeCategory != new.preferredContentSizeCategory || old.displayScale != new.displayScale
        || old.layoutDirection != new.layoutDirection
    {
      currentLayout.forgetMeasuredSizes()
      measureAgain()
    }
    currentLayout.invalidateLayout()
  }

  // MARK: Counts

  /// The number of displayed items per section. The data source is queried if its last answer was invalidated.
  var itemCounts: [Int] {
    knownCounts.counts(of: self) { order.shown(counts: $0) }
  }

  var needsReload: Bool { knownCounts.needsReload }
}

extension UICollectionView: BoundsObserving {
  package func scrollViewDidTakeBounds(_ scrollView: UIScrollView) { invalidateForBounds() }
}
