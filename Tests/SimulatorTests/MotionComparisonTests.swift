import Foundation
import MotionPlots
import Simulator
import Testing
import TestSupport
import UIKitCore

struct TracesOfMotion {
  private static func trace(_ pairs: [(Double, Double)]) -> MotionTrace {
    MotionTrace(samples: pairs.map { MotionSample(time: $0.0, offset: $0.1) })
  }

  /// A damped oscillation, at any frame rate: position and velocity in closed form.
  private static func swing(rate: Double, delay: Double = 0, knowsVelocity: Bool = true) -> MotionTrace {
    MotionTrace(
      samples: (0...Int(2 * rate)).map { frame in
        let time = Double(frame) / rate
        let decay = exp(-3 * time)
        return MotionSample(
          time: time + delay, offset: 100 * decay * sin(9 * time),
          velocity: knowsVelocity ? 100 * decay * (9 * cos(9 * time) - 3 * sin(9 * time)) : nil)
      })
  }

  @Test func anHourOfRestIsTwoSamples() {
    var trace = MotionTrace()
    for frame in 0..<216_000 {
      trace.append(MotionSample(time: Double(frame) / 60, offset: 5, velocity: 0, phase: .idle))
    }
    let ends: [Double] = [0, 215_999.0 / 60]
    expectEqual(trace.samples.map(\.time), ends)
    trace.append(MotionSample(time: 4_000, offset: 6, velocity: 0, phase: .idle))
    expectEqual(trace.samples.count, 3)
    expectEqual(trace.distance, 1)
  }

  @Test func missingVelocitiesAreDerivedFromNeighbours() {
    let line = Self.trace([(0, 10), (0.5, 20), (1, 30), (2, 50)]).withVelocities
    expectEqual(line.samples.map(\.velocity), [20, 20, 20, 20])
    expectEqual(Self.trace([(3, 7)]).withVelocities.samples.map(\.velocity), [0])
    let measured = MotionTrace(samples: [.init(time: 0, offset: 0, velocity: 3), .init(time: 1, offset: 9)])
    expectEqual(measured.withVelocities.samples.map(\.velocity), [3, 9])
  }

  /// The cubic interpolation between frames: its error falls with the fourth power of their distance.
  @Test func betweenFramesTheOffsetFollowsTheMotion() throws {
    let fine = Self.swing(rate: 960)
    for (rate, tolerance) in [(30.0, 0.2), (60, 0.015), (120, 0.001)] {
      let coarse = Self.swing(rate: rate)
      let worst = try fine.samples.map { abs(try #require(coarse.offset(at: $0.time)) - $0.offset) }.max() ?? .infinity
      expectLess(worst, tolerance, "\(rate) frames a second")
    }
    let line = Self.trace([(0, 0), (2, 10)])
    expectEqual(line.offset(at: 0.5), 2.5)
    expectEqual(line.offset(at: 2), 10)
    expectEqual(line.offset(at: 0), 0)
    expectNil(line.offset(at: -0.001))
    expectNil(line.offset(at: 2.001))
    expectNil(line.offset(at: .nan))
    expectNil(MotionTrace().offset(at: 0))
  }

  @Test func differencesAreThoseOfTheSecondRecordingsSamples() throws {
    let first = Self.trace([(0, 0), (10, 100)])
    let second = Self.trace([(-1, 0), (1, 13), (2, 16), (9, 90), (11, 0)])
    let difference = try #require(MotionComparison(first, second))
    expectEqual(difference.largest, 4)
    expectEqual(difference.time, 2)
    expectEqual(difference.count, 3)
    expectEqual(difference.duration, 8)
    expectLess(abs(difference.rms - (25.0 / 3).squareRoot()), 1e-12)
    expectEqual(difference.summary, "difference: largest 4 pt at 2 s, rms 2.89 pt, of 3 samples in 8 s")
    expectNil(MotionComparison(first, Self.trace([(11, 0)])))
    expectEqual(MotionComparison(first, first)?.largest, 0)
  }

  /// The fit is found whatever the start time of the second recording's clock is.
  @Test(arguments: [0.0, 0.0042, -1.5, 123_456.789])
  func theBestFitIsFoundToTheMillisecond(delay: Double) throws {
    let (ours, theirs) = (Self.swing(rate: 120), Self.swing(rate: 60, delay: delay, knowsVelocity: false))
    let shift = try MotionAlignment.fit.shift(of: theirs, onto: ours)
    expectLess(abs(shift + delay), 1e-4, "\(shift)")
    let difference = try #require(MotionComparison(ours, theirs.moved(by: shift)))
    expectLess(difference.largest, 0.1)
  }

  @Test func startsAndReleasesMeet() throws {
    var samples = [(0.0, ScrollActivity.idle), (1, .tracking), (2, .dragging), (3, .dragging), (4, .decelerating)].map {
      MotionSample(time: $0.0, offset: $0.0 < 2 ? 5 : $0.0 * 10, phase: $0.1)
    }
    let first = MotionTrace(samples: samples)
    for index in samples.indices { samples[index].time = samples[index].time * 2 + 7 }
    let second = MotionTrace(samples: samples)
    #expect(try MotionAlignment.start.shift(of: second, onto: first) == 1 - 9)
    #expect(try MotionAlignment.release.shift(of: second, onto: first) == 4 - 15)
    #expect(try MotionAlignment.none.shift(of: second, onto: first) == 0)
  }

  /// A recording of the first page is drawn over the motion of any other one.
  @Test func aRecordingBeginsWhereTheMotionDoes() throws {
    let other = Self.trace([(5, -39), (6, -39), (7, 273)])
    let begun = try #require(other.beginning(like: Self.trace([(0, 585), (3, 585), (4, 600)])))
    expectEqual(begun.samples.map(\.time), [2, 3, 4])
    expectEqual(begun.samples.map(\.offset), [585, 585, 897])
    expectNil(other.beginning(like: Self.trace([(0, 1), (1, 1)])))
    expectNil(MotionTrace().beginning(like: other))
  }

  @Test func alignmentFailureNamesReason() {
    let moving = Self.trace([(0, 0), (1, 10)])
    let still = Self.trace([(0, 3), (1, 3.2)])
    #expect(throws: MotionAlignment.AlignmentError.stands(recording: 2)) {
      try MotionAlignment.start.shift(of: still, onto: moving)
    }
    #expect(throws: MotionAlignment.AlignmentError.noRelease(recording: 1)) {
      try MotionAlignment.release.shift(of: moving, onto: moving)
    }
    #expect(throws: MotionAlignment.AlignmentError.noOverlap) {
      try MotionAlignment.fit.shift(of: MotionTrace(), onto: moving)
    }
  }
}
