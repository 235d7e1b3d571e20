import Foundation
import LayoutSolver

/// One side of a size: points, a share of the container, or an estimate that a measured size replaces.
///
/// A fraction may be zero, negative or above one and may refer to the other side, as in a height of
/// `.fractionalWidth(0.5)`.
///
/// - Fidelity: documented; UIKit's `description` is the bare object, here it says the value.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  package nonisolated let spec: DimensionSpec

  private nonisolated init(_ spec: DimensionSpec) {
    self.spec = spec
    super.init()
  }

  /// - Precondition: `fractionalWidth` is finite.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    requireFinite(fractionalWidth, named: "fractional width", noun: "fraction")
    return Self(.fractionalWidth(fractionalWidth))
  }

  /// - Precondition: `fractionalHeight` is finite.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    requireFinite(fractionalHeight, named: "fractional height", noun: "fraction")
    return Self(.fractionalHeight(fractionalHeight))
  }

  /// - Precondition: `absoluteDimension` is finite.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    requireFinite(absoluteDimension, named: "absolute dimension", noun: "dimension")
    return Self(.absolute(absoluteDimension))
  }

  /// - Precondition: `estimatedDimension` is finite.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    requireFinite(estimatedDimension, named: "estimated dimension", noun: "dimension")
    return Self(.estimated(estimatedDimension))
  }

  /// Every sibling becomes as long as the longest measured one.
  ///
  /// - Precondition: `estimatedDimension` is finite.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    requireFinite(estimatedDimension, named: "uniform across siblings estimate", noun: "dimension")
    return Self(.uniformAcrossSiblings(estimate: estimatedDimension))
  }

  public nonisolated var dimension: CGFloat { spec.value }

  public nonisolated var isFractionalWidth: Bool { if case .fractionalWidth = spec { true } else { false } }
  public nonisolated var isFractionalHeight: Bool { if case .fractionalHeight = spec { true } else { false } }
  public nonisolated var isAbsolute: Bool { if case .absolute = spec { true } else { false } }
  public nonisolated var isEstimated: Bool { if case .estimated = spec { true } else { false } }
  public nonisolated var isUniformAcrossSiblings: Bool { spec.isUniform }

  public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(spec) }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.spec == spec
  }

  public nonisolated override var hash: Int { spec.hashValue }

  public nonisolated override var description: String {
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
