import Foundation
import LayoutSolver
import LayoutSource
import UIKitCore

/// The layout as Swift code.
extension UICollectionView {
  /// Returns functions that make exactly the view's layout, without imports; `nil` for layouts that are neither
  /// compositional nor flow layouts.
  ///
  /// - Parameters:
  ///   - name: The name of the function that returns the layout.
  ///   - isAuthored: Whether the values are the app's, without the user's changes.
  package func layoutSource(name: String = "makeLayout", isAuthored: Bool = false) -> String? {
    if let flow = currentLayout as? UICollectionViewFlowLayout {
      return flow.solvedSpec(isAuthored: isAuthored).map { FlowLayoutSource(of: $0, in: bounds.size, name: name).text }
    }
    guard var solution = layoutSolution, let layout = currentLayout as? UICollectionViewCompositionalLayout else {
      return nil
    }
    if isAuthored {
      let spec = LayoutSpec(sections: layout.authoredSections, configuration: solution.spec.configuration)
      solution = solve(spec, counts: solution.counts, in: solution.container)
    }
    let details = layout.sections.enumerated().compactMap { index, section in section.map { (index, $0.details) } }
    return LayoutSource(
      of: solution, details: Dictionary(details) { first, _ in first }, name: name
    ).text
  }
}

extension AdoptedSection {
  fileprivate var details: LayoutSource.SectionDetails {
    var details = LayoutSource.SectionDetails()
    details.list = list.map {
      LayoutSource.ListDetails(
        appearance: "\($0.appearance)", headerMode: "\($0.headerMode)", footerMode: "\($0.footerMode)",
        showsSeparators: $0.showsSeparators, headerTopPadding: $0.headerTopPadding)
    }
    if bounce != .automatic { details.bounce = "\(bounce)" }
    if decelerationRate != .automatic { details.decelerationRate = decelerationRate.rawValue }
    details.hasHandler = handler != nil
    return details
  }
}
