import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// The properties of every layout, checked for twenty thousand layouts.
///
/// A failure names the seed, and the smallest layout with the same failure as a file that `tessera layout` reads.
/// `TESSERA_LAYOUT_SEED` in the environment moves the range of seeds, for longer searches.
struct PropertyTests {
  static let chunks = 0..<40
  private static let perChunk: UInt64 = 500
  private static let first = UInt64(ProcessInfo.processInfo.environment["TESSERA_LAYOUT_SEED"] ?? "") ?? 0

  private static let properties = Property.always + Property.symmetries + Property.histories

  /// The number of failures after which the rest of a chunk is skipped, since it would report nothing new.
  private static let maximumFailures = 2

  @Test(arguments: chunks) func everyRandomLayoutKeepsEveryProperty(chunk: Int) {
    var failures = 0
    let start = Self.first + UInt64(chunk) * Self.perChunk
    for seed in start..<start + Self.perChunk {
      let trial = Trial(RandomLayout(seed: seed), seed: seed)
      // Expensive properties take turns.
      for (turn, property) in Self.properties.enumerated() where (seed &+ UInt64(turn)) % property.every == 0 {
        if property.check(trial) { failures += 1 }
      }
      if failures >= Self.maximumFailures { break }
    }
  }
}
