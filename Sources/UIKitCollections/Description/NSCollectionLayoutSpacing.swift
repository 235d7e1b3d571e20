import Foundation
import Geometry
import LayoutSolver

/// Room between two things: exactly so much, or at least so much and a share of what is left over.
///
/// - Fidelity: documented; how left-over room is shared is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  package nonisolated let spec: SpacingSpec

  private nonisolated init(_ spec: SpacingSpec) {
    self.spec = spec
    super.init()
  }

  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(.fixed(FiniteGeometry.coordinate(fixedSpacing)))
  }

  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(.flexible(FiniteGeometry.coordinate(flexibleSpacing)))
  }

  public nonisolated var spacing: CGFloat { spec.minimum }
  public nonisolated var isFlexible: Bool { spec.isFlexible }
  public nonisolated var isFixed: Bool { !spec.isFlexible }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public nonisolated override var description: String { isFixed ? ".fixed(\(spacing))" : ".flexible(\(spacing))" }
}

/// Room around an item's slot.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  package var spec: EdgeSpacingSpec {
    EdgeSpacingSpec(leading: leading?.spec, top: top?.spec, trailing: trailing?.spec, bottom: bottom?.spec)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
