import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitControls
import UIKitCore

/// Menus of editing commands that an app presents beside content of a view.
@MainActor
struct EditMenuInteractionTests {
  private final class Note: UIView, UIEditMenuInteractionDelegate {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      NSStringFromSelector(action) == "copy:"
    }
    override func copy(_ sender: Any?) { log.append("copy") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(configuration.identifier)")
      let own = UIAction(title: "Translate") { [weak self] _ in self?.log.append("translate") }
      let more = UIMenu(
        title: "More", children: [UIAction(title: "Look Up") { [weak self] _ in self?.log.append("look") }])
      return UIMenu(children: suggestedActions + [own, more])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: CGSize(width: 40, height: 20)) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present")
      animator.addCompletion { [weak self] in self?.log.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
  }

  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let note = Note(frame: rect(20, 300, 350, 200))
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: note)

    init() {
      device.window.addSubview(note)
      note.addInteraction(interaction)
      step()
    }

    var callout: CalloutView? { device.window.subviews.lazy.compactMap { $0 as? CalloutView }.first }

    var buttons: [UIButton] {
      func inside(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? inside($0) }
      }
      return callout.map(inside) ?? []
    }

    func choose(_ title: String) {
      guard let button = buttons.first(where: { $0.title(for: .normal) == title }) else { return }
      tap(button.convert(button.bounds.center, to: device.window))
      run(for: 1)
    }
  }

  @Test func theDelegateSuppliesTheMenuAndItsPlace() throws {
    let phone = Phone()
    phone.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "note", sourcePoint: CGPoint(x: 100, y: 50)))
    phone.run(for: 1)
    expectEqual(phone.note.log, ["menu note", "present", "presented"])
    expectEqual(phone.buttons.map { $0.title(for: .normal) }, ["Copy", "Translate", "More"])
    let frame = try #require(phone.callout).frame
    expectEqual(frame.maxY, 300 + 50 - 8)
    expectClose(frame.midX, 20 + 100 + 20, within: 1)
    expectEqual(phone.interaction.location(in: phone.note), CGPoint(x: 100, y: 50))
    phone.choose("Copy")
    expectEqual(phone.note.log.suffix(2), ["dismiss", "copy"])
    expectNil(phone.callout)
  }

  @Test func aSubmenuReplacesTheMenu() {
    let phone = Phone()
    phone.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50)))
    phone.run(for: 1)
    phone.choose("More")
    expectEqual(phone.buttons.map { $0.title(for: .normal) }, ["Look Up"])
    phone.choose("Look Up")
    expectEqual(phone.note.log.suffix(2), ["dismiss", "look"])
  }

  @Test func aTouchElsewhereDismissesTheMenu() async {
    let phone = Phone()
    phone.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50)))
    phone.run(for: 1)
    phone.tap(CGPoint(x: 300, y: 800))
    // The menu disappears once the event has been passed on.
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    phone.run(for: 1)
    expectNil(phone.callout)
    expectEqual(phone.note.log.last, "dismiss")
    phone.note.removeInteraction(phone.interaction)
    phone.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    expectNil(phone.callout, "an interaction without a view shows nothing")
  }
}
