import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Scrolling in code within sections that scroll by themselves. They come to rest on one of their stops, whatever they
/// are asked for.
extension UICollectionView {
  /// Has the section that an item scrolls in come to rest where the item is shown as asked.
  ///
  /// - Parameter isAsked: The app wants it, maybe in a handler that runs during layout. Else an earlier goal is only
  ///   followed, which leaves alone what a finger holds or has thrown.
  /// - Returns: Whether the section moves.
  @discardableResult
  func settleSection(of target: PendingScroll, animated: Bool = false, isAsked: Bool = false) -> Bool {
    guard let (section, geometry, offset) = settledOffset(showing: target) else { return false }
    if loop.isRunning {
      if isAsked { setNeedsLayout() }
      guard isAsked, let host = orthogonals.host(of: section), host.geometry == geometry else {
        return settle(section, geometry, at: offset)
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

  /// Whether the section that a scroll in code is about is still on its way.
  var isGoalsSectionMoving: Bool {
    guard let goal = position.goal, goal.isAnimated else { return false }
    return orthogonals.host(of: goal.target.indexPath.section)?.isScrollAnimating ?? false
  }

  /// Groups that were measured on the way may have moved the goal.
  func followGoalInSection() {
    guard let goal = position.goal, goal.isAnimated else { return }
    settleSection(of: goal.target)
  }

  private func settledOffset(
    showing target: PendingScroll
  ) -> (section: Int, geometry: OrthogonalSection, offset: CGFloat)? {
    guard let attributes = currentLayout.layoutAttributesForItem(at: target.indexPath),
      let section = attributes.scrollingSection, let geometry = currentLayout.orthogonalGeometry(of: section)
    else { return nil }
    let axis = geometry.axis
    let origin = geometry.frame.origin[axis]
    let current = orthogonals.offset(of: section, in: geometry)
    let viewport = Interval(origin + current, origin + current + geometry.viewportLength)
    // Where a handler has moved the item to, for a stack or a parallax, is no place to go to.
    let frame = currentLayout.frameBeforeHandlers(of: attributes)
    let start = target.position.start(of: viewport, showing: frame.interval(axis), axis)
    return (section, geometry, geometry.settle(start - origin))
  }

  /// In the middle of a layout the scroll view does not know the new geometry yet; it is told when it is shown.
  private func settle(_ section: Int, _ geometry: OrthogonalSection, at offset: CGFloat) -> Bool {
    guard let host = orthogonals.host(of: section), host.isScrollInMotion else {
      guard offset != orthogonals.offset(of: section, in: geometry) else { return false }
      orthogonals.setOffset(offset, of: section, in: geometry)
      return true
    }
    // What a finger holds or has thrown goes its own way.
    guard host.isScrollAnimating else { return false }
    orthogonals.redirect(section, to: offset)
    return true
  }

  /// The scroll view of a section in sight, told of the geometry that the layout has now.
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
