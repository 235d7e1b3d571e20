import Foundation
import Geometry
import LayoutSolver

/// The part of the content that keeps its position on screen while the content around it is laid out again.
///
/// Distances are in points from the start of the visible area, along each axis that the layout scrolls in. In
/// right-to-left interfaces they are measured from the right.
enum KeptPosition {
  /// The offset itself.
  case offset
  /// The beginning of the content.
  case beginning
  /// The end of the content.
  case end
  /// The start of an item.
  case item(ElementKey, distances: [CGFloat])
  /// The start of an item, at a fraction of the viewport's length: the visible part of a page after rotation.
  case line(ElementKey, share: CGFloat)
  /// A point within an item, at a fraction of its length, that is at the start of the visible area.
  case inside(ElementKey, share: CGFloat)
  /// The target of a programmatic scroll.
  case goal(PendingScroll)

  /// Whether the offset moves with the content; otherwise the position determines the offset.
  var isRelative: Bool {
    switch self {
    case .offset, .item: true
    case .beginning, .end, .line, .inside, .goal: false
    }
  }
}

/// A programmatic scroll in progress.
struct ScrollGoal {
  var target: PendingScroll
  var isAnimated: Bool
  /// The offset that was last set; a different content offset means that the content was scrolled meanwhile.
  var offset: CGPoint
}

/// The part of the content that is on screen.
struct VisibleArea: Equatable {
  var bounds: CGRect
  var insets: UIEdgeInsets
  var contentSize: CGSize
}
