import Foundation

/// A button of an alert, and what it does once the alert is gone.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor NSCopying {
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// Leaves everything as it was; stands apart from the others, and at most once.
    case cancel = 1
    /// Changes or deletes data; red.
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  /// A disabled action is grey and takes no touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  let handler: ((UIAlertAction) -> Void)?
  /// Told when a button that shows this action has to look different.
  var onChange: (() -> Void)?

  /// - Parameter handler: Called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
