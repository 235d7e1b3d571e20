import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Converts between a layout's attributes and displayed placements.
extension UICollectionViewLayout {
  /// Returns the placements for ``layoutAttributesForElements(in:)``, after checking the attributes.
  ///
  /// A result of `nil` means no elements. If several attributes describe one element, the last ones count. Elements
  /// outside `visible` are omitted, because layouts may return all their elements.
  final func placementsOfAttributes(in visible: CGRect) -> [Placement] {
    let found = returnedElements(in: requestedRect(for: mirrored(visible)))
    var placements: [Placement] = []
    var pendingIndices: [ElementKey: Int] = [:]
    placements.reserveCapacity(found.count)
    for attributes in found {
      guard let placement = placement(of: attributes) else { continue }
      requireExisting(placement.key, attributes)
      guard placement.scrollingSection != nil || attributes.frame.isTouched(by: mirrored(visible)) else { continue }
      if let index = pendingIndices[placement.key] {
        reportDuplicate(placement, placements[index])
        placements[index] = placement
      } else {
        pendingIndices[placement.key] = placements.count
        placements.append(placement)
      }
    }
    return placements
  }

  /// Returns the rectangle for which an app's layout returns elements: the tiles of the visible rectangle's size that
  /// it touches. Elements that a layout moves into sight from some distance are among them.
  ///
  /// - Fidelity: observed (iOS 26.1); UIKit's own flow layout receives the visible rectangle instead.
  private func requestedRect(for visible: CGRect) -> CGRect {
    guard type(of: self) != UICollectionViewFlowLayout.self else { return visible }
    let (x, y) = (visible.interval(.horizontal).tiles, visible.interval(.vertical).tiles)
    return CGRect(x: x.lower, y: y.lower, width: x.length, height: y.length)
  }

  private func returnedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let isNested = isReturningElements
    isReturningElements = true
    defer { isReturningElements = isNested }
    return layoutAttributesForElements(in: rect) ?? []
  }

  /// Returns the placement for attributes, in the collection view's coordinates.
  final func placement(of attributes: UICollectionViewLayoutAttributes) -> Placement? {
    attributes.requireFinite(for: self)
    guard var placement = Placement(attributes) else { return nil }
    placement.frame = mirrored(placement.frame)
    return placement
  }

  /// Returns attributes as callers of the collection view receive them: mirrored if the layout is mirrored.
  final func inContent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let mirror = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    mirror.box = mirrored(attributes.box)
    return mirror
  }

  /// Returns attributes for a displayed placement, in the layout's own coordinates, which the caller may change.
  final func ownAttributes(for placement: Placement, as key: ElementKey) -> UICollectionViewLayoutAttributes {
    let model = attributes(for: placement)
    let attributes = model.copy() as? UICollectionViewLayoutAttributes ?? model
    attributes.represent(key.category, kind: key.kind, at: key.indexPath)
    // The object may have changed since then; the placement has not.
    attributes.show(placement, in: mirrored(placement.frame))
    return attributes
  }

  /// Returns the attributes that a view receives with a placement.
  final func attributes(for placement: Placement) -> UICollectionViewLayoutAttributes {
    if let attributes = placement.attributes { return attributes }
    let attributes = makeAttributes(for: placement.key.category, kind: placement.key.kind, at: placement.key.indexPath)
    attributes.show(placement, in: placement.frame)
    return attributes
  }

  /// Returns the attributes of one element, visible or not.
  final func attributes(at key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key {
    case .item: layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind, _, _): layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decoration(let kind, _, _): layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  // MARK: Direction

  /// Whether the content begins at the right edge: the layout is mirrored, or mirrors itself.
  ///
  /// - Fidelity: approximated; flow and compositional layouts are mirrored in right-to-left interfaces even if they do
  ///   not flip.
  final var beginsAtRight: Bool {
    guard let collectionView = ownCollectionView else { return false }
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    return flipsHorizontallyInOppositeLayoutDirection
      ? direction != developmentLayoutDirection : mirrorsItself && direction == .rightToLeft
  }

  private var isMirrored: Bool { !mirrorsItself && beginsAtRight }

  /// Converts a rectangle from the layout's coordinates to the collection view's, or back.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored, let collectionView else { return rect }
    let width = Swift.max(collectionViewContentSize.finite.width, collectionView.bounds.size.width)
    var mirrored = rect
    mirrored.origin.x = width - rect.origin.x - rect.size.width
    return mirrored
  }

  // MARK: Checks

  private func requireExisting(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    guard case .item(let section, let item) = key, let counts = collectionView?.itemCounts else { return }
    if counts.indices.contains(section), (0..<counts[section]).contains(item) { return }
    let there =
      counts.indices.contains(section)
      ? "section \(section) has \(counts[section]) items" : "there are \(counts.count) sections"
    raise(
      "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + "\(attributes.indexPath.readable), but \(there). \(type(of: self)).layoutAttributesForElements(in:) returned "
        + "them; forget cached attributes in prepare().")
  }

  private func reportDuplicate(_ placement: Placement, _ other: Placement) {
    guard !placement.hasSameAppearance(as: other), reportedDuplicates.insert(placement.key).inserted else { return }
    LayoutLog.writeAgain(
      "\(type(of: self)).layoutAttributesForElements(in:) returned attributes for the "
        + "\(placement.key.category.noun) at \(placement.key.indexPath.readable) twice, with the frames \(other.frame) and "
        + "\(placement.frame); the last ones count.")
  }
}

extension UICollectionViewLayout {
  // MARK: Defaults of animated changes

  /// The animated change that is being set up, if it involves the layout.
  private var transition: LayoutTransition? { collectionView?.updates.transition(involving: self) }

  final func start(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementKey(category, kind: kind, at: path).flatMap { transition?.start(of: $0) }
  }

  final func end(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementKey(category, kind: kind, at: path).flatMap { transition?.end(of: $0) }
  }

  final func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key {
    case .item: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementary(let kind, _, _):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decoration(let kind, _, _):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  final func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key {
    case .item: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementary(let kind, _, _):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decoration(let kind, _, _):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func show(_ placement: Placement, in frame: CGRect) {
    box = frame
    zIndex = placement.zIndex
    alpha = placement.alpha
    transform3D = placement.transform3D
    isHidden = placement.isHidden
    scrollingSection = placement.scrollingSection
  }
}

extension CGRect {
  /// Whether the rectangles have points in common. A rectangle without area contains the points of its line.
  fileprivate func isTouched(by other: CGRect) -> Bool {
    interval(.horizontal).isTouched(by: other.interval(.horizontal))
      && interval(.vertical).isTouched(by: other.interval(.vertical))
  }
}

extension Interval {
  fileprivate func isTouched(by other: Interval) -> Bool {
    length > 0 ? overlaps(other) : lower >= other.lower && lower <= other.upper
  }
}

extension UICollectionView.ElementCategory {
  var noun: String {
    switch self {
    case .cell: "cell"
    case .supplementaryView: "supplementary view"
    case .decorationView: "decoration view"
    }
  }
}

extension Interval {
  /// The smallest interval around this one whose ends are multiples of its length.
  fileprivate var tiles: Interval {
    guard length > 0 else { return self }
    return Interval((lower / length).rounded(.down) * length, (upper / length).rounded(.up) * length)
  }
}
