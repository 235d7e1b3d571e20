/// The rules about errors that end an app before a layout can be checked: TL05 and TL08.
extension Linter {
  /// Returns the finding for an error with which UIKit ends the app; `nil` if no rule is about it.
  ///
  /// - Parameter message: The words of the error.
  package func finding(ofError message: String) -> LintFinding? {
    guard var finding = Self.errors.first(where: { message.contains($0.words) })?.finding(message) else { return nil }
    finding.level = level(of: finding.rule)
    return finding.level == .off ? nil : finding
  }

  private struct KnownError: Sendable {
    /// The part of the message that is the same for all apps.
    let words: String
    let rule: LintRule
    let fix: String

    func finding(_ message: String) -> LintFinding { LintFinding(rule, reason: message, fix: fix) }
  }

  private static let unique =
    "Remove the duplicates before appendItems(_:), or add an identifier such as a UUID to the items: two cells of equal "
    + "items cannot be told apart."
  private static let errors = [
    KnownError(words: "identifiers are not unique", rule: .duplicates, fix: unique),
    KnownError(words: "Identifiers in a section snapshot must be unique", rule: .duplicates, fix: unique),
    KnownError(words: "that already exist in the snapshot", rule: .duplicates, fix: unique),
    KnownError(
      words: "Invalid section definition", rule: .missingSection,
      fix: "Return a section for each index below the number of sections: look the index up in the current data, and "
        + "return a default for others."),
  ]
}
