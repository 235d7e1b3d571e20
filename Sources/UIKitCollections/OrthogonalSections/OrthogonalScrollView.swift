import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics
import UIKitCore

/// The scroll view inside a collection view that one orthogonal section's cells live in.
///
/// Cells keep their layout coordinates: with the section at rest the origin of the bounds is the origin of the frame.
final class OrthogonalScrollView: UIScrollView, ScrollTargeting {
  private var placement: OrthogonalPlacement?
  private var knownSnapping: Snapping?
  /// Geometry is being set, so offset changes are not the user's.
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

  /// The section's scroll offset; 0 at rest, unless the first group is centered.
  var sectionOffset: CGFloat {
    guard let axis = placement?.geometry.axis else { return 0 }
    return contentOffset[axis] - frame.origin[axis]
  }

  /// The places where the section rests, in the scroll view's coordinates; `nil` if there are none, or if what is shown
  /// is not of that solution.
  func stops(ofGeneration generation: Int) -> RestStops? {
    placement?.generation == generation ? knownSnapping?.stops : nil
  }

  /// Takes over a section, or its new geometry, at an offset. A motion under way goes on from there.
  ///
  /// - Parameter destination: Where a scroll in code is to end now; `nil` for the counterpart of where it was to end.
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
    if !isSame { adopt(new, at: offset, endingAt: end, goesOn: old?.geometry.axis == new.geometry.axis) }
    if offset != sectionOffset { contentOffset = position(at: offset) }
  }

  func scroll(to offset: CGFloat, animated: Bool) { setContentOffset(position(at: offset), animated: animated) }

  /// The section has another number now.
  func follow(to section: Int) { placement?.section = section }

  /// The section has left the screen.
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

  /// Returns the target of a motion after the groups were laid out again: the same page, if it ended on one.
  private func counterpart(ofDestinationIn old: OrthogonalSection, in new: OrthogonalSection) -> CGFloat? {
    guard isScrollInMotion, old.axis == new.axis else { return nil }
    let end = scrollDestination[old.axis] - frame.origin[old.axis]
    if let stop = new.stop(like: end, in: old) { return stop }
    return new.viewportLength == old.viewportLength ? nil : new.counterpart(of: end, in: old)
  }

  /// Chooses content size and insets so that the scroll view's range is the section's.
  private func adopt(_ placement: OrthogonalPlacement, at offset: CGFloat, endingAt end: CGFloat?, goesOn: Bool) {
    let geometry = placement.geometry
    let (axis, frame) = (geometry.axis, geometry.frame)
    let isMoving = isScrollInMotion && goesOn
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
      // Unlike an assignment, this also ends a motion along the former axis.
      setContentOffset(position(at: offset), animated: false)
    }
  }

  /// Paging sections decelerate fast; the others as the collection view does, unless told otherwise.
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
  /// In the embedded scroll view's coordinates; `nil` where any offset will do.
  init?(_ geometry: OrthogonalSection) {
    guard let stops = geometry.restStops(from: geometry.frame.origin[geometry.axis]) else { return nil }
    self.init(geometry.behavior.isPaging ? .paging : .boundary, stops: stops)
  }
}

extension OrthogonalPlacement {
  /// Whether a scroll view that is set up for one is set up for the other.
  fileprivate func isSame(as other: OrthogonalPlacement) -> Bool {
    if generation == other.generation { return true }
    return geometry == other.geometry && decelerationRate == other.decelerationRate && bounce == other.bounce
  }
}
