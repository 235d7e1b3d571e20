import Foundation
import Geometry
import Testing

import ScrollPhysics
import TestSupport

/// Every vector of every file, by group. A text beside the fixtures describes the inputs and results of each group.
struct PhysicsVectorTests {
  @Test(arguments: PhysicsVector.files) func fileHasCases(_ file: URL) throws {
    #expect(try !PhysicsVector.read(file).isEmpty)
  }

  @Test func theCommittedFileHasEveryGroup() {
    expectAtLeast(PhysicsVector.all.count, 106)
    expectAtLeast(Set(PhysicsVector.all.map(\.group)).count, 16)
  }

  @Test(arguments: PhysicsVector.all) func vector(_ vector: PhysicsVector) throws {
    switch vector.group {
    case "decay": try checkDecay(vector)
    case "project": try checkProjection(vector)
    case "retarget": try checkReaim(vector)
    case "rubber": try checkRubber(vector)
    case "bounce": try checkBounce(vector)
    case "free": try checkFree(vector)
    case "page_spring": try checkPageSpring(vector)
    case "snap_points": try checkStops(vector)
    case "target": try checkTarget(vector)
    case "velocity": try checkVelocity(vector)
    case "script": try checkScript(vector)
    case "arbitration": try checkArbitration(vector)
    case "animated": try checkAnimated(vector)
    case "momentum": try checkMomentum(vector)
    case "indicator": try checkIndicator(vector)
    case "measured": try checkMeasured(vector)
    default: Issue.record("\(vector.id): nobody knows the group \(vector.group)")
    }
  }
}

extension PhysicsVector {
  var rate: Deceleration.Rate { input["rate"]?.text == "fast" ? .fast : .normal }
}

private func checkDecay(_ vector: PhysicsVector) throws {
  let motion = try Deceleration(start: vector.number("x0"), velocity: vector.number("v0"), rate: vector.rate)
  let plan = ScrollPlan(.decelerating(motion))
  vector.check("final", plan.destination)
  vector.check("duration", plan.duration)
  vector.check("infinite_final", motion.asymptote)
  vector.checkSamples(position: plan.position, velocity: plan.velocity)
}

private func checkProjection(_ vector: PhysicsVector) throws {
  let (start, velocity) = try (vector.number("x0"), vector.number("v0"))
  let rest = Deceleration.restingOffset(from: start, velocity: velocity, rate: vector.rate)
  vector.check("target", rest)
  let presented = try #require(vector.expected["wwdc_distance"]?.number)
  if abs(velocity) >= 500 { expectAtMost(abs(rest - start - presented), 0.022 * abs(presented)) }
}

private func checkReaim(_ vector: PhysicsVector) throws {
  let motion = try #require(
    try Deceleration(
      from: vector.number("x0"), velocity: vector.number("v0"), endingAt: vector.number("target"), rate: vector.rate))
  let plan = ScrollPlan(.decelerating(motion))
  vector.check("rate_k", motion.rate.decay)
  vector.check("start_velocity", motion.startVelocity)
  vector.check("duration", plan.duration)
  vector.check("final", plan.destination)
  vector.checkSamples(position: plan.position, velocity: plan.velocity)
}

private func checkRubber(_ vector: PhysicsVector) throws {
  let band = try RubberBand(dimension: vector.number("dimension"))
  let raw = try vector.number("raw")
  vector.check("shown", band.shown(raw: raw))
  vector.check("slope", band.slope(raw: raw))
  vector.check("inverse", band.raw(shown: band.shown(raw: raw)))
}

private func checkBounce(_ vector: PhysicsVector) throws {
  let motion = try Bounce(
    edge: vector.number("edge"), overscroll: vector.number("d0"), velocity: vector.number("v0"), rate: vector.rate)
  expectEqual(motion.exits, vector.expected["exits"]?.bool)
  vector.check("duration", motion.duration)
  if !motion.exits {
    vector.check("t_peak", motion.timeOfPeak)
    vector.check("peak", motion.peak)
  } else {
    vector.check("exit_velocity", motion.scrollVelocity(at: motion.duration), scale: 100)
  }
  vector.checkSamples(position: motion.position, velocity: motion.velocity)
}

private func checkFree(_ vector: PhysicsVector) throws {
  let track = try ScrollTrack(
    lower: vector.number("lo"), upper: vector.number("hi"), viewport: vector.input["viewport"]?.number ?? 800,
    bounces: vector.input["bounces"]?.bool ?? true, rate: vector.rate)
  let plan = try ScrollPlan(releasedAt: vector.number("x0"), velocity: vector.number("v0"), on: track)
  checkPhases(of: plan, vector)
  for (phase, wanted) in zip(plan.phases, vector.expected["phase_starts"]?.numbers ?? []) {
    vector.check("start of a phase", phase.start, wanted)
  }
  vector.checkSamples(position: plan.position, velocity: plan.velocity)
}

func checkPhases(of plan: ScrollPlan, _ vector: PhysicsVector) {
  let names = plan.phases.map { phase in
    switch phase.motion {
    case .decelerating: "decay"
    case .bouncing: "bounce"
    case .springing: "spring"
    case .easing: "animated"
    }
  }
  if let wanted = vector.expected["phases"]?.list { expectEqual(names, wanted.compactMap(\.text)) }
  vector.check("duration", plan.duration)
  vector.check("final", plan.destination)
}

private func checkPageSpring(_ vector: PhysicsVector) throws {
  let motion = try PageSpring(
    start: vector.number("x0"), velocity: vector.number("v0"), target: vector.number("target"))
  let plan = ScrollPlan(.springing(motion))
  vector.check("duration", plan.duration)
  vector.check("final", plan.destination)
  vector.checkSamples(position: plan.position, velocity: plan.velocity)
}

private func checkVelocity(_ vector: PhysicsVector) throws {
  var tracker = VelocityTracker()
  for sample in vector.input["samples"]?.list?.compactMap(\.numbers) ?? [] { tracker.add(sample[1], at: sample[0]) }
  vector.check("grid60", try tracker.velocity(at: vector.number("t_up")))
}

private func checkArbitration(_ vector: PhysicsVector) throws {
  let samples = try #require(vector.input["samples"]?.list).compactMap(\.numbers)
  let entries = try #require(vector.input["axes"]?.list).compactMap(\.list)
  let candidates = entries.map {
    AxisArbitration.Candidate(axis: $0[1].text == "x" ? .horizontal : .vertical, canScroll: $0[2].bool == true)
  }
  let arbitration = AxisArbitration(origin: CGPoint(x: samples[0][1], y: samples[0][2]))
  let won = samples.indices.lazy.compactMap { index in
    arbitration.winner(among: candidates, at: CGPoint(x: samples[index][1], y: samples[index][2]))
      .map { (sample: index, winner: entries[$0][0].text) }
  }.first
  expectEqual(won?.winner, vector.expected["winner"]?.text)
  expectEqual(won.map { Double($0.sample) }, vector.expected["sample"]?.number)
}

private func checkAnimated(_ vector: PhysicsVector) throws {
  let motion = try EasedMotion(start: vector.number("x0"), target: vector.number("x1"))
  let plan = ScrollPlan(.easing(motion))
  vector.check("duration", plan.duration)
  vector.checkSamples(position: plan.position)
}

private func checkMomentum(_ vector: PhysicsVector) throws {
  vector.check("carried", try MomentumCarry.carried(from: vector.number("existing")))
}

private func checkIndicator(_ vector: PhysicsVector) throws {
  let (content, viewport) = try (vector.number("content"), vector.number("viewport"))
  let indicator = try ScrollIndicator(
    offset: vector.number("offset"), content: content, track: ScrollTrack(content: content, viewport: viewport))
  vector.check("start", indicator.start)
  vector.check("length", indicator.length)
}

/// Recordings of real devices: the model follows them within the vector's tolerance, frame by frame.
private func checkMeasured(_ vector: PhysicsVector) throws {
  let bounce = try Bounce(
    edge: 0, overscroll: vector.number("d0"), velocity: vector.number("v0"), rate: .normal)
  let observed = try #require(vector.whole["observed"]?.numbers)
  let model = try #require(vector.expected["model"]?.numbers)
  for (frame, overscroll) in observed.enumerated() {
    let time = try Double(frame) / vector.number("hz")
    vector.check("frame \(frame)", bounce.position(at: time), overscroll)
    expectLess(abs(bounce.position(at: time) - model[frame]), 1e-6)
  }
}
