import Foundation
import Geometry

/// What all things in bars have.
///
/// - Fidelity: documented; landscape images are absent.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  /// For tests of the app: said to nobody.
  open var accessibilityIdentifier: String?

  /// By how much the image is moved: half of what the insets of opposite sides differ by.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

  /// - Parameter attributes: Font and colour are used; nil for those of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  final var textAttributes = StatedTextAttributes() { didSet { didChange() } }

  public override init() { super.init() }

  /// Whoever shows the item looks again.
  final var onChange: (() -> Void)?
  func didChange() { onChange?() }

  /// From where an image would be without insets, in points.
  final var imageShift: CGPoint {
    CGPoint(x: (imageInsets.left - imageInsets.right) / 2, y: (imageInsets.top - imageInsets.bottom) / 2).finite
  }

  // MARK: Appearance proxies

  open class func appearance() -> Self { AppearanceProxies.proxy(for: self, in: []) }
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    baseAppearance(whenContainedInInstancesOf: containerTypes)
  }
}
