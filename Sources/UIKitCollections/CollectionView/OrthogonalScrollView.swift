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

  /// How far the section is scrolled; 0 at rest, except where the first group is centred.
  var sectionOffset: CGFloat {
    guard let axis = placement?.geometry.axis else { return 0 }
    return contentOffset[axis] - frame.origin[axis]
  }

  /// Takes over a section, or its new geometry, at an offset. A motion under way goes on from there.
  func show(_ new: OrthogonalPlacement, at offset: CGFloat) {
    let isSame = placement?.section == new.section && placement?.isSame(as: new) == true
    if isSame && offset == sectionOffset { return }
    isConfiguring = true
    defer { isConfiguring = false }
    let isOther = placement?.section != new.section
    placement = new
    if !isSame { adopt(new.geometry, new, at: offset, isOther: isOther) }
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

  /// Chooses content size and insets so that the scroll view's range is the section's.
  private func adopt(
    _ geometry: OrthogonalSection, _ placement: OrthogonalPlacement, at offset: CGFloat, isOther: Bool
  ) {
    let (axis, frame) = (geometry.axis, geometry.frame)
    let isMoving = isScrollInMotion && !isOther
    if self.frame != frame { self.frame = frame }
    var size = CGSize(width: frame.origin.x + frame.size.width, height: frame.origin.y + frame.size.height)
    size[axis] = frame.origin[axis] + geometry.maxOffset + frame.size[axis]
    knownSnapping = Snapping(geometry)
    let start = frame.origin[axis] + geometry.minOffset
    contentInset =
      axis == .horizontal
      ? UIEdgeInsets(top: -frame.origin.y, left: -start, bottom: 0, right: 0)
      : UIEdgeInsets(top: -start, left: -frame.origin.x, bottom: 0, right: 0)
    decelerationRate = placement.decelerationRate.resolved(for: geometry.behavior)
    bounces = placement.bounce != .never
    alwaysBounceHorizontal = placement.bounce == .always && axis == .horizontal
    alwaysBounceVertical = placement.bounce == .always && axis == .vertical
    if isMoving {
      relayoutContent(size: size, shiftedBy: position(at: offset) - contentOffset)
    } else {
      contentSize = size
      contentOffset = position(at: offset)
    }
  }

  // MARK: ScrollTargeting

  func snapping(for scrollView: UIScrollView, axis: Axis) -> Snapping? {
    axis == placement?.geometry.axis ? knownSnapping : nil
  }
}

extension Snapping {
  /// In the embedded scroll view's coordinates; `nil` where any offset will do.
  init?(_ geometry: OrthogonalSection) {
    guard let stops = geometry.stops else { return nil }
    let origin = geometry.frame.origin[geometry.axis]
    let kind: Kind = geometry.behavior == .continuousGroupLeadingBoundary ? .boundary : .paging
    self.init(kind, stops: RestStops(stops.map { Double($0 + origin) }))
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
  /// Paging sections decelerate fast unless told otherwise.
  fileprivate func resolved(for behavior: OrthogonalBehavior) -> UIScrollView.DecelerationRate {
    guard self == .automatic else { return UIScrollView.DecelerationRate(rawValue: rawValue) }
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: return .normal
    case .paging, .groupPaging, .groupPagingCentered: return .fast
    }
  }
}

extension OrthogonalPlacement {
  /// Whether a scroll view that is set up for one is set up for the other.
  fileprivate func isSame(as other: OrthogonalPlacement) -> Bool {
    if generation == other.generation { return true }
    return geometry == other.geometry && decelerationRate == other.decelerationRate && bounce == other.bounce
  }
}
