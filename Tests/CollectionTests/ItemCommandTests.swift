import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitControls
@testable import UIKitCore

/// The menu of editing commands that a long press on an item or row shows.
@MainActor
@Suite(.serialized) struct ItemCommandTests {
  private final class Commands: NSObject, UICollectionViewDelegate, UITableViewDelegate {
    var log: [String] = []
    var allowed = ["copy:", "paste:"]

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 3
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { allowed.contains(NSStringFromSelector(action)) }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action) \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { allowed.contains(NSStringFromSelector(action)) }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("\(action) row \(indexPath.row)") }
  }

  private func phone(_ delegate: Commands) -> ListPhone {
    let phone = ListPhone(.init(appearance: .plain), counts: [5]) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "\(path.item)"
      cell.contentConfiguration = content
    }
    phone.collectionView.delegate = delegate
    return phone
  }

  private func press(_ phone: some Fixture, at point: CGPoint) {
    phone.touch(.began, at: point)
    phone.run(for: 1)
    phone.touch(.ended, at: point)
    phone.run(for: 0.1)
  }

  private func titles(_ window: UIWindow) -> [String] {
    func buttons(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
    }
    let callout = window.subviews.first { $0 is CalloutView }
    return callout.map { buttons($0).compactMap { $0.title(for: .normal) } } ?? []
  }

  @Test func aLongPressOffersTheCommandsThatTheDelegateAllows() throws {
    let commands = Commands()
    let phone = phone(commands)
    defer { UIMenuController.shared.hideMenu() }
    press(phone, at: CGPoint(x: 100, y: 60))
    expectEqual(titles(phone.root.window), ["Copy", "Paste"])
    expectFalse(try phone.cell(1).isHighlighted)
    let callout = try #require(phone.root.window.subviews.first { $0 is CalloutView })
    phone.tap(CGPoint(x: callout.frame.minX + 20, y: callout.frame.midY))
    phone.run(for: 1)
    expectEqual(commands.log, ["copy: 1"])
    expectFalse(UIMenuController.shared.isMenuVisible)
  }

  @Test func itemsWithoutAMenuOrCommandsShowNone() {
    let commands = Commands()
    let phone = phone(commands)
    press(phone, at: CGPoint(x: 100, y: 44 * 3 + 20))
    expectEqual(titles(phone.root.window), [])
    commands.allowed = []
    press(phone, at: CGPoint(x: 100, y: 60))
    expectEqual(titles(phone.root.window), [])
  }

  @Test func rowsOfTablesHaveTheSameMenu() throws {
    let commands = Commands()
    let phone = TablePhone(source: TableSource([["a", "b", "c"]]))
    phone.table.delegate = commands
    defer { UIMenuController.shared.hideMenu() }
    try press(phone, at: phone.center(2))
    expectEqual(titles(phone.root.window), ["Copy", "Paste"])
    let callout = try #require(phone.root.window.subviews.first { $0 is CalloutView })
    phone.tap(CGPoint(x: callout.frame.maxX - 20, y: callout.frame.midY))
    phone.run(for: 1)
    expectEqual(commands.log.first, "paste: row 2")
  }
}
