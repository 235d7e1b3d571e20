import Foundation
import Geometry
import LayoutSolver

/// A view anchored to an item or a group, such as a badge.
///
/// - Fidelity: documented; that without an item anchor the edges of the same names meet is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind with which the collection view requests the view from its data source.
  open private(set) var elementKind: String
  /// The point of the item or group at which the view is attached.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached; `nil` for the point at the same edges as ``containerAnchor``.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The position in front of or behind other elements. The default is 1, in front of cells.
  open var zIndex = 1

  /// Creates a view whose edges meet those of its container anchor.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view that is attached at its own anchor.
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

  override func check(_ numbers: inout UnusableNumbers, _ path: String) {
    super.check(&numbers, path)
    numbers.check(containerAnchor.offset, "\(path).containerAnchor.offset")
    if let itemAnchor { numbers.check(itemAnchor.offset, "\(path).itemAnchor.offset") }
  }

  override var classForDescription: String { "NSCollectionLayoutSupplementaryItem" }
}

/// A header, a footer or a side view of a section or of a whole layout.
///
/// - Fidelity: documented; how it extends the section and where it pins are observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the view is placed.
  open private(set) var alignment: NSRectAlignment
  /// The offset, in points. It changes the length that the view adds to its section.
  open private(set) var offset: CGPoint
  /// Whether the view is outside the section's content and extends the section, rather than over its content. The
  /// default is `true`.
  open var extendsBoundary = true
  /// Whether the view remains visible until its section has scrolled away. The default is `false`.
  open var pinToVisibleBounds = false
  /// The padding above a list's header, in points.
  var topPadding: CGFloat = 0

  /// Creates a view at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an edge or corner, with an offset in points.
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

  override func check(_ numbers: inout UnusableNumbers, _ path: String) {
    super.check(&numbers, path)
    numbers.check(offset, "\(path).offset")
    numbers.check(topPadding, "\(path).headerTopPadding")
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
