import Foundation
import Geometry
import LayoutSolver

/// A view anchored to an item or a group, such as a badge.
///
/// - Fidelity: documented; without an item anchor the edges of the same names meet, which is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Above cells by default.
  open var zIndex = 1

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  package var spec: SupplementarySpec {
    SupplementarySpec(
      kind: elementKind, size: layoutSize.spec, contentInsets: contentInsets.finite,
      containerAnchor: containerAnchor.spec, itemAnchor: itemAnchor?.spec, zIndex: zIndex)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    copy.copyProperties(from: self)
    return copy
  }

  override func copyProperties(from other: NSCollectionLayoutItem) {
    super.copyProperties(from: other)
    if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    spec == (other as? NSCollectionLayoutSupplementaryItem)?.spec
  }

  override func check(_ numbers: inout UnusableNumbers, _ place: String) {
    super.check(&numbers, place)
    numbers.check(containerAnchor.offset, "\(place).containerAnchor.offset")
    if let itemAnchor { numbers.check(itemAnchor.offset, "\(place).itemAnchor.offset") }
  }

  override var classForDescription: String { "NSCollectionLayoutSupplementaryItem" }
}

/// A header, a footer or a side view of a section or of a whole layout.
///
/// - Fidelity: documented; how it grows the section and where it pins is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  /// In points; grows or shrinks what the item adds to its section.
  open private(set) var offset: CGPoint
  /// Outside the section's insets, which makes the section longer; otherwise over its content.
  open var extendsBoundary = true
  /// Stays in sight until its section has scrolled away.
  open var pinToVisibleBounds = false
  /// Empty room above a list's header, in points.
  var topPadding: CGFloat = 0

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  package var boundarySpec: BoundarySpec {
    BoundarySpec(
      kind: elementKind, size: layoutSize.spec, contentInsets: contentInsets.finite, alignment: alignment,
      absoluteOffset: offset.finite, extendsBoundary: extendsBoundary, pinToVisibleBounds: pinToVisibleBounds,
      zIndex: zIndex, marginBefore: FiniteGeometry.coordinate(topPadding))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.copyProperties(from: self)
    return copy
  }

  override func copyProperties(from other: NSCollectionLayoutItem) {
    super.copyProperties(from: other)
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
    extendsBoundary = other.extendsBoundary
    pinToVisibleBounds = other.pinToVisibleBounds
    topPadding = other.topPadding
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    boundarySpec == (other as? NSCollectionLayoutBoundarySupplementaryItem)?.boundarySpec
  }

  override func check(_ numbers: inout UnusableNumbers, _ place: String) {
    super.check(&numbers, place)
    numbers.check(offset, "\(place).offset")
    numbers.check(topPadding, "\(place).headerTopPadding")
  }

  override var classForDescription: String { "NSCollectionLayoutBoundarySupplementaryItem" }
}

extension NSRectAlignment {
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
