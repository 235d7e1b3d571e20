import Foundation
import Geometry

extension UIButton {
  /// What a button shows, and how.
  ///
  /// - Fidelity: observed (iOS 17) for sizes and colours; menus' indicators and the Mac's idioms are absent.
  public struct Configuration: Hashable {
    /// Whether its text is the same, and its size follows the user's text size.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Where the image is at one side, towards it.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Kind: Hashable {
      case plain
      case gray
      case tinted
      case filled
    }

    let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = NSDirectionalEdgeInsets(Size.medium.insets)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    // MARK: Look

    public var cornerStyle = CornerStyle.dynamic
    /// Takes the insets along, unless they have been set.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { contentInsets = NSDirectionalEdgeInsets(buttonSize.insets) } }
    }
    /// nil for the tint colour, or white on a filled button.
    public var baseForegroundColor: UIColor?
    /// nil for what the kind of button has.
    public var baseBackgroundColor: UIColor?
    /// What has been said about the background; the rest is the kind's.
    package var backgroundOverrides = ButtonBackground()
    /// The value that said it.
    package var backgroundValue: AnyHashable?
    /// Of `fixed` and `dynamic` corners, where no other was asked for.
    package var standardCornerRadius: CGFloat { buttonSize.radius }

    // MARK: Content

    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// In place of the image.
    public var showsActivityIndicator = false
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Arrangement

    public var contentInsets: NSDirectionalEdgeInsets { didSet { hasOwnInsets = true } }
    private var hasOwnInsets = false
    /// One edge of the text.
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks different by itself.
    public var automaticallyUpdateForSelection = true

    /// The insets of the button's size again.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(buttonSize.insets)
      hasOwnInsets = false
    }

    /// Colours as they are in the button's state, in place of those for all states.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      updated(tint: button.tintColor, state: button.state)
    }

    func updated(tint: UIColor, state: UIControl.State) -> Configuration {
      var copy = self
      (copy.baseForegroundColor, copy.resolvedBackground) = colors(tint: tint, state: state)
      return copy
    }

    /// Of the state that the configuration was updated for; nil before.
    var resolvedBackground: UIColor?

    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.parts == right.parts && left.texts == right.texts && left.arrangement == right.arrangement
        && left.titleTextAttributesTransformer == nil && right.titleTextAttributesTransformer == nil
        && left.subtitleTextAttributesTransformer == nil && right.subtitleTextAttributesTransformer == nil
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts)
      hasher.combine(texts)
    }
  }
}

extension UIButton.Configuration {
  /// What makes two configurations equal, save for functions, which cannot be compared.
  private var parts: [AnyHashable?] {
    [
      kind, cornerStyle, buttonSize, baseForegroundColor, baseBackgroundColor, backgroundOverrides, resolvedBackground,
      image, preferredSymbolConfigurationForImage, showsActivityIndicator, automaticallyUpdateForSelection,
    ]
  }

  private var texts: [AnyHashable?] {
    [attributedTitle, attributedSubtitle, titleLineBreakMode, subtitleLineBreakMode]
  }

  private var arrangement: [AnyHashable?] {
    [contentInsets, imagePlacement.rawValue, imagePadding, titlePadding, titleAlignment]
  }
}

extension UIButton.Configuration.Size {
  /// Above and beside the content, in points.
  fileprivate var insets: (vertical: CGFloat, horizontal: CGFloat) {
    switch self {
    case .mini: (4, 8)
    case .small: (5, 10)
    case .medium: (7, 12)
    case .large: (15, 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium: .footnote
    case .large: .subheadline
    }
  }

  /// Of `dynamic` and `fixed` corners.
  var radius: CGFloat {
    switch self {
    case .mini: 4
    case .small: 5
    case .medium: 5.95
    case .large: 8.75
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: (vertical: CGFloat, horizontal: CGFloat)) {
    self.init(
      top: insets.vertical, leading: insets.horizontal, bottom: insets.vertical, trailing: insets.horizontal)
  }
}
