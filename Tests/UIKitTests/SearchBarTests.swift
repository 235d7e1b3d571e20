import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

@MainActor
private final class SearchDiary: NSObject, UISearchBarDelegate {
  var lines: [String] = []
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("begin?")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("began") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    lines.append("end?")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append("text “\(searchText)”") }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    lines.append("change? \(range.location),\(range.length) “\(text)”")
    return text != "#"
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { lines.append("bookmark") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    lines.append("scope \(selectedScope)")
  }
}

@MainActor
struct SearchBarTests {
  private let harness: TestDevice
  private let bar = UISearchBar(frame: rect(0, 0, 320, 56))
  private let diary = SearchDiary()

  init() {
    harness = TestDevice(size: CGSize(width: 320, height: 400))
    bar.delegate = diary
    harness.window.addSubview(bar)
    harness.frame(at: 0)
  }

  /// In place of a navigation bar's title, the bar shows only its field, with icon and text.
  @Test(arguments: [false, true])
  func asATitleTheBarShowsItsWholeField(_ isSized: Bool) throws {
    let page = UIViewController()
    let title = UISearchBar()
    title.placeholder = "Find"
    if isSized { title.sizeToFit() }
    page.navigationItem.titleView = title
    harness.window.rootViewController = UINavigationController(rootViewController: page)
    harness.frame(at: 0.1)
    let field = title.searchTextField
    let bar = try #require(page.navigationController?.navigationBar)
    expectEqual(field.bounds.height, 36)
    expectClose(field.convert(field.bounds, to: bar).midY, bar.bounds.midY)
    expectEqual(field.convert(field.bounds, to: bar).minX, 16)
    expectEqual(field.bounds.width, 320 - 32)
    expectContains(harness.drawnTexts(), "Find")
    expectEqual(field.leftView?.alpha, 1)
    page.navigationItem.titleView = nil
    let color = UIColor.red
    title.barTintColor = color
    harness.window.addSubview(title)
    title.frame = rect(0, 100, 320, 56)
    harness.frame(at: 0.2)
    expectEqual(title.searchTextField.frame, rect(8, 10, 304, 36))
  }

  /// The field keeps its height in a bar of an older height.
  @Test(arguments: [(56, 10, 36), (44, 4, 36), (36, 0, 36), (30, 0, 30)] as [(CGFloat, CGFloat, CGFloat)])
  func aLowBarLosesItsPaddingFirst(_ height: CGFloat, _ y: CGFloat, _ field: CGFloat) {
    bar.frame.size.height = height
    harness.frame(at: 0.1)
    expectEqual(bar.searchTextField.frame, rect(8, y, 304, field))
  }

  @Test func partsOfTheFieldMoveByTheirAdjustments() {
    let field = bar.searchTextField
    let (frame, bounds) = (field.frame, field.bounds)
    let (text, icon) = (field.textRect(forBounds: bounds), field.leftViewRect(forBounds: bounds))
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 1)
    bar.setPositionAdjustment(UIOffset(horizontal: 0, vertical: 5), for: .search)
    harness.frame(at: 0.1)
    expectEqual(field.frame, frame.offsetBy(dx: 3, dy: -2))
    expectEqual(field.textRect(forBounds: bounds).origin, CGPoint(x: text.minX + 8, y: text.minY + 1))
    expectEqual(field.textRect(forBounds: bounds).maxX, text.maxX)
    expectEqual(field.leftViewRect(forBounds: bounds), icon.offsetBy(dx: 0, dy: 5))
    expectEqual(bar.positionAdjustment(for: .search), UIOffset(horizontal: 0, vertical: 5))
    expectEqual(bar.positionAdjustment(for: .clear), .zero)
  }

  @Test func imageOfTheFieldDeterminesItsHeight() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 44)).image { $0.fill(rect(0, 0, 20, 44)) }
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.sizeToFit()
    harness.frame(at: 0.1)
    expectEqual(bar.searchTextField.frame.height, 44)
    expectIdentical(bar.searchFieldBackgroundImage(for: .normal), image)
    expectIdentical(bar.searchTextField.background, image)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    bar.sizeToFit()
    harness.frame(at: 0.2)
    expectEqual(bar.searchTextField.frame.height, 36)
    expectEqual(bar.searchTextField.borderStyle, .roundedRect)
  }

  /// Methods that a delegate does not have leave the search bar as it is without one.
  @Test func aDelegateWithoutMethodsAllowsEverything() {
    final class Silent: NSObject, UISearchBarDelegate {}
    let silent = Silent()
    bar.delegate = silent
    bar.becomeFirstResponder()
    harness.type("ab")
    expectEqual(bar.text, "ab")
    bar.resignFirstResponder()
    expectFalse(bar.searchTextField.isFirstResponder)
  }

  /// The button gives way to the text while the user edits it.
  @Test func aPromptIsALineAboveTheField() {
    let field = bar.searchTextField.frame
    bar.prompt = "Books"
    expectEqual(bar.intrinsicContentSize.height, 75)
    bar.frame.size.height = 75
    bar.layoutIfNeeded()
    expectEqual(bar.searchTextField.frame, field.offsetBy(dx: 0, dy: 19))
    bar.prompt = nil
    expectEqual(bar.intrinsicContentSize.height, 56)
  }

  /// Tokens are in front of the text, take the placeholder's place, and end with the Delete key before the text does.
  @Test func tokensStandBeforeTheText() {
    let field = bar.searchTextField
    bar.placeholder = "Search"
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = [
      UISearchToken(icon: nil, text: "Fruit"), UISearchToken(icon: UIImage(systemName: "star"), text: "New"),
    ]
    harness.run(for: 0.1)
    #expect(field.textRect(forBounds: field.bounds).minX > start + 60)
    bar.becomeFirstResponder()
    harness.run(for: 0.1)
    harness.type("a")
    harness.key(.keyboardDeleteOrBackspace)
    expectEqual(field.tokens.map(\.text), ["Fruit", "New"], "the text goes first")
    _ = diary.read()
    harness.key(.keyboardDeleteOrBackspace)
    expectEqual(field.tokens.map(\.text), ["Fruit"])
    expectEqual(diary.read().last, "text “”", "a search without a token is another search")
    field.allowsDeletingTokens = false
    harness.key(.keyboardDeleteOrBackspace)
    expectEqual(field.tokens.count, 1)
    field.insertToken(UISearchToken(icon: nil, text: "Last"), at: 99)
    field.removeToken(at: 0)
    field.removeToken(at: 7)
    expectEqual(field.tokens.map(\.text), ["Last"])
    field.tokens = []
    expectEqual(field.textRect(forBounds: field.bounds).minX, start)
  }

  @Test func theBookmarkButtonIsAtTheEndOfTheFieldUnlessTheUserEdits() {
    let place = CGPoint(x: 294, y: 28)
    bar.showsBookmarkButton = true
    harness.run(for: 0.1)
    harness.tap(place)
    expectEqual(diary.read(), ["bookmark"])
    bar.becomeFirstResponder()
    harness.run(for: 1)
    expectEqual(diary.read(), ["begin?", "began"])
    harness.tap(place)
    expectEqual(diary.read(), [])
  }

  private func type(_ text: String) {
    for letter in text {
      harness.root.dispatch(.text(TextEvent(.typed(String(letter)), time: harness.root.now)))
    }
  }

  private func tap(_ point: CGPoint) {
    let time = harness.root.now
    harness.frame(at: time + 1)
    harness.root.dispatch(.pointer(PointerEvent(phase: .began, location: point, time: time + 1)))
    harness.root.dispatch(.pointer(PointerEvent(phase: .ended, location: point, time: time + 1)))
    harness.frame(at: time + 1)
  }

  @Test func delegateReceivesTypedText() {
    expectTrue(bar.becomeFirstResponder())
    expectTrue(bar.isFirstResponder)
    expectTrue(bar.searchTextField.isEditing)
    expectEqual(diary.read(), ["begin?", "began"])
    type("a")
    expectEqual(diary.read(), ["change? 0,0 “a”", "text “a”"])
    expectEqual(bar.text, "a")
    type("#")
    expectEqual(diary.read(), ["change? 1,0 “#”"])
    expectEqual(bar.text, "a")
    type("\n")
    expectEqual(diary.read(), ["search"])
    bar.text = ""
    expectEmpty(diary.read())
    // An empty text starts no search.
    type("\n")
    expectEmpty(diary.read())
    #expect(bar.resignFirstResponder() && diary.read() == ["end?", "ended"])
  }

  @Test func buttonsClearAndCancel() {
    bar.text = "abc"
    bar.showsCancelButton = true
    harness.frame(at: 0.1)
    let clear = bar.searchTextField.convert(
      bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds).center, to: nil)
    tap(clear)
    expectEqual(diary.read(), ["text “”", "begin?", "began"])
    expectEqual(bar.text, "")
    tap(CGPoint(x: 290, y: 28))
    expectEqual(diary.read(), ["cancel"])
  }

  @Test(arguments: [false, true])
  func barIs56PointsHighWithFieldBesideCancel(isMirrored: Bool) {
    bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    harness.frame(at: 0.1)
    expectEqual(bar.intrinsicContentSize.height, 56)
    expectEqual(bar.searchTextField.frame, rect(8, 10, 304, 36))
    bar.setShowsCancelButton(true, animated: true)
    harness.frame(at: 0.2)
    let field = bar.searchTextField.frame
    #expect(field.width < 260 && (isMirrored ? field.maxX == 312 : field.minX == 8))
    bar.setShowsCancelButton(false, animated: false)
    harness.frame(at: 0.3)
    expectEqual(bar.searchTextField.frame, rect(8, 10, 304, 36))
  }

  @Test func fieldAvoidsTheNotch() {
    harness.root.environment.safeArea = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 30)
    harness.frame(at: 0.1)
    expectEqual(bar.searchTextField.frame, rect(55, 10, 227, 36))
    harness.root.environment.safeArea = .zero
    harness.frame(at: 0.2)
    expectEqual(bar.searchTextField.frame, rect(8, 10, 304, 36))
  }

  @Test func scopesAreBelowTheField() throws {
    bar.scopeButtonTitles = ["All", "New", "Old"]
    expectEqual(bar.intrinsicContentSize.height, 56)
    bar.showsScopeBar = true
    expectEqual(bar.intrinsicContentSize.height, 96)
    bar.selectedScopeButtonIndex = 1
    bar.sizeToFit()
    harness.frame(at: 0.1)
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    expectEqual(scopes.frame, rect(8, 54, 304, 32))
    expectEqual(scopes.selectedSegmentIndex, 1)
    tap(scopes.convert(CGPoint(x: 290, y: 16), to: nil))
    expectEqual(diary.read(), ["scope 2"])
    expectEqual(bar.selectedScopeButtonIndex, 2)
  }
}
