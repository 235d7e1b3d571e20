import Foundation
import Geometry
import Testing

import ScrollPhysics
import TestSupport

/// The results on which processors that differ in the last bit of a logarithm must agree.
struct PublishedGridTests {
  private let track = ScrollTrack(content: 5000, viewport: 800)

  @Test func lastBitOfOffsetDoesNotTurnPage() {
    let snapping = Snapping(.paging, stops: RestStops([0, 100.3, 250]))
    for offset in [(100.3).nextDown, 100.3, (100.3).nextUp] {
      expectEqual(snapping.restIndex(from: offset, velocity: 400, rate: .fast), 2)
      expectEqual(snapping.restIndex(from: offset, velocity: -400, rate: .fast), 0)
    }
    let edges = Snapping(.boundary, stops: RestStops([0, 200]))
    let half = Deceleration.restingOffset(from: 0, velocity: 200, rate: .normal)
    for offset in [(100 - half).nextDown, 100 - half, (100 - half).nextUp] {
      expectEqual(edges.restIndex(from: offset, velocity: 200, rate: .normal), 1)
    }
  }

  @Test func publishedValuesAreOnGrid() throws {
    var axis = AxisScroller(track: track, offset: 1000.123)
    axis.touchDown(at: 700, time: 0)
    axis.beginDragging()
    for sample in 1...7 { axis.touchMoved(to: 700 - 7.3 * Double(sample), time: Double(sample) / 117) }
    let release = try #require(axis.proposedRelease(at: 0.06)).published
    axis.touchUp(time: 0.06)
    let numbers = [
      release.velocity, release.destination, axis.publishedVelocity(at: 0.1), axis.publishedDestination,
      axis.publishedOffset(at: 0.1),
    ]
    for number in numbers { #expect(number * 64 == (number * 64).rounded() && number != number.rounded()) }
  }

  /// The grid determines the pixel of a value, not the last bits of the value.
  @Test(arguments: [1.0, 2, 3]) func pixelRoundingFromGridIsUniform(scale: Double) {
    for step in 0...(64 * 6) {
      let pixels = Double(step) / PublishedGrid.steps * scale
      let distance = abs(pixels - pixels.rounded(.down) - 0.5)
      #expect(distance == 0 || distance >= 1 / PublishedGrid.steps - 1e-12)
    }
  }

  @Test func publishedOffsetsAreNearestGridPoints() {
    var axis = AxisScroller(track: track, offset: 1000)
    axis.touchDown(at: 700, time: 0)
    axis.beginDragging()
    for sample in 1...6 { axis.touchMoved(to: 700 - 60 * Double(sample), time: Double(sample) / 60) }
    axis.touchUp(time: 0.1)
    for frame in 0..<100 {
      let time = 0.1 + Double(frame) / 97
      let published = axis.publishedOffset(at: time)
      expectEqual(published * 64, (published * 64).rounded())
      expectAtMost(abs(published - axis.offset(at: time)), 1.0 / 128)
    }
  }
}
