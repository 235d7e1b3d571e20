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
      let anew =
        section.definition.map {
          SectionSolution(
            $0, itemCount: section.itemCount, measures: measures, boundaryMeasures: section.boundaryMeasures,
            in: environment, work: &ignored)
        } ?? SectionSolution(undefined: section.itemCount, measures: measures, in: environment, work: &ignored)
      if let difference = section.difference(from: anew) {
        preconditionFailure(
          "Section \(index), taken over from an earlier layout, is not what solving it anew gives: \(difference). "
            + "This is a fault of LayoutSolver, please report the layout.")
      }
    }
  }

  extension SectionSolution {
    /// Returns the first difference between two solutions of the same section, with both values.
    func difference(from anew: SectionSolution) -> String? {
      let pairs: [(String, CGFloat, CGFloat)] = [
        ("length", length, anew.length), ("row length", rowLength, anew.rowLength),
        ("groups", CGFloat(groupCount), CGFloat(anew.groupCount)),
        ("groups' length", run.total, anew.run.total),
        ("widest group", extent.widestGroup, anew.extent.widestGroup),
      ]
      for (name, mine, other) in pairs where mine != other { return "\(name) \(mine), anew \(other)" }
      if runOrigin != anew.runOrigin { return "origin \(runOrigin), anew \(anew.runOrigin)" }
      if issues != anew.issues { return "issues \(issues), anew \(anew.issues)" }
      if boundary != anew.boundary { return "boundary items \(boundary), anew \(anew.boundary)" }
      if run != anew.run { return "run \(run), anew \(anew.run)" }
      if last != anew.last {
        return "last group \(String(describing: last)), anew \(String(describing: anew.last))"
      }
      return template == anew.template
        ? nil : "first group \(template), anew \(anew.template)"
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
