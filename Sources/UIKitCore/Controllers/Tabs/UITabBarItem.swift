import Foundation
import Geometry

/// The title, image and badge that a tab bar shows for one controller.
///
/// - Fidelity: documented.
open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; `nil`, the default, for the same as otherwise.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }
  /// The text of the badge next to the icon; `nil`, the default, for none. An empty text shows a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// The color of the badge; `nil`, the default, for that of the appearance.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }
  /// The attributes of the badge's text that were set for states.
  final var badgeAttributes = StatedTextAttributes() { didSet { didChange() } }
  /// Sets the attributes of the badge's text for a state; `nil` for those of the appearance. Missing ones are those of
  /// the normal state.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
  }
  /// Returns the attributes that were set for the badge's text in a state, or `nil`.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
  /// The standard appearance of the bar while the item is selected; `nil`, the default, for that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
  /// The appearance over content that ends above the bar while the item is selected; `nil`, the default, for that of
  /// the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }

  /// A displacement of the title, in points. The default is zero; NaN counts as 0, and infinite values are clamped.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { didChange() } }
  }

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(self, as: UITabBarItem.self)
  }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title, and images for both states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title and an image provided by the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// A title and an image provided by the system. Titles are in English.
  public enum SystemItem: Int, Hashable, Sendable {
    /// "More", with an ellipsis.
    case more = 0
    /// "Favorites", with a star.
    case favorites = 1
    /// "Featured", with a star.
    case featured = 2
    /// "Top Rated", with a star.
    case topRated = 3
    /// "Recents", with a clock.
    case recents = 4
    /// "Contacts", with a person.
    case contacts = 5
    /// "History", with a clock.
    case history = 6
    /// "Bookmarks", with a book.
    case bookmarks = 7
    /// "Search", with a magnifying glass.
    case search = 8
    /// "Downloads", with an arrow pointing down.
    case downloads = 9
    /// "Most Recent", with a clock.
    case mostRecent = 10
    /// "Most Viewed", with a numbered list.
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: InterfaceText.more.text
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: InterfaceText.search.text
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}

extension UIViewController {
  var shownTabBarItem: UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    if let first = firstOfNavigation { return first.shownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }

  func adopt(tabBarItem: UITabBarItem?) {
    ownTabBarItem = tabBarItem
    guard let tabs = container as? UITabBarController else { return }
    let selected = tabs.selectedIndex
    tabs.tabBar.shownItems = tabs.viewControllers?.map(\.shownTabBarItem)
    guard let items = tabs.tabBar.items, items.indices.contains(selected) else { return }
    tabs.tabBar.chosenItem = items[selected]
  }

  /// Sets the title of the tab, too. That of a navigation controller is its first controller's unless it has its own.
  func titleDidChange() {
    navigationItem.title = title
    (ownTabBarItem ?? firstOfNavigation?.shownTabBarItem)?.title = title
  }

  /// The first controller of a navigation controller, whose tab it shares.
  private var firstOfNavigation: UIViewController? { (self as? UINavigationController)?.viewControllers.first }
}

extension UITabBarItem: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UITabBarItem.titlePositionAdjustment), .value(\UITabBarItem.badgeAttributes.comparable),
    ]
  }
}
