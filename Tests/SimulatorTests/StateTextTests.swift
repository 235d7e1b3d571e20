import Foundation
import Gallery
import Geometry
import LayoutKnobs
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCollections
import UIKitCore

/// The text that reopens a scene.
struct StateTextTests {
  private static func state() -> StateText {
    var settings = DeviceSettings()
    (settings.isDark, settings.isRightToLeft, settings.textSize) = (true, true, 9)
    (settings.hasHighContrast, settings.hasBoldText, settings.reducesMotion) = (true, true, true)
    var state = SceneState(scene: "carousel")
    state.views = [
      SceneState.ViewState(path: ["UIView#0", "UICollectionView#0"], content: .offset(CGPoint(x: 12.5, y: 300))),
      SceneState.ViewState(path: ["UITextField#0"], content: .text("한국어 & = +/?")),
    ]
    var device = Device.standard
    device.size = CGSize(width: device.size.height, height: device.size.width)
    return StateText(device: device, settings: settings, state: state)
  }

  @Test func textBecomesTheSameState() throws {
    let state = Self.state()
    let text = state.text
    expectFalse(text.contains { $0.isWhitespace || $0 == "'" || $0 == "\"" }, "\(text)")
    let parsed = try StateText(parsing: text)
    expectEqual(parsed.state, state.state)
    expectEqual(parsed.text, text)
    expectTrue(parsed.header.size == CGSize(width: 844, height: 390) && parsed.reducesMotion)
  }

  @Test(arguments: [
    "", "carousel", "scene=a&scene=b", "scen=a", "views=!!!", "views=e30x", "rtl=1", "text-size=huge",
    "device=iphone-99", "size=0x0", "size=nanx1", "&&", "scene=",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(throws: (any Error).self) { try StateText(parsing: text) }
  }

  @Test func everyCutTextIsReadOrRefused() throws {
    let text = Self.state().text
    for count in stride(from: 0, to: text.count, by: 3) { _ = try? StateText(parsing: String(text.prefix(count))) }
    let long = "views=" + String(repeating: "A", count: StateText.limit)
    #expect(throws: StateText.ParseError.self) { try StateText(parsing: long) }
  }

  @MainActor
  private static func host(of scene: String) throws -> SceneHost {
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    var device = Device.standard
    device.scale = 1
    let host = try SceneHost(device: device, services: services)
    host.show(try #require(Scene.all.first { $0.name == scene }).makeViewController())
    _ = host.step(events: [], at: 0)
    return host
  }

  @MainActor
  private static func collectionView(of host: SceneHost) throws -> UICollectionView {
    try #require(host.collectionViews.first)
  }

  /// A page that was scrolled is reopened from the text at the same offsets, with the same pixels.
  @MainActor
  @Test(arguments: ["carousel", "emoji-explorer", "mosaic"])
  func aStateReopensItsScrollPositions(scene: String) throws {
    let first = try Self.host(of: scene)
    let script = "drag 350,400 -> 60,400 in 0.1s\nwait 2s\nwheel 200,600 by 0,3\nwait 3s"
    let run = HeadlessRun(host: first, clock: FrameClock(framesPerSecond: 60))
    try run.play(Timeline(try InputScript(parsing: script))) { _ in }
    var state = SceneState(scene: scene)
    state.views = ViewStates(first.root.window).capture()
    expectTrue(state.views.contains { if case .offset(let offset) = $0.content { offset != .zero } else { false } })
    let text = StateText(device: first.device, settings: first.settings, state: state).text
    let second = try Self.host(of: scene)
    var restoration = SceneRestoration(second)
    _ = restoration.restore(try StateText(parsing: text).state)
    for frame in 1...120 { _ = second.step(events: [], at: 10 + Double(frame) / 60) }
    expectEqual(ViewStates(second.root.window).capture(), state.views)
    expectTrue(second.bitmap.pixels == first.bitmap.pixels)
  }

  /// Values that the user changed are in the text, except where the app's code has another value by now.
  @MainActor
  @Test func aStateReopensItsChangedValues() throws {
    let spacing = KnobKey(.section, .spacing)
    let first = try Self.host(of: "carousel")
    var edit = SectionEdit()
    edit.set(.points(48), for: spacing)
    try Self.collectionView(of: first).setLayoutEdit(edit, ofSection: 0)
    _ = first.step(events: [], at: 1)
    var state = SceneState(scene: "carousel")
    state.views = ViewStates(first.root.window).capture()
    let text = StateText(device: first.device, settings: first.settings, state: state).text
    for isOther in [false, true] {
      let second = try Self.host(of: "carousel")
      let view = try Self.collectionView(of: second)
      var state = try StateText(parsing: text).state
      for index in state.views.indices {
        guard isOther, case .layout(var changes) = state.views[index].content else { continue }
        changes[0].authored.set(.points(3), for: spacing)
        state.views[index].content = .layout(changes)
      }
      var restoration = SceneRestoration(second)
      _ = restoration.restore(state)
      expectEqual(view.layoutEdit(ofSection: 0).values[spacing], isOther ? nil : .points(48))
      _ = second.step(events: [], at: 1)
      expectEqual(second.bitmap.pixels == first.bitmap.pixels, !isOther)
    }
  }

  @Test func aSnapshotTakesAState() throws {
    let folder = TemporaryFolder()
    let text = "scene=banner&device=iphone-se-1&appearance=dark"
    let result = try Subprocess.tessera("snapshot", "--state", text, "--out", folder.path("out"))
    expectEqual(result.code, 0, "\(result.errors)")
    let plain = try Subprocess.tessera(
      "snapshot", "banner", "--device", "iphone-se-1", "--appearance", "dark", "--out", folder.path("plain"))
    expectEqual(plain.code, 0, "\(plain.errors)")
    let files = try ["out", "plain"].map { try Data(contentsOf: URL(fileURLWithPath: folder.path("\($0)/banner.png"))) }
    expectTrue(files[0] == files[1])
  }

  @Test func aWrongStateIsNamed() throws {
    let folder = TemporaryFolder()
    let result = try Subprocess.tessera("snapshot", "--state", "scene=nothing", "--out", folder.path("out"))
    expectNotEqual(result.code, 0)
    expectTrue(result.errors.contains("nothing"), "\(result.errors)")
    let other = try Subprocess.tessera("snapshot", "--state", "scen=banner", "--out", folder.path("out"))
    expectTrue(other.errors.contains("scene"), "\(other.errors)")
  }
}
