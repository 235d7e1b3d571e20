import Foundation

extension UIBarButtonItem {
  /// A mark at the upper corner of a button: a number, a short text, or a dot.
  ///
  /// - Fidelity: documented, as of iOS 26; approximated for sizes and the position.
  @preconcurrency @MainActor
  open class Badge: NSObject, NSCopying {
    /// The text; `nil` for a dot.
    open var stringValue: String? { text }
    private let text: String?
    /// The color of the text; `nil`, the default, for white.
    open var foregroundColor: UIColor? { didSet { onChange?() } }
    /// The color of the mark; `nil`, the default, for red.
    open var backgroundColor: UIColor? { didSet { onChange?() } }
    /// The font of the text; `nil`, the default, for the system's one.
    open var font: UIFont? { didSet { onChange?() } }
    /// Called after a change.
    final var onChange: (() -> Void)?

    /// Creates a mark with a text.
    ///
    /// Apps call ``count(_:)``, ``string(_:)`` and ``indicator()``. The initializer is required so that these can return
    /// an object of any subclass.
    @_spi(UIKitInstantiation)
    public required init(text: String?) {
      self.text = text
      super.init()
    }

    /// Returns a mark with a number.
    open class func count(_ count: Int) -> Self { Self(text: String(count)) }
    /// Returns a mark with a text.
    open class func string(_ stringValue: String) -> Self { Self(text: stringValue) }
    /// Returns a dot.
    open class func indicator() -> Self { Self(text: nil) }

    /// Returns an equal mark.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate } }

    final var duplicate: Badge {
      let badge = Self(text: stringValue)
      (badge.foregroundColor, badge.backgroundColor, badge.font) = (foregroundColor, backgroundColor, font)
      return badge
    }
  }
}
