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
    guard let attributes = currentLayout.layoutAttributesForItem(at: target.indexPath) else { return }
    guard let section = attributes.scrollingSection, let geometry = currentLayout.orthogonalGeometry(of: section) else {
      return scroll(to: attributes.box, target.position, animated: animated)
    }
    scrollSection(section, geometry, to: attributes.box, target.position, animated: animated)
    // The row as a whole has to be in sight as well.
    let row = CGRect(
      origin: CGPoint(
        geometry.axis, along: contentOffset[geometry.axis], across: attributes.box.origin[geometry.axis.other]),
      size: CGSize(
        geometry.axis, along: bounds.size[geometry.axis], across: attributes.box.size[geometry.axis.other]))
    scroll(to: row, target.position, animated: animated)
  }

  func performPendingScroll() {
    guard let target = pendingScroll, bounds.size.width > 0, bounds.size.height > 0 else { return }
    pendingScroll = nil
    scroll(to: target, animated: false)
  }

  private func scroll(to frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    var offset = contentOffset
    for axis in [Axis.horizontal, .vertical] {
      let inset = adjustedContentInset
      let before = axis == .horizontal ? inset.left : inset.top
      let after = axis == .horizontal ? inset.right : inset.bottom
      let viewport = Interval(offset[axis] + before, offset[axis] + bounds.size[axis] - after)
      let wanted = position.start(of: viewport, showing: frame.interval(axis), axis) - before
      let last = contentSize[axis] + after - bounds.size[axis]
      // The first place wins when the content is shorter than the view.
      offset[axis] = wanted > last ? last : wanted
      if offset[axis] < -before { offset[axis] = -before }
    }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
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
    guard path.count == 2, counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
      let there =
        path.count == 2 && counts.indices.contains(path.section)
        ? "section \(path.section) has \(counts[path.section]) items" : "there are \(counts.count) sections"
      raise("Attempted to scroll the collection view to an out-of-bounds item: \(path.readable), but \(there).")
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
