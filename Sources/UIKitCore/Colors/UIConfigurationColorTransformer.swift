import Foundation

/// A function that maps a color to another, applied when a configuration resolves its colors.
///
/// - Fidelity: documented; a phone has no accent color, so ``preferredTint`` returns the color itself and
///   ``monochromeTint`` a gray.
public struct UIConfigurationColorTransformer {
  /// The function.
  public let transform: (UIColor) -> UIColor
  /// The identity by which copies of a transformer are equal, because closures cannot be compared.
  package let identity = Identity()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray of the same brightness.
  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { $0.gray }
  /// A transformer that returns the color itself.
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer that returns a gray of the same brightness.
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { $0.gray }

  package final class Identity: Sendable {}
}

/// A comparable transformer, which equals only its copies.
package struct ComparedTransformer: Hashable {
  package var transformer: UIConfigurationColorTransformer?

  package init(transformer: UIConfigurationColorTransformer? = nil) { self.transformer = transformer }

  package func callAsFunction(_ color: UIColor) -> UIColor { transformer?(color) ?? color }

  package static func == (left: Self, right: Self) -> Bool {
    left.transformer?.identity === right.transformer?.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(transformer.map { ObjectIdentifier($0.identity) }) }
}

extension UIColor {
  /// A gray of the same brightness, computed with the weights of Rec. 601.
  fileprivate var gray: UIColor {
    UIColor(dynamicProvider: { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    })
  }
}
