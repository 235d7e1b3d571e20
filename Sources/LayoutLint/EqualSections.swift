import LayoutSolver

/// The sections that are written in the same way, probably by the same code.
extension LintedView {
  /// The number of different sections with which each one is compared.
  private static let mostModels = 100

  /// The first section that equals each one, for those that have items and are not lists.
  var models: [Int: Int] {
    guard let solution else { return [:] }
    var known: [(section: Int, spec: SectionSpec)] = []
    var models: [Int: Int] = [:]
    for (section, spec) in solution.spec.sections.enumerated() {
      guard let spec, solution.counts[section] > 0, !lists.contains(section) else { continue }
      let model = known.first { $0.spec == spec }?.section
      models[section] = model ?? section
      if model == nil, known.count < Self.mostModels { known.append((section, spec)) }
    }
    return models
  }
}
