import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Calls of closures and methods that the app hands to UIKit: animations that begin and end, changes that are undone, and
/// commands of keys.
@MainActor
struct CallOrderTests {
  private let device = TestDevice()

  // MARK: Animations

  private final class Listener: NSObject {
    var log: [String] = []

    func selector(_ name: String) -> Selector {
      let method = SelectorMethod(applies: { $0 is Listener }) { object, values in
        let finished = values.count > 1 ? (values[1] as? NSNumber).map { " \($0.boolValue)" } ?? "" : ""
        (object as? Listener)?.log.append("\(values.first.flatMap { $0 as? String } ?? "-")\(finished)")
        return .init(nil)
      }
      return Selector(name: name, method: method)
    }
  }

  @available(*, deprecated, message: "Animations that begin and end with calls are.")
  @Test func theDelegateOfABegunAnimationIsCalledBeforeAndAfter() {
    let (listener, view) = (Listener(), device.add(rect(0, 0, 10, 10)))
    device.frame(at: 0)
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(listener.selector("will:context:"))
    UIView.setAnimationDidStop(listener.selector("did:finished:context:"))
    view.alpha = 0
    expectEqual(listener.log, [])
    UIView.commitAnimations()
    expectEqual(listener.log, ["fade"])
    device.run(for: 0.5)
    expectEqual(listener.log, ["fade"])
    device.run(for: 0.8)
    expectEqual(listener.log, ["fade", "fade true"])
    UIView.setAnimationDelegate(listener)
    UIView.commitAnimations()
    expectEqual(listener.log.count, 2, "no animation has begun")
  }

  @Test func aTransitionOutOfSightIsOverAtOnce() {
    device.becomeCurrent()
    let (view, other) = (UIView(), UIView())
    var log: [String] = []
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromTop) {
      log.append("changes")
    } completion: {
      log.append("ends \($0)")
    }
    expectEqual(log.first, "changes")
    expectNil(view.layer.animation(forKey: kCATransition))
    log = []
    UIView.transition(from: view, to: other, duration: 1, options: .transitionCrossDissolve) {
      log.append("ends \($0)")
    }
    expectEqual(log, ["ends true"])
    expectNil(other.superview)
  }

  @Test func hiddenViewsAreExchangedInPlace() {
    let parent = device.add(rect(0, 0, 50, 50))
    let (old, new) = (UIView(frame: rect(0, 0, 9, 9)), UIView(frame: rect(0, 0, 9, 9)))
    for view in [old, new] { parent.addSubview(view) }
    new.isHidden = true
    device.frame(at: 0)
    var ends: [Bool] = []
    UIView.transition(
      from: old, to: new, duration: 0.2, options: [.showHideTransitionViews, .transitionCrossDissolve]
    ) { ends.append($0) }
    expectEqual([old.isHidden, new.isHidden], [true, false])
    expectEqual(parent.subviews, [old, new])
    expectEqual(ends, [])
    device.run(for: 0.5)
    expectEqual(ends, [true])
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, true), (.transitionFlipFromBottom, true), (.transitionCurlUp, true),
      (.transitionCurlDown, true), (.transitionCrossDissolve, true), ([], false), (.curveLinear, false),
    ] as [(UIView.AnimationOptions, Bool)])
  func transitionsAreAnimationsOfTheLayer(option: UIView.AnimationOptions, isTransition: Bool) {
    let view = device.add(rect(0, 0, 50, 50), .red)
    device.frame(at: 0)
    var isAnimated: Bool?
    UIView.transition(with: view, duration: 0.3, options: option) {
      isAnimated = UIView.areAnimationsEnabled
      view.backgroundColor = .blue
    }
    let animation = view.layer.animation(forKey: kCATransition)
    expectEqual(animation != nil, isTransition)
    if isTransition { expectEqual(animation?.duration, 0.3) }
    expectEqual(isAnimated, !isTransition, "changes within a transition are not animated unless it allows that")
  }

  // MARK: Undo

  private final class Target {}

  @Test func groupsWithinAGroupAreUndoneWithIt() {
    let (manager, target) = (UndoManager(), Target())
    var log: [Int] = []
    func register(_ number: Int) { manager.registerUndo(withTarget: target) { _ in log.append(number) } }
    manager.beginUndoGrouping()
    expectFalse(manager.canUndo)
    register(1)
    expectTrue(manager.canUndo)
    manager.beginUndoGrouping()
    register(2)
    expectEqual(manager.groupingLevel, 2)
    manager.endUndoGrouping()
    register(3)
    manager.endUndoGrouping()
    register(4)
    manager.undo()
    expectEqual(log, [4])
    manager.undo()
    expectEqual(log, [4, 3, 2, 1])
    expectFalse(manager.canUndo)
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    expectFalse(manager.canUndo, "an empty group is none")
    manager.beginUndoGrouping()
    register(5)
    manager.undo()
    expectEqual(log.last, 5)
    expectEqual(manager.groupingLevel, 0)
    withExtendedLifetime(target) {}
  }

  @Test func operationsAreLimitedIgnoredAndRemoved() {
    let (manager, one, other) = (UndoManager(), Target(), Target())
    var log: [Int] = []
    func register(_ number: Int, _ target: Target) {
      manager.registerUndo(withTarget: target) { _ in
        log.append(number)
        register(-number, target)
      }
    }
    manager.levelsOfUndo = 2
    for number in 1...3 { register(number, one) }
    for _ in 0..<3 { manager.undo() }
    expectEqual(log, [3, 2])
    manager.redo()
    expectEqual(log, [3, 2, -2])
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    expectFalse(manager.isUndoRegistrationEnabled)
    register(4, one)
    expectFalse(manager.canUndo)
    for _ in 0..<2 { manager.enableUndoRegistration() }
    expectTrue(manager.isUndoRegistrationEnabled)
    expectEqual([manager.undoMenuItemTitle, manager.redoMenuItemTitle], ["Undo", "Redo"])
    register(5, one)
    register(6, other)
    manager.setActionName("Paste")
    expectEqual([manager.undoMenuItemTitle, manager.redoMenuItemTitle], ["Undo Paste", "Redo"])
    manager.undo()
    expectEqual([manager.undoMenuItemTitle, manager.redoMenuItemTitle], ["Undo", "Redo Paste"])
    manager.removeAllActions(withTarget: other)
    #expect(manager.canUndo && !manager.canRedo)
    manager.removeAllActions(withTarget: one)
    expectFalse(manager.canUndo)
    withExtendedLifetime((one, other)) {}
  }

  // MARK: Keys

  private final class Page: UIViewController {
    var commands: [UIKeyCommand] = []
    var log: [String] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name.hasPrefix("do") }

    func command(_ name: String, _ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand {
      let method = SelectorMethod(applies: { $0 is Page }) { object, _ in
        (object as? Page)?.log.append(name)
        return .init(nil)
      }
      return UIKeyCommand(input: input, modifierFlags: flags, action: Selector(name: name, method: method))
    }
  }

  @Test func theFirstCommandThatIsEnabledIsPerformed() {
    let page = Page()
    let disabled = page.command("doNothing", "n")
    disabled.attributes = .disabled
    page.commands = [
      disabled, page.command("notAllowed", "n"), page.command("doFirst", "N"), page.command("doSecond", "n"),
      page.command("doEscape", UIKeyCommand.inputEscape, []), page.command("doBoth", "b", [.command, .shift]),
    ]
    device.window.rootViewController = page
    device.run(for: 0.1)
    device.key(.keyboardN, with: .command)
    device.key(.keyboardN, with: [.command, .alphaShift])
    device.key(.keyboardN, with: [.command, .shift])
    device.key(.keyboardEscape)
    device.key(.keyboardB, with: .command)
    device.key(.keyboardB, with: [.command, .shift])
    expectEqual(page.log, ["doFirst", "doFirst", "doEscape", "doBoth"])
  }
}
