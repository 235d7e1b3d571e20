import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// One random layout, solved, with all its elements.
struct Trial {
  let layout: RandomLayout
  let seed: UInt64
  let solution: LayoutSolution
  let all: [LayoutElement]
  /// The same layout computed by the oracle, or `nil` if it is too large for that.
  let oracle: OracleLayout?

  init(_ layout: RandomLayout, seed: UInt64) {
    self.layout = layout
    self.seed = seed
    solution = layout.solved()
    all = solution.allElements()
    oracle = OracleLayout(layout)
  }

  /// The same random numbers for a property each time that it verifies this seed.
  func random(_ salt: UInt64) -> SeededGenerator { SeededGenerator(seed: seed &* 0x9E37_79B9 ^ salt) }

  var axis: Axis { layout.spec.configuration.scrollDirection }
}

/// A statement that holds for every layout.
struct Property: Sendable {
  let name: String
  /// The interval between seeds that are verified: expensive properties are verified for a fraction of them.
  var every: UInt64 = 1
  /// The failure, or `nil`.
  let failure: @Sendable (Trial) -> String?

  /// Verifies one layout; a failure is reported with its seed and the smallest layout with the same failure.
  ///
  /// - Returns: Whether the property failed.
  func check(_ trial: Trial) -> Bool {
    guard let first = failure(trial) else { return false }
    let small = trial.layout.shrunk { failure(Trial($0, seed: trial.seed)) != nil }
    let last = failure(Trial(small, seed: trial.seed)) ?? first
    Issue.record(
      """
      \(name), seed \(trial.seed): \(first)
      The smallest layout that fails alike, as a file for `tessera layout`: \(last)
      \(small.text)
      """)
    return true
  }
}
