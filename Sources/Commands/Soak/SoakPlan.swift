import Geometry

/// The random sessions that follow from a seed: each uses one scene for a number of operations.
struct SoakPlan {
  let seed: UInt64
  /// The number of operations in all sessions.
  let operations: Int
  /// The number of operations in a session; the last one may have fewer.
  let sessionLength: Int
  let scenes: [String]

  /// The number of sessions.
  var sessions: Int { operations / sessionLength + (operations % sessionLength == 0 ? 0 : 1) }

  func operations(in session: Int) -> Int { min(sessionLength, operations - session * sessionLength) }

  func scene(of session: Int) -> String { scenes[session % scenes.count] }

  /// Returns the seed of a session, which differs from those of all others.
  func seed(of session: Int) -> UInt64 {
    var random = SeededGenerator(seed: seed)
    return random.next() &+ UInt64(session) &* 0x9E37_79B9_7F4A_7C15
  }
}
