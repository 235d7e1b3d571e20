import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Suggestions of a search controller, tapped as a finger would.
@MainActor
struct SearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions =
        text.isEmpty
        ? ["apple", "banana"].map {
          UISearchSuggestionItem(localizedSuggestion: $0, iconImage: UIImage(systemName: "star"))
        }
        : nil
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  private let fixture = NavigationFixture(largeTitles: true)
  private let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()

  init() {
    search.searchResultsUpdater = updater
    fixture.first.navigationItem.searchController = search
    fixture.run(for: 0.1)
  }

  private func point(of text: String) -> CGPoint? {
    func find(in view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.isHidden ? nil : view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: fixture.window).map { $0.convert(CGPoint(x: 5, y: $0.bounds.midY), to: nil) }
  }

  @Test func aTappedSuggestionReachesTheUpdater() throws {
    fixture.device.becomeCurrent()
    expectNil(point(of: "banana"), "not before the search begins")
    search.isActive = true
    fixture.run(for: 1)
    let banana = try #require(point(of: "banana"))
    let apple = try #require(point(of: "apple"))
    expectEqual(banana.y - apple.y, 44, "rows of a plain list")
    fixture.tap(banana)
    fixture.run(for: 0.3)
    expectEqual(updater.chosen, ["banana"])
  }

  @Test func suggestionsDisappearWithTextAndAtTheEnd() throws {
    search.isActive = true
    fixture.run(for: 1)
    fixture.type("a")
    fixture.run(for: 0.1)
    expectNil(point(of: "apple"))
    search.isActive = false
    fixture.run(for: 1)
    expectNil(point(of: "apple"), "the updater sets suggestions as the search ends, too")
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    search.isActive = true
    fixture.run(for: 1)
    expectNil(point(of: "apple"))
  }

  @Test func itemsKeepTheirValues() {
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "a"), localizedDescription: "b")
    expectEqual(item.localizedSuggestion, "a")
    expectEqual(item.localizedDescription, "b")
    expectNil(item.iconImage)
    expectNil(item.representedObject)
  }
}
