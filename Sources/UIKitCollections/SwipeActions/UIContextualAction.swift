import Foundation
import UIKitCore

/// An action whose button appears when a row is swiped.
///
/// - Fidelity: documented; that an ordinary button is system gray by default is a choice.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action; the row closes afterwards.
    case normal = 0
    /// An action that deletes the row, shown in red. The row stays open afterwards.
    case destructive = 1
  }

  /// A closure that performs an action for the view that displays it. It calls its last argument with a Boolean that
  /// indicates whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The effect of the action.
  open private(set) var style = Style.normal
  /// The closure that performs the action.
  open private(set) var handler: Handler = { _, _, done in done(false) }
  /// The title of the button; `nil` for a button with an image only.
  open var title: String?
  /// The image of the button; `nil`, the default, for none. It is drawn in white unless its rendering mode specifies
  /// otherwise. Low rows show it without the title.
  open var image: UIImage?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the button. Unless set, it is red for destructive actions and gray for others; `nil` restores this
  /// default.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that performs the action, and calls its last argument when the action is complete,
  ///   at once or later.
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
