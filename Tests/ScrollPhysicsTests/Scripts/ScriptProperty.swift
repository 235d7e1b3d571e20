import Foundation
import TestSupport

import ScrollPhysics

/// One random script, run at several frame rates.
struct ScriptTrial {
  let script: RandomScript
  let frames: [Double]
  /// The run at 60 frames per second, until after everything has come to rest.
  let run: ScriptRun

  /// The rate of the times at which all frame rates have a frame.
  static let watchRate = 30.0

  init(seed: UInt64) {
    script = RandomScript(seed: seed)
    frames = Self.frames(rate: 60, until: script.end + 0.5)
    run = ScriptRun(script, frames: frames, watched: script.watched)
  }

  static func frames(rate: Double, until end: Double) -> [Double] {
    let perWatch = Int(rate / watchRate)
    let count = Int((end * watchRate).rounded(.up)) * perWatch
    // Whole watch intervals are added first, so that the times shared by two rates are the same numbers.
    return (0...count).map { Double($0 / perWatch) / watchRate + Double($0 % perWatch) / rate }
  }

  /// The shared frames, and others at random times in between.
  func jitteredFrames() -> [Double] {
    var random = SeededGenerator(seed: script.seed &+ 77)
    let shared = Self.frames(rate: Self.watchRate, until: script.end + 0.5)
    return (shared + (0..<shared.count).map { _ in random.double(0...script.end + 0.5) }).sorted()
  }
}

extension RandomScript {
  var watched: Set<Double> { Set(ScriptTrial.frames(rate: ScriptTrial.watchRate, until: end + 0.5)) }
}

/// A statement that holds for every script.
struct ScriptProperty: Sendable {
  let name: String
  /// The failure, or `nil`.
  let failure: @Sendable (ScriptTrial) -> String?

  static let all = [finite, rest, pages, energy, rates, again, hold, margins]

  static let finite = ScriptProperty(name: "The offset is finite, and lies on the grid") { trial in
    for bits in trial.run.seen {
      let offset = Double(bitPattern: bits)
      if !offset.isFinite || PublishedGrid.offset(offset) != offset { return "\(offset)" }
    }
    return nil
  }

  static let rest = ScriptProperty(name: "It comes to rest inside the bounds and on a stop") { trial in
    var axis = trial.run.axis
    axis.finishMotion(at: trial.script.end + 60)
    let offset = axis.offset(at: trial.script.end + 60)
    if axis.phase != .idle { return "still \(axis.phase)" }
    if !axis.track.contains(offset) { return "rests at \(offset)" }
    guard let stops = axis.snapping?.stops else { return nil }
    return stops[stops.nearest(to: offset)] == offset ? nil : "rests at \(offset), beside the stops"
  }

  static let pages = ScriptProperty(name: "A flick turns one page at most") { trial in
    guard let snapping = trial.script.start.snapping, snapping.kind == .paging else { return nil }
    let (stops, track) = (snapping.stops, trial.script.start.track)
    for release in trial.run.releases {
      // The grid distinguishes a stop from an offset next to it.
      let offset = track.clamp(release.offset)
      let lowest = stops[stops.previous(before: offset - 1 / PublishedGrid.steps)]
      let highest = stops[stops.next(after: offset + 1 / PublishedGrid.steps)]
      if release.destination < lowest || release.destination > highest {
        return "from \(release.offset) to \(release.destination)"
      }
    }
    return nil
  }

  static let energy = ScriptProperty(name: "Energy never grows by itself") { trial in
    for plan in trial.run.plans {
      // A deceleration that is steered to a stop may begin with another velocity.
      let isSteered = trial.script.start.snapping != nil
      let runs = isSteered ? plan.phases.map { [$0] } : [plan.phases]
      for phases in runs {
        let energies = phases.flatMap { phase in
          (0...8).compactMap { phase.motion.energy(at: phase.length * Double($0) / 8) }
        }
        if let growth = zip(energies, energies.dropFirst()).first(where: { $1 > $0 * (1 + 1e-9) + 1e-9 }) {
          return "from \(growth.0) to \(growth.1)"
        }
      }
    }
    return nil
  }

  static let rates = ScriptProperty(name: "At 30, 60, 120 and uneven frames a second it is at the same places") {
    trial in
    let end = trial.script.end + 0.5
    let watched = trial.script.watched
    for frames in [
      ScriptTrial.frames(rate: 30, until: end), ScriptTrial.frames(rate: 120, until: end), trial.jitteredFrames(),
    ] where ScriptRun(trial.script, frames: frames, watched: watched).seen != trial.run.seen {
      return "\(frames.count) frames show something else"
    }
    return nil
  }

  static let again = ScriptProperty(name: "The same script gives the same bytes") { trial in
    let run = ScriptRun(RandomScript(seed: trial.script.seed), frames: trial.frames, watched: trial.script.watched)
    return run.seen == trial.run.seen && run.axis == trial.run.axis ? nil : "the second run differs"
  }

  static let hold = ScriptProperty(name: "Touching and letting go move nothing") { trial in
    // Springs and bounces released within half a point of their end count as finished.
    trial.run.jump <= Bounce.restDistance + 1e-6 ? nil : "it jumps by \(trial.run.jump)"
  }

  static let margins = ScriptProperty(name: "The last bits of a logarithm do not show") { trial in
    guard let (plan, _) = trial.run.axis.plan else { return nil }
    for step in 0...10 {
      let offset = plan.position(at: plan.duration * Double(step) / 10)
      if PublishedGrid.offset(offset - 1e-10) != PublishedGrid.offset(offset + 1e-10) { return "\(offset) is a tie" }
    }
    return nil
  }
}

extension AxisMotion {
  /// The energy of the motion and its spring; `nil` for an animation, which is driven.
  fileprivate func energy(at time: Double) -> Double? {
    let velocity = scrollVelocity(at: time)
    switch self {
    case .springing(let spring):
      let stiffness = PageSpring.damping * PageSpring.damping + PageSpring.frequency * PageSpring.frequency
      let away = position(at: time) - spring.target
      return velocity * velocity / 2 + stiffness * away * away / 2
    case .decelerating: return velocity * velocity / 2
    case .bouncing(let swing):
      let overscroll = position(at: time) - swing.edge
      return velocity * velocity / 2 + Bounce.pull * (Bounce.pull + swing.rate.decay) * overscroll * overscroll / 2
    case .easing: return nil
    }
  }
}
