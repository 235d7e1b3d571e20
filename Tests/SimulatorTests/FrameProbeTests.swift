import Foundation
import Gallery
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// The measurement of frames.
@MainActor
@Suite(.serialized)
struct FrameProbeTests {
  private let services = HostServices(textEngine: BoxFont())
  /// A clock on which every look takes a millisecond.
  private final class Clock {
    var time = 0.0

    func look() -> TimeInterval {
      time += 0.001
      return time
    }
  }

  private func host(_ scene: String) throws -> SceneHost {
    services.makeCurrent()
    var device = Device.standard
    device.scale = 1
    let host = try SceneHost(device: device, services: services)
    host.show(try #require(Scene.all.first { $0.name == scene }).makeViewController())
    return host
  }

  @Test func onlyChangedFramesAreCounted() throws {
    let host = try host("banner")
    let clock = Clock()
    let probe = FrameProbe(now: clock.look)
    host.probe = probe
    var changed = 0
    for frame in 0..<200 {
      if host.step(events: [], at: Double(frame) / 60)?.areas.isEmpty == false { changed += 1 }
      probe.finish()
    }
    expectEqual(probe.samples.count, changed)
    expectTrue((1..<100).contains(changed), "\(changed)")
    let sample = try #require(probe.samples.first)
    for step in FrameProbe.Step.allCases {
      expectTrue(abs(sample.durations[step.rawValue] - 0.001) < 1e-9, "\(step.name) \(sample.durations)")
    }
    expectTrue(sample.layoutRounds >= 1)
    clock.time += 2
    expectEqual(probe.framesPerSecond, 0)
  }

  @Test func paceIsTheTimeBetweenFramesInMotion() throws {
    let host = try host("banner")
    let clock = Clock()
    let probe = FrameProbe(now: { clock.time })
    host.probe = probe
    expectNil(probe.pace)
    let page = UIViewController()
    host.show(page)
    // Frames of 10 ms; one is late by 40 ms, nothing moves for a second, and two frames are the same as the one before.
    for frame in 0..<100 {
      if ![80, 81].contains(frame) { page.view.backgroundColor = frame.isMultiple(of: 2) ? .red : .blue }
      if frame == 71 { probe.rest() }
      _ = host.step(events: [], at: Double(frame) / 100)
      probe.finish()
      clock.time += frame == 50 ? 0.05 : frame == 70 ? 1 : 0.01
    }
    let pace = try #require(probe.pace)
    expectTrue(abs(pace.usual - 0.01) < 1e-9, "\(pace)")
    expectTrue(abs(pace.worst - 0.05) < 1e-9, "\(pace)")
  }

  /// Composing and presenting a picture take 5 and 1 ms, between which it waits for its time.
  @Test func waitingIsNoWork() throws {
    let host = try host("banner")
    let clock = Clock()
    let probe = FrameProbe(now: { clock.time })
    host.probe = probe
    _ = host.step(events: [], at: 0)
    clock.time += 0.005
    probe.enter(.presenting)
    clock.time += 0.1
    probe.leaveOut()
    clock.time += 0.001
    probe.finish()
    let sample = try #require(probe.samples.first)
    expectTrue(isClose(sample.total, 0.006, within: 1e-9), "\(sample)")
    expectTrue(isClose(sample.end, 0.106, within: 1e-9), "\(sample)")
  }

  @Test func aSlowFrameNamesItsSlowestStep() throws {
    let host = try host("banner")
    let clock = Clock()
    let probe = FrameProbe(now: clock.look)
    host.probe = probe
    host.overlay = { _ in
      clock.time += 0.05
      return []
    }
    _ = host.step(events: [], at: 0)
    probe.finish()
    let slow = try #require(probe.slowFrame(interval: 1.0 / 60))
    expectEqual(slow.slowest, .drawing)
    expectTrue(probe.slowFrame(interval: 0.1) == nil)
  }

  @Test func measuringChangesNoPixel() throws {
    let script = Timeline(try InputScript(parsing: "drag 350,400 -> 60,400 in 0.1s\nwait 0.5s"))
    func pictures(isMeasured: Bool) throws -> [[UInt32]] {
      let host = try host("carousel")
      let clock = Clock()
      if isMeasured { host.probe = FrameProbe(now: clock.look) }
      var pictures: [[UInt32]] = []
      let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
      try run.play(script) { _ in pictures.append(host.bitmap.pixels) }
      return pictures
    }
    expectTrue(try pictures(isMeasured: true) == pictures(isMeasured: false))
  }

  @Test func memoryIsRead() {
    let memory = ProcessMemory()
    expectTrue(memory.resident > 1 && memory.proportional > 1 && memory.proportional <= memory.resident)
  }
}
