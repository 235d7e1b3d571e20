import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

/// The menu of editing commands: what it offers, where it is, and what it reports.
@MainActor
@Suite(.serialized) struct MenuControllerTests {
  /// A responder that performs some of the commands.
  private final class Page: UIView {
    var allowed: Set<String> = ["copy:", "selectAll:", "cut:", "paste:", "select:", "delete:"]
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allowed.contains(NSStringFromSelector(action))
    }
    override func cut(_ sender: Any?) { log.append("cut") }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func paste(_ sender: Any?) { log.append("paste") }
    override func delete(_ sender: Any?) { log.append("delete") }
    override func select(_ sender: Any?) { log.append("select") }
    override func selectAll(_ sender: Any?) { log.append("selectAll") }
  }

  @MainActor
  private final class Phone: Fixture {
    let device = TestDevice(
      size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let page = Page(frame: rect(0, 0, 390, 844))
    let menu = UIMenuController.shared
    var posted: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init() {
      window.addSubview(page)
      step()
      menu.menuItems = nil
      menu.arrowDirection = .default
      for name in [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ] {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { [weak self] note in
            let (name, isVisible) = (
              note.name.rawValue, MainActor.assumeIsolated { UIMenuController.shared.isMenuVisible }
            )
            MainActor.assumeIsolated {
              self?.posted.append(
                name.replacing("UIMenuController", with: "").replacing("MenuNotification", with: "") + " \(isVisible)")
            }
          })
      }
    }

    func end() {
      menu.setMenuVisible(false, animated: false)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    var buttons: [UIButton] {
      func inside(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? inside($0) }
      }
      return window.subviews.filter { $0 is CalloutView }.flatMap(inside)
    }
    var titles: [String?] { buttons.map { $0.title(for: .normal) } }
  }

  @Test func theMenuOffersWhatAResponderPerforms() {
    let phone = Phone()
    defer { phone.end() }
    let commands = [
      ("cut:", "Cut"), ("copy:", "Copy"), ("paste:", "Paste"), ("delete:", "Delete"), ("select:", "Select"),
      ("selectAll:", "Select All"),
    ]
    phone.menu.showMenu(from: phone.page, rect: rect(100, 400, 50, 20))
    expectEqual(phone.titles, commands.map(\.1))
    for (index, (name, title)) in commands.enumerated() {
      phone.page.allowed = [name]
      phone.menu.showMenu(from: phone.page, rect: rect(100, 400, 50, 20))
      expectEqual(phone.titles, [title])
      guard let button = phone.buttons.first else { continue }
      phone.tap(button.convert(button.bounds.center, to: phone.window))
      phone.run(for: 1)
      expectEqual(phone.page.log.count, index + 1)
      expectEqual(phone.page.log.last.map { "\($0):" }, name)
      expectFalse(phone.menu.isMenuVisible)
    }
    phone.page.allowed = []
    phone.menu.showMenu(from: phone.page, rect: rect(100, 400, 50, 20))
    expectFalse(phone.menu.isMenuVisible, "a menu without commands is not shown")
  }

  @Test func theFirstResponderComesBeforeTheTarget() {
    let phone = Phone()
    defer { phone.end() }
    let other = Page(frame: rect(0, 700, 100, 40))
    phone.window.addSubview(other)
    (other.allowed, phone.page.allowed) = (["paste:"], ["copy:"])
    phone.menu.showMenu(from: phone.page, rect: rect(100, 400, 50, 20))
    expectEqual(phone.titles, ["Copy"])
    other.becomeFirstResponder()
    phone.menu.update()
    expectEqual(phone.titles, ["Paste"])
  }

  @Test func appsAddTheirCommands() {
    let phone = Phone()
    defer { phone.end() }
    let item = UIMenuItem(title: "Star", action: Selector("star:"))
    expectEqual([item.title, item.action.description], ["Star", "star:"])
    phone.menu.menuItems = [item, UIMenuItem(title: "Other", action: Selector("other:"))]
    phone.page.allowed = ["copy:", "star:"]
    phone.menu.showMenu(from: phone.page, rect: rect(100, 400, 50, 20))
    expectEqual(phone.titles, ["Copy", "Star"])
  }

  @Test func notificationsSurroundAppearanceAndDisappearance() async {
    let phone = Phone()
    defer { phone.end() }
    let other = UIView()
    phone.menu.update()
    phone.menu.hideMenu()
    expectEqual(phone.posted, [])
    phone.menu.showMenu(from: phone.page, rect: rect(100, 400, 50, 20))
    expectEqual(phone.posted, ["WillShow false", "DidShow true"])
    phone.menu.showMenu(from: phone.page, rect: rect(100, 500, 50, 20))
    phone.menu.update()
    phone.menu.hideMenu(from: other)
    expectEqual(phone.posted.count, 2, "the menu stays")
    phone.menu.hideMenu(from: phone.page)
    expectEqual(phone.posted.dropFirst(2), ["WillHide true", "DidHide false"])
    expectEqual(phone.menu.menuFrame, .zero)
    phone.menu.setTargetRect(rect(10, 300, 20, 20), in: phone.page)
    phone.menu.setMenuVisible(true, animated: false)
    expectTrue(phone.menu.isMenuVisible)
    // A touch beside the menu hides it, and reaches the view.
    phone.tap(CGPoint(x: 200, y: 700))
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    phone.run(for: 1)
    expectEqual(phone.posted.dropFirst(4), ["WillShow false", "DidShow true", "WillHide true", "DidHide false"])
    expectEqual(phone.window.subviews.count, 1)
  }

  /// The plate is 44 points high, 8 beside its target, and 8 from the safe area's sides.
  @Test func theMenuIsBesideItsTarget() {
    let phone = Phone()
    defer { phone.end() }
    phone.page.allowed = ["copy:", "paste:"]
    func frame(_ target: CGRect, _ direction: UIMenuController.ArrowDirection = .default) -> CGRect {
      phone.menu.arrowDirection = direction
      phone.menu.showMenu(from: phone.page, rect: target)
      expectEqual(phone.menu.menuFrame.height, 44)
      return phone.menu.menuFrame
    }
    let above = frame(rect(150, 400, 60, 20))
    expectEqual(above.maxY, 392)
    expectEqual(above.midX, 180)
    let least: CGFloat = 47 + 8 + 44 + 8
    expectEqual(frame(rect(150, least, 60, 20)).minY, 55)
    expectEqual(frame(rect(150, least - 1, 60, 20)).minY, least - 1 + 20 + 8)
    expectEqual(frame(rect(150, 400, 60, 20), .up).minY, 428)
    expectEqual(frame(rect(150, 400, 60, 20), .down).maxY, 392)
    expectEqual(frame(rect(150, 40, 60, 790)).maxY, 844 - 34 - 8)
    expectEqual(frame(rect(0, 400, 4, 4)).minX, 8)
    expectEqual(frame(rect(386, 400, 4, 4)).maxX, 382)
    phone.page.allowed = ["copy:", "selectAll:", "cut:", "paste:", "select:", "delete:"]
    phone.menu.menuItems = (0..<6).map { _ in UIMenuItem(title: "A long title", action: Selector("copy:")) }
    let wide = frame(rect(150, 400, 60, 20))
    expectEqual([wide.minX, wide.width], [8, 374])
    let scroll = phone.window.subviews.lazy.compactMap { $0 as? CalloutView }.first?.subviews.first as? UIScrollView
    expectGreater(scroll?.contentSize.width ?? 0, 374)
    expectEqual(scroll?.contentSize.height, 44)
  }

  @Test func directionsHaveTheirRawValues() {
    let directions: [UIMenuController.ArrowDirection] = [.default, .up, .down, .left, .right]
    expectEqual(directions.map(\.rawValue), [0, 1, 2, 3, 4])
  }
}
