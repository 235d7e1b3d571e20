package import UIKitCore

/// One axis of a scroll view at one moment.
package struct MotionSample: Hashable, Codable, Sendable {
  /// The time in seconds.
  package var time: Double
  /// The offset in points.
  package var offset: Double
  /// The velocity in points per second; `nil` if it was not measured.
  package var velocity: Double?
  /// The destination of the current motion, in points; `nil` if there is none, or it is unknown.
  package var target: Double?
  /// The phase; `nil` if it is unknown.
  package var phase: ScrollActivity?

  /// Creates a sample, of which only time and offset are required.
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

/// The motion of one axis of a scroll view: recorded from a scene, or read from a device's log.
package struct MotionTrace: Hashable, Codable, Sendable {
  /// The samples; times never decrease.
  package private(set) var samples: [MotionSample] = []
  /// The range of offsets at rest at the end of the recording, in points; `nil` if it is unknown.
  package var bounds: ClosedRange<Double>?

  /// Creates a trace of samples in order of time.
  package init(samples: [MotionSample] = [], bounds: ClosedRange<Double>? = nil) {
    for sample in samples { append(sample) }
    self.bounds = bounds
  }

  /// Appends a sample. Of samples at one time the last one counts; of a period at rest only the first and the last are
  /// kept, so that an hour at rest takes no memory.
  ///
  /// - Precondition: `sample.time` is finite and not before the last sample's.
  package mutating func append(_ sample: MotionSample) {
    guard let last = samples.last else { return samples.append(sample) }
    precondition(sample.time >= last.time, "a sample at \(sample.time) s follows one at \(last.time) s; sort them")
    let isRepeated = samples.count > 1 && sample.rests(like: last) && last.rests(like: samples[samples.count - 2])
    if isRepeated || sample.time == last.time { samples.removeLast() }
    samples.append(sample)
  }

  /// The interval from the first sample to the last, in seconds; `nil` without samples.
  package var span: ClosedRange<Double>? {
    guard let first = samples.first, let last = samples.last else { return nil }
    return first.time...last.time
  }

  /// The total distance that the offset moved, in points.
  package var distance: Double {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + abs($1.1.offset - $1.0.offset) }
  }

  /// Returns the same motion, `shift` seconds later, and `distance` points further.
  package func moved(by shift: Double, distance: Double = 0) -> MotionTrace {
    var moved = self
    for index in moved.samples.indices {
      moved.samples[index].time += shift
      moved.samples[index].offset += distance
      moved.samples[index].target = moved.samples[index].target.map { $0 + distance }
    }
    return moved
  }

  /// The trace with a velocity at every sample: differences between neighbours if none was measured, 0 for a single
  /// sample.
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
