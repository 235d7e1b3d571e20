import Foundation
import Gallery
import Geometry
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

  @Test func timeThatGoesBackBeginsAnew() throws {
    let host = try host("carousel")
    let scope = MotionScope()
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.play(Timeline(try InputScript(parsing: "drag 350,400 -> 60,400 in 0.1s\nwait 1s"))) { _ in
      scope.record(host)
    }
    let other = try self.host("carousel")
    _ = other.step(events: [], at: 0.1)
    scope.record(other)
    expectTrue(scope.reading(at: nil, on: other) == nil)
  }

  /// The curves end where the user goes back to.
  @Test func aPastFrameHasTheMotionUntilThen() throws {
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
    for frame in 1...40 {
      let phases: [Int: PointerEvent.Phase] = [5: .began, 12: .ended]
      let phase = (5...12).contains(frame) ? phases[frame] ?? .moved : nil
      let point = CGPoint(x: 350 - 30 * (frame - 5), y: 440)
      let event = phase.map {
        InputEvent.pointer(PointerEvent(id: 0, phase: $0, location: point, time: Double(frame) / 60, buttons: .primary))
      }
      _ = bench.step(events: event.map { [$0] } ?? [], at: Double(frame) / 60)
    }
    let whole = bench.inspector.content.motion.trace.samples
    expectGreater(try #require(whole.last?.offset), 100)
    bench.scrub(to: 8, isMoving: false)
    for frame in 41...60 { _ = bench.step(events: [], at: Double(frame) / 60) }
    let past = bench.inspector.content.motion.trace.samples
    expectEqual(past, whole.filter { $0.time <= content.time })
    expectLess(past.count, whole.count)
  }

  private final class Carousel: AppShell {
    let title = "Carousel"

    init(_ host: SceneHost) {
      if let scene = Scene.all.first(where: { $0.name == "carousel" }) { host.show(scene.makeViewController()) }
    }

    func perform(_ step: ShellStep) {}
  }
}
