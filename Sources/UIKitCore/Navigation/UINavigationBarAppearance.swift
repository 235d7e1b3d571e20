import Foundation
import Geometry

/// What a bar's background looks like.
///
/// - Fidelity: approximated; there is no blur: the default background is nearly opaque in the colour that the material
///   has over a plain page.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying {
  open var backgroundColor: UIColor?
  /// Of the hairline below the bar; nil or clear for none.
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundImage = barAppearance.backgroundImage
  }

  open func configureWithDefaultBackground() {
    backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 29 / 255 : 249 / 255, alpha: 0.97)
    })
    shadowColor = Self.hairline
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = Self.hairline
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  private static let hairline = UIColor(dynamicProvider: { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  })

  public func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
}

/// What a navigation bar looks like.
///
/// - Fidelity: documented; button appearances and the image of the back button are absent.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
