import Foundation
import Geometry
import LayoutSolver

/// The point of an item or a group at which a supplementary view is attached.
///
/// - Fidelity: documented; fractions refer to the supplementary view's own size, which is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  private let position: (edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool)

  /// The edges of the anchor. Along an axis without an edge, or with both, the anchor is in the middle.
  open var edges: NSDirectionalRectEdge { position.edges }
  /// The offset from the edges, in points, or in fractions of the supplementary view's size if ``isFractionalOffset``.
  open var offset: CGPoint { position.offset }
  /// Whether the offset is in fractions of the supplementary view's size.
  open var isFractionalOffset: Bool { position.isFractional }
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !position.isFractional }

  /// Creates an anchor at edges, without an offset.
  public init(edges: NSDirectionalRectEdge) {
    position = (edges, .zero, false)
    super.init()
  }

  /// Creates an anchor at edges with an offset in points. Non-finite coordinates are replaced and logged.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    position = (edges, absoluteOffset, false)
    super.init()
  }

  /// Creates an anchor at edges with an offset in fractions of the supplementary view's size. Non-finite coordinates
  /// are replaced and logged.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    position = (edges, fractionalOffset, true)
    super.init()
  }

  package nonisolated var spec: AnchorSpec {
    let (edges, offset, isFractional) = position
    return AnchorSpec(
      edges: edges, absoluteOffset: isFractional ? .zero : offset.finite,
      fractionalOffset: isFractional ? offset.finite : .zero)
  }

  /// Returns an equal anchor.
  open func copy(with zone: NSZone? = nil) -> Any {
    isFractionalOffset
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.position == position
  }

  open nonisolated override var hash: Int { position.edges.hashValue }

  open nonisolated override var description: String {
    let point = anchorPoint
    return "<NSCollectionLayoutAnchor \(address(of: self)): edges=\(position.edges.rawValue); "
      + "offset=\(position.offset.inDescription); anchorPoint=\(point.inDescription)>"
  }

  /// The position in fractions of the container, relative to the top leading corner. Along an axis without an edge, or
  /// with both, it is the middle.
  private nonisolated var anchorPoint: CGPoint {
    let edges = position.edges
    func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : (edges.contains(end) ? 1 : 0)
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
  }
}
