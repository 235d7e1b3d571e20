import Foundation
import Lens

/// The rows of the inspector for its content, and what choosing each of them does.
struct InspectorRows {
  /// The effect of choosing a row.
  enum Role: Equatable {
    case command(WindowCommand)
    /// Pins the element of a finding.
    case finding(Int)
    /// Gives a value the keyboard's focus.
    case value(Int)
  }

  private(set) var rows: [RowList.Row] = []
  /// The roles of rows that can be chosen or adjusted.
  private(set) var roles: [Int: Role] = [:]
  /// The commands for less and more of what the rows with buttons show.
  private(set) var steps: [Int: (less: WindowCommand, more: WindowCommand)] = [:]
  private let language: Language

  init(_ content: InspectorPanel.Content, language: Language) {
    self.language = language
    addDerivation(content.inspection)
    addFindings(content.inspection.lint)
    addValues(content.inspection.values)
    addOverlays(content.inspection.overlays)
    addFacts(content.facts)
    addEvents(content.inspection.events)
  }

  /// Returns the row of a value; `nil` if it has none.
  func row(ofValue value: Int) -> Int? { roles.first { $0.value == .value(value) }?.key }

  /// Returns the value of a row; `nil` if it has none.
  func value(ofRow row: Int) -> Int? {
    if case .value(let value) = roles[row] { value } else { nil }
  }

  /// Whether the keys for less and more change something in a row.
  func canStep(_ row: Int) -> Bool { value(ofRow: row) != nil || steps[row] != nil }

  private func text(_ english: String, _ korean: @autoclosure () -> String) -> String {
    language == .korean ? korean() : english
  }

  private mutating func addHeader(_ english: String, _ korean: String) {
    rows.append(RowList.Row(title: text(english, korean), isHeader: true))
  }

  private mutating func add(_ row: RowList.Row, _ role: Role) {
    roles[rows.count] = role
    rows.append(row)
  }

  private mutating func addDerivation(_ inspection: InspectionContent) {
    addHeader("Why this frame?", "왜 이 위치인가?")
    guard !inspection.steps.isEmpty else {
      let hint = text("Point at an element; click to pin it.", "요소를 가리키거나 눌러 보세요.")
      return rows.append(RowList.Row(title: hint, isFine: true))
    }
    let isKorean = language == .korean
    rows.append(RowList.Row(title: isKorean ? KoreanDerivation.subject(inspection.subject) : inspection.subject))
    rows += inspection.steps.map { RowList.Row(title: isKorean ? KoreanDerivation.text($0) : $0, isFine: true) }
  }

  private mutating func addFindings(_ findings: [InspectionContent.Finding]) {
    addHeader("Lint", "검사")
    for (index, finding) in findings.enumerated() where Self.isFirst(index, of: findings) {
      let like = findings[index...].filter { $0.isLike(finding) }
      let others = like.reduce(-1) { $0 + 1 + $1.others }
      add(
        RowList.Row(title: finding.text(language, others: others), isFine: true, isSelectable: true), .finding(index))
    }
    let hint = text(
      "L runs the scene once more, unseen: it scrolls it, enlarges the text, reduces motion and closes it, for the rules "
        + "that need a run (TL07, TL17 to TL19).",
      "L을 누르면 장면을 보이지 않게 다시 실행해 스크롤하고 글자를 키우고 동작을 줄이고 닫아 봅니다. 실행이 필요한 규칙(TL07, TL17~TL19)을 "
        + "검사합니다.")
    rows.append(RowList.Row(title: hint, isFine: true))
  }

  /// Returns whether no earlier finding reports the same fault for another section.
  private static func isFirst(_ index: Int, of findings: [InspectionContent.Finding]) -> Bool {
    !findings[..<index].contains { $0.isLike(findings[index]) }
  }

  private mutating func addRefusal(_ refusal: String) {
    rows.append(RowList.Row(title: "⚠ \(text(refusal, KoreanEvent.refusal(refusal)))", isFine: true))
  }

  private mutating func addValues(_ values: InspectionContent.Values) {
    guard let section = values.section else { return }
    addHeader("Values of section \(section)", "섹션 \(section)의 값")
    if !values.refusal.isEmpty { addRefusal(values.refusal) }
    addSharing(values)
    var part = ""
    for (index, value) in values.rows.enumerated() {
      if value.part != part {
        rows.append(RowList.Row(title: text(value.part, Self.korean(part: value.part)), isSubheader: true))
      }
      part = value.part
      let title = (value.isChanged ? "• " : "") + value.title
      let note = value.source + (value.sharing.isEmpty ? "" : " †")
      add(RowList.Row(title: title, note: note, detail: value.value, isAdjustable: true), .value(index))
    }
    let hint = text(
      "Drag a row sideways, or K, Tab, arrows, digits and Return. Ctrl+Z undoes.",
      "행을 좌우로 끌거나 K, Tab, 화살표, 숫자와 Return. Ctrl+Z로 취소.")
    rows.append(RowList.Row(title: hint, isFine: true))
  }

  /// Says which other sections a change of the code would change, too.
  private mutating func addSharing(_ values: InspectionContent.Values) {
    let others = Set(values.rows.flatMap(\.sharing)).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    guard !others.isEmpty else { return }
    let names = others.joined(separator: ", ")
    let hint = text(
      "The code of values marked † also makes \(names). Here only section \(values.section ?? 0) changes; in a diff of the "
        + "code all of them do.",
      "† 표시가 있는 값의 코드는 \(Self.korean(sections: names))도 만듭니다. 여기서는 섹션 \(values.section ?? 0)만 바뀌지만, 코드의 diff에서는 모두 "
        + "바뀝니다.")
    rows.append(RowList.Row(title: hint, isFine: true))
  }

  private static func korean(sections: String) -> String {
    sections.replacing("section", with: "섹션").replacing(#/([0-9]+) more/#) { "외 \($0.output.1)개" }
  }

  private mutating func addOverlays(_ visible: Set<LensOverlay>) {
    addHeader("Overlays", "겹쳐 보기")
    for command in WindowCommand.all {
      guard case .overlay(let overlay) = command.action else { continue }
      let mark = visible.contains(overlay) ? "● " : "○ "
      add(
        RowList.Row(title: mark + text(overlay.english, overlay.korean), detail: command.keyNames(language)),
        .command(command))
    }
  }

  private mutating func addFacts(_ facts: [InspectorPanel.Fact]) {
    addHeader("Device", "기기")
    for fact in facts {
      var row = RowList.Row(
        title: text(fact.title, Self.koreanTitles[fact.title] ?? fact.title),
        detail: text(fact.value, Self.korean(value: fact.value)))
      if let less = WindowCommand.named(fact.less), let more = WindowCommand.named(fact.more) {
        row.hasButtons = true
        steps[rows.count] = (less, more)
      }
      guard let command = WindowCommand.named(fact.command) else {
        rows.append(row)
        continue
      }
      add(row, .command(command))
    }
  }

  private mutating func addEvents(_ events: [String]) {
    guard !events.isEmpty else { return }
    addHeader("Order of the latest layout", "최근 레이아웃 순서")
    rows += events.map { RowList.Row(title: text($0, KoreanEvent.text($0)), isFine: true) }
  }

  /// Returns a value in Korean; names of devices and languages, and numbers, stay as they are.
  private static func korean(value: String) -> String {
    koreanValues[value] ?? value.replacing(" speed", with: " 속도")
  }

  /// Returns the name of a part of a layout, such as `subitem 1 of the group`, in Korean, where the whole comes first.
  private static func korean(part: String) -> String {
    part.components(separatedBy: " of ").reversed().map { name in
      name.replacing("the group", with: "그룹").replacing("group", with: "그룹").replacing("boundary item", with: "경계 항목")
        .replacing("subitem", with: "하위 항목").replacing("section", with: "섹션")
    }.joined(separator: "의 ")
  }

  private static let koreanValues = [
    "dark": "어두움", "light": "밝음", "high": "높음", "normal": "보통", "on": "켬", "off": "끔",
    "right to left": "오른쪽에서 왼쪽", "left to right": "왼쪽에서 오른쪽", "full speed": "보통 속도", "paused": "멈춤",
    "rewinding": "되감는 중", "recording": "녹화 중",
  ]

  private static let koreanTitles = [
    "Size classes": "크기 클래스", "Zoom": "확대", "Text size": "글자 크기", "Appearance": "모드", "Contrast": "대비",
    "Bold text": "굵은 텍스트", "Reduce Motion": "동작 줄이기", "Direction": "방향", "Language": "언어", "Time": "시간",
  ]
}

extension WindowCommand {
  /// Returns the command of a name; `nil` without a name, or if there is none.
  fileprivate static func named(_ name: String?) -> WindowCommand? {
    name.flatMap { name in all.first { $0.name == name } }
  }
}
