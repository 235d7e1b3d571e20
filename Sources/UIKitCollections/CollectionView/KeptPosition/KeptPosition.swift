import Foundation
import Geometry
import LayoutSolver

/// What stays where it is on screen while the content around it is laid out anew.
///
/// Distances are in points from the start of what is in sight, along each axis that the layout scrolls in; from the right
/// where the interface runs from right to left.
enum KeptPosition {
  /// The offset itself.
  case offset
  /// The beginning of the content.
  case beginning
  /// The end of the content.
  case end
  /// The start of an item.
  case item(ElementKey, distances: [CGFloat])
  /// The start of an item, at a share of the viewport's length: what is in sight of a page after it was turned.
  case line(ElementKey, share: CGFloat)
  /// A place within an item, at a share of its length, that is at the start of what is in sight.
  case inside(ElementKey, share: CGFloat)
  /// What a scroll in code asked for.
  case goal(PendingScroll)

  /// Whether the offset follows what moved; otherwise the place says where the offset is.
  var isRelative: Bool {
    switch self {
    case .offset, .item: true
    case .beginning, .end, .line, .inside, .goal: false
    }
  }
}

/// A scroll in code on its way.
struct ScrollGoal {
  var target: PendingScroll
  var isAnimated: Bool
  /// Where it was sent; when the offset is another, somebody has gone elsewhere.
  var offset: CGPoint
}

/// The part of the content that is on screen.
struct VisibleArea: Equatable {
  var bounds: CGRect
  var insets: UIEdgeInsets
  var contentSize: CGSize
}
