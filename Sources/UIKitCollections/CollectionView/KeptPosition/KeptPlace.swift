import Foundation
import Geometry
import LayoutSolver

/// What stays where it is on screen while the content around it is laid out anew.
///
/// Distances are in points from the start of what is in sight, along each axis that the layout scrolls in; from the right
/// where the interface runs from right to left.
enum KeptPlace {
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

/// Remembers what is to stay in place, within a layout pass and over several turns of the screen.
struct PlaceKeeper {
  /// Chosen once in a pass, so that its rounds agree.
  var current: KeptPlace?
  /// The offset that `current` led to; another means that somebody has scrolled since.
  var offset: CGPoint?
  /// The bounds or the traits have changed: the reader's place counts, not the offset.
  var isTurning = false
  /// What is kept in this pass because of a turn.
  var turned: KeptPlace?
  /// What was kept at the last turn, and the offset that led to: turning back without scrolling leads back exactly.
  var lastTurn: (place: KeptPlace, offset: CGPoint)?
  /// What was in sight when the last pass ended, and how much of it bars cover.
  var lastSight: Sight?
}

/// The part of the content that is on screen.
struct Sight: Equatable {
  var bounds: CGRect
  var insets: UIEdgeInsets
  var contentSize: CGSize
}
