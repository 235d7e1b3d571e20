import Foundation
import Gallery
import Geometry
import MotionPlots
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

@testable import Workbench

/// The record of the physics scope.
@MainActor
@Suite(.serialized)
struct MotionScopeTests {
  private let services = HostServices(textEngine: BoxFont())

  private func host(_ scene: String) throws -> SceneHost {
    services.makeCurrent()
    var device = Device.standard
    device.scale = 1
    let host = try SceneHost(device: device, services: services)
    host.show(try #require(Scene.all.first { $0.name == scene }).makeViewController())
    return host
  }

  @Test func aFlickEndsAtAStop() throws {
    let host = try host("carousel")
    let scope = MotionScope()
    expectTrue(scope.reading(at: nil, on: host) == nil)
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    let script = Timeline(try InputScript(parsing: "drag 350,400 -> 60,400 in 0.1s\nwait 3s"))
    try run.play(script) { _ in scope.record(host) }
    let reading = try #require(scope.reading(at: CGPoint(x: 200, y: 400), on: host))
    expectEqual(reading.subject.axis, .horizontal)
    expectTrue(reading.subject.section != nil)
    let last = try #require(reading.trace.samples.last)
    expectEqual(last.phase, .idle)
    // The drawn offset is on whole pixels.
    expectTrue(reading.stops.contains { abs($0 - last.offset) <= 0.5 }, "\(last.offset) \(reading.stops)")
    let targets = reading.trace.samples.filter { $0.phase == .decelerating }.compactMap(\.target)
    expectTrue(!targets.isEmpty && targets.allSatisfy { abs($0 - last.offset) <= 0.5 }, "\(targets)")
    expectEqual(scope.reading(at: nil, on: host)?.subject, reading.subject)
  }

  /// A motion of four seconds has 240 samples, but few phases and targets.
  @Test func phasesAreDrawnOnceEach() {
    let phases: [ScrollActivity?] = [
      nil, .dragging, .dragging, .decelerating, .decelerating, nil, .decelerating, .idle,
    ]
    let samples = phases.enumerated().map { MotionSample(time: Double($0), offset: 0, phase: $1) }
    expectEqual(
      ScopeGraph.runs(samples, of: \.phase),
      [
        .init(value: .dragging, start: 1, end: 3), .init(value: .decelerating, start: 3, end: 5),
        .init(value: .decelerating, start: 6, end: 7),
      ])
    expectTrue(ScopeGraph.runs([], of: \.phase).isEmpty)
  }

  /// A recording that lasts longer than the motion on screen ends at the graph's edge, not in the numbers beside it.
  @Test func curvesAreDrawnWithinTheGraph() {
    let trace = MotionTrace(samples: (0...9).map { MotionSample(time: Double($0), offset: Double($0) * 100) })
    expectEqual(ScopeGraph.shown(trace, in: 2...6).map(\.time), [1, 2, 3, 4, 5, 6])
    expectEqual(ScopeGraph.shown(trace, in: 20...24).map(\.time), [9])
    expectEqual(ScopeGraph.shown(trace, in: -4 ... -1), [])
    expectEqual(ScopeGraph.shown(MotionTrace(samples: []), in: 0...4), [])
  }

  /// A frame to which the user goes back is known; where the run takes another course, later frames are forgotten.
  @Test func anotherCourseReplacesLaterFrames() throws {
    let scope = MotionScope()
    func play(_ script: String) throws -> SceneHost {
      let host = try host("carousel")
      let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
      try run.play(Timeline(try InputScript(parsing: script))) { _ in scope.record(host) }
      return host
    }
    let whole = try #require(scope.reading(at: nil, on: try play("drag 350,400 -> 60,400 in 0.1s\nwait 1s"))?.trace)
    let again = try #require(scope.reading(at: nil, on: try play("drag 350,400 -> 60,400 in 0.1s\nwait 0.3s"))?.trace)
    expectEqual(again.samples, whole.samples.filter { $0.time <= again.samples.last?.time ?? 0 })
    let back = try #require(scope.reading(at: nil, on: try play("drag 350,400 -> 60,400 in 0.1s\nwait 1s"))?.trace)
    expectEqual(back, whole)
    let other = try #require(scope.reading(at: nil, on: try play("wait 0.5s"))?.trace)
    expectEqual(other.distance, 0)
  }

  /// A window with a carousel and the physics scope.
  private func window() throws -> (content: RewindableHost, bench: Workbench) {
    services.makeCurrent()
    let services = services
    let content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 390, height: 844), scale: 1), services: services)
      return (host, Carousel(host))
    }
    let bench = Workbench(
      content: content, services: services, isFixed: false, hasToolbar: true, scenes: [], language: .english)
    bench.start()
    bench.adopt(window: (390, 884), density: 1)
    bench.setScope(true)
    return (content, bench)
  }

  /// A finger that moves to the left, from frame 5 on.
  private func drag(in frame: Int, endingIn end: Int) -> [InputEvent] {
    guard (5...end).contains(frame) else { return [] }
    let phases: [Int: PointerEvent.Phase] = [5: .began, end: .ended]
    let point = CGPoint(x: 350 - 30 * (frame - 5), y: 440)
    return [
      .pointer(
        PointerEvent(
          id: 0, phase: phases[frame] ?? .moved, location: point, time: Double(frame) / 60, buttons: .primary))
    ]
  }

  @Test func aFingerThatIsHeldStillCostsNoFrames() throws {
    let (_, bench) = try window()
    bench.setPanel(true)
    bench.adopt(window: (738, 1044), density: 1)
    // The finger stays down.
    for frame in 1...12 { _ = bench.step(events: drag(in: frame, endingIn: 1_000), at: Double(frame) / 60) }
    for frame in 13...120 where bench.needsFrame { _ = bench.step(events: [], at: Double(frame) / 60) }
    expectEqual(bench.inspector.content.motion.trace.samples.last?.phase, .dragging)
    expectFalse(bench.needsFrame)
    // The curve stays level until the finger moves on.
    let held = try #require(bench.inspector.content.motion.trace.samples.last?.offset)
    for frame in 121...122 { _ = bench.step(events: drag(in: frame, endingIn: 1_000), at: Double(frame) / 60) }
    let samples = bench.inspector.content.motion.trace.samples.filter { $0.time > 1 }
    expectEqual(samples.first.map { $0.offset == held && abs($0.time - 2) < 0.001 }, true, "\(samples)")
    expectGreater(samples.count, 1)
  }

  /// The curves end where the user goes back to.
  @Test func aPastFrameHasTheMotionUntilThen() throws {
    let (content, bench) = try window()
    for frame in 1...40 { _ = bench.step(events: drag(in: frame, endingIn: 12), at: Double(frame) / 60) }
    let whole = bench.inspector.content.motion.trace.samples
    expectGreater(try #require(whole.last?.offset), 100)
    bench.scrub(to: 8, isMoving: false)
    for frame in 41...60 { _ = bench.step(events: [], at: Double(frame) / 60) }
    let past = bench.inspector.content.motion.trace.samples
    expectEqual(past, whole.filter { $0.time <= content.time })
    expectLess(past.count, whole.count)
    expectTrue(bench.leavePast())
    for frame in 61...90 { _ = bench.step(events: [], at: Double(frame) / 60) }
    // The run continues at rest.
    let moving = { (samples: [MotionSample]) in samples.filter { $0.phase != .idle } }
    expectEqual(moving(bench.inspector.content.motion.trace.samples), moving(whole))
  }

  /// Rewinding a long run and going forward again changes no curve.
  @Test(arguments: [1, 7]) func theCurvesSurviveRewinding(frames: Int) throws {
    let (content, bench) = try window()
    var frame = 0
    func step(_ events: [InputEvent] = []) {
      frame += 1
      _ = bench.step(events: events, at: Double(frame) / 60)
    }
    func flick() {
      let start = frame
      for _ in 1...12 { step(drag(in: frame + 1 - start, endingIn: 12).map { $0.at(Double(frame + 1) / 60) }) }
    }
    for _ in 0..<2 {
      flick()
      for _ in 0..<90 { step() }
    }
    for _ in 0..<600 { step() }
    let moving = { (samples: [MotionSample]) in samples.filter { $0.phase != .idle } }
    let whole = bench.inspector.content.motion
    expectGreater(moving(whole.trace.samples).count, 40)
    _ = bench.travel(.rewind)
    for _ in 0..<120 * frames { step() }
    bench.endHeldCommand()
    for _ in 0..<200 { step() }
    expectTrue(content.isInPast)
    let past = bench.inspector.content.motion
    expectEqual(past.trace.samples, whole.trace.samples.filter { $0.time <= content.time })
    expectTrue(bench.leavePast())
    for _ in 0..<300 { step() }
    let later = bench.inspector.content.motion
    expectEqual(moving(later.trace.samples), moving(whole.trace.samples))
    expectEqual(later.name, whole.name)
  }

  /// A run that continues from a past frame loses nothing: its former end is kept.
  @Test func theFormerEndOfARunIsKept() throws {
    let (content, bench) = try window()
    for frame in 1...40 { _ = bench.step(events: drag(in: frame, endingIn: 12), at: Double(frame) / 60) }
    let (count, picture) = (content.log.frames.count, content.bitmap.pixels)
    bench.scrub(to: 8, isMoving: false)
    for frame in 41...60 { _ = bench.step(events: [], at: Double(frame) / 60) }
    var messages: [String] = []
    bench.actions.report = { messages.append($0.english) }
    bench.togglePause()
    for frame in 61...70 { _ = bench.step(events: drag(in: frame - 56, endingIn: 9), at: Double(frame) / 60) }
    expectEqual(messages, ["the run goes on from this frame; F4 returns to the kept one"])
    expectFalse(content.bitmap.pixels == picture)
    bench.returnToKept()
    for frame in 71...130 { _ = bench.step(events: [], at: Double(frame) / 60) }
    // The device continues from there.
    expectAtLeast(content.log.frames.count, count)
    expectTrue(content.bitmap.pixels == picture)
  }

  @Test func aPausedRunGoesOnWithEsc() throws {
    let (_, bench) = try window()
    expectFalse(bench.resume())
    bench.togglePause()
    expectTrue(bench.clock.isPaused)
    expectTrue(bench.resume())
    expectFalse(bench.clock.isPaused)
  }

  /// A step back from a past frame is one to the present, which would be lost otherwise.
  @Test func aStepBackLeavesThePastAndForgetsNothing() throws {
    let (content, bench) = try window()
    for frame in 1...40 { _ = bench.step(events: drag(in: frame, endingIn: 12), at: Double(frame) / 60) }
    expectFalse(bench.leavePast())
    let (count, picture) = (content.log.frames.count, content.bitmap.pixels)
    bench.scrub(to: 8, isMoving: false)
    for frame in 41...60 { _ = bench.step(events: [], at: Double(frame) / 60) }
    expectTrue(content.isInPast)
    expectEqual(bench.status, "paused")
    expectTrue(bench.leavePast())
    for frame in 61...62 { _ = bench.step(events: [], at: Double(frame) / 60) }
    expectFalse(content.isInPast)
    expectTrue(content.log.frames.count >= count)
    expectTrue(content.bitmap.pixels == picture)
    expectEqual(bench.status, "")
  }

  private final class Carousel: AppShell {
    let title = "Carousel"

    init(_ host: SceneHost) {
      if let scene = Scene.all.first(where: { $0.name == "carousel" }) { host.show(scene.makeViewController()) }
    }

    func perform(_ step: ShellStep) {}
  }
}
