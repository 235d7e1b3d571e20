import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Queries of elements and their frames. Attributes include the changes made by handlers.
extension UICollectionViewCompositionalLayout {
  /// Returns the elements in a rectangle of the content.
  ///
  /// - Parameter offsets: The offsets at which orthogonal sections are queried.
  func elements(in rect: CGRect, offsets: OrthogonalOffsets) -> [Placement] {
    guard let solution = store.solution, let collectionView = ownCollectionView else { return [] }
    let pinning =
      solution.hasPinnedItems
      ? PinningBounds(bounds: collectionView.bounds, adjustedContentInset: collectionView.adjustedContentInset) : nil
    var placements = contentPlacements(in: rect, of: solution, pinning: pinning)
    for section in solution.orthogonalSections(in: rect) {
      guard let geometry = solution.orthogonalSection(section) else { continue }
      let offset = offsets.offset(of: section, in: geometry)
      for element in solution.elements(ofOrthogonalSection: section, at: offset) {
        placements.append(Placement(element, scrollingSection: section))
      }
    }
    return placements
  }

  private func contentPlacements(
    in rect: CGRect, of solution: LayoutSolution, pinning: PinningBounds?
  ) -> [Placement] {
    cells.removeAll(keepingCapacity: true)
    surroundings.removeAll(keepingCapacity: true)
    solution.appendCells(in: rect, to: &cells)
    solution.appendSurroundings(in: rect, pinning: pinning, to: &surroundings)
    return surroundings.map { Placement($0) } + cells.map { Placement(LayoutElement($0)) }
  }

  /// Returns the attributes of one element, including the changes made by handlers.
  func attributes(of placement: Placement) -> UICollectionViewLayoutAttributes {
    let attributes = attributes(for: handlers.changed(placement))
    attributes.estimatedAxes = store.estimatedAxes(of: placement.key)
    return attributes
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let solution = store.solution, let element = solution.element(key) else { return nil }
    return attributes(of: Placement(element, scrollingSection: scrollingSection(of: key)))
  }

  /// Returns the section with which an element scrolls. Cells and badges of an orthogonal section scroll with it; its
  /// boundary items and decorations do not.
  private func scrollingSection(of key: ElementKey) -> Int? {
    guard let section = key.section, let solution = store.solution, let spec = solution.spec.sections[section],
      spec.orthogonalScrollingBehavior != .none
    else { return nil }
    switch key {
    case .item: return section
    case .supplementary(let kind, _, let index):
      let isBoundary = index == 0 && spec.boundarySupplementaryItems.contains { $0.kind == kind }
      return isBoundary ? nil : section
    case .decoration: return nil
    }
  }
}

/// Queries for the self-sizing of invisible siblings.
extension UICollectionViewCompositionalLayout {
  /// Returns the items that all take the size of the largest; `nil` if sizes do not depend on one another.
  func siblings(ofItem item: Int, inSection section: Int) -> Range<Int>? {
    store.solution?.uniformSiblings(ofItem: item, inSection: section)
  }

  func isUnmeasured(_ key: ElementKey) -> Bool { store.measuredSize(of: key) == nil }
}
