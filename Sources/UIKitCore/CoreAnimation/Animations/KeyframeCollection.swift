import Foundation

/// The changes made in the block of `animateKeyframes`, with the fractions of the duration between which they occur.
@MainActor
final class KeyframeCollection {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: AnimatedProperty
  }

  private struct Step {
    let start: Double
    let end: Double
    let value: AnimatedValue
  }

  private struct PropertyKeyframes {
    let layer: CALayer
    let from: AnimatedValue
    var steps: [Step]
  }

  private let mode: KeyframeMode
  private var span = (start: 0.0, end: 1.0)
  private var keyframesByKey: [Key: PropertyKeyframes] = [:]
  /// The animated properties, in the order of their first changes.
  private var order: [Key] = []

  init(mode: KeyframeMode) { self.mode = mode }

  func within(start: Double, duration: Double, _ animations: () -> Void) {
    let outer = span
    let start = start.isNaN ? 0 : Swift.max(0, Swift.min(start, 1))
    let length = duration.isNaN ? 0 : Swift.max(0, Swift.min(duration, 1 - start))
    span = (start, start + length)
    defer { span = outer }
    animations()
  }

  func add(_ property: AnimatedProperty, of layer: CALayer, from: AnimatedValue, to: AnimatedValue) {
    let key = Key(layer: ObjectIdentifier(layer), property: property)
    if keyframesByKey[key] == nil {
      keyframesByKey[key] = PropertyKeyframes(layer: layer, from: from, steps: [])
      order.append(key)
    }
    keyframesByKey[key]?.steps.append(Step(start: span.start, end: span.end, value: to))
  }

  /// Returns each property with its keyframes.
  func tracks() -> [(layer: CALayer, property: AnimatedProperty, track: KeyframeTrack)] {
    order.compactMap { key in
      guard let keyframes = keyframesByKey[key] else { return nil }
      return track(of: keyframes).map { (keyframes.layer, key.property, $0) }
    }
  }

  /// Returns the keyframes of a property. Between two keyframes, the property keeps the value of the first.
  private func track(of keyframes: PropertyKeyframes) -> KeyframeTrack? {
    var (times, values) = ([0.0], [keyframes.from])
    for step in keyframes.steps.enumerated().sorted(by: { ($0.1.start, $0.0) < ($1.1.start, $1.0) }).map(\.element) {
      if step.start > times[times.count - 1], !mode.isPaced {
        times.append(step.start)
        values.append(values[values.count - 1])
      }
      times.append(Swift.max(step.end, times[times.count - 1]))
      values.append(step.value)
    }
    return KeyframeTrack(values: values, times: times, easings: [], mode: mode)
  }
}
