import Foundation
import Geometry

/// What a navigation bar shows for one controller.
///
/// - Fidelity: documented; prompts and menus of the title are absent, and search bars stand below the title.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item before it.
    case automatic = 0
    case always = 1
    case never = 2
  }

  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// Where a bar has room for it, the title stands at the leading edge in browsers and editors.
  public enum ItemStyle: Int, Hashable, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// - Parameter controllersTitle: nil for an item without a title, not for one whose title is empty.
  convenience init(controllersTitle: String?) {
    self.init(title: controllersTitle ?? "")
    if controllersTitle == nil { title = nil }
  }

  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  // MARK: Buttons

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { follow(leftBarButtonItems, insteadOf: oldValue) } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { follow(rightBarButtonItems, insteadOf: oldValue) } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  // MARK: The way back, on the next controller's bar

  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// Of this controller's own bar.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  // MARK: Search

  /// Its search bar stands below the title.
  open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  /// Whether the search bar gives way to content that is scrolled up.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }

  // MARK: Appearance

  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The bar that shows the item looks again.
  final var onChange: (() -> Void)?
  private func didChange() { onChange?() }

  /// What changes in a button is seen in the bar.
  private func follow(_ items: [UIBarButtonItem]?, insteadOf old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.didChange() } }
    didChange()
  }
}
