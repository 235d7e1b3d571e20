import Foundation
import Geometry
import LayoutSolver

/// Room between two things: exactly so much, or at least so much and a share of what is left over.
///
/// Any number is accepted; where it is used, NaN counts as zero and the layout says so in the log.
///
/// - Fidelity: documented; how left-over room is shared is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// Written once, when a factory makes the spacing.
  nonisolated(unsafe) private var value = (spacing: CGFloat(0), isFlexible: false)

  /// Makes a fixed spacing of zero. UIKit offers factories alone; here subclasses need an initializer that they inherit.
  public nonisolated override init() { super.init() }

  /// Makes the class that a factory is sent to, which Swift allows for required initializers only.
  ///
  /// It goes by way of an initializer that subclasses see and inherit: only that one sets their own properties.
  @_spi(UIKitInstantiation)
  public required nonisolated convenience init(_ spacing: CGFloat, isFlexible: Bool) {
    self.init()
    value = (spacing, isFlexible)
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

  /// Points, or the least number of points, as ``isFlexible`` says.
  open nonisolated var spacing: CGFloat { value.spacing }
  open nonisolated var isFlexible: Bool { value.isFlexible }
  open nonisolated var isFixed: Bool { !isFlexible }

  package final nonisolated var spec: SpacingSpec {
    let usable = FiniteGeometry.coordinate(spacing)
    return isFlexible ? .flexible(usable) : .fixed(usable)
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return other.spacing == spacing && other.isFlexible == isFlexible
  }

  open nonisolated override var hash: Int { spacing.hashValue }

  open nonisolated override var description: String {
    "<NSCollectionLayoutSpacing - \(address(of: self)): \(isFixed ? "fixed" : "flexible"):\(spacing.inDescription)>"
  }

  /// As a property of something else prints it.
  final nonisolated var inDescription: String { ".\(isFixed ? "fixed" : "flexible")(\(spacing.inDescription))" }
}

/// Room around an item's slot.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  private typealias Edge = NSCollectionLayoutSpacing?
  private let edges: (leading: Edge, top: Edge, trailing: Edge, bottom: Edge)

  open var leading: NSCollectionLayoutSpacing? { edges.leading }
  open var top: NSCollectionLayoutSpacing? { edges.top }
  open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
  open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = (leading, top, trailing, bottom)
    super.init()
  }

  package nonisolated var spec: EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: edges.leading?.spec, top: edges.top?.spec, trailing: edges.trailing?.spec, bottom: edges.bottom?.spec)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.spec == spec
  }

  open nonisolated override var hash: Int { spec.hashValue }

  open nonisolated override var description: String {
    let named = [
      ("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing), ("bottom", edges.bottom),
    ]
    return "<" + named.map { "\($0)=\($1?.inDescription ?? "(null)")" }.joined(separator: "; ") + ">"
  }
}
