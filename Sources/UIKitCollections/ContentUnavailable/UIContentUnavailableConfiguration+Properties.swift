import Foundation
import UIKitControls
import UIKitCore

extension UIContentUnavailableConfiguration {
  /// The appearance of the image of an empty state.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol image; `nil`, the default, for a size of 44 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; `nil`, the default, for `secondaryLabel`.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points. A larger image is scaled down in proportion. A side of 0, the default,
    /// has no limit.
    public var maximumSize = CGSize.zero
  }

  /// The appearance of a text of an empty state.
  public struct TextProperties: Hashable {
    /// The font of the text. The defaults are a bold font of 22 points that scales as `title2`, and `subheadline` for
    /// secondary text.
    public var font: UIFont
    /// The color of the text. The defaults are `label`, and `secondaryLabel` for secondary text.
    public var color: UIColor
    /// The way in which lines break. The default is `byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines of the text. The default, 0, has no limit.
    public var numberOfLines = 0
    /// Whether text that is too wide shrinks. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which text shrinks. The default is 0.
    public var minimumScaleFactor: CGFloat = 0

    init(isSecondary: Bool = false) {
      font = isSecondary ? .preferredFont(forTextStyle: .subheadline) : Self.title
      color = isSecondary ? .secondaryLabel : .label
    }

    private static var title: UIFont {
      UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    }
  }

  /// The behavior of a button of an empty state.
  public struct ButtonProperties: Hashable {
    /// The action that a tap performs. Its title is shown if the button's configuration has none. The default is `nil`.
    public var primaryAction: UIAction?
    /// The menu of the button. A tap opens it if there is no primary action. The default is `nil`.
    public var menu: UIMenu?
    /// The role of the button. The default is `normal`.
    public var role = UIButton.Role.normal
    /// Whether the button responds to touches. The default is `true`.
    public var isEnabled = true
  }
}
