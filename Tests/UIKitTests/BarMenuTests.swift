import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKit

import UIKitCore
import TestSupport

/// Menus of a navigation bar's buttons.
@MainActor
struct BarMenuTests {
  private let fixture = NavigationFixture()
  private var diary = Diary()

  private final class Diary { var lines: [String] = [] }

  private func show(_ item: UIBarButtonItem) throws -> CGPoint {
    fixture.first.navigationItem.rightBarButtonItem = item
    fixture.run(for: 0.1)
    let label = try #require(fixture.navigation.navigationBar.label(saying: item.title ?? ""))
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  private func press(_ point: CGPoint, for seconds: TimeInterval) {
    fixture.touch(.began, at: point)
    fixture.run(for: seconds)
    fixture.touch(.ended, at: point)
    fixture.run(for: 1)
  }

  private var menu: UIMenu {
    UIMenu(children: [UIAction(title: "Sort") { [diary] _ in diary.lines.append("sort") }])
  }

  @Test func aTapOpensTheMenu() throws {
    let location = try show(UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: menu))
    press(location, for: 0.05)
    let row = try #require(fixture.window.label(saying: "Sort"))
    press(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil), for: 0.05)
    expectEqual(diary.lines, ["sort"])
    expectNil(fixture.window.label(saying: "Sort"))
  }

  @Test func buttonWithActionOpensMenuOnLongPress() throws {
    let action = UIAction { [diary] _ in diary.lines.append("tap") }
    let location = try show(UIBarButtonItem(title: "More", primaryAction: action, menu: menu))
    press(location, for: 0.05)
    expectEqual(diary.lines, ["tap"])
    expectNil(fixture.window.label(saying: "Sort"))
    press(location, for: 1)
    expectEqual(diary.lines, ["tap"])
    expectNotNil(fixture.window.label(saying: "Sort"))
  }

  /// An item that is on screen follows an action that it is given, and the titles of later ones.
  @Test func anActionThatComesLaterIsPerformed() throws {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    _ = try show(item)
    for title in ["Go on", "Stop"] {
      item.primaryAction = UIAction(title: title) { [diary] _ in diary.lines.append(title) }
      press(try show(item), for: 0.05)
    }
    expectEqual(diary.lines, ["Go on", "Stop"])
  }

  @Test func withoutTargetAndActionATapDoesNothing() throws {
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    expectEqual(item.style, .done)
    expectEqual(item.title, "Done")
    press(try show(item), for: 0.05)
    expectEmpty(diary.lines)
    expectEqual(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title, "Cancel")
  }
}
