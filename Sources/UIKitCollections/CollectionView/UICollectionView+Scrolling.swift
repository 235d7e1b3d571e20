import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A place to scroll to, as soon as there is a layout.
struct PendingScroll {
  var indexPath: IndexPath
  var position: UICollectionView.ScrollPosition
}

/// Brings items into sight.
extension UICollectionView {
  /// Before the view has a size there is nothing to scroll; the first layout then does it.
  func scroll(to target: PendingScroll, animated: Bool) {
    guard bounds.size.width > 0, bounds.size.height > 0 else {
      pendingScroll = target
      setNeedsLayout()
      return
    }
    prepareLayoutOutsidePass()
    requireExisting(target.indexPath)
    settleSection(of: target, animated: animated)
    guard let offset = offset(showing: target, in: currentSight), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
    scrollGoal = ScrollGoal(target: target, isAnimated: animated, offset: contentOffset)
  }

  func performPendingScroll() {
    guard let target = pendingScroll, bounds.size.width > 0, bounds.size.height > 0 else { return }
    pendingScroll = nil
    scroll(to: target, animated: false)
  }

  var currentSight: Sight { Sight(bounds: bounds, insets: adjustedContentInset, contentSize: contentSize) }

  /// Where the collection view itself has to be to show an item as asked; within the ends of the content.
  func offset(showing target: PendingScroll, in sight: Sight) -> CGPoint? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: target.indexPath),
      var frame = currentLayout.placement(of: attributes)?.frame
    else { return nil }
    var offset = sight.bounds.origin
    if let section = attributes.scrollingSection, let axis = currentLayout.orthogonalGeometry(of: section)?.axis {
      // Of an item that scrolls in its section the row as a whole has to be in sight.
      frame.origin[axis] = offset[axis]
      frame.size[axis] = sight.bounds.size[axis]
    }
    for axis in [Axis.horizontal, .vertical] {
      let before = axis == .horizontal ? sight.insets.left : sight.insets.top
      let after = axis == .horizontal ? sight.insets.right : sight.insets.bottom
      let viewport = Interval(offset[axis] + before, offset[axis] + sight.bounds.size[axis] - after)
      let wanted = target.position.start(of: viewport, showing: frame.interval(axis), axis) - before
      let last = sight.contentSize[axis] + after - sight.bounds.size[axis]
      // The first place wins when the content is shorter than the view.
      offset[axis] = wanted > last ? last : wanted
      if offset[axis] < -before { offset[axis] = -before }
    }
    return offset
  }

  /// Has the section that an item scrolls in come to rest where the item is shown as asked.
  func settleSection(of target: PendingScroll, animated: Bool = false) {
    guard let attributes = currentLayout.layoutAttributesForItem(at: target.indexPath),
      let section = attributes.scrollingSection, let geometry = currentLayout.orthogonalGeometry(of: section)
    else { return }
    scrollSection(section, geometry, to: attributes.box, target.position, animated: animated)
  }

  /// Orthogonal sections come to rest on one of their stops, whatever they are asked for.
  private func scrollSection(
    _ section: Int, _ geometry: OrthogonalSection, to frame: CGRect, _ position: ScrollPosition, animated: Bool
  ) {
    let axis = geometry.axis
    let current = orthogonals.offset(of: section, in: geometry)
    let origin = geometry.frame.origin[axis]
    let viewport = Interval(origin + current, origin + current + geometry.viewportLength)
    let offset = geometry.settle(position.start(of: viewport, showing: frame.interval(axis), axis) - origin)
    guard offset != current else { return }
    if let host = orthogonals.host(of: section) {
      host.scroll(to: offset, animated: animated)
    } else {
      orthogonals.setOffset(offset, of: section, in: geometry)
      setNeedsLayout()
    }
  }

  private func requireExisting(_ path: IndexPath) {
    let counts = itemCounts
    guard path.count == 2 else {
      raise(
        "Attempted to scroll the collection view to \(path.readable), which is not the index path of an item. Make it "
          + "with IndexPath(item:section:).")
    }
    guard counts.indices.contains(path.section) else {
      raise(
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only "
          + "\(counts.count) sections.")
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      raise(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
          + "\(counts[path.section]) items in section \(path.section).")
    }
  }
}

/// Custom layouts may steer where a finger's scroll comes to rest.
extension UICollectionView: ScrollTargeting {
  package func targetOffset(for scrollView: UIScrollView, proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
    let target = currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return target == proposed ? nil : target
  }
}

extension UICollectionView.ScrollPosition {
  /// Where a viewport has to start to show an interval as asked. Without a wish for this axis, the nearest place where
  /// all of it is in sight.
  fileprivate func start(of viewport: Interval, showing item: Interval, _ axis: Axis) -> CGFloat {
    let (first, middle, last): (Self, Self, Self) =
      axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if contains(first) { return item.lower }
    if contains(middle) { return item.mid - viewport.length / 2 }
    if contains(last) { return item.upper - viewport.length }
    // What is longer than the viewport and in sight stays where it is.
    if item.length > viewport.length { return item.overlaps(viewport) ? viewport.lower : item.lower }
    if item.lower < viewport.lower { return item.lower }
    return item.upper > viewport.upper ? item.upper - viewport.length : viewport.lower
  }
}
