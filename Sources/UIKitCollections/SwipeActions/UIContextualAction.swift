import Foundation
import UIKitCore

/// A button that a swipe uncovers beside a row.
///
/// - Fidelity: documented; that an ordinary button is system gray unless it is given a colour is a choice.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case normal = 0
    /// Red, and the row stays swiped when the action has been performed: it is about to be deleted.
    case destructive = 1
  }

  /// Performs the action on behalf of the button that shows it, and says whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style = Style.normal
  open private(set) var handler: Handler = { _, _, done in done(false) }
  open var title: String?
  /// Shown in white, unless it is always to be shown as it is. Rows that are not high have no room for a title beside it.
  open var image: UIImage?

  /// Behind title and image; `nil` gives back the colour of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// - Parameter handler: Calls its last argument when it is done; that may be later.
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }
}
