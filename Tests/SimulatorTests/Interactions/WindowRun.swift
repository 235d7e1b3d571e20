import Foundation
import InteractionSupport
import Raster
import Scenes
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore
import Workbench

/// A window around a scene, its commands in order, and random clicks, drags and words between them. Each leaves a line with digests
/// of the window's picture.
@MainActor
final class WindowRun {
  /// A scene in a window with a language.
  struct Setup: Sendable {
    var scene: String
    var language = Language.english
    var density: CGFloat = 1
    var isFixed = false
    var name: String { "\(scene)\(language == .korean ? "-korean" : "")\(isFixed ? "-fixed" : "")" }
  }

  nonisolated static let all = [
    Setup(scene: "list"), Setup(scene: "app-store", language: .korean, density: 1.5),
    Setup(scene: "badges", isFixed: true),
  ]

  private(set) var lines: [String] = []
  private let setup: Setup
  private let content: RewindableHost
  private let bench: Workbench
  private var picture = Bitmap(width: 0, height: 0)
  private var random: SeededGenerator
  private static let panels: [WindowCommand.Action] = [.inspector, .timeline, .scope]
  /// The frame bar shows the memory of the process, a language is that of the whole process, and the window itself
  /// performs the others.
  private static let others: [WindowCommand.Action] = [
    .frameBar, .language, .record, .fullScreen, .screenshot, .copyState, .copyPicture, .quit, .home, .back, .rotate,
    .device(1), .device(-1),
  ]

  init(_ setup: Setup) throws {
    self.setup = setup
    random = SeededGenerator(seed: Digest(setup.name).value)
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    let make = try #require(Scene.all.first { $0.name == setup.scene }).makeViewController
    content = try RewindableHost {
      let host = try SceneHost(
        device: .screen(size: CGSize(width: 320, height: 400), scale: setup.density), services: services)
      return (host, Shell(host, make()))
    }
    let scenes = Scene.all.map { CommandSearch.SceneEntry(name: $0.name, title: $0.title, summary: $0.summary) }
    bench = Workbench(
      content: content, services: services, isFixed: setup.isFixed, hasToolbar: true, scenes: scenes,
      language: setup.language)
    bench.actions.perform = { [weak self] in self?.perform($0) }
    bench.actions.report = { [weak self] in self?.lines.append("report: \($0.english.prefix(60))") }
    bench.actions.export = { [weak self] in self?.lines.append("export \(Digest($0).text)") }
    bench.actions.exportChanges = { [weak self] text, _ in self?.lines.append("changes \(Digest(text).text)") }
    bench.actions.openScene = { [weak self] in self?.lines.append("open \($0)") }
    bench.start()
    adopt()
    note("shown")
    // The panels in which most of the window's own interface is drawn.
    for command in WindowCommand.all where Self.panels.contains(command.action) { press(command) }
    for (index, command) in commands.enumerated() {
      press(command)
      if index.isMultiple(of: 2) { interact() }
    }
    for command in WindowCommand.all where Self.panels.contains(command.action) { press(command) }
  }

  private final class Shell: AppShell {
    let title = ""

    init(_ host: SceneHost, _ controller: UIViewController) { host.show(controller) }

    func perform(_ step: ShellStep) {}
  }

  private var size: CGSize { CGSize(width: 720, height: 560) }

  private func adopt() {
    bench.adopt(
      window: (Int(size.width * setup.density), Int(size.height * setup.density)), density: setup.density)
  }

  private func perform(_ command: WindowCommand) {
    guard bench.perform(command) else { return }
    let device = content.device
    let area = CGSize(width: size.width * setup.density, height: size.height * setup.density)
    try? content.resize(
      to: device.size, scale: device.scale, pictureScale: bench.pictureScale(of: device, fitting: area))
    adopt()
  }

  private func interact() {
    if bench.isSheetOpen { return type() }
    switch random.next(upTo: 7) {
    case 0, 1: tap(point(overDevice: false))
    case 2: tap(point(overDevice: true))
    case 3: drag(point(overDevice: false))
    case 4: drag(point(overDevice: true))
    case 5: hover()
    default: wheel()
    }
  }

  /// The commands whose effect on the window depends on nothing but the run.
  private var commands: [WindowCommand] {
    WindowCommand.all.filter { !Self.others.contains($0.action) && !Self.panels.contains($0.action) }
  }

  // MARK: Interactions

  private func press(_ command: WindowCommand) {
    let isUsed = bench.take(command.keys[0])
    note("\(command.name)\(isUsed ? "" : ", unused")")
    if command.action == .rewind { bench.endHeldCommand() }
  }

  private func type() {
    let keys: [KeyChord] = [KeyChord(.down), KeyChord(.up), KeyChord(.pageDown), KeyChord(.enter), KeyChord(.escape)]
    let word = ["pa", "그", "list", "zoom 1"][random.next(upTo: 4)]
    _ = step(events: [.text(TextEvent(.typed(word), time: bench.time))], at: bench.time + 0.02)
    let key = keys[random.next(upTo: keys.count)]
    _ = bench.take(key)
    note("type \(word) and \(key.name ?? "")")
  }

  private func tap(_ point: CGPoint) {
    send(.began, point)
    send(.ended, point)
    note("tap \(point.text)")
  }

  private func drag(_ start: CGPoint) {
    let way = CGPoint(x: CGFloat(random.next(upTo: 160)) - 80, y: CGFloat(random.next(upTo: 300)) - 150)
    send(.began, start)
    for step in 1...6 {
      let share = CGFloat(step) / 6
      send(.moved, CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    let dragged = digest
    send(.ended, CGPoint(x: start.x + way.x, y: start.y + way.y))
    note("\(dragged) drag \(start.text) by \(way.text)")
  }

  private func hover() {
    let point = point(overDevice: random.next(upTo: 2) == 0)
    bench.hover(at: point, isMeasuring: random.next(upTo: 3) == 0)
    note("hover \(point.text), \(bench.cursor(at: point))")
  }

  private func wheel() {
    let point = point(overDevice: random.next(upTo: 2) == 0)
    let notches = CGVector(dx: 0, dy: CGFloat(random.next(upTo: 7)) - 3)
    let event = WheelEvent(location: point, notches: notches, time: bench.time + 0.02)
    _ = step(events: [.wheel(event)], at: event.time)
    note("wheel \(point.text) by \(Int(notches.dy))")
  }

  private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    let event = PointerEvent(id: 0, phase: phase, location: point, time: bench.time + 0.02)
    _ = step(events: [.pointer(event)], at: event.time)
  }

  private func point(overDevice: Bool) -> CGPoint {
    let area = bench.geometry.deviceArea
    var found = CGPoint.zero
    for _ in 0..<50 {
      found = CGPoint(
        x: CGFloat(random.next(upTo: Int(size.width))), y: CGFloat(random.next(upTo: Int(size.height))))
      if bench.geometry.isOverDevice(found) == overDevice || area.area == 0 { break }
    }
    return found
  }

  // MARK: Digests

  /// Writes the digests of the picture of the next frame, and of one after most animations.
  private func note(_ name: String) {
    var digests: [String] = []
    for wait in [0.02, 0.6] {
      _ = step(events: [], at: bench.time + wait)
      digests.append(digest)
    }
    let areas = step(events: [], at: bench.time + 0.02).count
    let status = bench.status.isEmpty ? "" : ", \(bench.status)"
    lines.append("\(digests.joined(separator: " "))  \(name)\(status) \(areas)")
  }

  private var digest: String { Digest(picture.pixels, rowLength: picture.width).text }

  /// Produces a frame, of which only the changed areas are drawn.
  private func step(events: [InputEvent], at time: TimeInterval) -> [PixelRect] {
    let areas = bench.step(events: events, at: time)
    let (width, height) = bench.geometry.window
    if picture.width != width || picture.height != height { picture = Bitmap(width: width, height: height) }
    _ = picture.withCanvas { bench.draw(areas, on: $0) }
    return areas
  }
}
