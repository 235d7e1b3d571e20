import Foundation
import Geometry

/// How a bar stands over one page, as it is scrolled.
struct NavigationBarState: Equatable {
  /// Of the row with title and buttons, in points; 0 without a bar.
  var row: CGFloat = 0
  /// What is seen of the room for the large title.
  var extra: CGFloat = 0
  /// How far the content is pulled down beyond its start; the large title goes along.
  var stretch: CGFloat = 0
  /// The room for the large title when all of it is seen; 0 without one.
  var largest: CGFloat = 0
  /// What is seen of the search bar below that; the first to give way.
  var search: CGFloat = 0
  /// How far the row has gone up out of sight, while one searches.
  var raised: CGFloat = 0
  /// How much of the background shows, 0 ... 1: none while the content lies at its start.
  var backdrop: CGFloat = 0

  /// Down to where content is covered.
  var height: CGFloat { row + extra + search }

  /// The small title stands in for a large one that has nearly gone.
  var titleAlpha: CGFloat { largest > 0 ? ((Self.titleShown - extra) / Self.titleFade).unitClamped : 1 }

  /// A large title of 34 points has gone under the row when so much is left of its room.
  private static let titleShown: CGFloat = 14
  private static let titleFade: CGFloat = 10

  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom != .pad ? 32 : 44
  }

  /// What lies between two states.
  static func mix(_ from: NavigationBarState, _ to: NavigationBarState, share: CGFloat) -> NavigationBarState {
    func between(_ part: KeyPath<NavigationBarState, CGFloat>) -> CGFloat {
      from[keyPath: part] + (to[keyPath: part] - from[keyPath: part]) * share
    }
    return NavigationBarState(
      row: between(\.row), extra: between(\.extra), stretch: between(\.stretch), largest: between(\.largest),
      search: between(\.search), raised: between(\.raised), backdrop: between(\.backdrop))
  }
}

/// How much room a bar has over one page when nothing is scrolled.
struct NavigationBarRoom: Equatable {
  /// Of the row with title and buttons, in points; 0 without one.
  var row: CGFloat = 0
  /// For the large title; 0 without one.
  var largest: CGFloat = 0
  /// For the search bar; 0 without one.
  var search: CGFloat = 0
  /// The search bar gives way to content.
  var hidesSearch = true
  /// How high the row would be that has made room for searching.
  var raised: CGFloat = 0

  var height: CGFloat { row + largest + search }
  var collapsingSearch: CGFloat { hidesSearch ? search : 0 }
}
