import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Frames recorded from iOS 26.1, which the motions match to within the rounding to device pixels.
struct RecordedFrameTests {
  private struct Recording: Decodable {
    var name: String
    var edge: Double?
    var start: Double?
    var velocity: Double?
    /// The time of the release, before the first frame.
    var lift: Double?
    var distance: Double?
    var pixel: Double?
    var frames: [[Double]]
  }

  private static let recordings: [String: [Recording]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Scroll/ios-26.1.json")
    return (try? JSONDecoder().decode([String: [Recording]].self, from: Data(contentsOf: file))) ?? [:]
  }()

  /// Returns the largest distance of the recorded frames from a motion.
  private func distance(_ recording: Recording, from position: (Double) -> Double) -> Double {
    recording.frames.map { abs(position($0[0]) - $0[1]) }.max() ?? .infinity
  }

  @Test func bouncesMatchRecordings() throws {
    let bounces = try #require(Self.recordings["bounces"])
    expectEqual(bounces.count, 3)
    for bounce in bounces {
      let (edge, start) = (try #require(bounce.edge), try #require(bounce.start))
      let track =
        edge > 0
        ? ScrollTrack(lower: 0, upper: edge, viewport: 852) : ScrollTrack(lower: edge, upper: 39_148, viewport: 852)
      let plan = ScrollPlan(releasedAt: start, velocity: try #require(bounce.velocity), on: track)
      let lift = try #require(bounce.lift)
      expectAtMost(distance(bounce) { plan.position(at: $0 - lift) }, 0.21, "\(bounce.name)")
    }
  }

  @Test func animatedOffsetsMatchRecordings() throws {
    let moves = try #require(Self.recordings["animated"])
    expectEqual(moves.count, 3)
    for move in moves {
      let target = try #require(move.distance)
      var scroller = AxisScroller(track: ScrollTrack(lower: 0, upper: 1_000, viewport: 300), offset: 0)
      scroller.animate(to: target, time: 0)
      let pixel = try #require(move.pixel)
      expectAtMost(distance(move) { scroller.offset(at: $0) }, pixel / 2 + 0.05, "\(move.name)")
    }
  }
}
