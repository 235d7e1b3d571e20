/// The order in which a scroll view may call its delegate, as a state machine that reads the calls one by one.
///
///     drag    = willDrag scroll* willEnd scroll* (didEnd- | didEnd+ scroll* willDecelerate?)
///     glide   = scroll* didDecelerate, or the next drag
///     animate = scroll* didAnimate
///
/// `scroll` may occur at any time: code may move the content from anywhere.
struct ScrollGrammar {
  private enum Drag {
    case none
    case under
    case ending
  }

  private var drag = Drag.none
  private var isDecelerating = false
  /// Whether a drag has just ended and the content may decelerate.
  private var mayDecelerate = false
  /// The number of requested animations whose end has not been reported.
  private var animations = 0

  /// Whether everything that began has ended.
  var isAtRest: Bool { drag == .none && !isDecelerating }

  /// Records that code is about to request an animation.
  mutating func willAnimate() { animations += 1 }

  /// - Returns: Whether the call is legal in this state.
  mutating func read(_ call: String) -> Bool {
    defer { if call != "scroll" { mayDecelerate = call == "didEnd+" } }
    switch call {
    case "scroll": return true
    case "willDrag":
      defer { drag = .under }
      return drag == .none
    case "willEnd":
      defer { drag = .ending }
      return drag == .under
    case "didEnd+", "didEnd-":
      defer { drag = .none }
      return drag == .ending
    case "willDecelerate":
      isDecelerating = true
      return mayDecelerate
    case "didDecelerate":
      defer { isDecelerating = false }
      return isDecelerating && drag == .none
    case "didAnimate":
      animations -= 1
      return animations >= 0
    default: return false
    }
  }
}
