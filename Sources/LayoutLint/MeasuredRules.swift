import Foundation
import Geometry
import LayoutSolver

/// The rules about estimates that were measured: TL04 and TL09.
extension LintedView {
  var measuredFindings: [LintFinding] {
    guard let solution else { return [] }
    return unevenRows(solution) + wrongEstimates(solution)
  }

  /// The number of groups that are compared in each section.
  private static let mostGroups = 40

  // MARK: TL04

  private func unevenRows(_ solution: LayoutSolution) -> [LintFinding] {
    solution.counts.indices.filter { !lists.contains($0) }.compactMap { section in
      for number in 0..<min(solution.groupCount(ofSection: section), Self.mostGroups) {
        let nodes = solution.groupTree(ofSection: section, group: number)
        if let finding = unevenRow(nodes, section, solution) { return finding }
      }
      return nil
    }
  }

  private func unevenRow(_ nodes: [GroupTreeNode], _ section: Int, _ solution: LayoutSolution) -> LintFinding? {
    let rows = Dictionary(grouping: nodes.filter { $0.isSelfSizingLeaf && $0.isMeasured(section, solution) }) {
      $0.path.dropLast()
    }
    for (_, row) in rows.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let group = row[0].parent, row.count > 1 else { continue }
      let axis = group.axis.other
      let lengths = row.filter { $0.subitem.size[axis].isPlainEstimate }.map { $0.size[axis] }
      guard let least = lengths.min(), let most = lengths.max(), most - least > 0.5 else { continue }
      let side = group.axis == .horizontal ? "row" : "column"
      return LintFinding(
        .unevenRow, section: section, element: "item \(section).\(row[0].items.lowerBound) and its neighbors",
        frame: solution.frame(of: .item(section: section, item: row[0].items.lowerBound)),
        reason:
          "cells of one \(side) have \(axis.word)s from \(least.plain) to \(most.plain) points, because each takes "
          + "its own measured \(axis.word)",
        fix: "If they should be equal, give the item the \(axis.word) .uniformAcrossSiblings(estimate:).")
    }
    return nil
  }

  // MARK: TL09

  private func wrongEstimates(_ solution: LayoutSolution) -> [LintFinding] {
    let measured = solution.measured
    guard !measured.isEmpty else { return [] }
    let guess = solve(solution.spec, counts: solution.counts, in: solution.container)
    var worst: [Int: (key: ElementKey, axis: Axis, guess: CGFloat, size: CGFloat, count: Int)] = [:]
    var sizes: [Int: [Axis: [CGFloat]]] = [:]
    measured.forEach { key, _ in
      guard let section = key.section, !lists.contains(section), let before = guess.frame(of: key)?.size,
        let after = solution.frame(of: key)?.size
      else { return }
      let sides = solution.isSelfSizing(key)
      for axis in [Axis.horizontal, .vertical] where axis == .horizontal ? sides.width : sides.height {
        let (guess, size) = (before[axis], after[axis])
        sizes[section, default: [:]][axis, default: []].append(size)
        guard size > 0, abs(guess - size) > size / 2 else { continue }
        let share = abs(guess - size) / size
        let old = worst[section]
        let isWorse =
          old.map {
            share > abs($0.guess - $0.size) / $0.size
              || (share == abs($0.guess - $0.size) / $0.size && key.indexPath < $0.key.indexPath)
          } ?? true
        worst[section] =
          isWorse
          ? (key, axis, guess, size, (old?.count ?? 0) + 1)
          : old.map { ($0.key, $0.axis, $0.guess, $0.size, $0.count + 1) }
      }
    }
    return worst.sorted { $0.key < $1.key }.map { section, found in
      let measured = (sizes[section]?[found.axis] ?? []).sorted()
      let usual = measured.isEmpty ? found.size : measured[measured.count / 2]
      return LintFinding(
        .wrongEstimate, section: section, element: Self.name(found.key), frame: solution.frame(of: found.key),
        reason: "the estimated \(found.axis.word) is \(found.guess.plain) points, but \(found.size.plain) were measured"
          + (found.count > 1 ? ", the largest difference of \(found.count) like it" : "")
          + ": content jumps and the scroll indicator is wrong until every cell was visible",
        fix: "Use an estimate near the usual size: half of the elements are smaller than "
          + ".estimated(\(usual.rounded().plain)).")
    }
  }

  private static func name(_ key: ElementKey) -> String {
    switch key {
    case .item(let section, let item): "item \(section).\(item)"
    case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
    }
  }
}

extension GroupTreeNode {
  fileprivate var isSelfSizingLeaf: Bool {
    if case .item = subitem { !estimatedAxes.isEmpty } else { false }
  }

  fileprivate func isMeasured(_ section: Int, _ solution: LayoutSolution) -> Bool {
    solution.measuredSize(of: .item(section: section, item: items.lowerBound)) != nil
  }
}

extension DimensionSpec {
  /// Whether the length is estimated for each element by itself.
  fileprivate var isPlainEstimate: Bool { isEstimated && !isUniform }
}
