import Comparisons
import Foundation
import LayoutLint
import Simulator
import UIKitCollections
import UIKitCore

/// The findings and the code of the layouts on screen.
extension Workbench {
  /// The findings for the collection views on screen.
  ///
  /// Only the layouts as they are now count; `tessera lint` also scrolls and compares text sizes.
  func lintFindings(_ host: SceneHost) -> [LintFinding] {
    let views = LensReader(host).views
    let state = views.map(\.layoutGeneration)
    if state != lens.lintedState { (lens.lintedState, lens.lint) = (state, Self.findings(views)) }
    return lens.lint
  }

  private static func findings(_ views: [UICollectionView]) -> [LintFinding] {
    let linted = views.map { view in
      var linted = LintedView(solution: view.layoutSolution)
      linted.lists = view.listSections
      linted.run.pageWarnings = view.pageFormulaWarnings
      linted.run.changedEstimates = view.handlerChanges.filter(\.isEstimated).map {
        .init(section: $0.section, name: $0.name, frame: $0.frame)
      }
      return linted
    }
    return Array(Linter().findings(in: linted).prefix(20))
  }

  /// Pins the element of a finding of the panel.
  func pinFinding(_ index: Int) {
    guard let host = content.inspectable, lens.lint.indices.contains(index) else { return }
    lens.pinned = LensReader(host).hit(of: lens.lint[index])
    adoptOverlay()
  }

  /// Hands the user's changes of values over as a diff of the layouts' Swift code.
  func exportChanges() {
    guard let host = content.inspectable else {
      return actions.report(
        "a project's code runs in a process of its own, whose values cannot be changed, so there is no diff")
    }
    let views = LensReader(host).views
    let (old, new) = (LayoutText.source(of: views, isAuthored: true) ?? "", LayoutText.source(of: views) ?? "")
    guard let difference = UnifiedDiff(from: old, to: new, name: "Layout.swift") else {
      return actions.report("no value of a layout on the screen is changed (K changes them)")
    }
    actions.exportChanges(difference.text)
  }

  /// Hands the layouts on screen over as Swift.
  func exportLayout() {
    guard let host = content.inspectable else {
      return actions.report("a project's code runs in a process of its own; use `tessera layout PATH --swift`")
    }
    guard let source = LayoutText.source(of: LensReader(host).views) else {
      return actions.report("there is no compositional layout on the screen to export")
    }
    actions.export(source)
  }
}
