import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Programmatic scrolling within orthogonal sections. It always ends at one of the section's stops.
extension UICollectionView {
  /// Scrolls the orthogonal section of an item so that the item is displayed as requested.
  ///
  /// - Parameter isRequested: Whether the app requested the scroll, possibly in a handler that runs during layout.
  ///   Otherwise an earlier goal is followed, which does not affect a section that a finger holds or that is
  ///   decelerating.
  /// - Returns: Whether the section moves.
  @discardableResult
  func alignSection(of target: PendingScroll, animated: Bool = false, isRequested: Bool = false) -> Bool {
    guard let (section, geometry, offset) = restingOffset(showing: target) else { return false }
    if loop.isRunning {
      if isRequested { setNeedsLayout() }
      guard isRequested, let host = orthogonals.host(of: section), host.geometry == geometry else {
        return moveSection(section, geometry, at: offset)
      }
    }
    guard let host = currentHost(of: section, geometry) else {
      guard offset != orthogonals.offset(of: section, in: geometry) else { return false }
      orthogonals.setOffset(offset, of: section, in: geometry)
      setNeedsLayout()
      return true
    }
    guard offset != host.sectionOffset || host.isScrollInMotion else { return false }
    host.scroll(to: offset, animated: animated)
    return true
  }

  /// Whether the section of the current programmatic scroll is still moving.
  var isGoalsSectionMoving: Bool {
    guard let goal = position.goal, goal.isAnimated else { return false }
    return orthogonals.host(of: goal.target.indexPath.section)?.isScrollAnimating ?? false
  }

  /// Follows the goal, which newly measured groups may have moved.
  func followGoalInSection() {
    guard let goal = position.goal, goal.isAnimated else { return }
    alignSection(of: goal.target)
  }

  private func restingOffset(
    showing target: PendingScroll
  ) -> (section: Int, geometry: OrthogonalSection, offset: CGFloat)? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: target.indexPath),
      let section = attributes.scrollingSection, let geometry = currentLayout.orthogonalGeometry(of: section)
    else { return nil }
    let axis = geometry.axis
    let origin = geometry.frame.origin[axis]
    let current = orthogonals.offset(of: section, in: geometry)
    let viewport = Interval(origin + current, origin + current + geometry.viewportLength)
    // The frame before handlers is the target; a handler may have moved the item for a stack or parallax effect.
    let frame = currentLayout.frameBeforeHandlers(of: attributes)
    let start = target.position.start(of: viewport, showing: frame.interval(axis), axis)
    return (section, geometry, geometry.restingOffset(start - origin))
  }

  /// Sets the offset of a section. During layout the scroll view does not have the new geometry yet; it adopts the
  /// geometry when it is next displayed.
  private func moveSection(_ section: Int, _ geometry: OrthogonalSection, at offset: CGFloat) -> Bool {
    guard let host = orthogonals.host(of: section), host.isScrollInMotion else {
      guard offset != orthogonals.offset(of: section, in: geometry) else { return false }
      orthogonals.setOffset(offset, of: section, in: geometry)
      return true
    }
    // A section that a finger holds or that is decelerating keeps its own motion.
    guard host.isScrollAnimating else { return false }
    orthogonals.redirect(section, to: offset)
    return true
  }

  /// The scroll view of a visible section, updated to the layout's current geometry.
  private func currentHost(of section: Int, _ geometry: OrthogonalSection) -> OrthogonalScrollView? {
    guard let host = orthogonals.host(of: section) else { return nil }
    guard host.geometry != geometry else { return host }
    guard let placement = currentLayout.orthogonalPlacements(in: bounds).first(where: { $0.section == section })
    else { return nil }
    orthogonals.show(placement, in: host)
    return host
  }
}

extension UICollectionViewLayout {
  fileprivate func frameBeforeHandlers(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let layout = self as? UICollectionViewCompositionalLayout, let key = attributes.key,
      let element = layout.store.solution?.element(key)
    else { return attributes.box }
    return element.frame
  }
}
