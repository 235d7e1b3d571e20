import Foundation

/// A tab of a tab bar controller, with the controller that it shows.
///
/// - Fidelity: documented for phones; placements in sidebars and customizing are absent.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The identifier of the tab.
  open private(set) var identifier: String
  /// The title of the tab.
  open var title: String { didSet { update() } }
  /// The text below the title in a sidebar. A tab bar does not show it. The default is `nil`.
  open var subtitle: String?
  /// The image of the tab; `nil` for none.
  open var image: UIImage? { didSet { update() } }
  /// The text of the badge; `nil`, the default, for none.
  open var badgeValue: String? { didSet { update() } }
  /// Whether the tab is left out of the bar. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
  /// A value of the app's choice. The default is `nil`.
  open var userInfo: Any?
  /// The controller of the bar that shows the tab, or `nil`.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group that the tab belongs to; `nil` if there is none.
  open internal(set) weak var parent: UITabGroup?

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: A closure that makes the tab's controller when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that the tab shows; `nil` without a provider.
  open var viewController: UIViewController? {
    if made == nil, let new = provider?(self) ?? substitute {
      made = new
      new.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
      update()
    }
    return made
  }

  /// The controller that the tab shows without a provider.
  var substitute: UIViewController? { nil }

  private func update() {
    guard let item = made?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}

/// A tab for searching, with a magnifying glass.
///
/// - Fidelity: documented for phones.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// The arrangement of the tabs.
  ///
  /// - Fidelity: documented for phones, which show a bar in every mode.
  public enum Mode: Int, Hashable, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar that a sidebar may replace.
    case tabSidebar = 2
  }
}
