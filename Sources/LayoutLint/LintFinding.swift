package import Foundation

/// A fault in a layout, with its position, reason and fix.
package struct LintFinding: Equatable, Sendable {
  package var rule: LintRule
  /// The weight that applies.
  package var level: LintLevel
  /// The number of the collection view, from 1; `nil` for a fault of the whole screen.
  package var view: Int?
  package var section: Int?
  /// The other sections that the same code makes and that have the same fault, in ascending order.
  package var otherSections: [Int] = []
  /// The group, item or view: `subitem 1 of the group`, `item 0.3`, `UIButton "Buy"`.
  package var element: String?
  /// The area in the content of the collection view, or on the screen if ``view`` is `nil`; `nil` if the fault has none.
  package var frame: CGRect?
  package var reason: String
  package var fix: String

  init(
    _ rule: LintRule, section: Int? = nil, element: String? = nil, frame: CGRect? = nil, reason: String, fix: String
  ) {
    (self.rule, self.level, self.section, self.element) = (rule, rule.level, section, element)
    (self.frame, self.reason, self.fix) = (frame, reason, fix)
  }

  /// The position in words, and the number of other sections with the same fault.
  package var positions: String {
    guard !otherSections.isEmpty else { return position }
    return "\(position) (and \(otherSections.count) more section\(otherSections.count == 1 ? "" : "s"))"
  }

  /// The position in words; empty for the whole screen.
  package var position: String {
    let parts = [view.map { "collection view \($0)" }, section.map { "section \($0)" }, element]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
