import Foundation
import Geometry

/// Learns of what is searched for.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when searching begins, for every change of text or scope, and when it ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Learns of when searching begins and ends.
///
/// - Fidelity: documented; methods that iOS makes optional do nothing here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar that belongs to a navigation item, and what is seen while it is used.
///
/// - Fidelity: documented; the bar of a controller that no navigation item has must be placed by the app, and then covers
///   nothing.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Nil if the results are shown where the content is.
  open private(set) var searchResultsController: UIViewController?
  open var searchBar: UISearchBar { bar }

  /// Whether the content is darkened until there are results over it.
  open var obscuresBackgroundDuringPresentation = true { didSet { cover() } }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// The scopes are seen while searching.
  open var automaticallyShowsScopeBar = true
  /// The results are seen while there is a text. Setting ``showsSearchResultsController`` ends this.
  open var automaticallyShowsSearchResultsController = true { didSet { cover() } }
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      ownChoice = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  private let bar = UISearchBar(frame: .zero)
  private var ownChoice = false
  private var isSearching = false
  /// The page whose bar shows the search bar has to be laid out anew.
  final var onChange: ((_ animated: Bool) -> Void)?
  /// Over the content of that page.
  package final lazy var overlay = makeOverlay()

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// A controller that shows its results in the view that searches.
  ///
  /// - Fidelity: documented.
  public convenience init() { self.init(searchResultsController: nil) }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bar.placeholder = "Search"
    bar.search = self
    bar.onHeightChange = { [weak self] in self?.onChange?(false) }
  }

  private func makeOverlay() -> SearchOverlay {
    let overlay = SearchOverlay(frame: .zero)
    overlay.onTouch = { [weak self] in self?.isActive = false }
    return overlay
  }

  /// Setting it begins or ends searching.
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

  // MARK: What the search bar tells

  final func searchDidBegin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles != nil { bar.setShowsScope(true, animated: true) }
    onChange?(true)
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  final func searchTextDidChange() {
    guard isSearching else { return }
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func wasCancelled() { isActive = false }

  final func searchButtonWasPressed() { bar.resignFirstResponder() }

  private func end() {
    delegate?.willDismissSearchController(self)
    bar.endEditing(true)
    isSearching = false
    bar.text = nil
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { bar.setShowsScope(false, animated: true) }
    onChange?(true)
    cover()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// Results, a shade or nothing over the content.
  private func cover() {
    let showsResults = isSearching && showsResults && searchResultsController != nil
    overlay.show(
      results: showsResults ? searchResultsController?.view : nil,
      isDark: isSearching && obscuresBackgroundDuringPresentation && !showsResults)
  }
}

/// Lies over a page's content while its search bar is used.
package final class SearchOverlay: UIView {
  var onTouch: (() -> Void)?
  private let shade = UIView()
  private weak var results: UIView?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    shade.alpha = 0
    shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTouch?() })
    addSubview(shade)
    isHidden = true
  }

  package required init?(coder: NSCoder) { nil }

  func show(results new: UIView?, isDark: Bool) {
    if results !== new { results?.removeFromSuperview() }
    results = new
    if let new, new.superview !== self { addSubview(new) }
    isHidden = new == nil && !isDark
    shade.isHidden = !isDark
    shade.alpha = isDark ? 1 : 0
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    results?.frame = bounds
  }
}
