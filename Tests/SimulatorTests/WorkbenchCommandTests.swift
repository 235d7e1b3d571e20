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
    expectEqual(bench.controller?.message, "1/2 speed")
    _ = perform(.pause)
    expectEqual(bench.status, "paused")
    _ = perform(.pause)
    expectEqual(bench.status, "1/2 speed")
    for _ in 0..<3 { _ = perform(.slowMotion) }
    expectEqual(bench.status, "1/50 speed")
    _ = perform(.slowMotion)
    expectEqual(bench.status, "")
    expectEqual(bench.controller?.message, "Full speed")
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
    let labels = { (view: UIView) in view.subviews.compactMap { $0 as? UILabel } }
    let box = try #require(
      bench.controller?.view.subviews.first { labels($0).contains { $0.text == "Wrote a file" } })
    expectEqual(box.frame.midX, 300)
    expectEqual(box.frame.maxY, 40 + 230 + 400 - 36)
    expectEqual(box.frame.width, labels(box)[0].sizeThatFits(CGSize(width: 280, height: 100)).width + 24)
    _ = bench.step(events: [], at: start + 2.9)
    expectFalse(box.isHidden)
    _ = bench.step(events: [], at: start + 3.1)
    expectTrue(box.isHidden)
  }

  /// A message names a setting that has changed, unless the panel shows it.
  @Test func changedSettingsAreTold() throws {
    _ = bench.requireInterface()
    _ = perform(.boldText)
    expectEqual(bench.controller?.message, "Bold text on")
    _ = perform(.direction)
    expectEqual(bench.controller?.message, "Right to left")
    _ = perform(.inspector)
    _ = perform(.boldText)
    expectEqual(bench.controller?.message, "Right to left")
  }

  /// The screens of a project change with its code, and a palette that is opened later has the new ones.
  @Test func thePaletteOffersTheLatestScenes() throws {
    var opened: [String] = []
    bench.actions.openScene = { opened.append($0) }
    for name in ["Settings", "Profile"] {
      bench.offer([CommandSearch.SceneEntry(name: name, title: name, summary: "")])
      _ = perform(.palette)
      expectTrue(bench.isSheetOpen)
      let events = name.lowercased().map { InputEvent.text(TextEvent(.typed(String($0)), time: bench.time)) }
      _ = bench.step(events: events, at: bench.time + 0.1)
      expectTrue(bench.take(KeyChord(.enter)))
    }
    expectEqual(opened, ["Settings", "Profile"])
  }

  /// A size of the picture that was chosen in the palette stays until another one is chosen.
  @Test func thePaletteChoosesTheScale() throws {
    var adoptions = 0
    bench.actions.adoptZoom = { adoptions += 1 }
    _ = perform(.palette)
    let events = "150 %".map { InputEvent.text(TextEvent(.typed(String($0)), time: bench.time)) }
    _ = bench.step(events: events, at: bench.time + 0.1)
    expectTrue(bench.take(KeyChord(.enter)))
    expectEqual(adoptions, 1)
    expectEqual(bench.pictureScale(of: content.device, fitting: CGSize(width: 1_000, height: 1_000)), 1.5)
  }

  /// A device in another process has its new size some frames later, also while the run is paused.
  @Test func aPictureThatChangesItsSizeByItselfIsPlaced() throws {
    _ = perform(.pause)
    try content.resize(to: CGSize(width: 200, height: 160), scale: 3, pictureScale: 1)
    _ = bench.step(events: [], at: 0.2)
    let picture = (content.bitmap.width, content.bitmap.height)
    expectTrue(bench.geometry.picture == picture, "\(bench.geometry.picture), not \(picture)")
  }

  /// Buttons, and arrows, make a value of the device less or more.
  @Test func rowsOfTheDeviceGoBothWays() throws {
    var performed: [String] = []
    let panel = InspectorPanel(language: .english) { performed.append($0.name) }
    panel.content = InspectorPanel.Content(facts: [
      .init(title: "Text size", value: "large", command: "larger-text", less: "smaller-text", more: "larger-text"),
      .init(title: "Language", value: "en", command: "language"),
    ])
    let stops = panel.focusStops(in: panel)
    let (size, language) = (stops[stops.count - 2], stops[stops.count - 1])
    size.adjust?(-1)
    size.adjust?(1)
    size.activate()
    expectEqual(performed, ["smaller-text", "larger-text", "larger-text"])
    expectTrue(language.adjust == nil)
  }

  /// The buttons of parts that are visible are highlighted, and not those of others.
  @Test func buttonsOfVisiblePartsAreHighlighted() {
    for (action, name) in [
      (WindowCommand.Action.timeline, "timeline"), (.scope, "scope"), (.frameBar, "frame-bar"),
      (.inspector, "inspector"),
    ] {
      expectFalse(bench.activeCommands.contains(name))
      _ = perform(action)
      expectTrue(bench.activeCommands.contains(name))
      expectEqual(bench.controller?.active, bench.activeCommands)
      _ = perform(action)
      expectFalse(bench.activeCommands.contains(name))
    }
  }

  /// A narrow toolbar goes without buttons that have a key beside them everywhere, and keeps the others.
  @Test func narrowToolbarsKeepTheImportantButtons() {
    let bar = ToolbarView(commands: WindowCommand.all, perform: { _ in }, language: .english)
    for width in stride(from: 240 as CGFloat, through: 700, by: 20) {
      bar.frame = CGRect(x: 0, y: 0, width: width, height: 40)
      bar.layoutIfNeeded()
      let shown = bar.visibleButtons
      expectTrue(Set(shown.map(\.command.name)).isSuperset(of: ["record", "inspector", "palette", "help"]), "\(width)")
      expectTrue(shown.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= width }, "\(width)")
      for (one, next) in zip(shown, shown.dropFirst()) { expectAtMost(one.frame.maxX, next.frame.minX, "\(width)") }
    }
    expectEqual(bar.visibleButtons.count, ToolbarView.items.count)
  }

  /// All names of the scope's curves and phases are visible, beside each other.
  @Test(arguments: [Language.english, .korean]) func theLegendOfTheScopeIsWhole(language: Language) {
    for width in [336, 366, 700] as [CGFloat] {
      let legend = ScopeLegend(language: language)
      legend.frame = CGRect(x: 0, y: 0, width: width, height: 132)
      (legend.offsets, legend.speeds) = (
        CGRect(x: 0, y: 13, width: width - 56, height: 60), CGRect(x: 0, y: 80, width: width - 56, height: 20)
      )
      legend.layoutIfNeeded()
      let names = legend.subviews.compactMap { $0 as? UILabel }.filter { !($0.text ?? "").isEmpty }
      expectEqual(names.count, 10)
      for (index, name) in names.enumerated() {
        expectTrue(legend.bounds.contains(name.frame), "\(name.text ?? "") \(name.frame) \(width)")
        for other in names[..<index] { expectFalse(other.frame.intersects(name.frame), "\(name.frame) \(width)") }
      }
    }
  }

  @Test func theFocusStaysWithItsValue() throws {
    let panel = InspectorPanel(language: .english) { _ in }
    var content = InspectorPanel.Content(facts: [
      .init(title: "a", value: "1", command: "rotate"), .init(title: "b", value: "2", command: "zoom-fit"),
    ])
    panel.content = content
    let last = try #require((0..<100).last { panel.role(ofStop: $0) != nil })
    let role = try #require(panel.role(ofStop: last))
    content.facts.insert(.init(title: "c", value: "3", command: "palette"), at: 0)
    panel.content = content
    expectEqual(panel.stop(of: role), last + 1)
  }
}
