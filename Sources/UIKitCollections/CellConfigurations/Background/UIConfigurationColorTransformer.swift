import Foundation
import UIKitCore

/// Makes one colour from another, where a configuration resolves its colours.
///
/// - Fidelity: documented; a phone has no accent colour of the system's, so that ``preferredTint`` changes nothing and
///   ``monochromeTint`` is grey.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  /// Closures cannot be compared; by this, copies of one transformer are equal all the same.
  let identity = Identity()

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour without its hue.
  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { $0.gray }
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { $0.gray }

  final class Identity: Sendable {}
}

/// A transformer as a value that can be compared: copies of one are equal, others never.
struct ComparedTransformer: Hashable {
  var transformer: UIConfigurationColorTransformer?

  func callAsFunction(_ color: UIColor) -> UIColor { transformer?(color) ?? color }

  static func == (left: Self, right: Self) -> Bool { left.transformer?.identity === right.transformer?.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(transformer.map { ObjectIdentifier($0.identity) }) }
}

extension UIColor {
  /// As bright as the colour, by the weights of Rec. 601 that device grey is matched with.
  fileprivate var gray: UIColor {
    UIColor(dynamicProvider: { traits in
      let color = self.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    })
  }
}
