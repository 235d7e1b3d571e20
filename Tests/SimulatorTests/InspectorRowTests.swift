import DeviceSupport
import Foundation
import LayoutLint
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
    content.inspection.lint = ["first", "second"].map {
      .init(rule: "TL03", position: "section 0", reason: $0, fix: "fix")
    }
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

  /// A fault that many sections have is listed once, and choosing it leads to the first of them.
  @Test func aFaultOfManySectionsIsListedOnce() throws {
    var content = InspectorPanel.Content()
    let reasons = ["too wide", "too high", "too wide", "too wide"]
    content.inspection.lint = reasons.enumerated().map {
      .init(rule: "TL12", position: "section \($0)", reason: $1, fix: "fix")
    }
    for (language, more) in [(Language.english, "TL12 section 0 (and 2 more): too wide\n→ fix"), (.korean, "외 2곳")] {
      let rows = InspectorRows(content, language: language)
      let findings = rows.roles.filter { if case .finding = $0.value { true } else { false } }
      expectEqual(findings.count, 2)
      let first = try #require(findings.first { $0.value == .finding(0) })
      expectContains(rows.rows[first.key].title, more)
      expectTrue(findings.contains { $0.value == .finding(1) })
    }
  }

  /// Reasons keep their figures and the words of code in Korean, and those that repeat the fault are left out.
  @Test(arguments: [
    (
      "the pages of section 0 are 324 points apart in a container of 390, so round(offset.x / 390) is not the page from "
        + "page 3 on: there it is 2. If the section's visibleItemsInvalidationHandler computes it so, take the stop that "
        + "is nearest to offset.x instead. Page 0, 1, 2 ... rests at -39, 285, 609, 933, 1257. With one item a page, that "
        + "is the item of the cell whose center.x - offset.x is nearest to 195.",
      "섹션 0의 페이지 간격 324포인트, 컨테이너 390포인트: 페이지 3에서 round(offset.x / 390)의 값은 2입니다. "
        + "정지 위치는 -39, 285, 609, 933, 1257"
    ),
    (
      "the height .fractionalHeight(1) refers to the height of its group, which is .estimated(60): the estimate is used as "
        + "if it were final, so the cell is 60 points tall whatever its content needs",
      "높이 .fractionalHeight(1)의 기준인 그룹이 .estimated(60)이고, 추정값이 그대로 쓰여 내용과 상관없이 셀의 높이가 60포인트입니다"
    ),
    (
      "the estimated height is 20 points, but 65.5 were measured, the largest difference of 3 like it: content jumps and "
        + "the scroll indicator is wrong until every cell was visible", "추정한 높이는 20포인트, 잰 값은 65.5포인트입니다"
    ),
    ("its contrast is 4.01 to 1, and 4.5 to 1 is needed at 12 points", "대비 4.01:1, 12포인트에는 4.5:1이 필요합니다"),
    ("visibleItemsInvalidationHandler scales or moves items although Reduce Motion is on", ""),
  ])
  func reasonsAreInKorean(reason: String, korean: String) { expectEqual(KoreanReason.text(reason), korean) }

  @Test func unknownReasonsStayAsTheyAre() {
    expectNil(KoreanReason.text("Fatal: supplied item identifiers are not unique."))
    let finding = InspectionContent.Finding(
      rule: "TL19", position: "“Food” and 6 more", others: 0, reason: "$1 points", fix: "fix")
    expectContains(KoreanFinding.text(finding, others: 0), "“Food” 외 6개: ")
    expectContains(KoreanFinding.text(finding, others: 0), "($1 points)")
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

  /// Every rule has words in Korean; the figures are those that were found.
  @Test func findingsAreTranslated() {
    for rule in LintRule.all {
      let finding = InspectionContent.Finding(
        rule: rule.id, position: "collection view 1, section 2, item 0.3", reason: "44 of 120", fix: "fix")
      expectEqual(finding.text(.english), "\(rule.id) collection view 1, section 2, item 0.3: 44 of 120\n→ fix")
      let lines = finding.text(.korean).split(separator: "\n")
      expectTrue(lines[0].hasPrefix("\(rule.id) 컬렉션 뷰 1, 섹션 2, 아이템 0.3: "), "\(lines[0])")
      expectEqual(lines[1], "(44 of 120)")
      expectTrue(lines[2].hasPrefix("→ ") && !lines[2].hasSuffix("fix"), "\(lines[2])")
    }
    let other = InspectionContent.Finding(rule: "TL99", position: "", reason: "new", fix: "fix")
    expectEqual(other.text(.korean), "TL99: new\n→ fix")
  }

  @Test func derivationsAreTranslated() {
    let steps = [
      "container: 390x844 @3x, vertical": "컨테이너: 390x844 @3x, 세로",
      "section 0: contentInsets leading 20 bottom 24 trailing 20":
        "섹션 0: contentInsets leading 20 bottom 24 trailing 20",
      "available: 350x844 for each group, width 390 - 20 - 20 = 350":
        "쓸 수 있는 크기: 350x844 (그룹마다), 너비 390 - 20 - 20 = 350",
      "group: .horizontal(layoutSize:subitems:), width .fractionalWidth(0.8) of 390 → 312, height .estimated(44) → 44 (the size of its subitems)":
        "그룹: .horizontal(layoutSize:subitems:), 너비 390의 .fractionalWidth(0.8) → 312, 높이 .estimated(44) → 44 (하위 항목의 크기)",
      "subitems: 4 of their own size in 350, interItemSpacing .flexible(8), 86 left over for 3 flexible gaps, 28.667 each":
        "하위 항목: 350에 제 크기로 4개, interItemSpacing .flexible(8), 남은 86을 유동 간격 3개로 나누어 28.667씩",
      "position: 2nd of 4 at x 96.667": "자리: 4개 중 2번째, x 96.667",
      "repeated: 1st of 5 groups with 4 items each, interGroupSpacing 18":
        "반복: 그룹 5개 중 1번째, 그룹마다 아이템 4개, interGroupSpacing 18",
      "x: 20 section inset + 181 position in its group = 201": "x: 20 섹션 여백 + 181 그룹 안 자리 = 201",
      "y: 594 before the section + 30 header = 624": "y: 594 섹션 앞 + 30 머리글 = 624",
      "in the window: not visible": "창에서: 보이지 않음", "anything else": "anything else",
      "superview: UIView 390×844": "상위 뷰: UIView 390×844",
      "arranged: 2 of 3, vertical, spacing 8": "스택 안 자리: 3개 중 2번째, 세로, spacing 8",
      "text: the width for each group": "글: the width for each group",
      "in it: .vertical(layoutSize:subitems:), width .fractionalWidth(0.35) of 358 = 125.3 → 125 (whole pixels)":
        "그 안: .vertical(layoutSize:subitems:), 너비 358의 .fractionalWidth(0.35) = 125.3 → 125 (픽셀에 맞춤)",
      "y: 408.5 before the section, on a pixel 408.667": "y: 408.5 섹션 앞, 픽셀에 맞춤 408.667",
      "x: 16 section inset + 232.667 nested group + 4 item inset = 252.667":
        "x: 16 섹션 여백 + 232.667 안쪽 그룹 + 4 아이템 여백 = 252.667",
      "x: 20 sectionInset + 50 the item before = 70": "x: 20 sectionInset + 50 앞 아이템 = 70",
      "insets: top and bottom ignored: the height is estimated": "여백: top, bottom 무시됨: 높이가 추정값",
    ]
    for (step, korean) in steps { expectEqual(KoreanDerivation.text(step), korean) }
    expectEqual(KoreanDerivation.subject("item 0.3"), "아이템 0.3")
    expectEqual(KoreanDerivation.subject("\"UICollectionElementKindSectionHeader\" 0.0"), "머리글 0.0")
  }

  @Test func eventsAndRefusalsAreTranslated() {
    var content = InspectorPanel.Content()
    let lines = [
      "0.017 s · view 1 · layout · pass 1, round 2", "0.017 s · view 2 · data · 2 sections with 3, 4 items",
      "0.017 s · view 1 · provider · section 0 in 390×844",
      "0.017 s · view 1 · handler · section 0, 1 item, offset 0,98",
    ]
    content.inspection.events = lines
    (content.inspection.values.section, content.inspection.values.refusal) = (0, "top cannot be -9: the least is 0")
    let titles = { (language: Language) in InspectorRows(content, language: language).rows.map(\.title) }
    expectTrue(titles(.english).suffix(4) == lines, "\(titles(.english))")
    expectEqual(
      Array(titles(.korean).suffix(4)),
      [
        "0.017초 · 뷰 1 · 레이아웃 · 패스 1, 2회차", "0.017초 · 뷰 2 · 데이터 · 섹션 2개, 아이템 3, 4개",
        "0.017초 · 뷰 1 · 제공자 · 섹션 0, 컨테이너 390×844", "0.017초 · 뷰 1 · 핸들러 · 섹션 0, 아이템 1개, 오프셋 0,98",
      ])
    expectTrue(titles(.korean).contains("⚠ top에는 -9을(를) 쓸 수 없음: 최소 0"), "\(titles(.korean))")
    expectEqual(KoreanEvent.refusal("anything else"), "anything else")
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

  /// A click reaches the row that the user saw, also if rows above it came or went just before.
  @Test func aScrolledListKeepsItsRowsInPlace() {
    let device = TestDevice(size: CGSize(width: 260, height: 300))
    let list = RowList { _ in }
    list.frame = device.window.bounds
    device.window.addSubview(list)
    let rows = (0..<40).map { RowList.Row(title: "row \($0)") }
    let above = (0..<3).map { RowList.Row(title: "new \($0)", isFine: true) }
    list.show(rows)
    _ = device.frame()
    list.reveal(row: 30)
    _ = device.frame()
    let seen = list.frame(ofRow: 30, in: list)
    list.show(Array(rows[..<2]) + above + Array(rows[2...]))
    _ = device.frame()
    expectEqual(list.frame(ofRow: 33, in: list), seen)
    list.show(rows)
    _ = device.frame()
    expectEqual(list.frame(ofRow: 30, in: list), seen)
  }
}
