import Foundation
import Geometry

/// The properties common to items of navigation bars, toolbars and tab bars.
///
/// - Fidelity: documented; landscape images are absent.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text of the item; `nil`, the default, for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image of the item; `nil`, the default, for none.
  open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
  /// Whether the item responds to taps. The default is `true`; a disabled item is drawn faintly.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number for the app's own use. The default is 0.
  open var tag = 0
  /// A description for assistive technologies, which this platform does not have. The default is `nil`.
  open var accessibilityLabel: String?
  /// The result of a tap, for assistive technologies, which this platform does not have. The default is `nil`.
  open var accessibilityHint: String?
  /// A name by which tests of the app find the item. It is never shown. The default is `nil`.
  open var accessibilityIdentifier: String?

  /// The insets that move the image: by half of the difference between opposite sides. The default is zero; NaN counts
  /// as 0.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

  /// Sets the attributes of the title in a state.
  ///
  /// - Parameter attributes: The attributes, of which font and color are used; `nil` for those of the bar.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
  }

  /// Returns the attributes set for a state; `nil` if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  final var textAttributes = StatedTextAttributes() { didSet { didChange() } }

  /// Creates an item without content.
  public override init() { super.init() }

  /// The view that shows the item in a bar, which apps reach by the name `view`; `nil` if no bar shows it.
  final weak var shownView: UIView?

  /// A closure called when the item has changed, set by the bar that shows it.
  final var onChange: (() -> Void)?
  func didChange() { onChange?() }

  /// The displacement of the image by the insets, in points.
  final var imageShift: CGPoint {
    CGPoint(x: (imageInsets.left - imageInsets.right) / 2, y: (imageInsets.top - imageInsets.bottom) / 2).finite
  }

  // MARK: Appearance proxies

  /// Returns the appearance proxy of the class: values set on it apply to all items that do not set their own.
  open class func appearance() -> Self { baseAppearance(whenContainedInInstancesOf: []) }
  /// Returns the appearance proxy for items within containers of the given types, from the innermost outward.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    baseAppearance(whenContainedInInstancesOf: containerTypes)
  }
}
