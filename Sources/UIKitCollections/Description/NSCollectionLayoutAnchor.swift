import Foundation
import Geometry
import LayoutSolver

/// Where on an item or a group a supplementary view is hung up.
///
/// - Fidelity: documented; fractions refer to the supplementary's own size, which is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  public let edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary's own size, as ``isFractionalOffset`` says.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  package nonisolated var spec: AnchorSpec {
    AnchorSpec(
      edges: edges, absoluteOffset: isFractionalOffset ? .zero : offset.finite,
      fractionalOffset: isFractionalOffset ? offset.finite : .zero)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    isFractionalOffset
      ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return other.edges == edges && other.offset == offset && other.isFractionalOffset == isFractionalOffset
  }

  open nonisolated override var hash: Int { edges.hashValue }

  open nonisolated override var description: String {
    let point = anchorPoint
    return "<NSCollectionLayoutAnchor \(address(of: self)): edges=\(edges.rawValue); offset=\(offset.inDescription); "
      + "anchorPoint=\(point.inDescription)>"
  }

  /// From the top leading corner, in shares of the container; the middle of an axis of which no edge, or both, are
  /// named.
  private nonisolated var anchorPoint: CGPoint {
    func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : (edges.contains(end) ? 1 : 0)
    }
    return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
  }
}
