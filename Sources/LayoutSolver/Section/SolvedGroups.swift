/// What one solve of a section's groups gives.
enum SolvedGroups: Sendable {
  /// Nothing is solved.
  case empty
  /// Every group is the beginning of one line: numbers only, without storage.
  case line(SolvedLine)
  /// Anything else is large, hence kept apart.
  case groups(SolvedGroupPair)
}

/// A section's first group, and the last one where it is another.
final class SolvedGroupPair: Sendable {
  let template: SolvedGroup
  /// The last group, when it is partly filled.
  let last: SolvedGroup?
  /// What providers have answered so far.
  let custom: CustomGroups

  init(_ template: SolvedGroup, last: SolvedGroup? = nil, custom: CustomGroups) {
    self.template = template
    self.last = last
    self.custom = custom
  }

  func ending(with last: SolvedGroup?) -> SolvedGroupPair { SolvedGroupPair(template, last: last, custom: custom) }
}
