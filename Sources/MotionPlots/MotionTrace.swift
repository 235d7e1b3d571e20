package import UIKitCore

/// One axis of a scroll at one moment.
package struct MotionSample: Hashable, Sendable {
  /// In seconds.
  package var time: Double
  /// In points.
  package var offset: Double
  /// In points per second; nil where nobody has measured it.
  package var velocity: Double?
  /// Where the motion under way will rest, in points; nil when there is none, or when it is not known.
  package var target: Double?
  /// Nil where it is not known.
  package var phase: ScrollActivity?

  package init(
    time: Double, offset: Double, velocity: Double? = nil, target: Double? = nil, phase: ScrollActivity? = nil
  ) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
    self.target = target
    self.phase = phase
  }
}

/// How one axis of a scroll moved: recorded from a scene, or read from a file that a device has logged.
package struct MotionTrace: Hashable, Sendable {
  /// In order; times never fall.
  package private(set) var samples: [MotionSample] = []
  /// Where the offset could rest at the end, in points; nil if nobody has said.
  package var bounds: ClosedRange<Double>?

  package init(samples: [MotionSample] = [], bounds: ClosedRange<Double>? = nil) {
    for sample in samples { append(sample) }
    self.bounds = bounds
  }

  /// Adds what came next. Of samples at one time the last one counts; of a stretch at rest only the first and the last
  /// are kept, so that an hour of standing still costs nothing.
  ///
  /// - Precondition: `sample.time` is finite and not before the last sample's.
  package mutating func append(_ sample: MotionSample) {
    guard let last = samples.last else { return samples.append(sample) }
    precondition(sample.time >= last.time, "a sample at \(sample.time) s follows one at \(last.time) s; sort them")
    let isRepeated = samples.count > 1 && sample.rests(like: last) && last.rests(like: samples[samples.count - 2])
    if isRepeated || sample.time == last.time { samples.removeLast() }
    samples.append(sample)
  }

  /// From the first sample to the last, in seconds; nil without samples.
  package var span: ClosedRange<Double>? {
    guard let first = samples.first, let last = samples.last else { return nil }
    return first.time...last.time
  }

  /// The way that the offset went, to and fro, in points.
  package var travel: Double {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + abs($1.1.offset - $1.0.offset) }
  }

  /// The same motion, `shift` seconds later.
  package func moved(by shift: Double) -> MotionTrace {
    var moved = self
    for index in moved.samples.indices { moved.samples[index].time += shift }
    return moved
  }

  /// With a velocity at every sample: differences over the neighbours where none was measured, 0 for a sample alone.
  package var withVelocities: MotionTrace {
    var whole = self
    for index in samples.indices where samples[index].velocity == nil {
      let before = samples[index > 0 ? index - 1 : index]
      let after = samples[index + 1 < samples.count ? index + 1 : index]
      let seconds = after.time - before.time
      whole.samples[index].velocity = seconds > 0 ? (after.offset - before.offset) / seconds : 0
    }
    return whole
  }
}

extension MotionSample {
  fileprivate func rests(like other: MotionSample) -> Bool {
    phase == .idle && other.phase == .idle && offset == other.offset && target == other.target
  }
}
