import Foundation
import Testing

import ScrollPhysics
import TestSupport

/// The properties of every script on any axis, checked for ten thousand scripts.
///
/// A failure names the seed and shows the script. `TESSERA_SCROLL_SEED` in the environment moves the range of seeds,
/// for longer searches.
struct ScriptPropertyTests {
  static let chunks = 0..<20
  private static let perChunk: UInt64 = 500
  private static let first = UInt64(ProcessInfo.processInfo.environment["TESSERA_SCROLL_SEED"] ?? "") ?? 0

  @Test(arguments: chunks) func everyRandomScriptKeepsEveryProperty(chunk: Int) {
    let start = Self.first &+ UInt64(chunk) * Self.perChunk
    for offset in 0..<Self.perChunk {
      let trial = ScriptTrial(seed: start &+ offset)
      for property in ScriptProperty.all {
        guard let failure = property.failure(trial) else { continue }
        Issue.record("\(property.name), seed \(trial.script.seed): \(failure)\n\(trial.script)")
        // Further failures of this chunk would hardly add information.
        return
      }
    }
  }

  /// A suite without a single bounce, page turn or grab would prove little.
  @Test func theScriptsMeetEverythingThatCanHappen() {
    let runs = (0..<300).map { ScriptTrial(seed: UInt64($0)).run }
    let motions = runs.flatMap(\.plans).flatMap(\.phases).map(\.motion)
    #expect(motions.contains { if case .decelerating = $0 { true } else { false } })
    #expect(motions.contains { if case .bouncing(let swing) = $0 { swing.exits } else { false } })
    #expect(motions.contains { if case .springing = $0 { true } else { false } })
    #expect(motions.contains { if case .easing = $0 { true } else { false } })
    expectGreater(runs.flatMap(\.releases).count, 150)
  }
}
