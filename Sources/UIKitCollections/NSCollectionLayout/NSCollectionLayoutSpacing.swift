import Foundation
import Geometry
import LayoutSolver

/// A spacing: a fixed length, or a minimum that takes a share of the remaining space.
///
/// Any number is accepted; when it is used, NaN counts as 0 and is logged.
///
/// - Fidelity: documented; the division of the remaining space is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  /// The value, written once by a factory method.
  nonisolated(unsafe) private var value = (spacing: CGFloat(0), isFlexible: false)

  /// Creates a fixed spacing of 0. UIKit has only factory methods; here subclasses need an initializer to inherit from.
  public nonisolated override init() { super.init() }

  /// Creates a spacing. Factory methods create the class on which they are called, which Swift allows only for required
  /// initializers.
  ///
  /// It calls an initializer that subclasses see and inherit, because only that one initializes their own properties.
  @_spi(UIKitInstantiation)
  public required nonisolated convenience init(_ spacing: CGFloat, isFlexible: Bool) {
    self.init()
    value = (spacing, isFlexible)
  }

  /// Returns a spacing of a fixed length, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

  /// Returns a spacing of at least the given length, in points, that shares the remaining space with other flexible
  /// spacings.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

  /// The length, or the minimum if ``isFlexible``, in points.
  open nonisolated var spacing: CGFloat { value.spacing }
  /// Whether the spacing takes a share of the remaining space.
  open nonisolated var isFlexible: Bool { value.isFlexible }
  /// Whether the spacing has exactly its length.
  open nonisolated var isFixed: Bool { !isFlexible }

  package final nonisolated var spec: SpacingSpec {
    let usable = FiniteGeometry.coordinate(spacing)
    return isFlexible ? .flexible(usable) : .fixed(usable)
  }

  /// Returns an equal spacing.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return other.spacing == spacing && other.isFlexible == isFlexible
  }

  open nonisolated override var hash: Int { spacing.hashValue }

  open nonisolated override var description: String {
    "<NSCollectionLayoutSpacing - \(address(of: self)): \(isFixed ? "fixed" : "flexible"):\(spacing.inDescription)>"
  }

  /// The description as part of another object's.
  final nonisolated var inDescription: String { ".\(isFixed ? "fixed" : "flexible")(\(spacing.inDescription))" }
}

/// The spacing around an item's slot.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  private typealias Edge = NSCollectionLayoutSpacing?
  private let edges: (leading: Edge, top: Edge, trailing: Edge, bottom: Edge)

  /// The spacing at the leading edge; `nil` for none.
  open var leading: NSCollectionLayoutSpacing? { edges.leading }
  /// The spacing at the top edge; `nil` for none.
  open var top: NSCollectionLayoutSpacing? { edges.top }
  /// The spacing at the trailing edge; `nil` for none.
  open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
  /// The spacing at the bottom edge; `nil` for none.
  open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

  /// Creates a spacing around a slot.
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

  /// Returns an equal spacing.
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
