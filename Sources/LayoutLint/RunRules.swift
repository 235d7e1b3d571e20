import Foundation
import Geometry
import LayoutSolver

/// The rules about a collection view during a run: TL01, TL02, TL06, TL07, TL14, TL16, TL18 and TL23.
extension LintedView {
  var runFindings: [LintFinding] {
    pageFindings + delegateFindings + handlerFindings + culledFindings + kindFindings + identifierFindings
      + motionFindings + privateFindings
  }

  private var pageFindings: [LintFinding] {
    run.pageWarnings.sorted { $0.key < $1.key }.map { section, warning in
      LintFinding(
        .pageFormula, section: section, reason: String(warning.trimmingPrefix("UICollectionViewCompositionalLayout: ")),
        fix: "Take the page whose stop is nearest to the offset, or the item whose center is nearest to the middle.")
    }
  }

  /// A finding if the delegate follows scrolling but only orthogonal sections scroll.
  private var delegateFindings: [LintFinding] {
    guard run.delegateFollowsScrolling, let solution else { return [] }
    let axis = solution.spec.configuration.scrollDirection
    let orthogonal = solution.counts.indices.filter { solution.orthogonalSection($0) != nil }
    guard let first = orthogonal.first, visibleSize[axis] > 0,
      solution.contentSize[axis] <= visibleSize[axis] + 0.5
    else { return [] }
    let plural =
      orthogonal.count == 1 ? "section \(first)" : "sections \(orthogonal.map(String.init).joined(separator: ", "))"
    return [
      LintFinding(
        .silentDelegate, section: first,
        reason: "the delegate implements scrollViewDidScroll, but only \(plural) can scroll here, and orthogonal "
          + "sections do not report to the collection view's delegate: the method is not called",
        fix: "Set the section's visibleItemsInvalidationHandler, which receives the offset of the section.")
    ]
  }

  private var handlerFindings: [LintFinding] {
    Dictionary(grouping: run.changedEstimates, by: \.section).sorted { $0.key < $1.key }.map { section, elements in
      LintFinding(
        .handlerOnEstimates, section: section, element: "item \(elements[0].name)", frame: elements[0].frame,
        reason: "visibleItemsInvalidationHandler changes \(elements.count) item\(elements.count == 1 ? "" : "s") whose "
          + "size is estimated; UIKit supports changes only in sections without estimated sizes",
        fix: "Give the items and their groups absolute or fractional sizes, or change the cells' content instead.")
    }
  }

  private var culledFindings: [LintFinding] {
    Dictionary(grouping: run.culled, by: \.section).sorted { $0.key < $1.key }.map { section, elements in
      let worst = elements.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height } ?? elements[0]
      return LintFinding(
        .culledItem, section: section, element: "item \(worst.name)", frame: worst.frame,
        reason:
          "it disappears while \(worst.frame.width.plain) by \(worst.frame.height.plain) points of it are visible: "
          + "visibility follows the frame of the layout, not the transformed one",
        fix: "Transform less near the edges, or widen the group and put the picture in its middle, so that the frame "
          + "covers what is drawn.")
    }
  }

  private var kindFindings: [LintFinding] {
    run.registeredKinds.subtracting(run.usedKinds).sorted().map { kind in
      LintFinding(
        .unusedKind, element: "\"\(kind)\"",
        reason: "views of this kind are registered, but no section was laid out with the kind",
        fix:
          "Add a boundary or supplementary item of the kind, or remove the registration. Check the spelling: used are "
          + "\(run.usedKinds.isEmpty ? "none" : run.usedKinds.sorted().joined(separator: ", ")).")
    }
  }

  private var identifierFindings: [LintFinding] {
    run.identifierClasses.sorted().map { name in
      LintFinding(
        .classIdentifiers, element: name,
        reason: "instances of this class identify data; unless == and hash are written by hand and never change, equal "
          + "data count as different, or changed data as equal",
        fix: "Identify by a value, such as an ID or a struct, and look the object up in the cell provider.")
    }
  }

  private var privateFindings: [LintFinding] {
    run.privateProperties.sorted { $0.key < $1.key }.map { section, properties in
      let names = properties.keys.sorted()
      let instead = Set(properties.values).sorted()
      return LintFinding(
        .privateScrollView, section: section,
        reason: "the app searches the subviews for the section's scroll view and sets its "
          + "\(names.joined(separator: ", ")): the view is private, and UIKit sets it again",
        fix: "Use the section's \(instead.joined(separator: ", ")).")
    }
  }

  private var motionFindings: [LintFinding] {
    run.unreducedMotion.sorted().map { section in
      LintFinding(
        .motion, section: section,
        reason: "visibleItemsInvalidationHandler scales or moves items although Reduce Motion is on",
        fix: "Return early if UIAccessibility.isReduceMotionEnabled, and lay out again on its notification.")
    }
  }
}
