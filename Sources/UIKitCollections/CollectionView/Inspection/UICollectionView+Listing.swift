import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The elements of a layout, visible or not. Layout dumps list all elements; views request only the visible ones.
///
/// The list is built with the layout's public methods, so that a subclass is listed as it behaves.
extension UICollectionView {
  /// The number of items in each section.
  package var listedCounts: [Int] {
    prepareLayoutOutsidePass()
    return itemCounts
  }

  package func listedCell(_ item: Int, inSection section: Int) -> ListedElement? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section)).map(listed)
  }

  /// All elements except cells: those of the whole layout, then those of each section. Compositional layouts list the
  /// decorations and boundary items of a section in its order, and badges in the order of their hosts. Other layouts
  /// list all by kind and index.
  ///
  /// - Complexity: O(groups) for compositional layouts with badges; other layouts return the attributes of all their
  ///   content.
  package func listedSurroundings() -> [ListedElement] {
    prepareLayoutOutsidePass()
    guard let solution = (currentLayout as? UICollectionViewCompositionalLayout)?.store.solution else {
      return uncomposedSurroundings()
    }
    let keys = solution.decorationKeys + solution.supplementaryElements().map(\.key)
    return keys.compactMap { attributes(of: $0) }.enumerated()
      .sorted { ($0.element.listingSection, $0.offset) < ($1.element.listingSection, $1.offset) }
      .map { listed($0.element) }
  }

  /// The elements on screen, in display order.
  package var listedDisplay: [ListedElement] { displayedKeys.compactMap { attributes(of: $0) }.map(listed) }

  /// The scroll state of a section; `nil` for a section that is not orthogonal.
  package func listedScroll(of section: Int) -> ListedScroll? {
    prepareLayoutOutsidePass()
    guard let geometry = currentLayout.orthogonalGeometry(of: section) else { return nil }
    return ListedScroll(
      behavior: "\(geometry.behavior)", axis: geometry.axis, viewport: geometry.frame,
      contentLength: geometry.contentLength,
      minOffset: geometry.minOffset, maxOffset: geometry.maxOffset,
      offset: orthogonals.offset(of: section, in: geometry), geometry: geometry)
  }

  /// Returns an element by its key; `nil` if the layout does not have it.
  func listedElement(of key: ElementKey) -> ListedElement? { attributes(of: key).map(listed) }

  // MARK: From attributes

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key {
    case .item: currentLayout.layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind, _, _):
      currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decoration(let kind, _, _): currentLayout.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  private func uncomposedSurroundings() -> [ListedElement] {
    let everything = CGRect(origin: .zero, size: currentLayout.collectionViewContentSize.finite)
    let found = currentLayout.layoutAttributesForElements(in: everything) ?? []
    return found.filter { $0.representedElementCategory != .cell }.map(listed).sorted { one, other in
      (one.section ?? -1, one.category.rawValue, one.kind ?? "", one.indexPath)
        < (other.section ?? -1, other.category.rawValue, other.kind ?? "", other.indexPath)
    }
  }

  private func listed(_ attributes: UICollectionViewLayoutAttributes) -> ListedElement {
    let shown = attributes.key.flatMap { displayed[$0]?.placement.frame }
    return ListedElement(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      indexPath: attributes.indexPath, frame: attributes.box, zIndex: attributes.zIndex, alpha: attributes.alpha,
      transform: attributes.transform, isHidden: attributes.isHidden, sizing: sizing(of: attributes),
      pinnedFrame: shown == attributes.box ? nil : shown, scrollingSection: attributes.scrollingSection)
  }

  private func sizing(of attributes: UICollectionViewLayoutAttributes) -> ListedElement.Sizing {
    guard attributes.estimatedAxes?.isEmpty == false, let key = attributes.key else { return .fixed }
    let layout = currentLayout as? UICollectionViewCompositionalLayout
    return layout?.store.measuredSize(of: key) == nil ? .estimated : .measured
  }
}

extension LayoutSolution {
  fileprivate var decorationKeys: [ElementKey] {
    spec.sections.enumerated().flatMap { section, spec in
      (spec?.decorationItems ?? []).map { .decoration(kind: $0.kind, section: section) }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The section to sort by; elements of the whole layout come before those of sections.
  fileprivate var listingSection: Int { indexPath.count == 2 ? indexPath.section : -1 }
}
