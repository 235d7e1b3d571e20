import Foundation

/// An activity of the user that can be continued later, or on another device.
///
/// - Fidelity: documented; there are no other devices and no search here, so an activity stays with the app.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of the activity, in reverse domain notation.
  open private(set) var activityType: String
  /// The title that is shown to the user. The default is `nil`.
  open var title: String?
  /// The information that is needed to continue the activity. The default is `nil`.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that must be kept. The default is `nil`.
  open var requiredUserInfoKeys: Set<String>?
  /// Words that describe the activity. The default is empty.
  open var keywords: Set<String> = []
  /// A page that continues the activity in a browser. The default is `nil`.
  open var webpageURL: URL?
  /// The page that led to the activity. The default is `nil`.
  open var referrerURL: URL?
  /// The date after which the activity is no longer of interest. The default is `nil`.
  open var expirationDate: Date?
  /// Whether ``userInfo`` has to be updated. The default is `false`.
  open var needsSave = false
  /// Whether the activity can be continued on other devices. The default is `true`.
  open var isEligibleForHandoff = true
  /// Whether the activity is found by a search. The default is `false`.
  open var isEligibleForSearch = false
  /// Whether the activity is found by a search of other people. The default is `false`.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity is suggested to the user. The default is `false`.
  open var isEligibleForPrediction = false
  /// The identifier of the content that the activity shows. The default is `nil`.
  open var targetContentIdentifier: String?
  /// The identifier by which the activity can be deleted. The default is `nil`.
  open var persistentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the current one, which nothing here offers elsewhere.
  open func becomeCurrent() {}
  /// Ends being the current activity.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}
}

/// An object that continues an activity.
///
/// - Fidelity: documented.
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that an activity describes.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// The name of the activity of opening a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
