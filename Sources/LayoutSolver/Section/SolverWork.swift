/// Counts of computed work, with which a test can state that scrolling solves nothing, without a clock.
package struct SolverWork: Hashable, Sendable {
  /// The number of sections that were solved.
  package var sectionsSolved = 0
  /// The number of sections that were taken from an earlier solution.
  package var sectionsReused = 0
  /// The number of outermost groups that were laid out; a repeated group counts once.
  package var groupsSolved = 0
  /// The number of calls of custom groups' providers.
  package var providerCalls = 0

  /// Creates counts of zero.
  package init() {}

  /// Adds the counts of other work.
  package mutating func add(_ more: SolverWork) {
    sectionsSolved += more.sectionsSolved
    sectionsReused += more.sectionsReused
    groupsSolved += more.groupsSolved
    providerCalls += more.providerCalls
  }
}
