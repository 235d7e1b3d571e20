import Foundation
import LayoutSolver

/// A width or a height, which is absolute, a fraction of the container, or an estimate that a measured size replaces.
///
/// A fraction may be zero, negative or above 1, and may refer to the other axis, as in a height of
/// `.fractionalWidth(0.5)`.
///
/// - Fidelity: documented; UIKit's `description` is that of a plain object, here it contains the value.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  /// The value, written once by a factory method.
  nonisolated(unsafe) private var value = DimensionValue(.absolute(0))
  package final nonisolated var spec: DimensionSpec { value.spec }

  /// Creates an absolute dimension of 0. UIKit has only factory methods; here subclasses need an initializer to inherit
  /// from.
  public nonisolated override init() { super.init() }

  /// Creates a dimension. Factory methods create the class on which they are called, which Swift allows only for
  /// required initializers.
  ///
  /// It calls an initializer that subclasses see and inherit, because only that one initializes their own properties.
  @_spi(UIKitInstantiation)
  public required nonisolated convenience init(value: DimensionValue) {
    self.init()
    self.value = value
  }

  /// Returns a dimension that is a fraction of the container's width.
  ///
  /// - Precondition: `fractionalWidth` is finite.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    requireFinite(fractionalWidth, named: "fractional width", noun: "fraction")
    return Self(value: DimensionValue(.fractionalWidth(fractionalWidth)))
  }

  /// Returns a dimension that is a fraction of the container's height.
  ///
  /// - Precondition: `fractionalHeight` is finite.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    requireFinite(fractionalHeight, named: "fractional height", noun: "fraction")
    return Self(value: DimensionValue(.fractionalHeight(fractionalHeight)))
  }

  /// Returns a dimension in points.
  ///
  /// - Precondition: `absoluteDimension` is finite.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    requireFinite(absoluteDimension, named: "absolute dimension", noun: "dimension")
    return Self(value: DimensionValue(.absolute(absoluteDimension)))
  }

  /// Returns a dimension that is an estimate, in points, until the view has been measured.
  ///
  /// In a group with a length of its own, such as a row of the full width, items are counted with their estimate until
  /// they are measured, and lines then break where the next item no longer fits. No recording of UIKit shows this rule;
  /// it is the one that published apps rely on for rows of tags.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    requireFinite(estimatedDimension, named: "estimated dimension", noun: "dimension")
    return Self(value: DimensionValue(.estimated(estimatedDimension)))
  }

  /// Returns a dimension that is an estimate until the views have been measured. All siblings then take the size of the
  /// largest.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    requireFinite(estimatedDimension, named: "uniform across siblings estimate", noun: "dimension")
    return Self(value: DimensionValue(.uniformAcrossSiblings(estimate: estimatedDimension)))
  }

  /// The value: points or a fraction.
  open nonisolated var dimension: CGFloat { spec.value }

  /// Whether the dimension is a fraction of the container's width.
  open nonisolated var isFractionalWidth: Bool { if case .fractionalWidth = spec { true } else { false } }
  /// Whether the dimension is a fraction of the container's height.
  open nonisolated var isFractionalHeight: Bool { if case .fractionalHeight = spec { true } else { false } }
  /// Whether the dimension is in points and final.
  open nonisolated var isAbsolute: Bool { if case .absolute = spec { true } else { false } }
  /// Whether the dimension is an estimate of the view's own size.
  open nonisolated var isEstimated: Bool { if case .estimated = spec { true } else { false } }
  /// Whether the dimension is that of the largest sibling.
  open nonisolated var isUniformAcrossSiblings: Bool { spec.isUniform }

  /// Returns an equal dimension.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(value: value) }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.spec == spec
  }

  open nonisolated override var hash: Int { spec.hashValue }

  open nonisolated override var description: String {
    switch spec {
    case .fractionalWidth(let value): ".containerWidthFactor(\(value.inDescription))"
    case .fractionalHeight(let value): ".containerHeightFactor(\(value.inDescription))"
    case .absolute(let value): ".absolute(\(value.inDescription))"
    case .estimated(let value): ".estimated(\(value.inDescription))"
    case .uniformAcrossSiblings(let value): ".uniformAcrossSiblings(\(value.inDescription))"
    }
  }

  private static func requireFinite(_ value: CGFloat, named name: String, noun: String) {
    guard !value.isFinite else { return }
    raise(
      "Invalid \(name): \(value). The \(noun) must be a finite value. "
        + "Look for a division by zero in what computes it, for example a width read before the view has a size.")
  }
}

/// The value of a dimension. Clients cannot see this type; with it, factory methods create the class on which they are
/// called.
@_spi(UIKitInstantiation)
public struct DimensionValue: Sendable {
  fileprivate let spec: DimensionSpec

  fileprivate init(_ spec: DimensionSpec) { self.spec = spec }
}

/// The width and the height of an item, a group or a supplementary view.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  private let dimensions: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)

  /// The width, as it was given.
  open var widthDimension: NSCollectionLayoutDimension { dimensions.width }
  /// The height, as it was given.
  open var heightDimension: NSCollectionLayoutDimension { dimensions.height }

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    dimensions = (width, height)
    super.init()
  }

  package nonisolated var spec: SizeSpec { SizeSpec(width: dimensions.width.spec, height: dimensions.height.spec) }

  /// Returns an equal size.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.spec == spec
  }

  open nonisolated override var hash: Int { spec.hashValue }

  open nonisolated override var description: String {
    "{\(dimensions.width.description), \(dimensions.height.description)}"
  }
}
