import Foundation
import LayoutLint
import Simulator
import UIKitCollections
import UIKitCore

/// The findings and the code of the layouts on screen.
extension Workbench {
  /// The findings for the collection views on screen, as lines of the panel.
  ///
  /// Only the layouts as they are now count; `tessera lint` also scrolls and compares text sizes.
  func lintLines(_ host: SceneHost) -> [String] {
    let views = LensReader(host).views
    let state = views.map(\.layoutGeneration)
    if state != lens.lintedState { (lens.lintedState, lens.lint) = (state, Self.lines(views)) }
    return lens.lint
  }

  private static func lines(_ views: [UICollectionView]) -> [String] {
    let linted = views.map { view in
      var linted = LintedView(solution: view.layoutSolution)
      linted.lists = view.listSections
      linted.run.pageWarnings = view.pageFormulaWarnings
      linted.run.changedEstimates = view.handlerChanges.filter(\.isEstimated).map {
        .init(section: $0.section, name: $0.name, frame: $0.frame)
      }
      return linted
    }
    return Linter().findings(in: linted).prefix(20).flatMap { finding in
      ["\(finding.rule.id) \(finding.position): \(finding.reason)", "→ \(finding.fix)"]
    }
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
