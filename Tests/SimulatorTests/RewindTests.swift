import Foundation
import Gallery
import Raster
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// Going back to past frames, and forward again.
@MainActor
@Suite(.serialized)
struct RewindTests {
  private let services = HostServices(textEngine: BoxFont())

  init() { services.makeCurrent() }

  /// The shell of one scene after another.
  private final class Shell: AppShell {
    private let host: SceneHost
    private(set) var title = ""

    init(_ host: SceneHost, _ scene: String) {
      self.host = host
      perform(.open(scene))
    }

    func perform(_ step: ShellStep) {
      guard case .open(let name) = step, let scene = Scene.all.first(where: { $0.name == name }) else { return }
      title = name
      host.show(scene.makeViewController())
    }
  }

  private func host(_ scene: String, limits: SessionLog.Limits = SessionLog.Limits()) throws -> RewindableHost {
    var device = Device.standard
    device.scale = 1
    let services = services
    let made = try RewindableHost(limits: limits) { [device] in
      let host = try SceneHost(device: device, services: services)
      return (host, Shell(host, scene))
    }
    made.start()
    return made
  }

  private static let gestures = """
    wait 0.2s
    drag 350,400 -> 60,400 in 0.1s
    wait 0.4s
    drag 200,700 -> 210,300 in 0.1s
    wait 0.3s
    tap 200,400
    wait 0.4s
    wheel 200,400 by 0,-2
    wait 0.5s
    """

  /// Plays a script at 60 frames per second from the host's time on, and calls `body` after each frame.
  private func play(_ script: String, on host: RewindableHost, each body: () -> Void = {}) throws {
    let timeline = Timeline(try InputScript(parsing: script))
    let start = host.time
    var events = timeline.events[...]
    for frame in 1...Int((timeline.end * 60).rounded(.up)) {
      let now = start + Double(frame) / 60
      let due = events.prefix { start + $0.time <= now }
      events = events.dropFirst(due.count)
      _ = host.step(events: due.map { $0.at(start + $0.time) }, at: now)
      body()
    }
  }

  /// Goes to a position, a few steps at a time.
  private func seek(_ host: RewindableHost, to count: Int) {
    host.seek(to: count)
    for _ in 0..<100_000 where host.isSeeking { _ = host.advance(steps: 7) }
    expectFalse(host.isSeeking)
  }

  @Test(arguments: ["banner", "carousel", "emoji-explorer", "auto-banner", "instagram-mosaic", "note"])
  func everyPastFrameHasTheSameBytes(scene: String) throws {
    let host = try host(scene)
    var pictures: [[UInt32]] = []
    try play(Self.gestures, on: host) { pictures.append(host.bitmap.pixels) }
    expectGreater(Set(pictures).count, 20, "the script moves nothing")
    expectEqual(host.log.frames.count, pictures.count)
    let end = pictures.count
    for count in [end / 2, end / 2 - 1, 1, 40, 39, end, 3 * end / 4, 25, end - 1, end] {
      seek(host, to: count)
      expectTrue(host.bitmap.pixels == pictures[count - 1], "frame \(count) of \(end)")
      expectEqual(host.time, host.log.frames[count - 1].time)
    }
  }

  /// The device, settings and commands of the window are a part of the run as well.
  @Test func changesOfTheDeviceAreRepeated() throws {
    let host = try host("banner")
    try play("wait 0.1s", on: host)
    var settings = host.settings
    settings.isDark = true
    settings.isRightToLeft = true
    host.apply(settings)
    try play("drag 60,400 -> 350,400 in 0.1s", on: host)
    let dark = (host.log.frames.count, host.bitmap.pixels)
    try host.resize(to: CGSize(width: 844, height: 390), scale: 1, pictureScale: nil)
    try play("wait 0.2s", on: host)
    let lying = (host.log.frames.count, host.bitmap.pixels)
    host.perform(.open("carousel"))
    try play("wait 0.2s", on: host)
    expectTrue(host.log.marks.contains { $0.mark == .screen })
    seek(host, to: dark.0)
    expectTrue(host.bitmap.pixels == dark.1)
    expectEqual(host.title, "banner")
    expectTrue(host.settings.isDark)
    seek(host, to: lying.0)
    expectTrue(host.bitmap.pixels == lying.1)
    expectEqual(host.device.size, CGSize(width: 844, height: 390))
  }

  /// Going on from a past frame removes the frames after it, and lifts the fingers that were down there.
  @Test func continuingFromThePastTakesAnotherCourse() throws {
    let host = try host("carousel")
    try play("wait 0.1s\ndrag 350,400 -> 60,400 in 0.2s\nwait 1s", on: host)
    // A tenth of a second into the drag.
    seek(host, to: 12)
    expectTrue(host.isInPast)
    try play("wait 2s", on: host)
    expectFalse(host.isInPast)
    expectEqual(host.log.frames.count, 12 + 120)
    expectTrue(
      host.log.frames[12].events.contains { event in
        if case .pointer(let pointer) = event { pointer.phase == .cancelled } else { false }
      })
    let end = host.bitmap.pixels
    seek(host, to: 20)
    seek(host, to: 132)
    expectTrue(host.bitmap.pixels == end)
  }

  @Test func marksAreTouchesPagesAndScreens() throws {
    let host = try host("banner")
    try play("wait 0.2s\ndrag 350,400 -> 60,400 in 0.1s\nwait 2s", on: host)
    let log = host.log
    expectEqual(log.marks.filter { $0.mark == .touch }.count, 1)
    expectEqual(log.marks.filter { $0.mark == .page }.count, 1)
    let touch = try #require(log.count(ofMarkFrom: 1, isForward: true))
    expectTrue(log.frames[touch - 1].events.contains { $0.time >= 0.2 && $0.time < 0.22 })
    let page = try #require(log.count(ofMarkFrom: touch, isForward: true))
    expectEqual(log.count(ofMarkFrom: page, isForward: false), touch)
    expectEqual(log.count(ofMarkFrom: page, isForward: true), nil)
  }

  /// A run that continues from the past is marked like any other, and modifier keys are no touches.
  @Test func marksAreNotedAfterGoingBack() throws {
    let host = try host("banner")
    try play("wait 0.2s\nkey shift\nwait 0.2s", on: host)
    seek(host, to: 4)
    try play("wait 0.2s", on: host)
    expectEqual(host.log.marks.map(\.mark), [])
    host.perform(.open("carousel"))
    try play("wait 0.2s", on: host)
    expectEqual(host.log.marks.map(\.mark), [.screen])
  }

  @Test func otherDataIsMarked() throws {
    let host = try host("banner")
    try play("wait 0.2s", on: host)
    expectFalse(host.log.marks.contains { $0.mark == .reload })
    let window = try #require(host.inspectable?.root.window)
    let view = try #require(SceneHost.collectionViews(in: window).first)
    view.reloadData()
    try play("wait 0.1s\ntap 200,400\nwait 0.1s", on: host)
    let marks = host.log.marks.map(\.mark)
    expectEqual(marks.filter { $0 == .reload }.count, 1)
    let reload = try #require(host.log.marks.first { $0.mark == .reload })
    expectEqual(host.log.count(ofMarkFrom: 1, isForward: true), reload.frame + 1)
    expectEqual(host.log.marks(after: reload.frame + 1), [.reload])
  }

  /// Pictures of the latest seconds are shown at once while the user moves through the run.
  @Test func theFilmShowsPicturesWithoutSimulation() throws {
    let host = try host("carousel")
    var pictures: [[UInt32]] = []
    try play("drag 350,400 -> 60,400 in 0.2s\nwait 0.6s", on: host) { pictures.append(host.bitmap.pixels) }
    for index in stride(from: host.log.shown.count - 1, through: 0, by: -1) {
      let count = host.log.count(showing: index)
      host.seek(to: count, isMoving: true)
      _ = host.advance(steps: 0)
      expectTrue(host.bitmap.pixels == pictures[count - 1], "picture \(index)")
      expectFalse(host.isWaitingForPicture)
    }
    host.settle()
    for _ in 0..<1_000 where host.isSeeking { _ = host.advance(steps: 5) }
    expectEqual(host.position, 1)
  }

  @Test func anyTargetIsSafe() throws {
    let host = try host("banner")
    host.seek(to: 5)
    expectFalse(host.isSeeking)
    try play("wait 0.3s", on: host)
    for target in [0, -1, .min, .max, 3, 3] { seek(host, to: target) }
    expectEqual(host.position, 3)
    // A change during a search waits for its end.
    host.seek(to: 10)
    var settings = host.settings
    settings.isDark = true
    host.apply(settings)
    expectFalse(host.settings.isDark)
    for _ in 0..<1_000 where host.isSeeking { _ = host.advance(steps: 1) }
    expectTrue(host.settings.isDark)
    expectEqual(host.log.frames.count, 10)
  }

  /// A kept frame is found again after the run went back and took another course, and both go on from there.
  @Test func aKeptFrameSurvivesAnotherCourse() throws {
    let host = try host("carousel")
    expectFalse(host.returnToKept())
    try play("drag 350,400 -> 60,400 in 0.2s\nwait 0.4s", on: host)
    let kept = (time: host.time, picture: host.bitmap.pixels)
    host.keep()
    try play("wait 0.2s", on: host)
    expectTrue(host.returnToKept())
    for _ in 0..<1_000 where host.isSeeking { _ = host.advance(steps: 5) }
    expectTrue(host.bitmap.pixels == kept.picture)
    seek(host, to: 5)
    try play("drag 350,600 -> 340,300 in 0.2s\nwait 0.5s", on: host)
    expectFalse(host.bitmap.pixels == kept.picture)
    expectTrue(host.returnToKept())
    // A target on the way does not use the device that is on the other course.
    host.seek(to: host.log.frames.count, isMoving: false)
    for _ in 0..<1_000 where host.isSeeking { _ = host.advance(steps: 5) }
    expectTrue(host.bitmap.pixels == kept.picture)
    expectEqual(host.time, kept.time)
    expectFalse(host.isFull || host.isInPast)
    try play("wait 0.5s", on: host)
    expectEqual(host.log.frames.last?.time, host.time)
  }

  @Test func aFullLogStopsGrowing() throws {
    var limits = SessionLog.Limits()
    limits.frames = 20
    let host = try host("carousel", limits: limits)
    var pictures: [[UInt32]] = []
    try play("drag 350,400 -> 60,400 in 0.2s\nwait 1s", on: host) { pictures.append(host.bitmap.pixels) }
    expectEqual(host.log.frames.count, 20)
    expectTrue(host.isFull)
    seek(host, to: 20)
    expectTrue(host.bitmap.pixels == pictures[19])
    expectFalse(host.isFull)
  }

  /// A search does as much work in a frame as it is told, however long the run is.
  @Test func aSearchIsDividedIntoFrames() throws {
    let host = try host("carousel")
    for frame in 1...3_000 { _ = host.step(events: [], at: Double(frame)) }
    try play("drag 350,400 -> 60,400 in 0.2s\nwait 1s", on: host)
    host.seek(to: host.log.frames.count - 30)
    var rounds = 0
    while host.isSeeking, rounds < 10_000 {
      _ = host.advance(steps: 1)
      rounds += 1
    }
    expectTrue((80...400).contains(rounds), "\(rounds)")
  }
}
