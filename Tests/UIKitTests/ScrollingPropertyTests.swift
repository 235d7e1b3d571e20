import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

/// Properties that hold for all touches and code on a page with a row in it and a view that scrolls in both directions,
/// verified for twelve hundred scripts; ten thousand more run over the physics alone.
///
/// A failure names the seed. `TESSERA_SCROLL_SEED` in the environment moves the range of seeds.
@MainActor
struct ScrollingPropertyTests {
  nonisolated static let chunks = 0..<24
  private static let perChunk: UInt64 = 50
  private static let first = UInt64(ProcessInfo.processInfo.environment["TESSERA_SCROLL_SEED"] ?? "") ?? 0

  @Test(arguments: chunks) func everyScriptKeepsEveryProperty(chunk: Int) {
    let start = Self.first &+ UInt64(chunk) * Self.perChunk
    for offset in 0..<Self.perChunk {
      let seed = start &+ offset
      let pointers = RandomPointers(seed: seed)
      pointers.play()
      guard let failure = pointers.failure else { continue }
      Issue.record("seed \(seed): \(failure)\n\(pointers.story)")
      return
    }
  }

  @Test func sameScriptScrollsIdentically() {
    for seed in Self.first..<Self.first &+ 20 {
      let (one, two) = (RandomPointers(seed: seed), RandomPointers(seed: seed))
      one.play()
      two.play()
      expectEqual(one.trace, two.trace, "seed \(seed)")
      expectEqual(one.story, two.story, "seed \(seed)")
    }
  }

  @Test func everyFrameRateShowsEqualOffsets() {
    for seed in Self.first..<Self.first &+ 30 {
      let runs = [30.0, 60, 120].map { rate in
        let pointers = RandomPointers(seed: seed, rate: rate, isCodeFree: true)
        pointers.play()
        return pointers.trace
      }
      #expect(runs[0] == runs[1] && runs[1] == runs[2], "seed \(seed)")
    }
  }

  /// The situations that occurred; scripts without any of them would prove nothing.
  @Test func theScriptsMeetEverythingThatCanHappen() {
    var met: Set<String> = []
    for seed: UInt64 in 0..<60 {
      let pointers = RandomPointers(seed: seed)
      pointers.play()
      met.formUnion(pointers.callsMet)
    }
    let all = [
      "willDrag", "scroll", "willEnd", "didEnd+", "didEnd-", "willDecelerate", "didDecelerate", "didAnimate",
    ]
    #expect(met.isSuperset(of: all))
  }
}
