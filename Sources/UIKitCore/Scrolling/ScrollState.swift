/// The finger of a scroll view, from its landing until it lifts or another gesture takes it.
enum ScrollFinger: Equatable {
  case up
  /// The finger is down and may yet drag.
  ///
  /// - Parameter holdsMotion: Whether the finger stopped a motion when it landed.
  case down(holdsMotion: Bool)
  case dragging(holdsMotion: Bool)

  var isDragging: Bool { if case .dragging = self { true } else { false } }

  /// Whether the finger stopped a motion when it landed.
  var holdsMotion: Bool {
    switch self {
    case .up: false
    case .down(let holdsMotion), .dragging(let holdsMotion): holdsMotion
    }
  }

  /// The finger after its touch has become a drag.
  var dragging: ScrollFinger { .dragging(holdsMotion: holdsMotion) }
}

/// Motions that a delegate has seen begin and will see end. The physics may be done with one before the delegate is told.
struct AnnouncedMotions: OptionSet {
  let rawValue: Int

  /// A glide after a drag, or the motion of a wheel.
  static let deceleration = AnnouncedMotions(rawValue: 1)
  /// An animated scroll that was asked for in code.
  static let animation = AnnouncedMotions(rawValue: 2)
  /// The animation was asked for by a tap on the status bar.
  static let scrollToTop = AnnouncedMotions(rawValue: 4)
  /// The motion that a key began.
  static let keyScroll = AnnouncedMotions(rawValue: 8)
}

/// Work that a change of the range of offsets has left to do.
struct RangeUpdates: OptionSet {
  let rawValue: Int

  /// The axes may not have the view's geometry.
  static let refresh = RangeUpdates(rawValue: 1)
  /// The offset may lie outside the range once the motion under way ends.
  static let fit = RangeUpdates(rawValue: 2)
}
