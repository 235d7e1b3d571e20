import Foundation
import Geometry

extension UIButton {
  /// The content and appearance of a button.
  ///
  /// - Fidelity: observed (iOS 17) for sizes and colors; the styles of the Mac are absent.
  public struct Configuration: Hashable {
    /// The shape of a button's background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// Corners with the background's radius, or the default radius of the button's size.
      case fixed = -1
      /// Corners with the background's radius, or the default radius of the button's size, adapted to the text size.
      ///
      /// - Fidelity: approximated; it is drawn as `fixed`.
      case dynamic = 0
      /// Corners with a radius of 4 points.
      case small = 1
      /// Corners with a radius of 8 points.
      case medium = 2
      /// Corners with a radius of 12 points.
      case large = 3
      /// Semicircular ends.
      case capsule = 4
    }

    /// The size of a button's text and insets.
    public enum Size: Int, Hashable, Sendable {
      /// The default size.
      case medium = 0
      /// A smaller size, for buttons in rows.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A larger size, for prominent buttons.
      case large = 3
    }

    /// The look of a button in an app that is built for the Mac's idiom.
    public enum MacIdiomStyle: Int, Hashable, Sendable {
      /// The style that the configuration's own style corresponds to.
      case automatic = 0
      /// A push button with a border.
      case bordered = 1
      /// A button without a border.
      case borderless = 2
      /// A button without a border, in the tint color.
      case borderlessTinted = 3
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// Aligns the texts toward an image beside them; otherwise centers them.
      case automatic = 0
      /// Aligns the texts at the leading edge.
      case leading = 1
      /// Centers the texts.
      case center = 2
      /// Aligns the texts at the trailing edge.
      case trailing = 3
    }

    /// The sign of a button that opens a menu, at its trailing edge.
    public enum Indicator: Int, Hashable, Sendable {
      /// A button whose title is the selection of its menu has the sign of `popup`, others have none.
      case automatic = 0
      /// The button has no sign.
      case none = 1
      /// Arrows up and down.
      case popup = 2
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

    /// Returns a configuration with a transparent background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a translucent background in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration with a transparent background. Drawn like `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background. Drawn like `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a translucent background in the tint color. Drawn like `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color. Drawn like `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns a configuration of glass. Drawn like `gray()`, as a capsule.
    public static func glass() -> Configuration { capsule(.gray) }
    /// Returns a configuration of clear glass. Drawn like `gray()`, as a capsule.
    public static func clearGlass() -> Configuration { capsule(.gray) }
    /// Returns a configuration of glass in the tint color. Drawn like `filled()`, as a capsule.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// Returns a configuration of clear glass in the tint color. Drawn like `filled()`, as a capsule.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }

    private static func capsule(_ kind: Kind) -> Configuration {
      var configuration = Configuration(kind)
      configuration.cornerStyle = .capsule
      return configuration
    }

    // MARK: Look

    /// The shape of the background. The default is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The look of the button in an app that is built for the Mac's idiom. The default is `automatic`; a phone and a tablet
    /// show the same for all.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The size of text and insets. Setting it also sets ``contentInsets`` unless they were set before. The default is
    /// `medium`.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { setDefaultContentInsets() } }
    }
    /// The color of text and image; `nil`, the default, for the tint color, or white on a filled button.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil`, the default, for that of the button's kind.
    public var baseBackgroundColor: UIColor?
    /// The background properties that were set; the others are those of the button's kind.
    package var backgroundOverrides = ButtonBackground()
    /// The value from which the background was set.
    package var backgroundValue: AnyHashable?
    /// The radius of `fixed` and `dynamic` corners, unless the background has one.
    package var standardCornerRadius: CGFloat { buttonSize.radius }

    // MARK: Content

    /// The image. The default is `nil`.
    public var image: UIImage?
    /// The configuration of a symbol image; `nil`, the default, for one with the title's text style.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A function that changes the color of a template image before it is displayed. The default is `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColor.transformer }
      set { imageColor.transformer = newValue }
    }
    private(set) var imageColor = ComparedTransformer()
    /// Whether an activity indicator takes the place of the image. The default is `false`.
    public var showsActivityIndicator = false
    /// A function that changes the color of the activity indicator before it is displayed. The default is `nil`.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityIndicatorColor.transformer }
      set { activityIndicatorColor.transformer = newValue }
    }
    private(set) var activityIndicatorColor = ComparedTransformer()
    /// The sign of a menu at the trailing edge. The default is `automatic`.
    ///
    /// - Fidelity: documented; approximated for its size.
    public var indicator = Indicator.automatic
    /// A function that changes the color of the sign of a menu before it is displayed. The default is `nil`.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColor.transformer }
      set { indicatorColor.transformer = newValue }
    }
    private(set) var indicatorColor = ComparedTransformer()
    /// The title without attributes. Setting it replaces ``attributedTitle``. The default is `nil`.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes. The default is `nil`.
    public var attributedTitle: AttributedString?
    /// A function that changes the attributes of the title before it is displayed. The default is `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which the title breaks into lines. Modes that truncate limit it to one line. The default is
    /// `byWordWrapping`.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle without attributes. Setting it replaces ``attributedSubtitle``. The default is `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title with its attributes. The default is `nil`.
    public var attributedSubtitle: AttributedString?
    /// A function that changes the attributes of the subtitle before it is displayed. The default is `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The way in which the subtitle breaks into lines. Modes that truncate limit it to one line. The default is
    /// `byWordWrapping`.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Arrangement

    /// The distances between the content and the edges, in points. The default depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets { didSet { hasOwnInsets = true } }
    private var hasOwnInsets = false
    /// The side of the text on which the image is. The default is `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the text, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle to each other. The default is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button takes a more prominent appearance. The default is `true`.
    public var automaticallyUpdateForSelection = true

    /// Restores the insets that depend on ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(buttonSize.insets)
      hasOwnInsets = false
    }

    /// Returns the configuration with the colors for the button's current state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      updated(tint: button.tintColor, state: button.state)
    }

    func updated(tint: UIColor, state: UIControl.State) -> Configuration {
      var copy = self
      (copy.baseForegroundColor, copy.resolvedBackground) = colors(tint: tint, state: state)
      return copy
    }

    /// The color of the background in the state for which the configuration was updated; `nil` before.
    var resolvedBackground: UIColor?

    /// Returns whether the configurations are equal. Configurations with transformers of texts are not equal to any.
    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.parts == right.parts && left.texts == right.texts && left.arrangement == right.arrangement
        && left.titleTextAttributesTransformer == nil && right.titleTextAttributesTransformer == nil
        && left.subtitleTextAttributesTransformer == nil && right.subtitleTextAttributesTransformer == nil
    }

    /// Hashes the content and appearance, except for transformers.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts)
      hasher.combine(texts)
    }
  }
}

extension UIButton.Configuration {
  /// The properties that take part in comparisons. Functions cannot be compared.
  private var parts: [AnyHashable?] {
    [
      kind, cornerStyle, macIdiomStyle, buttonSize, baseForegroundColor, baseBackgroundColor, backgroundOverrides,
      resolvedBackground, image, preferredSymbolConfigurationForImage, showsActivityIndicator,
      automaticallyUpdateForSelection, imageColor, activityIndicatorColor, indicator, indicatorColor,
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
  /// The vertical and horizontal insets, in points.
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

  /// The radius of `dynamic` and `fixed` corners.
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
