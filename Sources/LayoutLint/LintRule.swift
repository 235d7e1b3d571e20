/// The weight of a finding.
package enum LintLevel: String, CaseIterable, Hashable, Sendable {
  case error, warning, off
}

/// A rule that layouts are checked against.
package struct LintRule: Hashable, Sendable {
  /// The identifier, such as `TL03`, which is the same in all languages and versions.
  package let id: String
  /// The fault that the rule finds, as a phrase.
  package let title: String
  /// The weight unless a user chooses another.
  package let level: LintLevel
  /// Whether the rule needs a run, rather than the layout alone.
  package let needsRun: Bool

  private init(_ id: String, _ title: String, _ level: LintLevel = .warning, needsRun: Bool = false) {
    (self.id, self.title, self.level, self.needsRun) = (id, title, level, needsRun)
  }
}

extension LintRule {
  static let pageFormula = LintRule(
    "TL01", "the page of an orthogonal section is computed as offset / container", needsRun: true)
  static let silentDelegate = LintRule(
    "TL02", "scrollViewDidScroll waits for sections that never report to it", .error, needsRun: true)
  static let fractionOfEstimate = LintRule("TL03", "an item is a fraction of its group's estimate", .error)
  static let unevenRow = LintRule("TL04", "estimated items of one row have different sizes", needsRun: true)
  static let duplicates = LintRule("TL05", "identifiers of a snapshot are not unique", .error, needsRun: true)
  static let handlerOnEstimates = LintRule(
    "TL06", "a handler changes items whose size is estimated", .error, needsRun: true)
  static let culledItem = LintRule("TL07", "a transformed item disappears while it is visible", needsRun: true)
  static let missingSection = LintRule(
    "TL08", "the section provider returns nil for a section with items", .error, needsRun: true)
  static let wrongEstimate = LintRule(
    "TL09", "an estimate differs from the measured size by more than half", needsRun: true)
  static let ignoredLength = LintRule("TL10", "a count replaces the length of the item")
  static let ignoredInsets = LintRule("TL11", "contentInsets are ignored on an estimated axis")
  static let overflow = LintRule("TL12", "subitems do not fit in their group")
  static let fractionOfEstimatedGroup = LintRule("TL13", "a length is a fraction of an estimated container")
  static let unusedKind = LintRule("TL14", "a supplementary kind is registered but never laid out", needsRun: true)
  static let cutPages = LintRule("TL15", "pages of a paging section cut through its groups")
  static let classIdentifiers = LintRule("TL16", "a diffable data source identifies by a class", needsRun: true)
  static let retainCycle = LintRule("TL17", "a closure of the layout keeps its screen alive", .error, needsRun: true)
  static let motion = LintRule("TL18", "an effect ignores Reduce Motion", needsRun: true)
  static let cutText = LintRule("TL19", "text is cut off at accessibility sizes", needsRun: true)
  static let smallTarget = LintRule("TL20", "a touch target is smaller than 44 by 44 points", needsRun: true)
  static let missingLabel = LintRule("TL21", "a control or element has no accessibility label", .error, needsRun: true)
  static let lowContrast = LintRule("TL22", "text has too little contrast", needsRun: true)
  static let privateScrollView = LintRule(
    "TL23", "the private scroll view of an orthogonal section is changed", .error, needsRun: true)

  /// All rules, by identifier.
  package static let all: [LintRule] = [
    pageFormula, silentDelegate, fractionOfEstimate, unevenRow, duplicates, handlerOnEstimates, culledItem,
    missingSection, wrongEstimate, ignoredLength, ignoredInsets, overflow, fractionOfEstimatedGroup, unusedKind,
    cutPages, classIdentifiers, retainCycle, motion, cutText, smallTarget, missingLabel, lowContrast,
    privateScrollView,
  ]
}
