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
      Self.viewChecks.flatMap { Self.grouped($0(view), in: view) }.map { finding in
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

  /// Returns findings with one in place of those that equal sections have in common.
  private static func grouped(_ findings: [LintFinding], in view: LintedView) -> [LintFinding] {
    struct Fault: Hashable {
      var rule: LintRule
      var section: Int
      /// The number of the fault among those of its section.
      var number: Int
    }
    let models = view.models
    var (places, numbers): ([Fault: Int], [Fault: Int]) = ([:], [:])
    var grouped: [LintFinding] = []
    for finding in findings {
      guard let section = finding.section else {
        grouped.append(finding)
        continue
      }
      let number = numbers[Fault(rule: finding.rule, section: section, number: 0), default: 0]
      numbers[Fault(rule: finding.rule, section: section, number: 0)] = number + 1
      let fault = Fault(rule: finding.rule, section: models[section] ?? section, number: number)
      if let place = places[fault] {
        grouped[place].otherSections.append(section)
      } else {
        places[fault] = grouped.count
        grouped.append(finding)
      }
    }
    return grouped
  }

  /// The rules for one collection view, and for a screen.
  private static let viewChecks: [@Sendable (LintedView) -> [LintFinding]] = [
    { $0.groupFindings }, { $0.pagingFindings }, { $0.measuredFindings }, { $0.runFindings },
  ]
  private static let screenChecks: [@Sendable (LintedScreen) -> [LintFinding]] = [
    { $0.textFindings }, { $0.targetFindings }, { $0.retainFindings },
  ]
}
