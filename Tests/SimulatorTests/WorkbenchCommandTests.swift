import Foundation
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

@testable import Workbench

/// The effects of the window's commands on the device's settings, the scale of its picture, and the bars.
@MainActor
@Suite(.serialized) struct WorkbenchCommandTests {
  private let content: RewindableHost
  private let bench: Workbench

  private final class Shell: AppShell {
    let title = ""
    init(_ host: SceneHost) { host.show(UIViewController()) }
    func perform(_ step: ShellStep) {}
  }

  init() throws {
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    content = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 160, height: 200), scale: 3), services: services)
      return (host, Shell(host))
    }
    bench = Workbench(
      content: content, services: services, isFixed: false, hasToolbar: true, scenes: [], language: .english)
    bench.start()
    bench.adopt(window: (600, 900), density: 1)
    _ = bench.step(events: [], at: 0.1)
  }

  private func perform(_ action: WindowCommand.Action) -> Bool {
    WindowCommand.all.first { $0.action == action }.map { bench.perform($0) } ?? false
  }

  @Test func settingsChangeThereAndBack() {
    let all: [(WindowCommand.Action, (DeviceSettings) -> Bool)] = [
      (.appearance, \.isDark), (.contrast, \.hasHighContrast), (.boldText, \.hasBoldText),
      (.reduceMotion, \.reducesMotion), (.direction, \.isRightToLeft),
    ]
    let old = content.settings
    for (action, value) in all {
      expectFalse(perform(action), "The window keeps its size.")
      expectEqual(all.map { $0.1(content.settings) }, all.map { $0.0 == action }, "\(action)")
      expectTrue(value(content.settings))
      expectFalse(perform(action))
      expectEqual(content.settings, old)
    }
    _ = perform(.textSize(1))
    expectEqual(content.settings.textSize, old.textSize + 1)
    for _ in 0..<2 { _ = perform(.textSize(-1)) }
    expectEqual(content.settings.textSize, old.textSize - 1)
  }

  /// The device has 3 pixels per point; its points are 1/153 inch apart, and a desktop counts 96 pixels per inch.
  @Test func zoomCommandsChooseTheScale() {
    func scale(after action: WindowCommand.Action) -> CGFloat {
      expectTrue(perform(action))
      return bench.pictureScale(of: content.device, fitting: CGSize(width: 1_000, height: 1_000))
    }
    expectEqual(scale(after: .zoom(.points)), 1)
    expectEqual(scale(after: .zoom(.larger)), 1.25)
    expectEqual(scale(after: .zoom(.larger)), 1.5)
    expectEqual(scale(after: .zoom(.smaller)), 1.25)
    expectEqual(scale(after: .zoom(.pixels)), 3)
    expectEqual(scale(after: .zoom(.physical)), 96 / 153)
    let fitting = scale(after: .zoom(.fit))
    #expect(fitting > 2 && fitting <= (1_000 - 40) / 200)
  }

  @Test func barsAreShownAndHidden() {
    let bars: [(WindowCommand.Action, (WindowGeometry) -> Bool, resizes: Bool)] = [
      (.toolbar, \.hasToolbar, true), (.inspector, \.hasPanel, true), (.timeline, \.hasTimeline, true),
      (.scope, \.hasScope, true), (.frameBar, \.hasFrameBar, true),
    ]
    for (action, isVisible, resizes) in bars {
      let before = isVisible(bench.geometry)
      expectEqual(perform(action), resizes)
      expectEqual(isVisible(bench.geometry), !before, "\(action)")
      _ = perform(action)
      expectEqual(isVisible(bench.geometry), before, "\(action)")
    }
  }

  @Test func theTitleNamesTheClock() {
    expectEqual(bench.status, "")
    _ = perform(.slowMotion)
    expectEqual(bench.status, "1/2 speed")
    _ = perform(.pause)
    expectEqual(bench.status, "paused")
    _ = perform(.pause)
    expectEqual(bench.status, "1/2 speed")
    for _ in 0..<3 { _ = perform(.slowMotion) }
    expectEqual(bench.status, "1/50 speed")
    _ = perform(.slowMotion)
    expectEqual(bench.status, "")
  }

  /// The note covers the device, for 1.2 seconds after a change of its size; lines are where a size class changes.
  @Test func theSizeNoteCoversTheDevice() throws {
    for density in [1, 2] as [CGFloat] {
      bench.adopt(window: (Int(600 * density), Int(900 * density)), density: density)
      let size = CGSize(width: 320 + 10 * density, height: 400)
      try content.resize(to: size, scale: density, pictureScale: density)
      let start = bench.time
      bench.adopt(window: (Int(600 * density), Int(900 * density)), density: density)
      _ = bench.step(events: [], at: start + 0.1)
      let note = try #require(bench.controller?.view.subviews.compactMap { $0 as? SizeNoteView }.first)
      let width = 320 + 10 * density
      expectEqual(note.frame, CGRect(x: (600 - width) / 2, y: 40 + (860 - 400) / 2, width: width, height: 400))
      expectEqual(note.subviews.first?.frame.midY, 200)
      _ = bench.step(events: [], at: start + 1.15)
      expectNotNil(note.superview)
      _ = bench.step(events: [], at: start + 1.25)
      expectNil(note.superview)
    }
  }

  /// A message is centered, 36 units above the lower end of the device, for three seconds.
  @Test func messagesAreAtTheLowerEndOfTheDevice() throws {
    try content.resize(to: CGSize(width: 320, height: 400), scale: 1, pictureScale: 1)
    bench.adopt(window: (600, 900), density: 1)
    let start = bench.time
    bench.notify("wrote a file")
    _ = bench.step(events: [], at: start + 0.1)
    let label = try #require(
      bench.controller?.view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Wrote a file" })
    expectEqual(label.frame.midX, 300)
    expectEqual(label.frame.maxY, 40 + 230 + 400 - 36)
    expectEqual(label.frame.width, label.sizeThatFits(CGSize(width: 280, height: 100)).width + 24)
    _ = bench.step(events: [], at: start + 2.9)
    expectFalse(label.isHidden)
    _ = bench.step(events: [], at: start + 3.1)
    expectTrue(label.isHidden)
  }
}
