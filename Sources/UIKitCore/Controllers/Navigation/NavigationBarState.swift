import Foundation
import Geometry

/// The state of a bar over one page at its present scroll offset.
struct NavigationBarState: Equatable {
  /// The height of the row with title and buttons, in points; 0 without a bar.
  var row: CGFloat = 0
  /// The visible height of the large title.
  var extra: CGFloat = 0
  /// The distance that the content is pulled down beyond its start. The large title moves along.
  var stretch: CGFloat = 0
  /// The full height of the large title; 0 without one.
  var largest: CGFloat = 0
  /// The visible height of the search bar below, which is the first to disappear.
  var search: CGFloat = 0
  /// The distance that the row has moved up during a search.
  var raised: CGFloat = 0
  /// The opacity of the background, from 0, while the content is at its start, to 1.
  var backdrop: CGFloat = 0

  /// The share of the background's opacity that its line has: 0 for a boundary without a line.
  var line: CGFloat = 1

  /// The height that covers content.
  var height: CGFloat { row + extra + search }

  /// The opacity of the small title, which replaces a large one that has nearly disappeared.
  var titleAlpha: CGFloat { largest > 0 ? ((Self.titleShown - extra) / Self.titleFade).unitClamped : 1 }

  /// The visible height at which a large title of 34 points is fully below the row.
  private static let titleShown: CGFloat = 14
  private static let titleFade: CGFloat = 10

  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom != .pad ? 32 : 44
  }

  /// Returns the interpolation between two states.
  static func mix(_ from: NavigationBarState, _ to: NavigationBarState, share: CGFloat) -> NavigationBarState {
    func between(_ part: KeyPath<NavigationBarState, CGFloat>) -> CGFloat {
      from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * share
    }
    return NavigationBarState(
      row: between(\.row), extra: between(\.extra), stretch: between(\.stretch), largest: between(\.largest),
      search: between(\.search), raised: between(\.raised), backdrop: between(\.backdrop), line: between(\.line))
  }
}

/// The heights of the parts of a bar over one page at its start.
struct NavigationBarHeights: Equatable {
  /// The height of the row with title and buttons, in points; 0 without one.
  var row: CGFloat = 0
  /// The height of the large title; 0 without one.
  var largest: CGFloat = 0
  /// The height of the search bar; 0 without one.
  var search: CGFloat = 0
  /// Whether the search bar disappears when content is scrolled.
  var hidesSearch = true
  /// The height of a row that is hidden during a search.
  var raised: CGFloat = 0

  var height: CGFloat { row + largest + search }
  var collapsingSearch: CGFloat { hidesSearch ? search : 0 }
}
