import Foundation
import Geometry

/// The title and buttons that a navigation bar shows for one controller.
///
/// - Fidelity: documented. Search bars are placed below the title, and changes are not animated.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The condition for a large title, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the previous item on the stack; large for the first.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is small.
    case never = 2
    /// The title is small, in the middle of the bar.
    case inline = 3
  }

  /// The text of the back button that leads to the item.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The item's title, or "Back" if that does not fit.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// No text, only the chevron.
    case minimal = 2
  }

  /// The layout of title and buttons in bars of regular width.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is centered.
    case navigator = 0
    /// The title is at the leading edge in bars of regular width.
    case browser = 1
    /// The title is at the leading edge in bars of regular width.
    case editor = 2
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override convenience init() { self.init(controllersTitle: nil) }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(self, as: UINavigationItem.self)
  }

  /// Creates an item for a controller.
  ///
  /// - Parameter controllersTitle: The controller's title; `nil` for an item without a title, which differs from one
  ///   whose title is empty.
  convenience init(controllersTitle: String?) {
    self.init(title: controllersTitle ?? "")
    if controllersTitle == nil { title = nil }
  }

  /// The title in the bar, and by default the text of the back button that leads here; `nil` for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The line of text below the title; `nil`, the default, for none.
  ///
  /// - Fidelity: documented, as of iOS 26; approximated for sizes.
  open var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
  /// The title while it is large; `nil`, the default, for ``title``.
  ///
  /// - Fidelity: documented, as of iOS 26.
  open var largeTitle: String? { didSet { if largeTitle != oldValue { didChange() } } }
  /// The line of text below the title while it is large; `nil`, the default, for ``subtitle``.
  ///
  /// - Fidelity: documented, as of iOS 26; approximated for sizes.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { didChange() } } }
  /// The line of text above the title; `nil`, the default, for none.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// The layout of title and buttons. The default is `navigator`.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }
  /// A view in place of the title; `nil`, the default, for none. Its own size, or that which fits, is kept up to the
  /// available width.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
  /// The condition for a large title. The default is `automatic`; it applies to bars with
  /// ``UINavigationBar/prefersLargeTitles``.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  // MARK: Buttons

  /// The buttons at the leading edge, the outermost first; `nil`, the default, for none. They replace the back button
  /// unless ``leftItemsSupplementBackButton`` is set.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      replaceGroups([], \.leading)
      follow(leftBarButtonItems, insteadOf: oldValue)
    }
  }
  /// The buttons at the trailing edge, the outermost first; `nil`, the default, for none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      replaceGroups([], \.trailing)
      follow(rightBarButtonItems, insteadOf: oldValue)
    }
  }
  /// The outermost button at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost button at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the only button at the leading edge. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the only button at the trailing edge. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons at the leading edge, the outermost first. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the trailing edge, the outermost first. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  // MARK: Groups of buttons

  /// The groups of buttons at the leading edge, in reading order. The default is empty. Setting them replaces
  /// ``leftBarButtonItems``.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups.leading }
    set { setGroups(newValue, \.leading) }
  }
  /// The groups of buttons at the trailing edge, in reading order. The default is empty. Setting them replaces
  /// ``rightBarButtonItems``.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups.trailing }
    set { setGroups(newValue, \.trailing) }
  }
  /// The groups of buttons in the middle, in reading order. In a bar of compact width or of the style `navigator`, they are
  /// in a menu. The default is empty.
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set { setGroups(newValue, \.center) }
  }
  /// The group of buttons at the very end of the trailing edge; `nil`, the default, for none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned.first }
    set { setGroups(newValue.map { [$0] } ?? [], \.pinned) }
  }
  /// The name by which people's customizations are kept, where bars can be customized. The default is `nil`.
  open var customizationIdentifier: String?
  final var groups = BarItemGroups()

  // MARK: The title's menu

  /// A closure that returns the menu of the title, which then has a chevron; `nil`, the default, for no menu. It is called
  /// when the menu opens. Its argument, the elements that the system suggests, is empty here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }

  // MARK: The back button, on the next controller's bar

  /// The item whose title the back button that leads here shows; `nil`, the default, for none.
  ///
  /// - Fidelity: approximated; only its title is used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The text of the back button that leads here, if ``backBarButtonItem`` has none; `nil`, the default, for the item's
  /// title. An empty text leaves the chevron.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
  /// The text of the back button that leads here. The default is `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// Whether the back button of this item's own bar is hidden, and dragging from the edge does not pop. The default is
  /// `false`.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// Shows or hides the back button of this item's own bar. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The action of the back button on this item's own bar, in place of going back; the button is also shown if there is
  /// nothing to go back to. Its title, if there is one, is the button's. The default is `nil`.
  open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }
  /// Whether the buttons at the leading edge are shown next to the back button, rather than in its place. The default
  /// is `false`.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  // MARK: Search

  /// The search controller whose search bar is placed below the title; `nil`, the default, for none.
  open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  /// Whether the search bar disappears when the content is scrolled up. The default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }
  /// The place of the search bar. On a phone it is always below the title. The default is `automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the search bar in use.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// A place of the search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// The place that suits the surroundings.
    case automatic = 0
    /// The search bar is beside the title.
    case inline = 1
    /// The search bar is below the title.
    case stacked = 2
  }

  // MARK: Appearance

  /// The standard appearance of the bar while it shows this item; `nil`, the default, for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The standard appearance at compact height while the bar shows this item; `nil`, the default, for that of the bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The appearance over content at its start while the bar shows this item; `nil`, the default, for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The appearance at compact height over content at its start while the bar shows this item; `nil`, the default, for
  /// that of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// A closure called when the item has changed, set by the bar that shows it.
  final var onChange: (() -> Void)?
  final func didChange() { onChange?() }

  /// Reports changes of the buttons as changes of the item.
  private func follow(_ items: [UIBarButtonItem]?, insteadOf old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.didChange() } }
    didChange()
  }
}
