/// The result of solving a section's groups.
enum SolvedGroups: Sendable {
  /// No groups.
  case empty
  /// Groups that are all prefixes of one line; they consist of numbers only, without allocated storage.
  case line(SolvedLine)
  /// Any other groups, which are large and therefore stored separately.
  case groups(SolvedGroupPair)
}

/// A section's first group, and the last one if it differs.
final class SolvedGroupPair: Sendable {
  let template: SolvedGroup
  /// The last group, if it is partly filled.
  let last: SolvedGroup?
  /// The providers' results so far.
  let custom: CustomGroups

  init(_ template: SolvedGroup, last: SolvedGroup? = nil, custom: CustomGroups) {
    self.template = template
    self.last = last
    self.custom = custom
  }

  func ending(with last: SolvedGroup?) -> SolvedGroupPair { SolvedGroupPair(template, last: last, custom: custom) }
}
