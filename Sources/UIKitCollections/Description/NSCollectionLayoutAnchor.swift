import Foundation
import Geometry
import LayoutSolver

/// Where on an item or a group a supplementary view is hung up.
///
/// - Fidelity: documented; fractions refer to the supplementary's own size, which is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  public let edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary's own size, as ``isFractionalOffset`` says.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset.finite
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

  package var spec: AnchorSpec {
    AnchorSpec(
      edges: edges, absoluteOffset: isFractionalOffset ? .zero : offset,
      fractionalOffset: isFractionalOffset ? offset : .zero)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
