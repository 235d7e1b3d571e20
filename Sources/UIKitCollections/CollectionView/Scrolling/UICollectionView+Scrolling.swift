import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An item to scroll to once the layout is available.
struct PendingScroll {
  var indexPath: IndexPath
  var position: UICollectionView.ScrollPosition
}

/// Scrolls to items.
extension UICollectionView {
  /// Scrolls to an item. Before the view has a size, the request is postponed to the first layout.
  func scroll(to target: PendingScroll, animated: Bool) {
    target.position.requireOnePerAxis()
    guard bounds.size.width > 0, bounds.size.height > 0 else {
      if dataSource != nil { requireExisting(target.indexPath) }
      position.postpone(target)
      setNeedsLayout()
      return
    }
    prepareLayoutOutsidePass()
    requireExisting(target.indexPath)
    start(target, animated: animated)
  }

  /// Performs the scroll that was requested before the first layout. Items deleted since then are ignored.
  func performPendingScroll() {
    guard bounds.size.width > 0, bounds.size.height > 0, let target = position.takePendingScroll() else { return }
    if reasonNotToScroll(to: target.indexPath) == nil { start(target, animated: false) }
  }

  /// Scrolls the item's section, if it is orthogonal, and then the collection view to the section.
  private func start(_ target: PendingScroll, animated: Bool) {
    let movesSection = alignSection(of: target, animated: animated, isRequested: true)
    guard let offset = offset(showing: target, in: visibleArea), movesSection || offset != contentOffset else {
      return
    }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
    position.follow(ScrollGoal(target: target, isAnimated: animated, offset: contentOffset))
  }

  var visibleArea: VisibleArea { VisibleArea(bounds: bounds, insets: adjustedContentInset, contentSize: contentSize) }

  /// Returns the offset of the collection view that shows an item as requested, within the ends of the content.
  func offset(showing target: PendingScroll, in visible: VisibleArea) -> CGPoint? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: target.indexPath),
      var frame = currentLayout.placement(of: attributes)?.frame
    else { return nil }
    if let section = attributes.scrollingSection, let axis = currentLayout.orthogonalGeometry(of: section)?.axis {
      // In an orthogonal section, the whole row of the item must be visible.
      frame.origin[axis] = visible.bounds.origin[axis]
      frame.size[axis] = visible.bounds.size[axis]
    }
    let list = currentLayout as? UICollectionViewCompositionalLayout
    let isCentered = target.position.contains(.centeredVertically)
    let covers = isCentered ? .zero : list?.insetsCoveringRows(ofSection: target.indexPath.section) ?? .zero
    return offset(showing: frame, at: target.position, in: visible, between: covers)
  }

  /// Returns the offset that shows a frame as requested, within the ends of the content.
  ///
  /// - Parameter covers: What covers the start and the end of the view, in addition to its insets.
  func offset(
    showing frame: CGRect, at position: ScrollPosition, in visible: VisibleArea, between covers: UIEdgeInsets = .zero
  ) -> CGPoint {
    var offset = visible.bounds.origin
    for axis in [Axis.horizontal, .vertical] {
      let (before, after) = visible.insets.ends(along: axis)
      let (start, end) = covers.ends(along: axis)
      let viewport = Interval(offset[axis] + before + start, offset[axis] + visible.bounds.size[axis] - after - end)
      let wanted = position.start(of: viewport, showing: frame.interval(axis), axis) - before - start
      let last = visible.contentSize[axis] + after - visible.bounds.size[axis]
      // The start of the content takes precedence if the content is shorter than the view.
      offset[axis] = wanted > last ? last : wanted
      if offset[axis] < -before { offset[axis] = -before }
    }
    return offset
  }

  private func requireExisting(_ path: IndexPath) {
    if let reason = reasonNotToScroll(to: path) { raise("Attempted to scroll the collection view to \(reason)") }
  }

  /// Returns UIKit's error message for an item that does not exist; `nil` if the item exists.
  private func reasonNotToScroll(to path: IndexPath) -> String? {
    let counts = itemCounts
    guard path.count == 2 else {
      return "\(path.readable), which is not the index path of an item. Make it with IndexPath(item:section:)."
    }
    guard counts.indices.contains(path.section) else {
      return "an out-of-bounds section (\(path.section)) when there are only \(counts.count) sections."
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      return "an out-of-bounds item (\(path.item)) when there are only \(counts[path.section]) items in section "
        + "\(path.section)."
    }
    return nil
  }
}

/// Lets custom layouts change the offset at which a finger's scroll ends.
extension UICollectionView: ScrollTargeting {
  package func targetOffset(for scrollView: UIScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    let target = currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return target == proposed ? nil : target
  }
}

extension UIEdgeInsets {
  fileprivate func ends(along axis: Axis) -> (before: CGFloat, after: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
