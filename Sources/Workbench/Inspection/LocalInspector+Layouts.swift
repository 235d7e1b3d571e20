import Comparisons
import Foundation
import LayoutKnobs
import LayoutLint
import Simulator
import UIKitCollections
import UIKitCore

/// The findings and the code of the layouts on screen.
extension LocalInspector {
  /// The findings for the collection views on screen.
  ///
  /// Only the layouts as they are now count; `tessera lint` also scrolls and compares text sizes.
  func lintFindings(_ host: SceneHost) -> [LintFinding] {
    let views = LensReader(host).views
    let state = views.flatMap { [$0.layoutGeneration, $0.warningCount] }
    if state != lens.lintedState { (lens.lintedState, lens.lint) = (state, Self.findings(views)) }
    return lens.lint
  }

  private static func findings(_ views: [UICollectionView]) -> [LintFinding] {
    let linted = views.map { view in
      var linted = LintedView(solution: view.layoutSolution)
      linted.lists = view.listSections
      linted.visibleSize = view.visibleSize
      linted.run.delegateFollowsScrolling = view.hasFollowingDelegate
      linted.run.pageWarnings = view.pageFormulaWarnings
      linted.run.privateProperties = view.changedPrivateProperties
      linted.run.changedEstimates = view.handlerChanges.filter(\.isEstimated).map {
        .init(section: $0.section, name: $0.name, frame: $0.frame)
      }
      return linted
    }
    return Array(Linter().findings(in: linted).prefix(20))
  }

  /// Pins the element of a finding of the panel.
  func pinFinding(_ index: Int) {
    guard let host = device(), lens.lint.indices.contains(index) else { return }
    lens.pinned = LensReader(host).hit(of: lens.lint[index])
    adoptOverlay()
  }

  /// Hands the user's changes of values over, as a diff of the layouts' Swift code and as values.
  func exportChanges() {
    guard let host = device() else { return }
    let views = LensReader(host).views
    let (old, new) = (LayoutText.source(of: views, isAuthored: true) ?? "", LayoutText.source(of: views) ?? "")
    guard let difference = UnifiedDiff(from: old, to: new, name: "Layout.swift") else {
      return onOutput(.report("no value of a layout on the screen is changed (K changes them)"))
    }
    let changes = views.flatMap { view in
      (0..<view.numberOfSections).compactMap { SectionValues($0, of: view) }.filter(\.isChanged)
    }
    onOutput(.changes(difference.text, changes))
  }

  /// Hands the layouts on screen over as Swift.
  func exportLayout() {
    guard let source = device().flatMap({ LayoutText.source(of: LensReader($0).views) }) else {
      return onOutput(.report("there is no compositional layout on the screen to export"))
    }
    onOutput(.source(source))
  }
}

extension LensReader {
  /// The numbers of cells of the collection views on screen.
  var cells: InspectionContent.Cells {
    let counts = views.map(\.cellCounts)
    return InspectionContent.Cells(
      made: counts.reduce(0) { $0 + $1.made }, reused: counts.reduce(0) { $0 + $1.reused })
  }
}
