import Foundation
import TestSupport

import ScrollPhysics

/// Random input on one axis: touches that drag, flick, hold, and lift, the wheel, keys, and code.
struct RandomScript: CustomStringConvertible {
  enum Action {
    case down(Double)
    case move(Double)
    case up
    case cancel
    case wheel(Double)
    case press(AxisScroller.Step)
    case animate(Double)
  }

  struct Event {
    let time: Double
    let action: Action
  }

  let seed: UInt64
  /// A scroller at rest, within bounds and on a stop.
  let start: AxisScroller
  let events: [Event]

  var end: Double { events.last?.time ?? 0 }

  init(seed: UInt64) {
    self.seed = seed
    let release = RandomRelease(seed: seed)
    let stops = release.snapping?.stops
    let location = stops.map { $0[$0.nearest(to: release.offset)] } ?? release.track.clamp(release.offset)
    start = AxisScroller(track: release.track, snapping: release.snapping, offset: location)
    var writer = Writer(random: SeededGenerator(seed: ~seed), axis: start)
    for _ in 0..<writer.random.whole(1...3) { writer.addGesture() }
    events = writer.events
  }

  var description: String {
    let track = start.track
    let lines = events.map { "\($0.time) \($0.action)" }
    return "\(track), \(start.snapping.map { "\($0)" } ?? "no stops"), at \(start.offset(at: 0)):\n"
      + lines.joined(separator: "\n")
  }
}

/// Adds one gesture after another.
private struct Writer {
  var random: SeededGenerator
  let axis: AxisScroller
  var events: [RandomScript.Event] = []
  private var time = 0.0

  init(random: SeededGenerator, axis: AxisScroller) {
    self.random = random
    self.axis = axis
  }

  mutating func addGesture() {
    // Some gaps are short, so that a finger lands on moving content.
    time += random.chance(0.5) ? random.double(0...0.1) : random.double(0...0.7)
    switch random.whole(0...9) {
    case 0: for _ in 0..<random.whole(1...3) { add(.wheel(random.double(-3...3)), after: random.double(0...0.08)) }
    case 1: add(.press(step()))
    case 2: add(.animate(place()))
    default: addFinger()
    }
  }

  private mutating func addFinger() {
    var position = random.double(0...800)
    let speed = random.chance(0.2) ? random.double(-60...60) : random.double(-4000...4000)
    let rates: [Double] = [1.0 / 120, 1.0 / 60, 0.011]
    let rate = rates[random.whole(0...2)]
    add(.down(position))
    for _ in 0..<random.whole(0...10) {
      let pause = rate * random.double(0.5...1.5)
      position += speed * pause + random.double(-2...2)
      add(.move(position), after: pause)
    }
    let hold = random.chance(0.3) ? random.double(0...0.15) : 0
    add(random.chance(0.1) ? .cancel : .up, after: hold)
  }

  private mutating func add(_ action: RandomScript.Action, after pause: Double = 0) {
    time += pause
    events.append(RandomScript.Event(time: time, action: action))
  }

  private mutating func step() -> AxisScroller.Step {
    let sign = random.chance(0.5) ? 1 : -1
    return [.start, .end, .lines(sign), .pages(sign, length: axis.track.viewport)].randomElement(using: &random) ?? .end
  }

  /// A random valid resting offset.
  private mutating func place() -> Double {
    let offset = random.double(axis.track.lower...axis.track.upper)
    guard let stops = axis.snapping?.stops else { return offset }
    return stops[stops.nearest(to: offset)]
  }
}
