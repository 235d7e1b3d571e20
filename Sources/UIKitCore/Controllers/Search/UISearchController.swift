import Foundation
import Geometry

/// The object that updates the results while the user searches.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results. Called when a search begins, for each change of text or scope, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
  /// Updates the results for a suggestion that was tapped.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// The default implementation, which does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// The methods by which a search controller reports the beginning and the end of a search.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Reports that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Reports that a search has begun, after the results were first updated.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Reports that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Reports that a search has ended, after the results were last updated.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation, which does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation, which does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation, which does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation, which does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller of a search bar that belongs to a navigation item, and of the results shown during a search.
///
/// During a search, the page with the navigation item presents the controller, which contains that of the results.
///
/// - Fidelity: documented; without a navigation item, the app has to place the search bar itself, and results do not
///   cover any content. The presenting controller is approximated: it is the page even if it defines no context.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that updates the results. The default is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when a search begins and ends. The default is `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller whose view shows the results over the content; `nil` if the content shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// The search bar. Its placeholder is "Search" by default.
  open var searchBar: UISearchBar { bar }

  /// Whether the content is dimmed during a search until results cover it. The default is `true`.
  open var obscuresBackgroundDuringPresentation = true { didSet { cover() } }
  /// The same as ``obscuresBackgroundDuringPresentation``, by its former name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the row with title and buttons is hidden during a search. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during a search. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown during a search. The default is `true`.
  open var automaticallyShowsScopeBar = true
  /// The moment at which the scopes are shown. The default is `automatic`.
  ///
  /// - Fidelity: documented.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// The moment at which a search's scopes are shown.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// When the search begins.
    case automatic = 0
    /// Never by themselves.
    case manual = 1
    /// When there is text.
    case onTextEntry = 2
    /// When the search begins.
    case onSearchActivation = 3
  }

  /// Shows or hides the scopes, unless the app does.
  private func showScopes() {
    guard automaticallyShowsScopeBar, scopeBarActivation != .manual, bar.scopeButtonTitles != nil else { return }
    let waits = scopeBarActivation == .onTextEntry && (bar.text ?? "").isEmpty
    let shows = isSearching && !waits
    if bar.showsScopeBar != shows { bar.setShowsScope(shows, animated: true) }
  }
  /// Whether the results are shown while there is text. The default is `true`; setting ``showsSearchResultsController``
  /// changes it to `false`.
  open var automaticallyShowsSearchResultsController = true { didSet { cover() } }
  /// Whether the results are shown during a search. Unless set, they are while there is text.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      ownChoice = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// The suggestions that cover the content during a search; `nil`, the default, for none. A tap on one calls
  /// ``UISearchResultsUpdating/updateSearchResults(for:selecting:)``.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { cover() } }
  /// Whether suggestions are hidden while the search bar is below the title. The search bar is always there in this
  /// implementation. The default is `false`.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { cover() } }

  private let bar = UISearchBar(frame: .zero)
  private var ownChoice = false
  private var isSearching = false
  /// A closure called when the bar that contains the search bar needs layout.
  final var onChange: ((_ animated: Bool) -> Void)?
  /// The controller with the search's navigation item.
  final weak var page: UIViewController?
  /// The results that cover the content.
  private(set) final weak var shownResults: UIViewController?
  /// The view above the content during a search.
  package final lazy var overlay = makeOverlay()

  /// Creates a controller that shows results in another controller's view, or in the content itself if `nil`.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a controller whose results the content shows itself. The nib file, if any, describes its view.
  ///
  /// - Fidelity: documented.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a controller whose results the content shows itself.
  ///
  /// - Fidelity: documented.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a controller whose results the content shows itself. Archives are not supported: nothing is read from
  /// `coder`.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bar.placeholder = InterfaceText.search.text
    bar.search = self
    bar.onHeightChange = { [weak self] in self?.onChange?(false) }
  }

  private func makeOverlay() -> SearchOverlay {
    let overlay = SearchOverlay(frame: .zero)
    overlay.onTouch = { [weak self] in self?.isActive = false }
    overlay.suggestions.onSelect = { [weak self] in self?.select($0) }
    return overlay
  }

  /// Whether a search is under way. Setting it begins or ends a search; the end clears the text.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { bar.becomeFirstResponder() } else { end() }
    }
  }

  private var showsResults: Bool {
    automaticallyShowsSearchResultsController ? !(bar.text ?? "").isEmpty : ownChoice
  }

  // MARK: Events of the search bar

  final func searchDidBegin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    coverPage()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    showScopes()
    onChange?(true)
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  final func searchTextDidChange() {
    guard isSearching else { return }
    showScopes()
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func wasCancelled() { isActive = false }

  final func searchButtonWasPressed() { bar.resignFirstResponder() }

  private func end() {
    delegate?.willDismissSearchController(self)
    bar.endEditing(true)
    isSearching = false
    uncoverPage()
    bar.text = nil
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    showScopes()
    onChange?(true)
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private func select(_ suggestion: any UISearchSuggestion) {
    bar.resignFirstResponder()
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }

  /// Makes the page present the search, and the search contain the results, which stay in it as on iOS.
  private func coverPage() {
    presenter = page ?? bar.nearestViewController
    presenter?.activeSearch = self
    guard let results = searchResultsController, results.parent == nil, results !== presenter else { return }
    addChild(results)
    results.didMove(toParent: self)
  }

  private func uncoverPage() {
    presenter?.activeSearch = nil
    presenter = nil
  }

  /// Shows suggestions, results, a shade or nothing over the content.
  private func cover() {
    overlay.suggestions.show(
      isSearching && !ignoresSearchSuggestionsForSearchBarPlacementStacked ? searchSuggestions : nil)
    let results = isSearching && showsResults ? searchResultsController : nil
    overlay.show(
      results: results?.view, isDark: isSearching && obscuresBackgroundDuringPresentation && results == nil)
    guard results !== shownResults else { return }
    shownResults = results
    onChange?(false)
  }
}

/// The view above a page's content during a search.
package final class SearchOverlay: UIView {
  var onTouch: (() -> Void)?
  private let shade = UIView()
  let suggestions = SearchSuggestionList(frame: .zero)
  private weak var results: UIView?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    shade.alpha = 0
    shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTouch?() })
    addSubview(shade)
    addSubview(suggestions)
    isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  func show(results new: UIView?, isDark: Bool) {
    if results !== new { results?.removeFromSuperview() }
    results = new
    if let new, new.superview !== self { insertSubview(new, belowSubview: suggestions) }
    isHidden = new == nil && !isDark && suggestions.isHidden
    shade.isHidden = !isDark
    shade.alpha = isDark ? 1 : 0
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    results?.frame = bounds
    suggestions.frame = bounds
  }
}
