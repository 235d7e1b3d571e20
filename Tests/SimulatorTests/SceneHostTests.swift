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

/// The frame loop with letters that are boxes: no fonts, no pictures, no display.
@MainActor
@Suite(.serialized)
struct SceneHostTests {
  private let engine = BoxFont()

  init() { HostServices(textEngine: engine).makeCurrent() }

  private func host(_ scene: String, framesPerSecond: Int = 60, scale: CGFloat = 1) throws -> SceneHost {
    var device = Device.standard
    device.scale = scale
    let host = try SceneHost(
      device: device, framesPerSecond: framesPerSecond, services: HostServices(textEngine: engine))
    let found = try #require(Scene.all.first { $0.name == scene })
    host.show(found.makeViewController())
    return host
  }

  private static let gestures = """
    drag 350,400 -> 60,400 in 0.1s
    wait 0.4s
    drag 60,380 -> 340,384 in 0.2s hold 0.1s
    wait 0.3s
    drag 200,700 -> 210,300 in 0.1s
    wait 0.2s
    tap 200,400
    wait 1s
    wheel 200,400 by 0,-2
    wait 1050ms
    """

  /// The content of collection views at each thirtieth of a second.
  private func positions(of scene: String, framesPerSecond: Int) throws -> [String] {
    let host = try host(scene, framesPerSecond: framesPerSecond)
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: framesPerSecond))
    var lines: [String] = []
    try run.play(Timeline(InputScript(parsing: Self.gestures))) { frame in
      guard (frame.index * 30).isMultiple(of: framesPerSecond) else { return }
      lines.append(SceneReport(of: host).json(frame: 0, time: frame.time, image: nil).line)
    }
    return lines
  }

  @Test(arguments: ["banner", "carousel", "instagram-mosaic"])
  func positionsAreEqualAtEveryFrameRate(scene: String) throws {
    let reference = try positions(of: scene, framesPerSecond: 60)
    expectGreater(Set(reference.map { $0.drop { $0 != "[" } }).count, 10, "the script moves nothing")
    for rate in [30, 120] {
      let other = try positions(of: scene, framesPerSecond: rate)
      let differing = zip(reference, other).first { $0 != $1 }
      expectNil(differing, "at \(rate): \(String(describing: differing))")
      expectEqual(reference.count, other.count, "at \(rate): \(String(describing: differing))")
    }
  }

  @Test func aStillSceneDrawsNoFrame() throws {
    let host = try host("instagram-grid")
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.idle(for: 3)
    let drawn = host.framesDrawn
    #expect(drawn >= 1 && !host.needsFrame)
    try run.play(Timeline(InputScript(statements: [.wait(2)]))) { expectNil($0.update) }
    expectEqual(host.framesDrawn, drawn)
  }

  /// The pixels equal those of a host that paints everything, whichever areas were copied or left alone before.
  @Test(arguments: ["banner", "carousel", "instagram-mosaic"])
  func damageNeverShows(scene: String) throws {
    let host = try host(scene)
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.play(Timeline(InputScript(parsing: Self.gestures))) { frame in
      guard frame.index.isMultiple(of: 25) else { return }
      let whole = try Rasterizer(textEngine: engine).draw(host.picture(), scale: 1)
      expectEqual(host.bitmap, whole, "frame \(frame.index) of \(scene)")
    }
  }

  @Test func hostCanBeResizedAndRotated() throws {
    let host = try host("instagram-grid")
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.idle(for: 0.5)
    try host.resize(to: CGSize(width: 844, height: 390), scale: 2)
    try run.idle(for: 1)
    expectEqual(host.bitmap.width, 1688)
    expectEqual(host.bitmap.height, 780)
    expectEqual(host.root.window.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    for side in [1, 3, 160, 2_000] as [CGFloat] {
      try host.resize(to: CGSize(width: side, height: side), scale: 1)
      try run.idle(for: 0.1)
      expectEqual(host.bitmap.width, Int(side))
    }
    #expect(throws: RasterError.self) { try host.resize(to: CGSize(width: 20_000, height: 1), scale: 1) }
  }

  /// A snapshot shows the effect of the input before it, and none of the input after it, at any rate and at any
  /// position between two frames.
  @Test(arguments: [1, 30, 60, 120, 240], ["0s", "1s", "1004ms", "3333ms"])
  func snapshotPrecedesFollowingInput(framesPerSecond: Int, pause: String) throws {
    let host = try SceneHost(
      device: .standard, framesPerSecond: framesPerSecond, services: HostServices(textEngine: engine))
    let touched = TouchCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    host.root.window.addSubview(touched)
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: framesPerSecond))
    let script = """
      wait \(pause)
      snapshot none
      snapshot still-none
      at 4s down 0 10,10
      snapshot one
      at 4s down 1 20,20
      at 4s down 2 30,30
      snapshot three
      at 4s up 0 10,10
      """
    var seen: [String] = []
    try run.play(Timeline(InputScript(parsing: script))) { frame in
      for name in frame.snapshots { seen.append("\(name) \(touched.began) \(touched.ended)") }
    }
    #expect(seen == ["none 0 0", "still-none 0 0", "one 1 0", "three 3 0"])
    #expect(touched.ended == 1)
  }

  /// A change of the device comes after the input and the snapshots before it, and before those that follow.
  @Test(arguments: [1, 30, 60, 240]) func changesKeepTheirOrder(framesPerSecond: Int) throws {
    let host = try SceneHost(
      device: .standard, framesPerSecond: framesPerSecond, services: HostServices(textEngine: engine))
    let touched = TouchCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    host.root.window.addSubview(touched)
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: framesPerSecond))
    let script = """
      snapshot start
      at 1s down 0 10,10
      snapshot down
      rotate
      snapshot lying
      at 1s up 0 10,10
      set appearance dark
      set size 320x568
      snapshot small
      """
    var seen: [String] = []
    try run.play(Timeline(InputScript(parsing: script))) { frame in
      let environment = host.root.environment
      let (width, isDark) = (Int(environment.size.width), environment.userInterfaceStyle == .dark)
      for name in frame.snapshots { seen.append("\(name) \(touched.began) \(touched.ended) \(width) \(isDark)") }
    }
    expectEqual(
      seen, ["start 0 0 390 false", "down 1 0 390 false", "lying 1 0 844 false", "small 1 1 320 true"])
    expectEqual(host.device.size, CGSize(width: 320, height: 568))
    expectEqual(host.bitmap.width, Int(320 * host.device.scale))
  }

  /// Statements that are played one after the other make the frames of the whole script.
  @Test func aContinuedScriptMakesTheSameFrames() throws {
    let script = try InputScript(
      parsing: """
        drag 350,400 -> 60,400 in 0.15s
        wait 0.35s
        tap 195,400
        wait 0.05s
        rotate
        drag 350,200 -> 60,200 after 0.6s in 0.1s
        wait 1.15s
        """)
    func frames(_ play: (HeadlessRun, (HeadlessRun.Frame) -> Void) throws -> Void) throws -> [String] {
      let host = try host("banner")
      var frames: [String] = []
      try play(HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))) { frame in
        frames.append(SceneReport(of: host).json(frame: frame.index, time: frame.time, image: nil).line)
      }
      return frames
    }
    let whole = try frames { run, body in try run.play(Timeline(script), each: body) }
    let parts = try frames { run, body in
      for part in [0..<2, 2..<4, 4..<7] { try run.continueScript(Array(script.statements[part]), each: body) }
    }
    // A whole script ends with the frame at its end, which a part leaves to the next.
    expectEqual(Array(whole.dropLast()), parts)
  }

  @Test func tapAfterSnapshotIsNotInIt() throws {
    let host = try host("simple-list")
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    var shown: [String: Bitmap] = [:]
    let script = "wait 1s\nsnapshot rest\nwait 1s\nsnapshot before\ntap 195,300\nsnapshot after"
    try run.play(Timeline(InputScript(parsing: script))) { frame in
      for name in frame.snapshots { shown[name] = host.bitmap }
    }
    #expect(shown["rest"] == shown["before"] && shown["after"] != shown["before"])
  }

  /// There is no screen beyond the rounded corners.
  @Test func cornersAreTransparentAndTheRestIsOpaque() throws {
    let host = try host("instagram-grid")
    _ = host.step(events: [], at: 0)
    let bitmap = host.bitmap
    for (x, y) in [(0, 0), (389, 0), (0, 843), (389, 843)] { expectEqual(bitmap[x, y], 0) }
    for (x, y) in [(195, 420), (0, 420), (20, 20), (195, 843)] { expectEqual(bitmap[x, y] >> 24, 255) }
  }

  /// An event after a long idle time must not start animations that end before they are shown.
  @Test(arguments: [Device.standard, .screen(size: CGSize(width: 40, height: 40), scale: 1)])
  func theScreenIsBlackWhereTheAppDrawsNothing(device: Device) throws {
    let host = try SceneHost(device: device, services: HostServices(textEngine: BoxFont()))
    let controller = UIViewController()
    host.show(controller)
    _ = host.step(events: [], at: 0)
    let bitmap = host.bitmap
    expectEqual(bitmap.pixels[bitmap.width * (bitmap.height / 2) + bitmap.width / 2], 0xFF00_0000)
    controller.view.backgroundColor = .white
    _ = host.step(events: [], at: 1)
    expectEqual(host.bitmap.pixels[bitmap.width * (bitmap.height / 2) + bitmap.width / 2], 0xFFFF_FFFF)
  }

  @Test func theClockWakesBeforeTheEvent() throws {
    let host = try host("banner")
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.idle(for: 2)
    var seen: [TimeInterval] = []
    let touch = TouchClock { seen.append(CACurrentMediaTime()) }
    touch.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    host.root.window.addSubview(touch)
    _ = host.step(events: [], at: 2.1)
    let down = PointerEvent(phase: .began, location: CGPoint(x: 100, y: 100), time: 60)
    _ = host.step(events: [.pointer(down)], at: 60.01)
    expectEqual(seen, [60])
  }
}

private final class TouchClock: UIView {
  private let onTouch: () -> Void

  init(onTouch: @escaping () -> Void) {
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}

private final class TouchCounter: UIView {
  private(set) var began = 0
  private(set) var ended = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += touches.count
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended += touches.count
  }
}
