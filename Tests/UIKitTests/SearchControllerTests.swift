import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

@MainActor
private final class SearchLog: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  var lines: [String] = []
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update “\(searchController.searchBar.text ?? "")” \(searchController.isActive)")
  }
  func willPresentSearchController(_ searchController: UISearchController) { lines.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { lines.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { lines.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { lines.append("did dismiss") }
}

/// A status bar of 50 points, a row of 44, a large title of 52 and a search bar of 52: 198 in all.
@MainActor
struct SearchControllerTests {
  private let fixture: NavigationFixture
  private let search: UISearchController
  private let log = SearchLog()
  private var scrollView: UIScrollView { fixture.first.scrollView }
  private var bar: UINavigationBar { fixture.navigation.navigationBar }

  init() {
    fixture = NavigationFixture(largeTitles: true)
    search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = log
    search.delegate = log
    fixture.first.navigationItem.searchController = search
    fixture.run(for: 0.1)
  }

  /// The field has the line height of body text, 22 points at the default size and 62 at the largest, and 14 around it.
  @Test(
    arguments: [
      (.extraSmall, 36), (.large, 36), (.accessibilityMedium, 48), (.accessibilityExtraExtraExtraLarge, 76),
    ] as [(UIContentSizeCategory, CGFloat)])
  func barGrowsWithTextSize(category: UIContentSizeCategory, height: CGFloat) {
    fixture.root.environment.preferredContentSizeCategory = category
    fixture.run(for: 0.05)
    let field = search.searchBar.searchTextField
    expectEqual(search.searchBar.bounds.height, 1 + height + 15)
    expectEqual(field.bounds.height, height)
    expectEqual(
      field.font?.pointSize,
      UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: field.traitCollection
      ).pointSize)
    expectEqual(fixture.first.view.safeAreaInsets.top, 50 + bar.frame.height)
    fixture.root.environment.preferredContentSizeCategory = .large
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 148)
    expectEqual(scrollView.contentOffset.y, -198)
  }

  @Test func barIsBelowTheLargeTitle() {
    expectEqual(bar.frame, rect(0, 50, 390, 148))
    expectEqual(scrollView.contentOffset.y, -198)
    expectEqual(search.searchBar.convert(search.searchBar.bounds, to: nil), rect(0, 146, 390, 52))
    expectEqual(search.searchBar.placeholder, "Search")
    fixture.first.navigationItem.searchController = nil
    fixture.run(for: 0.1)
    expectEqual(bar.frame.height, 96)
    expectNil(search.searchBar.window)
  }

  @Test(arguments: [0, 20, 52, 70, 104, 300] as [CGFloat])
  func searchBarCollapsesBeforeTheTitle(distance: CGFloat) {
    scrollView.contentOffset.y = -198 + distance
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 148 - min(distance, 104))
    expectEqual(search.searchBar.frame.height, max(0, 52 - distance))
    expectEqual(fixture.first.view.safeAreaInsets.top, 198 - min(distance, 104))
    expectEqual(scrollView.contentOffset.y, -198 + distance)
  }

  @Test(arguments: [0, 20, 52, 300] as [CGFloat])
  func searchBarStaysIfHidingIsDisabled(distance: CGFloat) {
    fixture.first.navigationItem.hidesSearchBarWhenScrolling = false
    fixture.run(for: 0.05)
    scrollView.contentOffset.y = -198 + distance
    fixture.run(for: 0.05)
    expectEqual(bar.frame.height, 148 - min(distance, 52))
    expectEqual(search.searchBar.frame.height, 52)
  }

  @Test(arguments: [(18, 0), (40, 52), (66, 52), (90, 104)])
  func scrollEndsWithSearchBarShownOrHidden(distance: CGFloat, rest: CGFloat) {
    fixture.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 590 - distance), in: 1, rest: 0.3)
    fixture.run(for: 2)
    expectEqual(scrollView.contentOffset.y, -198 + rest)
  }

  @Test func activeSearchCoversTheNavigationBar() {
    search.searchBar.becomeFirstResponder()
    expectEqual(log.read(), ["will present", "update “” true", "did present"])
    fixture.run(for: 1)
    expectTrue(search.isActive)
    expectEqual(bar.frame, rect(0, 50, 390, 52))
    expectEqual(scrollView.contentOffset.y, -102)
    expectTrue(search.searchBar.showsCancelButton)
    fixture.root.dispatch(.text(TextEvent(.typed("a"), time: fixture.time)))
    expectEqual(log.read(), ["update “a” true"])
    fixture.root.dispatch(.text(TextEvent(.typed("\n"), time: fixture.time)))
    expectTrue(search.isActive)
    expectFalse(search.searchBar.isFirstResponder)
    expectEqual(search.searchBar.text, "a")
    search.isActive = false
    expectEqual(log.read(), ["will dismiss", "update “” false", "did dismiss"])
    fixture.run(for: 1)
    expectFalse(search.searchBar.showsCancelButton)
    expectEqual(bar.frame, rect(0, 50, 390, 148))
    expectEqual(scrollView.contentOffset.y, -198)
  }

  @Test func navigationBarStaysIfHidingItIsDisabled() {
    search.hidesNavigationBarDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    fixture.run(for: 1)
    expectEqual(bar.frame.height, 148)
    expectFalse(search.searchBar.showsCancelButton)
  }

  @Test func touchOnObscuredContentEndsTheSearch() {
    search.isActive = true
    fixture.run(for: 1)
    #expect(!search.overlay.isHidden && search.overlay.isDescendant(of: fixture.navigation.view))
    fixture.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500), in: 0.05)
    fixture.run(for: 1)
    expectFalse(search.isActive)
    expectTrue(search.overlay.isHidden)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    expectTrue(search.overlay.isHidden)
  }

  @Test func resultsAreShownWhileThereIsText() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    fixture.first.navigationItem.searchController = search
    fixture.run(for: 0.1)
    search.isActive = true
    fixture.run(for: 1)
    expectNil(results.viewIfLoaded?.window)
    fixture.root.dispatch(.text(TextEvent(.typed("a"), time: fixture.time)))
    fixture.run(for: 0.1)
    expectNotNil(results.view.window)
    expectEqual(results.view.bounds.size, fixture.first.view.bounds.size)
    expectEqual(results.view.safeAreaInsets.top, 102)
    search.isActive = false
    fixture.run(for: 1)
    expectNil(results.view.window)
  }

  @Test func pushedPageTakesItsSearchBarAway() {
    fixture.navigation.pushViewController(fixture.page("second"), animated: true)
    fixture.run(for: 1)
    expectEqual(bar.frame.height, 96)
    expectNil(search.searchBar.window)
    fixture.navigation.popViewController(animated: true)
    fixture.run(for: 1)
    expectEqual(bar.frame.height, 148)
    expectNotNil(search.searchBar.window)
  }
}
