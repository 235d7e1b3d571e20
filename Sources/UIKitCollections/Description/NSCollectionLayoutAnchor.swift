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

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  package nonisolated var spec: AnchorSpec {
    AnchorSpec(
      edges: edges, absoluteOffset: isFractionalOffset ? .zero : offset.finite,
      fractionalOffset: isFractionalOffset ? offset.finite : .zero)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(edges: edges, offset: offset, isFractional: isFractionalOffset)
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
