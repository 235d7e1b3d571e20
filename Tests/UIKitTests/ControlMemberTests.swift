import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Calls of controls, bars and menus that few apps make, with the results that UIKit documents.
@MainActor
struct ControlMemberTests {
  private let device = TestDevice.phone()
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }

  private final class Target: NSObject {}
  private final class OwnButton: UIButton {}

  @Test func buttonsAreMadeWithActions() {
    let target = Target()
    let system = OwnButton.systemButton(with: picture, target: target, action: Selector("tapped:"))
    expectTrue(type(of: system) == OwnButton.self)
    expectEqual(system.buttonType, .system)
    expectIdentical(system.image(for: .normal), picture)
    expectEqual(system.actions(forTarget: target, forControlEvent: .touchUpInside), ["tapped:"])
    expectNil(system.actions(forTarget: target, forControlEvent: .touchDown))
    let idle = UIButton.systemButton(with: picture, target: target, action: nil)
    expectEqual(idle.allTargets, [])
    var taps = 0
    let action = UIAction(title: "Go", image: picture) { _ in taps += 1 }
    let framed = UIButton(frame: rect(10, 100, 80, 40), primaryAction: action)
    expectEqual(framed.frame, rect(10, 100, 80, 40))
    expectEqual(framed.title(for: .normal), "Go")
    expectIdentical(framed.image(for: .normal), picture)
    expectEqual(framed.buttonType, .system)
    device.window.addSubview(framed)
    device.frame()
    device.tap(CGPoint(x: 50, y: 120))
    expectEqual(taps, 1)
    expectEqual(UIButton(frame: .zero, primaryAction: nil).buttonType, .custom)
    let typed = UIButton(type: .close, primaryAction: UIAction { _ in taps += 1 })
    expectEqual(typed.buttonType, .close)
    expectLess(abs(typed.intrinsicContentSize.width - 30), 1.5, "the circle of iOS")
    typed.sendActions(for: .primaryActionTriggered)
    expectEqual(taps, 2)
    typed.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 9), forImageIn: .normal)
    expectEqual(
      typed.preferredSymbolConfigurationForImage(in: .normal), UIImage.SymbolConfiguration(pointSize: 9))
  }

  /// A `nil` target or action matches every target or action.
  @Test func targetsAreRemoved() {
    let (one, two) = (Target(), Target())
    func control() -> UIControl {
      let control = UIControl()
      control.addTarget(one, action: Selector("a:"), for: [.touchDown, .touchUpInside])
      control.addTarget(one, action: Selector("b:"), for: .touchDown)
      control.addTarget(two, action: Selector("a:"), for: .touchDown)
      control.addTarget(nil, action: Selector("chain:"), for: .touchDown)
      return control
    }
    func calls(_ control: UIControl, _ event: UIControl.Event = .touchDown) -> [[String]?] {
      [one, two, nil].map { control.actions(forTarget: $0, forControlEvent: event) }
    }
    let all = control()
    expectEqual(all.allTargets.count, 3)
    expectTrue(all.allTargets.contains(one) && all.allTargets.contains(two))
    expectTrue(all.allTargets.contains { $0.base is NSNull }, "the chain")
    expectEqual(all.allControlEvents, [.touchDown, .touchUpInside])
    expectEqual(calls(all), [["a:", "b:"], ["a:"], ["chain:"]])
    all.removeTarget(one, action: Selector("a:"), for: .touchDown)
    expectEqual(calls(all), [["b:"], ["a:"], ["chain:"]])
    expectEqual(calls(all, .touchUpInside), [["a:"], nil, nil], "another event keeps it")
    let without = control()
    without.removeTarget(one, action: nil, for: .allEvents)
    expectEqual(calls(without), [nil, ["a:"], ["chain:"]])
    expectEqual(without.allControlEvents, .touchDown)
    let other = control()
    other.removeTarget(nil, action: Selector("a:"), for: .allEvents)
    expectEqual(calls(other), [["b:"], nil, ["chain:"]])
    let none = control()
    none.removeTarget(nil, action: nil, for: .allEvents)
    expectEqual(none.allTargets, [])
    let twice = control()
    twice.addTarget(one, action: Selector("b:"), for: .touchUpInside)
    expectEqual(calls(twice, .touchUpInside), [["a:", "b:"], nil, nil])
    twice.addTarget(one, action: Selector("c:"), for: [])
    expectEqual(calls(twice), [["a:", "b:"], ["a:"], ["chain:"]])
  }

  @Test func itemsOfBarsAreMadeAndMoved() {
    let target = Target()
    let item = UIBarButtonItem(
      image: picture, landscapeImagePhone: nil, style: .done, target: target, action: Selector("go:"))
    expectIdentical(item.image, picture)
    expectEqual(item.style, .done)
    expectIdentical(item.target, target)
    expectEqual(item.action, Selector("go:"))
    let system = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector("add:"))
    expectIdentical(system.target, target)
    expectEqual(system.action, Selector("add:"))
    let menu = UIMenu(children: [UIAction(title: "a") { _ in }])
    let titled = UIBarButtonItem(title: "Go", image: picture, target: target, action: Selector("go:"), menu: menu)
    expectEqual(titled.title, "Go")
    expectIdentical(titled.image, picture)
    expectIdentical(titled.menu, menu)
    expectEqual(titled.action, Selector("go:"))
    let (near, far) = (UIOffset(horizontal: 1, vertical: 2), UIOffset(horizontal: 3, vertical: 4))
    expectEqual(titled.titlePositionAdjustment(for: .default), .zero)
    expectEqual(titled.backButtonTitlePositionAdjustment(for: .default), .zero)
    titled.setTitlePositionAdjustment(near, for: .default)
    titled.setBackButtonTitlePositionAdjustment(far, for: .default)
    expectEqual(titled.titlePositionAdjustment(for: .default), near)
    expectEqual(titled.backButtonTitlePositionAdjustment(for: .default), far)
    let appearance = UIBarButtonItemAppearance(style: .done)
    for state in [appearance.normal, appearance.highlighted, appearance.disabled] {
      state.titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    let copy = appearance.copy() as? UIBarButtonItemAppearance
    appearance.configureWithDefault(for: .plain)
    for state in [appearance.normal, appearance.highlighted, appearance.disabled] {
      expectEqual(state.titleTextAttributes.count, 0)
    }
    expectEqual([copy?.normal, copy?.highlighted, copy?.disabled].map { $0?.titleTextAttributes.count }, [1, 1, 1])
  }

  @Test func searchBarsHaveOwnIcons() {
    device.becomeCurrent()
    let bar = UISearchBar(frame: rect(0, 100, 390, 56))
    device.window.addSubview(bar)
    device.frame()
    let glass = bar.searchTextField.leftView as? UIImageView
    let usual = glass?.image
    expectNotNil(usual)
    bar.setImage(picture, for: .search, state: .normal)
    expectIdentical(bar.image(for: .search, state: .normal), picture)
    expectNil(bar.image(for: .search, state: .disabled))
    expectIdentical(glass?.image, picture)
    expectEqual(glass?.contentMode, .center)
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 8)).image { _ in }
    bar.setImage(wide, for: .search, state: .normal)
    expectEqual(glass?.contentMode, .scaleAspectFit)
    bar.setImage(nil, for: .search, state: .normal)
    expectEqual(glass?.image, usual)
    expectEqual(glass?.contentMode, .center)
    expectNil(bar.scopeBarButtonTitleTextAttributes(for: .normal))
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    expectEqual(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
    expectNil(bar.scopeBarButtonTitleTextAttributes(for: .normal))
    bar.setBackgroundImage(picture, for: .any, barMetrics: .default)
    expectIdentical(bar.backgroundImage(for: .any, barMetrics: .default), picture)
    expectIdentical(bar.backgroundImage, picture)
    bar.barStyle = .black
    expectEqual(bar.overrideUserInterfaceStyle, .dark)
    bar.barStyle = .default
    expectEqual(bar.overrideUserInterfaceStyle, .unspecified)
  }

  @Test func commandsAndPreviewsAreMade() {
    let key = UIKeyCommand(
      input: "k", modifierFlags: [.command, .shift], action: Selector("go:"), discoverabilityTitle: "Explained")
    expectEqual([key.title, key.discoverabilityTitle, key.input], ["", "Explained", "k"])
    expectEqual(key.modifierFlags, [.command, .shift])
    let full = UIKeyCommand(
      title: "Go", image: picture, action: Selector("go:"), input: UIKeyCommand.inputEscape, modifierFlags: .control,
      propertyList: 3, discoverabilityTitle: "Explained", attributes: .destructive, state: .on)
    expectEqual([full.title, full.discoverabilityTitle, full.input], ["Go", "Explained", "UIKeyInputEscape"])
    expectEqual(full.propertyList as? Int, 3)
    expectEqual(full.attributes, .destructive)
    expectEqual(full.state, .on)
    expectIdentical(full.image, picture)
    let lines = UIPreviewParameters(textLineRects: [
      NSValue(cgRect: rect(0, 0, 30, 10)), NSValue(cgRect: rect(0, 12, 20, 10)),
    ])
    expectEqual(lines.visiblePath?.bounds, rect(0, 0, 30, 22))
    expectFalse(lines.visiblePath?.contains(CGPoint(x: 25, y: 17)) ?? true)
    lines.backgroundColor = .red
    lines.shadowPath = UIBezierPath(rect: rect(0, 0, 5, 5))
    let copy = lines.copy() as? UIPreviewParameters
    lines.backgroundColor = nil
    expectEqual(lines.backgroundColor, .systemBackground)
    expectEqual(copy?.backgroundColor, .red)
    expectEqual(copy?.visiblePath?.bounds, rect(0, 0, 30, 22))
    expectEqual(copy?.shadowPath?.bounds, rect(0, 0, 5, 5))
    let view = UIView()
    let target = UIPreviewTarget(
      container: view, center: CGPoint(x: 1, y: 2), transform: CGAffineTransform(scaleX: 2, y: 3))
    let same = target.copy() as? UIPreviewTarget
    expectIdentical(same?.container, view)
    expectEqual(same?.center, CGPoint(x: 1, y: 2))
    expectEqual(same?.transform, CGAffineTransform(scaleX: 2, y: 3))
  }

  /// The elements of a deferred one are made when the menu opens: once, or each time.
  @Test(arguments: [true, false])
  func deferredElementsAreMadeOnDemand(isCached: Bool) {
    var made = 0
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = { done in
      made += 1
      done([UIAction(title: "Made \(made)") { _ in }])
    }
    let element = isCached ? UIDeferredMenuElement(provider) : .uncached(provider)
    let button = UIButton(frame: rect(20, 100, 100, 40))
    button.menu = UIMenu(children: [UIAction(title: "First") { _ in }, element])
    button.showsMenuAsPrimaryAction = true
    device.window.addSubview(button)
    device.frame()
    expectEqual(made, 0)
    for round in 1...2 {
      device.tap(CGPoint(x: 70, y: 120))
      device.run(for: 1)
      expectEqual(made, isCached ? 1 : round)
      expectContains(device.drawnTexts(), "Made \(made)")
      device.tap(CGPoint(x: 350, y: 800))
      device.run(for: 1)
    }
  }
}
