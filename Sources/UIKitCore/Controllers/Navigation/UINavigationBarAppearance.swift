import Foundation
import Geometry

/// The appearance of a bar's background.
///
/// - Fidelity: documented; content modes of images are absent.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// The blur of the content behind the bar; `nil` for a clear background. The default is the bar material
  /// `systemChromeMaterial`.
  open var backgroundEffect: UIBlurEffect?
  /// The color drawn over the effect; `nil`, the default, for none.
  open var backgroundColor: UIColor?
  /// The color of the hairline at the bar's edge; `nil` or clear for none. The default is that of separators.
  open var shadowColor: UIColor?
  /// The image in place of the hairline; `nil`, the default, for the hairline. A template is drawn in the color
  /// ``shadowColor``, other images as they are.
  open var shadowImage: UIImage?
  /// The image drawn over the color, stretched to the bar's size; `nil`, the default, for none.
  open var backgroundImage: UIImage?

  /// Creates the default appearance, that of ``configureWithDefaultBackground()``.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the values of another.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    backgroundImage = barAppearance.backgroundImage
  }

  /// Sets the effect to the material of bars, and the default hairline. The background image is kept.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = Self.hairline
  }

  /// Sets the color to that of the system background, without an effect, and the default hairline. The background image
  /// is kept.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = Self.hairline
  }

  /// Removes effect, color and hairline. The background image is kept.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  private static let hairline = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  })

  /// Returns a copy that later changes of this appearance do not affect.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
}

/// The appearance of a navigation bar.
///
/// - Fidelity: documented.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Font and color are used; others have no effect. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Font and color are used; others have no effect. The default is empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the line below the title. Font and color are used; others have no effect. The default is empty.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the line below the large title. Font and color are used; others have no effect. The default is
  /// empty.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A displacement of the title and subtitle in the row. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons of the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image in place of the back button's chevron; `nil`, the default, for that of the bar.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask that the previous title passes behind in a transition. It is kept and not used.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image in place of the back button's chevron.
  ///
  /// - Parameter backIndicatorTransitionMaskImage: The mask that the previous title passes behind in a transition. It
  ///   is kept and not used.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  /// Creates the default appearance.
  public override init() { super.init() }

  /// Creates an appearance with the values of another; with the defaults for those that it does not have.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
    backButtonAppearance = other.backButtonAppearance.duplicate
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}
