import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The parts of a layout for drawing over it.
extension UICollectionView {
  /// An element on screen, with the facts that its view does not show.
  package struct InspectedElement {
    package var element: ListedElement
    /// The name by which ``layoutExplanation(of:)`` knows the element.
    package var name: String
    package var view: UIView
    /// The number of times the view was reused.
    package var reuseCount: Int
  }

  /// The parts of the layout in a rectangle of the content; empty for layouts that are neither compositional nor flow
  /// layouts.
  package func layoutAnatomy(in rect: CGRect) -> LayoutAnatomy {
    prepareLayoutOutsidePass()
    if let flow = currentLayout as? UICollectionViewFlowLayout {
      return flow.solution?.anatomy(in: rect) ?? LayoutAnatomy()
    }
    guard let solution = (currentLayout as? UICollectionViewCompositionalLayout)?.store.solution else {
      return LayoutAnatomy()
    }
    return solution.anatomy(in: rect) { section in
      solution.orthogonalSection(section).map { orthogonals.offset(of: section, in: $0) } ?? 0
    }
  }

  /// The numbers of views made so far, and of times that an idle view was used again.
  package var cellCounts: (made: Int, reused: Int) { (pool.creations, pool.reuses) }

  /// The elements on screen, in display order.
  package var inspectedElements: [InspectedElement] { displayedKeys.compactMap(inspectedElement) }

  /// Returns the displayed element with a name; `nil` if it is not on screen.
  package func inspectedElement(named name: String) -> InspectedElement? {
    displayedKeys.first { $0.explanationName == name }.flatMap(inspectedElement)
  }

  private func inspectedElement(of key: ElementKey) -> InspectedElement? {
    guard let shown = displayed[key], let element = listedElement(of: key) else { return nil }
    return InspectedElement(
      element: element, name: key.explanationName, view: shown.view, reuseCount: shown.view.reuseCount)
  }

  /// The offset at which the scrolling of a section will come to rest; `nil` if the section does not scroll by itself.
  package func scrollDestination(ofSection section: Int) -> CGFloat? {
    guard let host = orthogonals.host(of: section), let axis = host.geometry?.axis else { return nil }
    return host.scrollDestination[axis] - host.frame.origin[axis]
  }

  /// The specification of the layout; `nil` for layouts that are not compositional.
  package var layoutSpec: LayoutSpec? { (currentLayout as? UICollectionViewCompositionalLayout)?.store.solution?.spec }

  /// The container of the layout; `nil` for layouts that are not compositional.
  package var layoutContainer: Container? {
    (currentLayout as? UICollectionViewCompositionalLayout)?.store.solution?.container
  }

  /// The sections with a handler for visible items.
  package var sectionsWithHandler: Set<Int> {
    (currentLayout as? UICollectionViewCompositionalLayout)?.handlers.sections ?? []
  }
}

extension ElementKey {
  /// The name of the element as explanations know it.
  var explanationName: String {
    switch self {
    case .item(let section, let item): "\(section).\(item)"
    case .supplementary(let kind, let section?, let index): "\"\(kind)\" \(section).\(index)"
    case .supplementary(let kind, nil, 0): "\"\(kind)\" layout"
    case .supplementary(let kind, nil, let index): "\"\(kind)\" layout \(index)"
    case .decoration(let kind, let section, let index): "\"\(kind)\" \(section).\(index)"
    }
  }
}
