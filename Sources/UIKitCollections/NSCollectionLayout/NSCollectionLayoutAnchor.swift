import Foundation
import Geometry
import LayoutSolver

/// Where on an item or a group a supplementary view is hung up.
///
/// - Fidelity: documented; fractions refer to the supplementary's own size, which is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  private let position: (edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool)

  open var edges: NSDirectionalRectEdge { position.edges }
  /// Points, or shares of the supplementary's own size, as ``isFractionalOffset`` says.
  open var offset: CGPoint { position.offset }
  open var isFractionalOffset: Bool { position.isFractional }
  open var isAbsoluteOffset: Bool { !position.isFractional }

  public init(edges: NSDirectionalRectEdge) {
    position = (edges, .zero, false)
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    position = (edges, absoluteOffset, false)
    super.init()
  }

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

  /// From the top leading corner, in shares of the container; the middle of an axis of which no edge, or both, are
  /// named.
  private nonisolated var anchorPoint: CGPoint {
    let edges = position.edges
    func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : (edges.contains(end) ? 1 : 0)
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
  }
}
