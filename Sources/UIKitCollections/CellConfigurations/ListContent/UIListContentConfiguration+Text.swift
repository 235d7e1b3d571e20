import Foundation
import UIKitCore

extension UIListContentConfiguration {
  /// How one of the two texts looks.
  ///
  /// What has not been set follows the state: the font the text size, the colour whether the cell is disabled.
  ///
  /// - Fidelity: documented; tightening and expansion by the pointer are absent.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Hashable, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    /// Until it is set, the style's at the text size of the state.
    public var font: UIFont {
      get { ownFont ?? styleFont }
      set { ownFont = newValue }
    }

    public var color: UIColor {
      get { ownColor ?? stateColor }
      set { ownColor = newValue }
    }

    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.transformer }
      set { transformer.transformer = newValue }
    }

    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether a font that was not set follows the text size.
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    /// The colour as the transformer leaves it.
    public func resolvedColor() -> UIColor { transformer(color) }

    var role: FontRole
    var normalColor: UIColor
    private var ownFont: UIFont?
    private var styleFont: UIFont
    private var ownColor: UIColor?
    private var stateColor: UIColor
    private var transformer = ComparedTransformer()

    init(_ role: FontRole, color: UIColor) {
      self.role = role
      normalColor = color
      styleFont = role.font(for: .current)
      stateColor = color
    }

    /// - Parameter color: What the state makes of the text's own colour, if anything.
    mutating func follow(_ traits: UITraitCollection, color: UIColor?) {
      if adjustsFontForContentSizeCategory { styleFont = role.font(for: traits) }
      stateColor = color ?? normalColor
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
