import Foundation
import Raster
import Simulator
import Testing
import TestSupport

@testable import Workbench

/// The table of the window's commands, and the documentation generated from it.
struct WindowCommandTests {
  @Test func everyCommandHasKeysOfItsOwn() {
    let keys = WindowCommand.all.flatMap(\.keys)
    expectEqual(Set(keys).count, keys.count)
    expectEqual(Set(WindowCommand.all.map(\.name)).count, WindowCommand.all.count)
    for command in WindowCommand.all {
      expectFalse(command.keyNames.isEmpty, "\(command.name)")
      for key in command.keys { expectEqual(WindowCommand.of(key)?.name, "\(command.name)") }
    }
  }

  @Test func everyCommandHasATitleInBothLanguages() {
    for command in WindowCommand.all {
      expectTrue(command.english.allSatisfy { $0.isASCII }, "\(command.name)")
      let hasHangul = command.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      expectTrue(hasHangul, "\(command.name)")
    }
  }

  /// Short titles are the beginnings of the whole ones, such as those with a first word of one letter.
  @Test func shortTitlesBeginAsTheWholeOnes() {
    for (command, language) in WindowCommand.all.flatMap({ command in Language.allCases.map { (command, $0) } }) {
      let (short, title) = (command.shortTitle(language), command.title(language))
      expectTrue(title.lowercased().hasPrefix(short.lowercased()), "\(short)")
      expectFalse(short.isEmpty || short.hasSuffix(" "), "\(short)")
    }
  }

  @Test func keysThatTypeBelongToAFieldBeingEdited() {
    for command in WindowCommand.all {
      for key in command.keys where key.modifiers.isEmpty {
        let isTyped = if case .character = key.key { true } else { false }
        expectEqual(WindowCommand.of(key, isEditing: true) == nil, isTyped, "\(command.name)")
      }
    }
    let word = KeyChord(.left, .control)
    expectEqual(WindowCommand.of(word)?.name, "rotate")
    expectTrue(WindowCommand.of(word, isEditing: true) == nil)
  }

  private static let page = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Sources/Tessera/Tessera.docc/TheWindow.md")

  @Test func windowPageHasTheGeneratedTable() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for row in CommandReference.markdown.split(separator: "\n") {
      expectTrue(page.contains(row), "TheWindow.md lacks \(row)")
    }
  }

  @Test func manualEscapesRequestsAndHyphens() {
    let manual = CommandReference.manual
    expectTrue(manual.contains(".B Ctrl+Alt+\\-\n"), "\(manual)")
    for line in manual.split(separator: "\n") where line.hasPrefix(".") {
      expectTrue([".SS ", ".TP", ".B "].contains { line.hasPrefix($0) }, "\(line)")
    }
  }

  @Test func languageFollowsTheEnvironment() {
    expectEqual(Language(environment: ["LANG": "ko_KR.UTF-8"]), .korean)
    expectEqual(Language(environment: ["LANG": "ko_KR.UTF-8", "LC_ALL": "C"]), .english)
    expectEqual(Language(environment: ["LANG": "ko_KR.UTF-8", "LC_ALL": ""]), .korean)
    expectEqual(Language(environment: [:]), .english)
  }
}

/// The palette's search.
struct CommandSearchTests {
  private let search = CommandSearch(scenes: [
    CommandSearch.SceneEntry(name: "dark-banner", title: "Banner", summary: "Five pages"),
    CommandSearch.SceneEntry(name: "memo", title: "메모", summary: "두 열"),
  ])

  private func names(_ text: String) -> [String] {
    search.entries(matching: text).map {
      switch $0 {
      case .command(let command): command.name
      case .scene(let scene): scene.name
      case .device(let name): name
      case .setting(let setting): setting.title(.english)
      case .zoom(let percent): "\(percent) %"
      }
    }
  }

  @Test func findsEveryCommandByItsTitleInBothLanguages() {
    for command in WindowCommand.all where command.action != .palette {
      expectTrue(names(command.english).contains(command.name), "\(command.english)")
      expectTrue(names(command.korean).contains(command.name), "\(command.korean)")
    }
    expectTrue(names("").contains("memo"))
  }

  @Test func findsScenesByTitleNameAndSummary() {
    expectEqual(names("banner").first, "dark-banner")
    expectEqual(names("PAGES five").last, "dark-banner")
    // Decomposed, as a file name of macOS.
    expectEqual(names("메모".decomposedStringWithCanonicalMapping), ["memo"])
    expectTrue(names("xyzzy").isEmpty)
  }
}

extension CommandSearchTests {
  /// Words at the start of a title come first, then at the start of a word, then inside of one; ranks of words add up.
  @Test func closerMatchesComeFirst() {
    let titles = ["A cab", "Cab ride", "Scab", "Ride a cab", "Cabin", "Bride cab"]
    let search = CommandSearch(
      commands: [], scenes: titles.map { CommandSearch.SceneEntry(name: "-", title: $0, summary: "") })
    func found(_ text: String) -> [String] {
      search.entries(matching: text).compactMap { if case .scene(let scene) = $0 { scene.title } else { nil } }
    }
    expectEqual(found("cab"), ["Cab ride", "Cabin", "A cab", "Ride a cab", "Bride cab", "Scab"])
    expectEqual(found("ride cab"), ["Cab ride", "Ride a cab", "Bride cab"])
    expectEqual(found("cab ride"), ["Cab ride", "Ride a cab", "Bride cab"])
  }

  @Test func findsSettingsAndTheNamesOfOtherTools() {
    expectEqual(names("korean"), ["Language: Korean"])
    expectEqual(names("extra").count { $0.hasPrefix("Text size:") }, 7)
    expectEqual(names("exploded"), ["overlay-layers"])
    expectEqual(names("dark mode"), ["Appearance: dark", "appearance"])
    let several = CommandSearch(commands: [], scenes: [])
    expectTrue(several.entries(matching: "korean").isEmpty)
  }

  @Test func findsValuesOfSettingsByTheirNames() {
    let values = [
      "dark": "Appearance: dark", "light": "Appearance: light", "arabic": "Language: Arabic",
      "rtl": "Direction: right to left",
      "largest text": "Text size: accessibility-extra-extra-extra-large", "smallest": "Text size: extra-small",
      "bold on": "Bold text: on", "high contrast": "Contrast: high", "어두움": "Appearance: dark", "굵은 켬": "Bold text: on",
    ]
    for (text, title) in values { expectEqual(names(text).first, title, "\(text)") }
    var settings = DeviceSettings()
    for setting in DeviceSetting.all { settings = setting.applied(to: settings) }
    // The values come in the order in which the last ones are those of a new device, except for size and language.
    expectFalse(settings.isDark || settings.hasBoldText || settings.hasHighContrast || settings.reducesMotion)
    expectEqual(settings.textSize, 11)
    expectTrue(DeviceSetting.appearance(isDark: true).applied(to: settings).isDark)
  }

  @Test func findsASizeOfThePicture() {
    for text in ["50 %", "50%", "zoom 50", "확대 50%"] { expectEqual(names(text).first, "50 %", "\(text)") }
    for text in ["50", "10 %", "5000 %", "-50 %", "zoom", "5 0 zoom x"] {
      expectNotEqual(names(text).first?.last, "%", "\(text)")
    }
  }

  /// Misspelled words count only if nothing matches as it is written.
  @Test func findsMisspelledWords() {
    let scenes = [
      CommandSearch.SceneEntry(name: "carousel", title: "Carousel", summary: "Pages"),
      CommandSearch.SceneEntry(name: "banner", title: "캐러셀", summary: "두 열"),
    ]
    let search = CommandSearch(scenes: scenes)
    for text in ["caroussel", "carosel", "caruosel", "carouzel pages"] {
      expectEqual(search.entries(matching: text).first, .scene(scenes[0]), "\(text)")
    }
    expectEqual(search.entries(matching: "캐로셀"), [.scene(scenes[1])])
    expectEqual(names("timelnie"), ["timeline"])
    expectFalse(search.entries(matching: "cat").contains(.scene(scenes[0])))
    for text in ["qqqqqq", String(repeating: "a", count: 5_000)] {
      expectTrue(names(text).isEmpty, "\(text.prefix(9))")
    }
  }

  @Test func findsDevicesAndAnySize() {
    expectEqual(names("ipad"), ["ipad-mini", "ipad", "ipad-pro-13"])
    expectEqual(names("360x740").first, "360x740")
    expectEqual(names("360x740@3").first, "360x740@3")
    expectTrue(names("0x99999").isEmpty)
    let several = CommandSearch(commands: WindowCommand.forSeveralDevices, scenes: [])
    expectTrue(several.entries(matching: "ipad").isEmpty)
  }
}

/// Positions in the window.
struct WindowGeometryTests {
  @Test func bareWindowIsTheDevice() {
    var geometry = WindowGeometry(hasToolbar: false, hasPanel: false)
    expectTrue(geometry.window(for: (390, 844)) == (390, 844))
    geometry.window = (390, 844)
    geometry.picture = (390, 844)
    expectTrue(geometry.deviceOrigin == (0, 0))
    expectEqual(geometry.devicePoint(CGPoint(x: 10, y: 20), scale: 2), CGPoint(x: 5, y: 10))
  }

  @Test(arguments: [1.0, 1.5, 2], [0.25, 0.8, 1, 3])
  func pointsOfTheDeviceSurviveTheWayThroughTheWindow(density: CGFloat, scale: CGFloat) {
    var geometry = WindowGeometry(density: density, hasToolbar: true, hasPanel: true)
    geometry.picture = (Int(390 * scale), Int(844 * scale))
    geometry.window = geometry.window(for: geometry.picture)
    let rect = geometry.interfaceRect(CGRect(x: 12, y: 34, width: 5, height: 6), scale: scale)
    let back = geometry.devicePoint(CGPoint(x: rect.minX, y: rect.minY), scale: scale)
    expectTrue(abs(back.x - 12) < 1e-9 && abs(back.y - 34) < 1e-9, "\(back)")
    expectTrue(geometry.isOverDevice(CGPoint(x: rect.minX, y: rect.minY)))
    expectFalse(geometry.isOverDevice(CGPoint(x: 5, y: 5)))
    expectEqual(geometry.deviceArea.area, geometry.picture.width * geometry.picture.height)
  }

  /// The interface is laid out again whenever any of the values differs.
  @Test func geometriesDifferInEachValue() {
    let geometry = WindowGeometry(hasToolbar: true, hasPanel: true, window: (10, 20), picture: (30, 40))
    expectEqual(geometry, geometry)
    let changes: [(inout WindowGeometry) -> Void] = [
      { $0.density = 2 }, { $0.hasToolbar = false }, { $0.hasPanel = false }, { $0.hasTimeline = true },
      { $0.hasFrameBar = true }, { $0.hasScope = true }, { $0.window.width = 11 }, { $0.window.height = 21 },
      { $0.picture.width = 31 }, { $0.picture.height = 41 }, { $0.pan.x = 1 }, { $0.pan.y = 1 },
    ]
    for change in changes {
      var other = geometry
      change(&other)
      expectNotEqual(other, geometry)
      expectNotEqual(geometry, other)
    }
  }

  @Test func aSmallScreenShowsAllBars() {
    var geometry = WindowGeometry(hasToolbar: true, hasPanel: true)
    (geometry.hasTimeline, geometry.hasFrameBar, geometry.hasScope) = (true, true, true)
    let screen = CGSize(width: 800, height: 600)
    geometry.picture = (98, 211)
    geometry.window = geometry.window(for: geometry.picture, in: screen)
    // The whole device fits into the space that the bars leave.
    let scale = Device.standard.pictureScale(fitting: geometry.available(in: screen))
    expectAtMost(Device.standard.size.height * scale, 600 - 40 - 372)
    // A scroll bar is beside a picture that is larger.
    expectTrue(geometry.window == (740, 600), "\(geometry.window)")
    expectEqual(geometry.deviceArea.height, 600 - 40 - 372)
    expectTrue(geometry.window(for: (98, 100), in: screen) == (728, 560))
    expectTrue(geometry.window(for: (98, 100), in: .zero) == (728, 560))
  }

  /// A phone in landscape is lower than what the inspector has to show.
  @Test func theInspectorHasItsHeightBesideALowDevice() {
    let geometry = WindowGeometry(density: 2, hasToolbar: true, hasPanel: true)
    expectTrue(geometry.window(for: (844, 390)) == (1540, 1120))
    expectTrue(geometry.window(for: (844, 390), in: CGSize(width: 1600, height: 900)) == (1540, 900))
    expectTrue(geometry.window(for: (844, 1688)) == (1540, 1768))
    expectTrue(WindowGeometry(hasToolbar: true, hasPanel: false).window(for: (844, 390)) == (844, 430))
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func aLargePictureIsScrolledToItsEnds(density: CGFloat) throws {
    var geometry = WindowGeometry(density: density, hasToolbar: true, hasPanel: true)
    let scale = Int(density)
    geometry.adopt(picture: (1170 * scale, 2532 * scale))
    geometry.window = geometry.window(for: geometry.picture, in: CGSize(width: 1280 * density, height: 800 * density))
    expectTrue(geometry.window == (1280 * scale, 800 * scale), "\(geometry.window)")
    let area = geometry.deviceArea
    expectTrue((area.x, area.y) == (0, 40 * scale) && (area.width, area.height) == (920 * scale, 748 * scale))
    // The point below the mouse follows it.
    let mouse = CGPoint(x: 300, y: 400)
    let point = geometry.devicePoint(mouse, scale: density)
    geometry.pan(x: 50 * scale, y: 70 * scale)
    expectEqual(geometry.devicePoint(CGPoint(x: 250, y: 330), scale: density), point)
    geometry.pan(x: .max / 4, y: .max / 4)
    expectTrue(geometry.pan == ((1170 - 920) * scale, (2532 - 748) * scale))
    expectEqual(geometry.scrollBar(.vertical)?.knob.upperBound, 1)
    expectFalse(geometry.isOverDevice(CGPoint(x: 926, y: 400)))
    geometry.pan(x: -.max / 4, y: -.max / 4)
    expectTrue(geometry.pan == (0, 0))
    // Smaller, it has room, and is in the middle.
    geometry.adopt(picture: (390 * scale, 740 * scale))
    expectNil(geometry.scrollBar(.vertical)?.frame)
    expectEqual(geometry.deviceOrigin.x, (932 - 390) / 2 * scale)
  }

  /// Zooming keeps what is in the middle.
  @Test func zoomingKeepsTheMiddle() {
    var geometry = WindowGeometry(hasToolbar: true, hasPanel: false, window: (800, 640), picture: (780, 1688))
    geometry.pan(x: 0, y: 500)
    let middle = CGPoint(x: 300, y: 340)
    let before = geometry.devicePoint(middle, scale: 2)
    geometry.adopt(picture: (1560, 3376))
    let after = geometry.devicePoint(middle, scale: 4)
    expectLess(abs(before.y - after.y), 3, "\(before) \(after)")
  }

  @Test(arguments: [(0, 0), (1, 1), (10_000, 10_000)])
  func anySizeOfWindowIsUsable(size: (Int, Int)) {
    var geometry = WindowGeometry(hasToolbar: true, hasPanel: true)
    geometry.window = size
    let points = geometry.points(of: size, scale: 1)
    expectTrue(points.width >= 1 && points.height >= 1)
    geometry.picture = (Int(points.width), Int(points.height))
    let area = geometry.deviceArea
    expectTrue(area.x + area.width <= max(size.0, area.x) && area.y + area.height <= max(size.1, area.y))
  }

  @Test func zoomStepsEndAtTheLimits() {
    var scale: CGFloat = 1
    for _ in 0..<20 { scale = ZoomSteps.next(to: scale, isLarger: false) }
    expectEqual(scale, 0.25)
    for _ in 0..<40 { scale = ZoomSteps.next(to: scale, isLarger: true) }
    expectEqual(scale, 4)
    expectEqual(ZoomSteps.next(to: .nan, isLarger: true), 1)
  }
}

/// The device's clock.
struct DeviceClockTests {
  @Test func anUntouchedClockIsTheWindows() {
    let clock = DeviceClock()
    for time in [0, 0.1, 1.0 / 3, 1e6] as [Double] { expectEqual(clock.deviceTime(at: time), time) }
  }

  @Test func pauseStopsAndContinuesWithoutAJump() {
    var clock = DeviceClock()
    clock.togglePause(at: 2)
    expectEqual(clock.deviceTime(at: 9), 2)
    expectTrue(clock.windowTime(of: 3) == nil)
    clock.advance(by: 0.25, at: 9)
    expectEqual(clock.deviceTime(at: 10), 2.25)
    clock.togglePause(at: 10)
    expectEqual(clock.deviceTime(at: 11), 3.25)
    expectEqual(clock.windowTime(of: 3.25), 11)
  }

  @Test func slowMotionDividesTimeAndReturnsToFullSpeed() {
    var clock = DeviceClock()
    var last = clock.deviceTime(at: 1)
    for (index, divisor) in (DeviceClock.slowness.dropFirst() + [1]).enumerated() {
      let start = Double(index + 1)
      clock.nextRate(at: start)
      expectEqual(clock.divisor, divisor)
      expectEqual(clock.deviceTime(at: start), last)
      last = clock.deviceTime(at: start + 1)
      expectTrue(abs(last - clock.deviceTime(at: start) - 1 / Double(divisor)) < 1e-12)
    }
  }

  @Test func fastTimeBeginsAndEndsWithoutAJump() {
    var clock = DeviceClock()
    clock.setFast(true, at: 2)
    expectEqual(clock.deviceTime(at: 2), 2)
    expectEqual(clock.deviceTime(at: 3), 6)
    expectEqual(clock.windowTime(of: 6), 3)
    clock.setFast(false, at: 3)
    expectEqual(clock.deviceTime(at: 4), 7)
  }

  @Test func timeNeverGoesBack() {
    var clock = DeviceClock()
    clock.advance(by: -.infinity, at: 1)
    clock.advance(by: .nan, at: 1)
    expectEqual(clock.deviceTime(at: 5), 1)
  }
}
