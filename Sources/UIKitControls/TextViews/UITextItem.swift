import Foundation
import UIKitCore

/// The ways in which a user interacts with links and attachments.
///
/// - Fidelity: documented; only taps are recognized.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press, which opens a menu.
  case presentActions = 1
  /// A force press, which shows a preview.
  case preview = 2
}

/// A link or an attachment in a text view.
///
/// - Fidelity: documented; tags are absent.
@preconcurrency @MainActor
public struct UITextItem {
  /// The kinds of items.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
  }

  /// The link or attachment.
  public let content: Content
  /// The range of the item in the text, in UTF-16 code units.
  public let range: NSRange
}
