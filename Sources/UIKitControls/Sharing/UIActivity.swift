import Foundation
import UIKitCore

/// A service that an activity controller offers for items.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a kind of service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posting to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posting to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posting to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posting to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posting to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigning a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding a page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opening in iBooks.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Making a PDF file with markup.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Sharing a collection.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Collaboration by an invitation.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
  }

  /// The kind of services among which an activity is listed.
  public enum Category: Int, Hashable, Sendable {
    /// An action.
    case action = 0
    /// A way to share.
    case share = 1
  }

  /// The kind of services among which the activity is listed. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The name of the activity. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title of the activity. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The image of the activity. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// The controller that carries out the activity; `nil`, the default, for ``perform()``.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can be carried out for items. The default is `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items, before the activity is carried out. Does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Carries out the activity, and calls ``activityDidFinish(_:)`` at the end. The default only does that.
  open func perform() { activityDidFinish(true) }
  /// Reports the end of the activity.
  open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

  final var onFinish: ((Bool) -> Void)?
}

/// A supplier of an item that is made when it is shared.
///
/// - Fidelity: documented; Methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's type.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// The default implementation, which returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
