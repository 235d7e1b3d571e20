/// The finger of a scroll view, from its landing until it lifts or another gesture takes it.
enum ScrollFinger: Equatable {
  case up
  /// The finger is down and may still begin a drag.
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

/// The motions whose beginning has been reported to the delegate and whose end will be. The physics may have finished a
/// motion before that.
struct AnnouncedMotions: OptionSet {
  let rawValue: Int

  /// Deceleration after a drag, or the motion of the wheel.
  static let deceleration = AnnouncedMotions(rawValue: 1)
  /// An animated scroll in code.
  static let animation = AnnouncedMotions(rawValue: 2)
  /// The animation after a tap on the status bar.
  static let scrollToTop = AnnouncedMotions(rawValue: 4)
  /// The motion begun by a key.
  static let keyScroll = AnnouncedMotions(rawValue: 8)
}

/// Work that a change of the range of offsets has left to do.
struct RangeUpdates: OptionSet {
  let rawValue: Int

  /// The axes may not have the view's geometry.
  static let refresh = RangeUpdates(rawValue: 1)
  /// The offset may be outside the range once the motion under way ends.
  static let fit = RangeUpdates(rawValue: 2)
}
