import Foundation
import UIKitCore

extension UIListContentConfiguration {
  /// The appearance of one of the two texts.
  ///
  /// Properties that were not set depend on the state: the font follows the text size, and the color is paler in a
  /// disabled cell.
  ///
  /// - Fidelity: documented; tightening and expansion by the pointer are absent.
  public struct TextProperties: Hashable {
    /// The alignment of the text.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// The text is aligned with the leading edge of its language.
      case natural
      /// The text is centered.
      case center
      /// The text is aligned with both edges.
      case justified
    }

    /// A change of the text's case.
    public enum TextTransform: Int, Hashable, Sendable {
      /// The text is unchanged.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letter of each word is uppercase.
      case capitalized
    }

    /// The font. Unless set, it is that of the preset's text style at the text size of the state.
    public var font: UIFont {
      get { ownFont ?? styleFont }
      set { ownFont = newValue }
    }

    /// The color. Unless set, it is that of the preset in the current state.
    public var color: UIColor {
      get { ownColor ?? stateColor }
      set { ownColor = newValue }
    }

    /// A transformer applied to the color; `nil`, the default, for none.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.transformer }
      set { transformer.transformer = newValue }
    }

    /// The alignment of the text. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The mode by which the last line ends if the text does not fit. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default outside sidebars, for no limit.
    public var numberOfLines = 0
    /// Whether letters move closer to each other before text is cut off. The default is `false`. It is kept, and text is cut
    /// off.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer over text that is cut off shows all of it. There is no pointer here. The default is `false`.
    public var showsExpansionTextWhenTruncated = false
    /// Whether text that is too wide is drawn smaller. The default is `false` outside sidebars.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of text that is too wide. The default is 0 outside sidebars.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size: the default one, that of a text style, or one scaled by `UIFontMetrics`. The
    /// default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text's case. The default is `none`; in headers of groups it is `uppercase`.
    public var transform = TextTransform.none

    /// Returns the color after applying its transformer.
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

    /// Adopts the text size and color of a state.
    ///
    /// - Parameter color: The color in the state; `nil` for the text's own color.
    mutating func follow(_ traits: UITraitCollection, color: UIColor?) {
      followTextSize(of: traits)
      stateColor = color ?? normalColor
    }

    /// Adopts the text size of traits.
    mutating func followTextSize(of traits: UITraitCollection) {
      guard adjustsFontForContentSizeCategory else { return }
      styleFont = role.font(for: traits)
      ownFont = ownFont?.adjusted(for: traits)
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
