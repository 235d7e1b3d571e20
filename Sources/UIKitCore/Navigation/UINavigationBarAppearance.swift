import Foundation
import Geometry

/// What a bar's background looks like.
///
/// - Fidelity: documented; content modes of images are absent.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// What lies behind the bar is seen through it; nil for clear.
  open var backgroundEffect: UIBlurEffect?
  /// Over the effect.
  open var backgroundColor: UIColor?
  /// Of the hairline below the bar; nil or clear for none.
  open var shadowColor: UIColor?
  /// Over the colour, as large as the bar.
  open var backgroundImage: UIImage?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
  }

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = Self.hairline
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = Self.hairline
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  private static let hairline = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  })

  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
}

/// What a navigation bar looks like.
///
/// - Fidelity: documented.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// - Parameter backIndicatorTransitionMaskImage: What the title of the page below passes behind; here none passes.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
    backButtonAppearance = other.backButtonAppearance.duplicate
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}
