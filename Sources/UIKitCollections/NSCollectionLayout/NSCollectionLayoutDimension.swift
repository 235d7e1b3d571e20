import Foundation
import LayoutSolver

/// One side of a size: points, a share of the container, or an estimate that a measured size replaces.
///
/// A fraction may be zero, negative or above one and may refer to the other side, as in a height of
/// `.fractionalWidth(0.5)`.
///
/// - Fidelity: documented; UIKit's `description` is the bare object, here it says the value.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  /// Written once, when a factory makes the dimension.
  nonisolated(unsafe) private var value = DimensionValue(.absolute(0))
  package final nonisolated var spec: DimensionSpec { value.spec }

  /// Makes an absolute dimension of zero. UIKit offers factories alone; here subclasses need an initializer that they
  /// inherit.
  public nonisolated override init() { super.init() }

  /// Makes the class that a factory is sent to, which Swift allows for required initializers only.
  ///
  /// It goes by way of an initializer that subclasses see and inherit: only that one sets their own properties.
  @_spi(UIKitInstantiation)
  public required nonisolated convenience init(value: DimensionValue) {
    self.init()
    self.value = value
  }

  /// - Precondition: `fractionalWidth` is finite.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    requireFinite(fractionalWidth, named: "fractional width", noun: "fraction")
    return Self(value: DimensionValue(.fractionalWidth(fractionalWidth)))
  }

  /// - Precondition: `fractionalHeight` is finite.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    requireFinite(fractionalHeight, named: "fractional height", noun: "fraction")
    return Self(value: DimensionValue(.fractionalHeight(fractionalHeight)))
  }

  /// - Precondition: `absoluteDimension` is finite.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    requireFinite(absoluteDimension, named: "absolute dimension", noun: "dimension")
    return Self(value: DimensionValue(.absolute(absoluteDimension)))
  }

  /// - Precondition: `estimatedDimension` is finite.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    requireFinite(estimatedDimension, named: "estimated dimension", noun: "dimension")
    return Self(value: DimensionValue(.estimated(estimatedDimension)))
  }

  /// Every sibling becomes as long as the longest measured one.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    requireFinite(estimatedDimension, named: "uniform across siblings estimate", noun: "dimension")
    return Self(value: DimensionValue(.uniformAcrossSiblings(estimate: estimatedDimension)))
  }

  open nonisolated var dimension: CGFloat { spec.value }

  open nonisolated var isFractionalWidth: Bool { if case .fractionalWidth = spec { true } else { false } }
  open nonisolated var isFractionalHeight: Bool { if case .fractionalHeight = spec { true } else { false } }
  open nonisolated var isAbsolute: Bool { if case .absolute = spec { true } else { false } }
  open nonisolated var isEstimated: Bool { if case .estimated = spec { true } else { false } }
  open nonisolated var isUniformAcrossSiblings: Bool { spec.isUniform }

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
        + "Look for a division by zero in what computes it, such as a width read before the view has a size.")
  }
}

/// The value of a dimension. Clients cannot see this type; it lets the factories make the class they are sent to.
@_spi(UIKitInstantiation)
public struct DimensionValue: Sendable {
  fileprivate let spec: DimensionSpec

  fileprivate init(_ spec: DimensionSpec) { self.spec = spec }
}

/// A width and a height of an item, a group or a supplementary view.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  private let dimensions: (width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)

  open var widthDimension: NSCollectionLayoutDimension { dimensions.width }
  open var heightDimension: NSCollectionLayoutDimension { dimensions.height }

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    dimensions = (width, height)
    super.init()
  }

  package nonisolated var spec: SizeSpec { SizeSpec(width: dimensions.width.spec, height: dimensions.height.spec) }

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
