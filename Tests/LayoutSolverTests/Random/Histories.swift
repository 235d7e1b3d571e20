import Foundation
import Geometry
import LayoutSolver
import TestSupport

/// Properties of a layout that changes: reused results must equal new ones.
extension Property {
  static let histories = [incremental, measuringOrder, templates]

  static let incremental = Property(name: "Solved after a history, a layout is as from scratch", every: 16) { trial in
    var random = trial.random(5)
    var layout = trial.layout
    var solution = trial.solution
    for step in 0..<4 {
      let change = layout.change(&random)
      solution = layout.solved(reusing: solution)
      let fresh = layout.solved()
      if solution.contentSize != fresh.contentSize {
        return "step \(step), \(change): \(solution.contentSize), from scratch \(fresh.contentSize)"
      }
      let (all, wanted) = (solution.allElements(), fresh.allElements())
      if let index = zip(all, wanted).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
        return "step \(step), \(change): \(all[index]), from scratch \(wanted[index])"
      }
      if all.count != wanted.count { return "step \(step), \(change): \(all.count) elements, not \(wanted.count)" }
      if solution.issues != fresh.issues { return "step \(step), \(change): \(solution.issues), not \(fresh.issues)" }
      for index in layout.counts.indices
      where solution.orthogonalSection(index)?.stops != fresh.orthogonalSection(index)?.stops {
        return "step \(step), \(change): section \(index) stops elsewhere"
      }
      let window = CGRect(origin: .zero, size: fresh.contentSize)
      if solution.elements(in: window) != fresh.elements(in: window) { return "step \(step), \(change): other answers" }
    }
    let same = layout.solved(reusing: solution)
    return same.work.sectionsSolved == 0 ? nil : "\(same.work.sectionsSolved) equal sections were solved again"
  }

  static let measuringOrder = Property(name: "In whatever order views are asked, the layout is the same", every: 12) {
    trial in
    guard !trial.layout.measures.isEmpty else { return nil }
    var random = trial.random(6)
    var sizes = MeasuredSizes.none
    var solution = solve(trial.layout.spec, counts: trial.layout.counts, in: trial.layout.container)
    for measure in trial.layout.measures.shuffled(using: &random) {
      sizes.set(measure.size, for: measure.key)
      solution = solve(
        trial.layout.spec, counts: trial.layout.counts, in: trial.layout.container, measured: sizes, reusing: solution)
    }
    if solution.contentSize != trial.solution.contentSize {
      return "\(solution.contentSize), at once \(trial.solution.contentSize)"
    }
    let other = zip(solution.allElements(), trial.all).first { $0 != $1 }
    return other.map { "\($0), at once \($1)" }
  }

  static let templates = Property(name: "Work and memory do not depend on the number of items", every: 16) { trial in
    var many = trial.layout
    many.measures = []
    many.counts = trial.layout.counts.map { $0 * 5_040_000 }
    let solution = many.solved()
    let sections = many.counts.count { $0 > 0 }
    if solution.work.groupsSolved > 2 * sections { return "\(solution.work.groupsSolved) groups solved" }
    guard let oracle = trial.oracle else { return nil }
    let capacity = oracle.capacities.values.reduce(0, +)
    // The bound is twice a group with all its badges, plus the boundary elements of sections: no layout here has ten of
    // each.
    if solution.storedFrames > 2 * capacity * 3 + 40 {
      return "\(solution.storedFrames) frames for groups of \(capacity)"
    }
    return nil
  }
}

extension RandomLayout {
  /// A random change of a collection view.
  fileprivate mutating func change(_ random: inout SeededGenerator) -> String {
    let section = Int.random(in: counts.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      counts[section] = Int.random(in: 0...12, using: &random)
      return "\(counts[section]) items in \(section)"
    case 2, 3:
      guard counts[section] > 0 else { return "nothing" }
      let item = Int.random(in: 0..<counts[section], using: &random)
      let height = CGFloat(Int.random(in: 0...600, using: &random)) / 6
      measures.append(Measure(key: .item(section: section, item: item), size: CGSize(width: 33, height: height)))
      return "item \(item) of \(section) is \(height) high"
    case 4:
      measures.removeAll { _ in Bool.random(using: &random) }
      return "sizes are forgotten"
    case 5:
      container.size = container.size.transposed
      return "the device is turned"
    case 6:
      spec.sections[section]?.interGroupSpacing += 1
      spec.sections[section]?.contentInsets.top += 2
      return "section \(section) has other insets"
    default:
      measures.append(
        Measure(
          key: .supplementary(kind: "header", section: section, index: 0), size: CGSize(width: 40, height: 61)))
      return "the header of \(section) is measured"
    }
  }
}
