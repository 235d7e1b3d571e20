package import Foundation
package import PlainText

/// The differences between two layouts: the elements that moved or changed their size, and those that only one has.
package struct LayoutComparison: Equatable, Sendable {
  /// The kind of a difference.
  package enum Kind: String, Sendable, CaseIterable {
    case moved, resized, lost
    case new
  }

  /// The difference of one element.
  package struct Change: Equatable, Sendable {
    package var kind: Kind
    package var path: String
    /// The frame before; `nil` for a new element.
    package var old: CGRect?
    /// The frame after; `nil` for a lost element.
    package var new: CGRect?
    /// The first rule that differs.
    package var rule: RuleChange?
  }

  /// A step of an element's layout that differs: its text before and after. One of them may be absent.
  package struct RuleChange: Hashable, Sendable {
    package var old: String?
    package var new: String?
  }

  package let changes: [Change]
  /// The rules that changed without moving an element, such as scroll offsets.
  package let otherRules: [OtherRule]

  /// A rule of an element that kept its frame.
  package struct OtherRule: Equatable, Sendable {
    package var path: String
    package var rule: RuleChange
  }

  package var isEmpty: Bool { changes.isEmpty && otherRules.isEmpty }

  /// Compares two records.
  ///
  /// - Complexity: O(elements).
  package init(from old: LayoutRecord, to new: LayoutRecord) {
    let before = Dictionary(old.elements.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.elements.map(\.path))
    var changes: [Change] = []
    var others: [OtherRule] = []
    for element in new.elements {
      guard let known = before[element.path] else {
        changes.append(Change(kind: .new, path: element.path, new: element.frame))
        continue
      }
      guard known.frame.plain != element.frame.plain else {
        if let rule = Self.difference(known, element) { others.append(OtherRule(path: element.path, rule: rule)) }
        continue
      }
      let isResized =
        CGRect(origin: .zero, size: known.frame.size).plain
        != CGRect(origin: .zero, size: element.frame.size).plain
      let content = isResized ? Self.contentDifference(known, element) : nil
      changes.append(
        Change(
          kind: isResized ? .resized : .moved, path: element.path, old: known.frame, new: element.frame,
          rule: content ?? Self.difference(known, element)))
    }
    for element in old.elements where !after.contains(element.path) {
      changes.append(Change(kind: .lost, path: element.path, old: element.frame))
    }
    let named = Set(changes.map(\.rule))
    self.changes = changes
    // A rule that moved some elements is not repeated for those that it left where they were.
    otherRules = others.filter { !named.contains($0.rule) && ($0.rule.isCause || changes.isEmpty) }
  }

  /// Returns the outermost step that differs, apart from the content.
  private static func difference(_ old: LayoutRecord.Element, _ new: LayoutRecord.Element) -> RuleChange? {
    guard old.rules != new.rules else { return nil }
    return firstDifference(steps(of: old), steps(of: new))
  }

  /// Returns the steps without content. Constraints follow other steps, in the order of their texts.
  private static func steps(of element: LayoutRecord.Element) -> [String] {
    let rules = element.rules.filter { !$0.isAboutContent }
    let constraints = rules.filter { $0.topic == "constraint" }
    return rules.filter { $0.topic != "constraint" } + constraints.map(\.withoutTexts).sorted()
  }

  /// Returns the change of the content, as far as both records tell it.
  private static func contentDifference(_ old: LayoutRecord.Element, _ new: LayoutRecord.Element) -> RuleChange? {
    for rule in new.rules where rule.isAboutContent {
      guard let known = old.rules.first(where: { $0.isAboutContent && $0.topic == rule.topic }), known != rule else {
        continue
      }
      return RuleChange(old: known, new: rule)
    }
    return nil
  }

  /// Returns the outermost step that differs.
  private static func firstDifference(_ old: [String], _ new: [String]) -> RuleChange? {
    for index in 0..<max(old.count, new.count) {
      let (one, other) = (
        old.indices.contains(index) ? old[index] : nil, new.indices.contains(index) ? new[index] : nil
      )
      guard one != other else { continue }
      // A step that only one of them has is shown without a counterpart.
      if let one, !new.contains(where: { $0.topic == one.topic }) { return RuleChange(old: one, new: nil) }
      if let other, !old.contains(where: { $0.topic == other.topic }) { return RuleChange(old: nil, new: other) }
      return RuleChange(old: one ?? "", new: other ?? "").essence
    }
    return nil
  }
}

extension LayoutComparison.RuleChange {
  /// Whether the step is more than the effect of another element, as a sum of sizes before it is.
  fileprivate var isCause: Bool {
    !["x", "y", "frame", "constraint", "contentSize"].contains(new?.topic ?? old?.topic ?? "")
  }

  /// The parts of the step that differ, without those that count groups or sum up lengths if others differ too: the
  /// change of a spacing is the same for all elements that it moves.
  fileprivate var essence: LayoutComparison.RuleChange {
    guard let old, let new, old.topic == new.topic else { return self }
    let (before, after) = (old.parts, new.parts)
    let parts = [before.filter { !after.contains($0) }, after.filter { !before.contains($0) }]
    let written = parts.map { $0.filter { !$0.isDerived } }
    guard !written.joined().isEmpty else { return self }
    let texts = written.map { $0.isEmpty ? nil : "\(old.topic) \($0.joined(separator: ", "))" }
    return LayoutComparison.RuleChange(old: texts[0], new: texts[1])
  }
}

extension String {
  /// The parts of a step after its name.
  fileprivate var parts: [String] {
    drop { $0 != " " }.drop { $0 == " " }.split(separator: ", ").map(String.init)
  }

  /// Whether a part of a step is a number of groups or a sum of lengths.
  fileprivate var isDerived: Bool { first?.isNumber != false || hasPrefix("x ") || hasPrefix("y ") }

  /// The first word of a step, which names it.
  fileprivate var topic: Substring { prefix { $0 != " " } }
}

// MARK: Text

extension LayoutComparison {
  /// The number of elements that are named for each rule.
  private static let named = 4
  private static let listed = 12

  /// The differences as text for people, grouped by the rule that caused them; empty if there are none.
  package var description: String {
    var groups: [Group] = []
    var indices: [RuleChange?: Int] = [:]
    for change in changes {
      if let index = indices[change.rule] {
        groups[index].changes.append(change)
      } else {
        indices[change.rule] = groups.count
        groups.append(Group(rule: change.rule, changes: [change]))
      }
    }
    // The rule that moved the most elements is most likely the cause.
    let order = groups.indices.sorted { (groups[$0].rank, $0) < (groups[$1].rank, $1) }
    groups = order.map { groups[$0] }
    let shown = groups.prefix(Self.listed).flatMap { Self.lines(for: $0.rule, $0.changes) }
    let more = groups.count > Self.listed ? ["… and \(groups.count - Self.listed) more rules"] : []
    let rest = otherRules.prefix(Self.listed).flatMap { ["rule of \($0.path)"] + $0.rule.lines }
    return (shown + more + rest).joined(separator: "\n")
  }

  private static func lines(for rule: RuleChange?, _ changes: [Change]) -> [String] {
    let words = Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let head = words.joined(separator: ", ") + (rule == nil ? "" : ", by the rule")
    let elements = changes.prefix(named).map { "    \($0.line)" }
    let more = changes.count > named ? ["    … and \(changes.count - named) more"] : []
    return [head] + (rule?.lines ?? []) + elements + more
  }
}

/// The changes that have one rule.
private struct Group {
  var rule: LayoutComparison.RuleChange?
  var changes: [LayoutComparison.Change]

  /// The order of the group: those with a rule first, those of many elements before others.
  var rank: Int { rule == nil ? 1 : -changes.count }
}

extension LayoutComparison.RuleChange {
  fileprivate var lines: [String] { [old.map { "  - \($0)" }, new.map { "  + \($0)" }].compactMap { $0 } }
}

extension LayoutComparison.Change {
  /// The element with its frame before and after.
  package var line: String {
    "\(path)  \([old, new].map { $0?.plain ?? "none" }.joined(separator: " → "))"
  }
}

// MARK: JSON

extension LayoutComparison {
  package var json: JSONText {
    .array(
      changes.map { change in
        .object([
          ("kind", .string(change.kind.rawValue)), ("element", .string(change.path)),
          ("old", change.old.map(JSONText.rect) ?? .null), ("new", change.new.map(JSONText.rect) ?? .null),
          ("oldRule", change.rule?.old.map(JSONText.string) ?? .null),
          ("newRule", change.rule?.new.map(JSONText.string) ?? .null),
        ])
      }
        + otherRules.map { other in
          .object([
            ("kind", .string("rule")), ("element", .string(other.path)),
            ("oldRule", other.rule.old.map(JSONText.string) ?? .null),
            ("newRule", other.rule.new.map(JSONText.string) ?? .null),
          ])
        })
  }
}
