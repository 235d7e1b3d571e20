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
import Workbench

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
}
