/// The order in which a scroll view may call its delegate, as a machine that reads the calls one by one.
///
///     drag    = willDrag scroll* willEnd scroll* (didEnd- | didEnd+ scroll* willDecelerate?)
///     glide   = scroll* didDecelerate, or the next drag
///     animate = scroll* didAnimate
///
/// `scroll` may come at any time: code may move the content from anywhere.
struct ScrollGrammar {
  private enum Drag {
    case none
    case under
    case ending
  }

  private var drag = Drag.none
  private var isDecelerating = false
  /// A drag has just ended, and the content moves on.
  private var mayDecelerate = false
  /// How many animations code has asked for that have not been called ended.
  private var animations = 0

  /// Everything that began has ended.
  var isAtRest: Bool { drag == .none && !isDecelerating }

  /// Code is about to ask for an animation.
  mutating func willAnimate() { animations += 1 }

  /// - Returns: Whether the call is legal here.
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
