import Drawing
import Foundation

/// A colour, or a rule that gives one for each set of traits.
///
/// - Fidelity: documented; colours outside sRGB are clamped when drawn, patterns and asset catalogues are absent.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let kind = CoreFoundationKind()

  private enum Source {
    case fixed(Color)
    case provider((UITraitCollection) -> UIColor)
  }

  private let source: Source

  package init(_ color: Color) {
    source = .fixed(color)
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Taken as sRGB.
  ///
  /// - Fidelity: approximated; Display P3 is wider.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor.color)
    super.init()
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// The fixed colour that this one is under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .provider: UIColor(drawn(with: traitCollection))
    }
  }

  /// The colour under the current traits.
  open var cgColor: CGColor { CGColor(drawn(with: .current)) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    case .provider:
      UIColor(dynamicProvider: { self.resolvedColor(with: $0).withAlphaComponent(alpha) })
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal by their components, dynamic ones only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard self !== other else { return true }
    guard case .fixed(let mine) = source, case .fixed(let theirs) = other.source else { return false }
    return mine == theirs
  }

  open override var hash: Int {
    guard case .fixed(let color) = source else { return ObjectIdentifier(self).hashValue }
    return color.hashValue
  }
}

extension UIColor {
  /// Providers that answer with another dynamic colour are followed this far; a colour that provides itself ends clear.
  private static let longestChain = 16

  /// The components under `traitCollection`, as given (not clamped).
  package func drawn(with traitCollection: UITraitCollection) -> Color {
    var color = self
    for _ in 0..<Self.longestChain {
      switch color.source {
      case .fixed(let components): return components
      case .provider(let provide): color = provide(traitCollection)
      }
    }
    return .clear
  }
}
