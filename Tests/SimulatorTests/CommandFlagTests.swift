import Foundation
import Simulator
import TestSupport
import Testing
import UIKitCore

@testable import Workbench

/// The properties of commands that their names do not tell: which of them change a device, fit several devices, and repeat.
struct CommandFlagTests {
  private func names(_ commands: [WindowCommand]) -> String { commands.map(\.name).joined(separator: " ") }

  /// A recorded session has its own device and time; everything else only looks at it.
  @Test func aRecordedSessionRefusesWhatChangesTheDeviceOrTheTime() {
    expectEqual(
      names(WindowCommand.all.filter(\.changesDevice)),
      """
      home next-device previous-device rotate appearance larger-text smaller-text bold-text contrast reduce-motion \
      direction language pause frame fast-forward slow-motion frame-back rewind next-mark previous-mark keep \
      return-to-kept values undo redo reset
      """)
  }

  /// A window with several devices has no single device to rotate, inspect or go back with.
  @Test func severalDevicesShareTheseCommands() {
    expectEqual(
      names(WindowCommand.forSeveralDevices),
      """
      help palette back toolbar screenshot copy-picture full-screen next-part previous-part quit appearance \
      larger-text smaller-text bold-text contrast reduce-motion direction language zoom-in zoom-out zoom-fit \
      zoom-physical zoom-points zoom-pixels pause frame fast-forward slow-motion overlay-container overlay-insets \
      overlay-groups overlay-gaps overlay-edges overlay-estimates overlay-supplementaries overlay-decorations \
      overlay-pages overlay-handler overlay-reuse overlay-repaints overlay-accessibility overlay-layers no-overlays
      """)
  }

  @Test func heldKeysRepeatSteps() {
    expectEqual(
      names(WindowCommand.all.filter(\.isRepeatable)), "frame frame-back next-mark previous-mark undo redo")
  }

  @Test(arguments: Language.allCases)
  func topicsHaveTitles(language: Language) {
    expectEqual(
      WindowCommand.Topic.allCases.map { $0.title(language) },
      language == .english ? ["Window", "Device", "Layout", "Time"] : ["창", "기기", "레이아웃", "시간"])
  }

  @Test func keysAreNamedInBothLanguages() {
    func keys(_ name: String, _ language: Language) -> String? {
      WindowCommand.all.first { $0.name == name }?.keyNames(language)
    }
    expectEqual(keys("quit", .english), "Ctrl+Q or Ctrl+W")
    expectEqual(keys("quit", .korean), "Ctrl+Q 또는 Ctrl+W")
    // The third key is the same one on another keyboard.
    expectEqual(keys("zoom-in", .english)?.components(separatedBy: " or ").count, 2)
  }

  /// The words of other tools find the commands, each of them by itself.
  @Test(arguments: [
    ("exploded", "overlay-layers"), ("hierarchy", "overlay-layers"), ("flash", "overlay-repaints"),
    ("damage", "overlay-repaints"), ("voiceover", "overlay-accessibility"), ("a11y", "overlay-accessibility"),
    ("paging", "overlay-pages"), ("snap", "overlay-pages"), ("knobs", "values"), ("tweak", "values"),
    ("properties", "values"), ("debug", "inspector"), ("problems", "lint"), ("warnings", "lint"), ("fps", "frame-bar"),
    ("hud", "frame-bar"), ("monitor", "frame-bar"), ("curves", "scope"), ("graph", "scope"), ("scrub", "timeline"),
    ("history", "timeline"), ("gif", "record"), ("movie", "record"), ("theme", "appearance"), ("rtl", "direction"),
    ("dynamic type", "larger-text"), ("landscape", "rotate"), ("orientation", "rotate"), ("locale", "language"),
    ("region", "language"), ("generate", "export"), ("shortcuts", "help"), ("exit", "quit"), ("snapshot", "screenshot"),
  ])
  func wordsOfOtherToolsFindCommands(words: String, name: String) {
    let commands = CommandSearch(scenes: []).entries(matching: words).compactMap {
      if case .command(let command) = $0 { command.name } else { nil }
    }
    expectTrue(commands.contains(name), "\(commands)")
  }

  /// The titles of every setting, in the order in which the palette offers them.
  @Test func settingsHaveTitlesInBothLanguages() {
    let settings: [DeviceSetting] = [
      .appearance(isDark: true), .appearance(isDark: false), .contrast(isHigh: true), .contrast(isHigh: false),
      .boldText(isOn: true), .boldText(isOn: false), .reduceMotion(isOn: true), .reduceMotion(isOn: false),
      .direction(isRightToLeft: true), .direction(isRightToLeft: false), .textSize(0),
    ]
    expectEqual(
      settings.map { $0.title(.english) },
      [
        "Appearance: dark", "Appearance: light", "Contrast: high", "Contrast: normal", "Bold text: on",
        "Bold text: off", "Reduce Motion: on", "Reduce Motion: off", "Direction: right to left",
        "Direction: left to right", "Text size: extra-small",
      ])
    expectEqual(
      settings.map { $0.title(.korean) },
      [
        "모드: 어두움", "모드: 밝음", "대비: 높음", "대비: 보통", "굵은 텍스트: 켬", "굵은 텍스트: 끔", "동작 줄이기: 켬", "동작 줄이기: 끔",
        "방향: 오른쪽에서 왼쪽", "방향: 왼쪽에서 오른쪽", "글자 크기: extra-small",
      ])
  }

  /// Every value of a setting changes only the value it names.
  @Test func aSettingChangesItsValueOnly() {
    let plain = DeviceSettings()
    let changes: [(DeviceSetting, DeviceSetting, (DeviceSettings) -> Bool)] = [
      (.appearance(isDark: true), .appearance(isDark: false), \.isDark),
      (.contrast(isHigh: true), .contrast(isHigh: false), \.hasHighContrast),
      (.boldText(isOn: true), .boldText(isOn: false), \.hasBoldText),
      (.reduceMotion(isOn: true), .reduceMotion(isOn: false), \.reducesMotion),
      (.direction(isRightToLeft: true), .direction(isRightToLeft: false), \.isRightToLeft),
    ]
    for (index, (on, off, value)) in changes.enumerated() {
      let changed = on.applied(to: plain)
      expectEqual(changes.map { $0.2(changed) }, changes.indices.map { $0 == index })
      expectTrue(value(changed))
      expectEqual(off.applied(to: changed), plain)
    }
    for size in [0, 3, 11] { expectEqual(DeviceSetting.textSize(size).applied(to: plain).textSize, size) }
  }
}
