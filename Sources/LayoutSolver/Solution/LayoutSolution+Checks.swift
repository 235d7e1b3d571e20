#if TESSERA_CHECKS
  import Foundation
  import Geometry

  /// Checks in debug builds: sections that are reused from an earlier solution or measured in place are solved again
  /// and compared.
  extension LayoutSolution {
    /// The maximum number of measured items for a check. Solving again visits every measured item; beyond this limit a
    /// debug build would scroll noticeably more slowly.
    private static let checkedItems = 2_000

    /// Stops the program with both values if a section differs from the result of solving it again.
    ///
    /// Sections with more than 2,000 measured items are skipped. Sections with custom groups are skipped as well: their
    /// provider is client code and must not be called more often than documented.
    ///
    /// - Complexity: The cost of solving the section.
    func checkSection(_ index: Int) {
      let section = sections[index]
      guard section.run.measures.count <= Self.checkedItems,
        section.definition?.spec.group.callsClient(depth: 1) != true
      else { return }
      var ignored = SolverWork()
      let measures = section.run.measures
      let recomputed =
        section.definition.map {
          SectionSolution(
            $0, itemCount: section.itemCount, measures: measures, boundaryMeasures: section.boundaryMeasures,
            in: environment, work: &ignored)
        } ?? SectionSolution(undefined: section.itemCount, measures: measures, in: environment, work: &ignored)
      if let difference = section.difference(from: recomputed) {
        preconditionFailure(
          "Section \(index), taken over from an earlier layout, differs from a new solution: \(difference). "
            + "This is a bug in LayoutSolver; please report the layout.")
      }
    }
  }

  extension SectionSolution {
    /// Returns the first difference between two solutions of the same section, with both values.
    func difference(from recomputed: SectionSolution) -> String? {
      let pairs: [(String, CGFloat, CGFloat)] = [
        ("length", length, recomputed.length), ("row length", rowLength, recomputed.rowLength),
        ("groups", CGFloat(groupCount), CGFloat(recomputed.groupCount)),
        ("groups' length", run.total, recomputed.run.total),
        ("widest group", extent.widestGroup, recomputed.extent.widestGroup),
      ]
      for (name, mine, other) in pairs where mine != other { return "\(name) \(mine), anew \(other)" }
      if runOrigin != recomputed.runOrigin { return "origin \(runOrigin), anew \(recomputed.runOrigin)" }
      if issues != recomputed.issues { return "issues \(issues), anew \(recomputed.issues)" }
      if boundary != recomputed.boundary { return "boundary items \(boundary), anew \(recomputed.boundary)" }
      if run != recomputed.run { return "run \(run), anew \(recomputed.run)" }
      if last != recomputed.last {
        return "last group \(String(describing: last)), anew \(String(describing: recomputed.last))"
      }
      return template == recomputed.template
        ? nil : "first group \(template), anew \(recomputed.template)"
    }
  }

  extension GroupSpec {
    fileprivate func callsClient(depth: Int) -> Bool {
      guard depth <= Self.maximumDepth else { return false }
      switch members {
      case .custom: return true
      case .subitems(let list): return list.contains { $0.callsClient(depth: depth) }
      case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): return subitem.callsClient(depth: depth)
      }
    }
  }

  extension SubitemSpec {
    fileprivate func callsClient(depth: Int) -> Bool {
      if case .group(let group) = self { group.callsClient(depth: depth + 1) } else { false }
    }
  }
#endif
