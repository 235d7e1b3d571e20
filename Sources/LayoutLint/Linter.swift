import Geometry
import LayoutSolver

/// The rules with the levels that a user chose.
package struct Linter: Sendable {
  private var levels: [LintRule: LintLevel] = [:]

  /// Creates a linter with the default level of each rule.
  package init() {}

  /// Changes the level of a rule; returns `false` if no rule has the identifier.
  package mutating func setLevel(_ level: LintLevel, of id: String) -> Bool {
    guard let rule = LintRule.all.first(where: { $0.id == id.uppercased() }) else { return false }
    levels[rule] = level
    return true
  }

  /// Returns the level that applies to a rule.
  package func level(of rule: LintRule) -> LintLevel { levels[rule] ?? rule.level }

  /// Returns the findings of collection views and their screen, by rule, view and section.
  package func findings(in views: [LintedView], screen: LintedScreen = LintedScreen()) -> [LintFinding] {
    var found = views.enumerated().flatMap { index, view in
      Self.viewChecks.flatMap { $0(view) }.map { finding in
        var finding = finding
        finding.view = index + 1
        return finding
      }
    }
    found += Self.screenChecks.flatMap { $0(screen) }
    var known: Set<String> = []
    found = found.filter { known.insert("\($0.rule.id) \($0.position) \($0.reason)").inserted }
    return found.compactMap { finding in
      var finding = finding
      finding.level = level(of: finding.rule)
      return finding.level == .off ? nil : finding
    }.enumerated().sorted { one, two in
      let (a, b) = (one.element, two.element)
      return (a.rule.id, a.view ?? 0, a.section ?? -1, one.offset) < (
        b.rule.id, b.view ?? 0, b.section ?? -1, two.offset
      )
    }.map(\.element)
  }

  /// The rules for one collection view, and for a screen.
  private static let viewChecks: [@Sendable (LintedView) -> [LintFinding]] = [
    { $0.groupFindings }, { $0.pagingFindings }, { $0.measuredFindings }, { $0.runFindings },
  ]
  private static let screenChecks: [@Sendable (LintedScreen) -> [LintFinding]] = [
    { $0.textFindings }, { $0.targetFindings }, { $0.retainFindings },
  ]
}
