import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore
import TestSupport

/// Context menus of items and of accessories.
@MainActor
struct ContextMenuTests {
  /// Returns a menu, from the current delegate method or the older one for a single item.
  final class Menus: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var titles = ["Reply", "Delete"]
    var preview: UITargetedPreview?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { preview }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("items \(indexPaths.map(\.item)) at \(Int(point.x)) \(Int(point.y))")
      return Self.configuration(titles) { [weak self] in self?.log.append($0) }
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will display") }

    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("will end") }

    func collectionView(
      _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("preview") }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }

    static func configuration(
      _ titles: [String], perform: @escaping (String) -> Void
    ) -> UIContextMenuConfiguration? {
      guard !titles.isEmpty else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: titles.map { title in UIAction(title: title) { _ in perform(title) } })
      })
    }
  }

  final class OlderMenus: NSObject, UICollectionViewDelegate {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("item \(indexPath.item)")
      return Menus.configuration(["Open"]) { _ in }
    }
  }

  private func phone(_ delegate: any UICollectionViewDelegate, accessory: UICellAccessory? = nil) -> ListPhone {
    let phone = ListPhone(.init(appearance: .plain), counts: [5]) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "\(path.item)"
      cell.contentConfiguration = content
      cell.accessories = accessory.map { [$0] } ?? []
    }
    phone.collectionView.delegate = delegate
    return phone
  }

  private func press(_ phone: ListPhone, at point: CGPoint) {
    phone.touch(.began, at: point)
    phone.run(for: 1.2)
    phone.touch(.ended, at: point)
    phone.step()
  }

  private func overlay(_ phone: ListPhone) -> MenuOverlay? {
    phone.root.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
  }

  private func row(_ title: String, _ phone: ListPhone) -> CGPoint? {
    let menu = overlay(phone)?.subviews.lazy.compactMap { ($0 as? MenuPlate)?.menu }.last
    guard let row = menu?.rows.first(where: { $0.role.element.title == title }) else { return nil }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: phone.root.window)
  }

  @Test func longPressOnRowOpensMenu() throws {
    let menus = Menus()
    let phone = phone(menus)
    press(phone, at: CGPoint(x: 100, y: 60))
    expectEqual(menus.log, ["items [1] at 100 60", "will display"])
    let cell = try phone.cell(1)
    let lifted = try #require(overlay(phone)?.subviews.lazy.compactMap { $0 as? LiftedPreview }.first)
    expectEqual(lifted.frame, cell.frame)
    expectFalse(cell.isHighlighted)
    expectEqual(cell.alpha, 0)
    phone.tap(try #require(row("Delete", phone)))
    phone.run(for: 1)
    expectEqual(menus.log.suffix(2), ["will end", "Delete"])
    expectNil(overlay(phone))
    #expect(!menus.log.contains { $0.hasPrefix("select") }, "and the press selects nothing")
  }

  @Test func delegateChoosesLiftedPreview() throws {
    let menus = Menus()
    let phone = phone(menus)
    let badge = UIView(frame: CGRect(x: 300, y: 500, width: 40, height: 40))
    phone.root.window.addSubview(badge)
    menus.preview = UITargetedPreview(view: badge)
    press(phone, at: CGPoint(x: 100, y: 60))
    let lifted = try #require(overlay(phone)?.subviews.lazy.compactMap { $0 as? LiftedPreview }.first)
    expectEqual(lifted.frame, badge.frame)
    expectEqual(badge.alpha, 0)
    try expectEqual(phone.cell(1).alpha, 1)
    phone.collectionView.contextMenuInteraction?.dismissMenu()
    phone.run(for: 1)
    expectEqual(badge.alpha, 1)
  }

  @Test func pressOnSelectedItemOpensMenuForSelection() {
    let menus = Menus()
    let phone = phone(menus)
    phone.collectionView.allowsMultipleSelection = true
    for item in [0, 3] { phone.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    press(phone, at: CGPoint(x: 100, y: 20))
    phone.collectionView.contextMenuInteraction?.dismissMenu()
    phone.run(for: 1)
    press(phone, at: CGPoint(x: 100, y: 60))
    phone.collectionView.contextMenuInteraction?.dismissMenu()
    phone.run(for: 1)
    press(phone, at: CGPoint(x: 100, y: 600))
    expectEqual(
      menus.log.filter { $0.hasPrefix("items") },
      [
        "items [0, 3] at 100 20", "items [1] at 100 60", "items [] at 100 600",
      ])
  }

  @Test func singleItemDelegateMethodReceivesOneItem() {
    let menus = OlderMenus()
    let phone = phone(menus)
    press(phone, at: CGPoint(x: 100, y: 600))
    expectEqual(menus.log, [], "not beside the rows")
    expectNil(overlay(phone), "not beside the rows")
    press(phone, at: CGPoint(x: 100, y: 60))
    expectEqual(menus.log, ["item 1"])
    expectNotNil(overlay(phone))
  }

  @Test func withoutAMenuThePressIsAsEver() throws {
    let menus = Menus()
    menus.titles = []
    let phone = phone(menus)
    press(phone, at: CGPoint(x: 100, y: 60))
    expectEqual(menus.log, ["items [1] at 100 60", "select 1"])
  }

  @Test func tapOnLiftedRowPerformsPreviewAction() {
    let menus = Menus()
    let phone = phone(menus)
    press(phone, at: CGPoint(x: 100, y: 60))
    phone.tap(CGPoint(x: 100, y: 60))
    expectEqual(menus.log.suffix(2), ["preview", "will end"])
  }

  @Test func accessoryMenuChoosesOneElement() throws {
    var told: [String] = []
    let menu = UIMenu(
      children: ["Date", "File name", "Size"].map { UIAction(title: $0, state: $0 == "Date" ? .on : .off) { _ in } })
    let accessory = UICellAccessory.popUpMenu(menu) { told += $0.selectedElements.map(\.title) }
    let menus = Menus()
    let phone = phone(menus, accessory: accessory)
    let view = try #require(try phone.cell(0).accessoryStrip.trailing.first)
    let label = try #require(view.subviews.first as? PopUpMenuLabel)
    let narrow = label.intrinsicContentSize.width
    expectShown("Date", in: label)
    phone.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: phone.root.window))
    phone.run(for: 1)
    expectEqual(overlay(phone)?.subviews.contains { $0 is LiftedPreview }, false, "nothing is lifted")
    phone.tap(try #require(row("File name", phone)))
    phone.run(for: 1)
    expectEqual(told, ["File name"])
    expectEqual(menu.selectedElements.map(\.title), ["File name"])
    expectGreater(label.intrinsicContentSize.width, narrow)
    expectShown("File name", in: label)
    expectEqual(menus.log, [], "the row is not selected")
    phone.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: phone.root.window))
    phone.run(for: 1)
    phone.tap(try #require(row("File name", phone)))
    expectEqual(told, ["File name"], "choosing the same again is no change")
  }

  /// The title begins at the leading edge, and the chevrons end at the trailing one, four points behind it.
  private func expectShown(_ title: String, in label: UIView) {
    let (text, arrows) = (
      label.subviews.compactMap { $0 as? UILabel }, label.subviews.compactMap { $0 as? UIImageView }
    )
    expectEqual(text.map(\.text), [title])
    expectEqual(text.first?.frame.minX, 0)
    expectEqual(text.first.map { $0.frame.maxX + 4 }, arrows.first?.frame.minX)
    expectEqual(arrows.first?.frame.maxX, label.bounds.width)
    expectClose(text.first?.frame.midY ?? 0, label.bounds.midY, within: 0.5)
  }
}
