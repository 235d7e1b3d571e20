import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// One round of layout: from the data source's counts to views in their places.
extension UICollectionView {
  func layoutRound() {
    if isScrolling { swipes?.close() }
    prepareLayout()
    performPendingScroll()
    // Layouts hear of bounds that moved even if that did not invalidate them.
    loop.notePreparedBounds(bounds)
    backgroundView?.frame = bounds
    let visible = bounds
    let placements = withCarriedItem(placementsAfterHandlers(in: visible))
    // A handler may have changed the data; what was just placed then is of the past.
    if needsReload || currentLayout.needsPreparation { return }
    arrange {
      orthogonals.show(
        currentLayout.orthogonalPlacements(in: visible), insert: { place(host: $0) }, remove: { remove(host: $0) })
    }
    display(placements)
    updateListPositions()
    showListBackgrounds()
    updateIndexBar()
    measureSelfSizing()
  }

  /// Runs the visible-items handlers of sections, which nothing else in a frame does, and asks the layout what to display.
  private func placementsAfterHandlers(in visible: CGRect) -> [Placement] {
    let elements = currentLayout.elementsBeforeHandlers(in: visible, offsets: orthogonals.offsets)
    if let elements { currentLayout.callHandlers(for: elements) }
    return currentLayout.placements(in: visible, of: elements)
  }

  /// Asks for counts and prepares the layout, if either is out of date.
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
    // A layout that moves the offset itself knows better what is to stay.
    adopt(currentLayout.collectionViewContentSize.finite, keeping: adjustment == .zero ? kept : nil)
    askForTargetOffset()
    if adjustment != .zero { takeContent(size: contentSize, shiftedBy: adjustment) }
  }

  /// Asks the layout whether bounds other than those it was prepared for make it prepare again.
  private func askAboutBounds() {
    let new = bounds
    loop.askAboutBounds(new) {
      guard currentLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
      currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: new))
    }
  }

  /// After a change of the data or of the layout.
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
      // What is known by index may stand for other items now.
      elements.forgetSizing()
    }
    // A context that names items has them measured again; their neighbours shall not jump.
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

  /// Rotation, another text size, dark mode: the section provider may answer differently.
  func environmentDidChange(from old: UITraitCollection?) {
    position.beginReflow()
    let new = traitCollection
    // Cells lay out their text by these, so what was measured is of the past.
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

  /// Items per section as displayed; asks the data source if something invalidated its answer.
  var itemCounts: [Int] {
    knownCounts.counts(of: self) { order.shown(counts: $0) }
  }

  var needsReload: Bool { knownCounts.needsReload }
}
