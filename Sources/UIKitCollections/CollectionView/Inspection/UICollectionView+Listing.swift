import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// What a layout places, on screen or not. For dumps: a view asks for what is visible instead.
///
/// The layout's public methods are asked, so that a subclass is listed as it behaves.
extension UICollectionView {
  /// Items per section.
  package var listedCounts: [Int] {
    prepareLayoutOutsidePass()
    return itemCounts
  }

  package func listedCell(_ item: Int, inSection section: Int) -> ListedElement? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section)).map(listed)
  }

  /// Everything but cells: the layout's own, then section by section. In each a compositional layout's decorations and
  /// boundary items in the order of the section, badges in the order of their hosts; in other layouts all by kind and
  /// index.
  ///
  /// - Complexity: O(groups) for compositional layouts with badges; other layouts are asked for all their content.
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

  /// What is on screen, in the order in which it is displayed.
  package var listedDisplay: [ListedElement] { displayedKeys.compactMap { attributes(of: $0) }.map(listed) }

  /// Nil for a section that does not scroll by itself.
  package func listedScroll(of section: Int) -> ListedScroll? {
    prepareLayoutOutsidePass()
    guard let geometry = currentLayout.orthogonalGeometry(of: section) else { return nil }
    return ListedScroll(
      behavior: "\(geometry.behavior)", axis: geometry.axis, viewport: geometry.frame,
      contentLength: geometry.contentLength,
      minOffset: geometry.minOffset, maxOffset: geometry.maxOffset,
      offset: orthogonals.offset(of: section, in: geometry), stops: geometry.stops)
  }

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
    guard !attributes.estimatedAxes.isEmpty, let key = attributes.key else { return .fixed }
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
  /// The whole layout's come before those of sections.
  fileprivate var listingSection: Int { indexPath.count == 2 ? indexPath.section : -1 }
}
