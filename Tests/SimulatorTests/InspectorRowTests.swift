import DeviceSupport
import Foundation
import Lens
import TestSupport
import Testing
import UIKit
import UIKitCore

@testable import Workbench

/// The rows of the inspector's panel, and when they change.
@MainActor
struct InspectorRowTests {
  private func rows(_ random: inout SeededGenerator) -> [RowList.Row] {
    (0..<random.next(upTo: 9)).map { _ in
      let title = ["a", "b", "a text that is long enough for two lines of the panel in any of its fonts, or three"]
      return RowList.Row(title: title[random.next(upTo: 3)], isFine: random.next(upTo: 2) == 0)
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func removedAddedAndUpdatedRowsMakeTheNewList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (rows(&random), rows(&random))
    let change = RowChange(from: old, to: new)
    var made = old
    for index in change.updates { made[index] = new[index] }
    made.removeSubrange(change.deletions)
    made.insert(contentsOf: new[change.insertions], at: change.insertions.lowerBound)
    expectEqual(made, new, "seed \(seed)")
    for index in old.indices where !change.updates.contains(index) {
      if let now = change.index(after: index) { expectEqual(new[now], old[index], "seed \(seed), row \(index)") }
    }
    expectEqual(change.keepsCount, old.count == new.count)
  }

  /// Every row is as tall as its text, and below the one before it, whatever the list showed before.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func cellsShowTheRows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let device = TestDevice(size: CGSize(width: 260, height: 700))
    let list = RowList { _ in }
    list.frame = device.window.bounds
    device.window.addSubview(list)
    for step in 0..<20 {
      let rows = rows(&random)
      list.show(rows)
      _ = device.frame()
      let shown = try #require(list.subviews.first as? UICollectionView)
      expectEqual(shown.visibleCells.count, rows.count, "seed \(seed), step \(step)")
      var y: CGFloat = 0
      var heights = RowHeights()
      for (index, row) in rows.enumerated() {
        let cell = try #require(shown.cellForItem(at: IndexPath(item: index, section: 0)))
        let title = cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
        expectEqual(title, row.title, "seed \(seed), step \(step), row \(index)")
        expectEqual(cell.frame.minY, y, "seed \(seed), step \(step), row \(index)")
        y += heights.height(of: row, width: 260)
      }
    }
  }

  @Test func selectionFollowsItsRow() throws {
    let device = TestDevice(size: CGSize(width: 260, height: 700))
    let list = RowList { _ in }
    list.frame = device.window.bounds
    device.window.addSubview(list)
    let rows = ["a", "b", "c"].map { RowList.Row(title: $0) }
    list.show(rows, selecting: 2)
    _ = device.frame()
    let shown = try #require(list.subviews.first as? UICollectionView)
    expectEqual(shown.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
    list.show([rows[0], RowList.Row(title: "new")] + rows[1...], selecting: 3)
    _ = device.frame()
    expectEqual(shown.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
    list.show(rows)
    _ = device.frame()
    expectEqual(shown.indexPathsForSelectedItems, [])
  }

  @Test func eachRowDoesWhatItsTextSays() throws {
    var content = InspectorPanel.Content()
    content.inspection.lint = [.init(title: "first", fix: "fix"), .init(title: "second", fix: "fix")]
    content.inspection.values.section = 0
    content.inspection.values.rows = ["top", "leading"].map {
      .init(part: "group", title: $0, value: "1", isChanged: false)
    }
    content.facts = [
      .init(title: "Time", value: "full speed", command: "slow-motion"),
      .init(title: "Size classes", value: "compact", command: nil),
    ]
    let rows = InspectorRows(content, language: .english)
    func role(_ title: String) throws -> InspectorRows.Role? {
      rows.roles[try #require(rows.rows.firstIndex { $0.title.hasSuffix(title) })]
    }
    expectEqual(try role("second\n→ fix"), .finding(1))
    expectEqual(try role("leading"), .value(1))
    expectEqual(try role("Size classes"), nil)
    guard case .command(let command) = try role("Time") else { return #expect(Bool(false), "no command") }
    expectEqual(command.name, "slow-motion")
    expectEqual(rows.row(ofValue: 0).map { rows.rows[$0].title }, "top")
    expectEqual(rows.value(ofRow: 0), nil)
    let overlays = rows.roles.values.filter {
      if case .command(let command) = $0 { command.name != "slow-motion" } else { false }
    }
    expectEqual(overlays.count, LensOverlay.allCases.count)
  }

  /// The panel names the key that checks the rules which need a run, also without a finding.
  @Test(arguments: [Language.english, .korean]) func thePanelSaysHowToCheckTheOtherRules(language: Language) throws {
    let rows = InspectorRows(InspectorPanel.Content(), language: language).rows
    let header = try #require(rows.firstIndex { $0.isHeader && ["Lint", "검사"].contains($0.title) })
    let hint = rows[header + 1].title
    for word in ["L", "TL07", "TL17", "TL19"] { expectContains(hint, word) }
  }

  /// A panel in Korean has no English words beside names.
  @Test func valuesOfTheDeviceAreTranslated() {
    let values = [
      "dark", "light", "high", "normal", "on", "off", "right to left", "left to right", "full speed", "paused",
      "rewinding", "recording", "1/10 speed",
    ]
    var content = InspectorPanel.Content()
    content.facts = values.map { .init(title: "Time", value: $0, command: "slow-motion") }
    let details = { (language: Language) in
      InspectorRows(content, language: language).rows.suffix(values.count).map(\.detail)
    }
    expectEqual(details(.english), values)
    for detail in details(.korean) { expectFalse(detail.contains { $0.isASCII && $0.isLetter }, "\(detail)") }
    content.facts = [.init(title: "iphone-14", value: "390×844 pt", command: "next-device")]
    expectEqual(InspectorRows(content, language: .korean).rows.last?.detail, "390×844 pt")
  }

  @Test func partsOfLayoutsAreTranslated() {
    var content = InspectorPanel.Content()
    content.inspection.values.section = 0
    let parts = ["section", "group", "subitem 2 of subitem 1 of the group", "boundary item 1"]
    content.inspection.values.rows = parts.map { .init(part: $0, title: "top", value: "1", isChanged: false) }
    let titles = { (language: Language) in
      InspectorRows(content, language: language).rows.filter(\.isSubheader).map(\.title)
    }
    expectEqual(titles(.english), parts)
    expectEqual(titles(.korean), ["섹션", "그룹", "그룹의 하위 항목 1의 하위 항목 2", "경계 항목 1"])
  }

  @Test func factsOfMovingContentAreReadTwiceASecondAndShownAFrameLater() {
    var pace = InspectionPace()
    var (read, shown): ([Int], [Int]) = ([], [])
    for frame in 0..<60 {
      pace.note(hasChanged: true)
      let isDue = pace.isDue(at: Double(frame) / 60, isMoving: true)
      if isDue {
        expectTrue(pace.takeChange())
        read.append(frame)
      }
      if pace.takePanel(differs: isDue, isDue: isDue, at: Double(frame) / 60) { shown.append(frame) }
    }
    expectEqual(read, Array(stride(from: 0, to: 60, by: 30)))
    expectEqual(shown, Array(stride(from: 1, to: 60, by: 30)))
  }

  @Test func factsAreShownAtRestAndAfterARequest() {
    var pace = InspectionPace()
    expectFalse(pace.takePanel(differs: true, isDue: pace.isDue(at: 0, isMoving: true), at: 0))
    expectTrue(pace.isPanelNext)
    expectFalse(pace.isDue(at: 0.02, isMoving: true))
    expectTrue(pace.takePanel(differs: false, isDue: false, at: 0.02))
    expectFalse(pace.isPanelNext)
    // With the scope open, the facts are read in each frame, and the panel shows them later.
    expectFalse(pace.takePanel(differs: true, isDue: false, at: 0.05))
    expectTrue(pace.isBehind)
    expectTrue(pace.isDue(at: 0.06, isMoving: false))
    expectFalse(pace.takePanel(differs: false, isDue: true, at: 0.06))
    expectTrue(pace.isBehind)
    expectTrue(pace.takePanel(differs: false, isDue: true, at: 0.065))
    expectFalse(pace.isBehind)
    pace.isRequested = true
    expectTrue(pace.isDue(at: 0.07, isMoving: true))
    expectTrue(pace.takePanel(differs: true, isDue: true, at: 0.07))
    expectFalse(pace.isDue(at: 0.08, isMoving: true))
  }

  @Test func otherPartsOfTheInterfaceWaitUntilThePanelIsDrawn() {
    var pace = InspectionPace()
    expectTrue(pace.isPanelDrawn)
    expectTrue(pace.takePanel(differs: true, isDue: false, at: 0) == false)
    expectTrue(pace.isPanelDrawn)
    pace.isRequested = true
    expectTrue(pace.takePanel(differs: true, isDue: true, at: 0.1))
    expectFalse(pace.isPanelDrawn)
    pace.note(hasChanged: false)
    expectFalse(pace.isPanelDrawn, "the frame that draws the panel")
    pace.note(hasChanged: false)
    expectTrue(pace.isPanelDrawn)
  }

  @Test func slowFramesShowTheFactsInEachSecondOne() {
    var pace = InspectionPace()
    let shown = (0..<6).filter { frame in
      let time = Double(frame) * 0.6
      let isDue = pace.isDue(at: time, isMoving: true)
      return pace.takePanel(differs: true, isDue: isDue, at: time)
    }
    expectEqual(shown, [1, 3, 5])
  }
}
