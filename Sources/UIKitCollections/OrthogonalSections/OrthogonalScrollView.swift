import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics
import UIKitCore

/// The scroll view inside a collection view that contains the cells of one orthogonal section.
///
/// Cells keep their layout coordinates: when the section is at rest, the origin of the bounds is the origin of the
/// frame.
class OrthogonalScrollView: UIScrollView, ScrollTargeting {
  private var placement: OrthogonalPlacement?
  private var knownSnapping: Snapping?
  /// Whether the geometry is being set, so that offset changes are not the user's.
  private(set) var isConfiguring = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    targeting = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var section: Int? { placement?.section }
  var geometry: OrthogonalSection? { placement?.geometry }

  /// The offset of the section; 0 at rest, except where the first group is centered.
  var sectionOffset: CGFloat {
    guard let axis = placement?.geometry.axis else { return 0 }
    return contentOffset[axis] - frame.origin[axis]
  }

  /// Returns the section's stops in the scroll view's coordinates; `nil` if it has none, or if another solution is
  /// displayed.
  func stops(ofGeneration generation: Int) -> RestStops? {
    placement?.generation == generation ? knownSnapping?.stops : nil
  }

  /// Adopts a section or its new geometry, at an offset. A motion in progress continues from there.
  ///
  /// - Parameter destination: The new end of a programmatic scroll; `nil` for the counterpart of its previous end.
  func show(_ new: OrthogonalPlacement, at offset: CGFloat, endingAt destination: CGFloat? = nil) {
    let old = placement?.section == new.section ? placement : nil
    let isSame = old?.isSame(as: new) ?? false
    if isSame, let destination { retargetScrollAnimation(to: position(at: destination)) }
    if isSame && offset == sectionOffset {
      placement?.generation = new.generation
      return
    }
    isConfiguring = true
    defer { isConfiguring = false }
    let end = old.flatMap { destination ?? counterpart(ofDestinationIn: $0.geometry, in: new.geometry) }
    placement = new
    if !isSame { adopt(new, at: offset, endingAt: end, continues: old?.geometry.axis == new.geometry.axis) }
    if offset != sectionOffset { contentOffset = position(at: offset) }
  }

  func scroll(to offset: CGFloat, animated: Bool) { setContentOffset(position(at: offset), animated: animated) }

  /// Updates the section's index.
  func follow(to section: Int) { placement?.section = section }

  /// Stops the motion, because the section has left the screen.
  func release() {
    isConfiguring = true
    setContentOffset(contentOffset, animated: false)
    isConfiguring = false
    placement = nil
    knownSnapping = nil
  }

  private func position(at offset: CGFloat) -> CGPoint {
    guard let axis = placement?.geometry.axis else { return contentOffset }
    var position = frame.origin
    position[axis] += offset
    return position
  }

  /// Returns the end of a motion after the groups were laid out again: if it was to end on a page, it ends on the same
  /// page.
  private func counterpart(ofDestinationIn old: OrthogonalSection, in new: OrthogonalSection) -> CGFloat? {
    guard isScrollInMotion, old.axis == new.axis else { return nil }
    let end = scrollDestination[old.axis] - frame.origin[old.axis]
    if let stop = new.stop(like: end, in: old) { return stop }
    return new.viewportLength == old.viewportLength ? nil : new.counterpart(of: end, in: old)
  }

  /// Chooses the content size and insets so that the scroll view's range is that of the section.
  private func adopt(_ placement: OrthogonalPlacement, at offset: CGFloat, endingAt end: CGFloat?, continues: Bool) {
    let geometry = placement.geometry
    let (axis, frame) = (geometry.axis, geometry.frame)
    let isMoving = isScrollInMotion && continues
    if self.frame != frame { self.frame = frame }
    var size = CGSize(width: frame.origin.x + frame.size.width, height: frame.origin.y + frame.size.height)
    size[axis] = frame.origin[axis] + geometry.maxOffset + frame.size[axis]
    knownSnapping = Snapping(geometry)
    let start = frame.origin[axis] + geometry.minOffset
    contentInset =
      axis == .horizontal
      ? UIEdgeInsets(top: -frame.origin.y, left: -start, bottom: 0, right: 0)
      : UIEdgeInsets(top: -start, left: -frame.origin.x, bottom: 0, right: 0)
    bounces = placement.bounce != .never
    alwaysBounceHorizontal = placement.bounce == .always && axis == .horizontal
    alwaysBounceVertical = placement.bounce == .always && axis == .vertical
    if isMoving {
      let shift = position(at: offset) - contentOffset
      relayoutContent(size: size, carriedBy: shift, endingAt: end.map { position(at: $0) })
    } else {
      contentSize = size
      // Unlike an assignment, this also stops a motion along the previous axis.
      setContentOffset(position(at: offset), animated: false)
    }
  }

  /// The deceleration rate: fast for paging sections, and that of the collection view for others, unless it was set.
  override var decelerationRate: DecelerationRate {
    get {
      guard let placement, placement.decelerationRate == .automatic else {
        return placement.map { DecelerationRate(rawValue: $0.decelerationRate.rawValue) } ?? super.decelerationRate
      }
      if placement.geometry.behavior.isPaging { return .fast }
      return (superview as? UIScrollView)?.decelerationRate ?? .normal
    }
    set { super.decelerationRate = newValue }
  }

  // MARK: ScrollTargeting

  func snapping(for scrollView: UIScrollView, axis: Axis) -> Snapping? {
    axis == placement?.geometry.axis ? knownSnapping : nil
  }
}

extension Snapping {
  /// Creates the snapping in the embedded scroll view's coordinates; `nil` if the section stops at any offset.
  init?(_ geometry: OrthogonalSection) {
    guard let stops = geometry.restStops(from: geometry.frame.origin[geometry.axis]) else { return nil }
    self.init(geometry.behavior.isPaging ? .paging : .boundary, stops: stops)
  }
}

extension OrthogonalPlacement {
  /// Whether a scroll view configured for one placement is also configured for the other.
  fileprivate func isSame(as other: OrthogonalPlacement) -> Bool {
    if generation == other.generation { return true }
    return geometry == other.geometry && decelerationRate == other.decelerationRate && bounce == other.bounce
  }
}
