import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Groups of a navigation bar's buttons, its back action and the menu of its title.
@MainActor
struct BarGroupTests {
  private let fixture = NavigationFixture()
  private let diary = Diary()

  private final class Diary { var lines: [String] = [] }

  private var item: UINavigationItem { fixture.first.navigationItem }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [diary] _ in diary.lines.append(title) })
  }

  private func left(of text: String) -> CGFloat? {
    fixture.navigation.navigationBar.label(saying: text).map { $0.convert(CGPoint.zero, to: nil).x }
  }

  private func tap(_ text: String) throws {
    let label = try #require(fixture.window.label(saying: text))
    fixture.tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
    fixture.run(for: 1)
  }

  @Test func groupsAreShownInReadingOrder() throws {
    item.leadingItemGroups = [.fixedGroup(items: [button("A"), button("B")])]
    let trailing = UIBarButtonItemGroup(barButtonItems: [button("C"), button("D")], representativeItem: nil)
    item.trailingItemGroups = [trailing, button("E").creatingFixedGroup()]
    item.pinnedTrailingGroup = button("F").creatingMovableGroup(customizationIdentifier: "f")
    fixture.run(for: 0.1)
    let places = ["A", "B", "C", "D", "E", "F"].compactMap(left)
    expectEqual(places.count, 6)
    expectEqual(places, places.sorted())
    try tap("D")
    expectEqual(diary.lines, ["D"])
    expectIdentical(trailing.barButtonItems[0].buttonGroup, trailing)
    trailing.isHidden = true
    fixture.run(for: 0.1)
    expectNil(left(of: "C"))
    item.rightBarButtonItem = button("G")
    fixture.run(for: 0.1)
    expectTrue(item.trailingItemGroups.isEmpty)
    expectTrue(left(of: "G") != nil && left(of: "E") == nil && left(of: "F") != nil)
    expectTrue(
      UIBarButtonItemGroup.optionalGroup(
        customizationIdentifier: "x", inDefaultCustomization: false, items: []
      ).isHidden)
  }

  @Test func buttonsOfTheMiddleAreInAMenuOnAPhone() throws {
    item.centerItemGroups = [.fixedGroup(items: [button("Middle")])]
    fixture.run(for: 0.1)
    expectNil(left(of: "Middle"))
    fixture.tap(CGPoint(x: 390 - 24, y: 72))
    fixture.run(for: 1)
    try tap("Middle")
    expectEqual(diary.lines, ["Middle"])
  }

  @Test func theBackActionReplacesGoingBack() throws {
    let second = fixture.page("second")
    second.navigationItem.backAction = UIAction(title: "Leave") { [diary] _ in diary.lines.append("back") }
    fixture.navigation.pushViewController(second, animated: false)
    fixture.run(for: 0.1)
    try tap("Leave")
    expectEqual(diary.lines, ["back"])
    expectIdentical(fixture.navigation.topViewController, second)
    second.navigationItem.backAction = nil
    fixture.run(for: 0.1)
    try tap("first")
    expectIdentical(fixture.navigation.topViewController, fixture.first)
    item.backAction = UIAction { [diary] _ in diary.lines.append("root") }
    fixture.run(for: 0.1)
    try tap("Back")
    expectEqual(diary.lines, ["back", "root"])
  }

  @Test func theTitleOpensItsMenu() throws {
    item.titleMenuProvider = { [diary] suggested in
      diary.lines.append("\(suggested.count)")
      return UIMenu(children: [UIAction(title: "Rename") { _ in diary.lines.append("rename") }])
    }
    fixture.run(for: 0.1)
    try tap("first")
    try tap("Rename")
    expectEqual(diary.lines, ["0", "rename"])
    item.titleMenuProvider = nil
    fixture.run(for: 0.1)
    try tap("first")
    expectEqual(diary.lines.count, 2)
  }

  @Test func elementsOfAMenuAreBesideEachOther() throws {
    let names = ["One", "Two", "Three"]
    let actions = names.map { name in UIAction(title: name) { [diary] _ in diary.lines.append(name) } }
    let strip = UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions)
    let more = UIBarButtonItem(title: "More", menu: UIMenu(children: [strip, UIAction(title: "Row") { _ in }]))
    item.rightBarButtonItem = more
    fixture.run(for: 0.1)
    try tap("More")
    let labels = try names.map { try #require(fixture.window.label(saying: $0)).convert(CGPoint.zero, to: nil) }
    expectEqual(Set(labels.map(\.y)).count, 1)
    expectEqual(labels.map(\.x), labels.map(\.x).sorted())
    expectGreater(try #require(fixture.window.label(saying: "Row")).convert(CGPoint.zero, to: nil).y, labels[0].y)
    try tap("Two")
    expectEqual(diary.lines, ["Two"])
    expectEqual(strip.replacingChildren([]).preferredElementSize, .medium)
    expectEqual(UIMenu().preferredElementSize, .automatic)
  }
}
