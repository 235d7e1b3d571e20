import Foundation
import Testing
import UIKit
import TestSupport

/// After any sequence of changes, a screen finally shows the same as a screen that has just been loaded.
///
/// Data changes, with or without animation, one change during another; rows are scrolled, flung and held meanwhile; the
/// screen rotates. A failure names the seed, and the smallest set of steps that still fails. `TESSERA_UPDATE_SEED` in
/// the environment moves the range of seeds, `TESSERA_UPDATE_COUNT` makes it longer.
@MainActor
@Suite(.serialized)
struct FreshLoadTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let first = UInt64(environment["TESSERA_UPDATE_SEED"] ?? "") ?? 0
  private static let count = UInt64(environment["TESSERA_UPDATE_COUNT"] ?? "") ?? 22
  /// The index of each layout.
  nonisolated static let layouts = Array(UpdateLayout.allCases.indices)

  @Test(arguments: layouts)
  func anyUpdateSequenceMatchesFreshLoad(layout: Int) {
    for round in 0..<Self.count {
      let story = UpdateStory(seed: (Self.first &+ round) &* UInt64(Self.layouts.count) &+ UInt64(layout))
      guard story.failure() != nil else { continue }
      let shrunk = story.shrunk()
      Issue.record("\(shrunk)\n\(shrunk.failure() ?? "it fails no more")")
      return
    }
  }

  /// Seeds of former failures: a highlight, an indentation and a badge that outlived their items; an offset beyond
  /// content that had shrunk; a handler that received an offset one pixel off the section's.
  @Test(arguments: [8_027, 8_157, 17, 8_395, 17_354] as [UInt64])
  func recordedRegressionsLeaveNothingBehind(seed: UInt64) {
    expectNil(UpdateStory(seed: seed).failure())
  }
}
