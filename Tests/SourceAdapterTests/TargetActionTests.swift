import Foundation
import TestSupport
import TesseraRuntime
import Testing
import UIKit
import UIKitCore

/// Has the methods that adapted source would have, and notes their calls.
@MainActor
private final class Receiver: UIView {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func one(_ sender: UIControl) { calls.append("one \(type(of: sender))") }
  func two(_ sender: Any?, _ event: UIEvent?) { calls.append("two \(event == nil)") }
  func touched(_ sender: UIControl, event: UIEvent) {
    calls.append("touched \(event.allTouches?.count ?? 0)")
  }
  func gesture(_ recognizer: UIGestureRecognizer) { calls.append("gesture") }
  func item(_ item: UIBarButtonItem) { calls.append("item") }
  func named() { calls.append("named") }
  func ends(_ isForced: Bool) { calls.append("ends \(isForced)") }
}

private final class Listener: NSObject {
  var names: [String] = []
  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
  func old(_ notification: NSNotification) { names.append("NS" + notification.name.rawValue) }
}

@MainActor
struct TargetActionTests {
  private let plain = tesseraSelector("plain", Receiver.plain)
  private let one = tesseraSelector("one:", Receiver.one(_:))

  @Test func controlsCallMethodsWithUpToTwoArguments() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: plain, for: .valueChanged)
    control.addTarget(receiver, action: one, for: .valueChanged)
    control.addTarget(receiver, action: tesseraSelector("two:event:", Receiver.two), for: .valueChanged)
    control.addTarget(receiver, action: plain, for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["plain", "one UIControl", "two true"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == ["plain", "one:", "two:event:"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == nil)
    #expect(control.allTargets == [receiver])
  }

  /// Controls of an app send their actions without an event. On iOS the parameter is `nil` then, and messages to it do
  /// nothing.
  @Test func anActionThatTakesAnEventIsSentWithoutOne() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: tesseraSelector("touched:event:", Receiver.touched), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["touched 0"])
  }

  /// Apps call one method from code and from a button. On iOS the sender is read as a number there, which is not zero.
  @Test func anActionThatTakesAFlagIsCalled() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: tesseraSelector("ends:", Receiver.ends), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["ends true"])
  }

  @Test func targetsAreRemovedByObjectMethodAndEvent() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: plain, for: [.touchDown, .touchUpInside])
    control.addTarget(receiver, action: one, for: .touchDown)
    control.removeTarget(receiver, action: plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls == ["one UIControl"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.calls.count == 1)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test func targetsAreNotRetained() {
    let control = UIControl()
    weak var released: Receiver?
    do {
      let receiver = Receiver()
      control.addTarget(receiver, action: plain, for: .valueChanged)
      released = receiver
    }
    #expect(released == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func aNilTargetIsFoundAlongTheResponderChain() {
    let (control, receiver) = (UIControl(), Receiver())
    receiver.addSubview(control)
    control.addTarget(nil, action: plain, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["plain"])
    #expect(control.target(forAction: plain, withSender: nil) as? UIView === receiver)
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test func gestureRecognizersCallTargetsInOrder() {
    let receiver = Receiver()
    let action = tesseraSelector("gesture:", Receiver.gesture)
    let tap = UITapGestureRecognizer(target: receiver, action: action)
    tap.addTarget(receiver, action: plain)
    tap.addTarget(receiver, action: plain)
    receiver.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(receiver.calls == ["gesture", "plain"])
    tap.removeTarget(receiver, action: action)
    tap.state = .ended
    #expect(receiver.calls == ["gesture", "plain", "plain"])
  }

  @Test func methodsAreFoundByName() {
    let receiver = Receiver()
    #expect(!receiver.responds(to: Selector("named")))
    tesseraRegister { tesseraMethods(of: Receiver.self, tesseraSelector("named", Receiver.named)) }
    #expect(receiver.responds(to: Selector("named")))
    receiver.perform("named")
    #expect(receiver.calls == ["named"])
    #expect(Selector("named") == tesseraSelector("named", Receiver.named))
  }

  @Test func anUnknownMethodFailsAsOnIOS() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSObject().perform(Selector("missing:"), with: 1) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Foundation.NSObject missing:]: unrecognized selector sent to instance 0x"))
  }

  @Test func notificationsReachSelectorsUntilTheyAreRemoved() {
    let (center, listener) = (NotificationCenter(), Listener())
    let (first, second) = (Notification.Name("first"), Notification.Name("second"))
    center.addObserver(listener, selector: tesseraSelector("heard:", Listener.heard), name: first, object: nil)
    center.addObserver(listener, selector: tesseraSelector("old:", Listener.old), name: second, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.names == ["first", "NSsecond"])
    center.removeObserver(listener, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.names == ["first", "NSsecond", "NSsecond"])
    center.removeObserver(listener)
    center.post(name: second, object: nil)
    #expect(listener.names.count == 3)
  }

  @Test func associatedValuesLiveWithTheirObject() {
    let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    let object = NSObject()
    #expect(objc_getAssociatedObject(object, key) == nil)
    objc_setAssociatedObject(object, key, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, key) as? String == "text")
    objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(object, key) == nil)
  }

  /// A table of its own: in the one that apps share, how many values other tests left decides when it is swept.
  @Test func associatedValuesOfReleasedObjectsAreReleased() {
    let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    let table = AssociatedValues()
    func owners(_ count: Int) -> [NSObject] {
      (0..<count).map { _ in
        let owner = NSObject()
        table.set(NSObject(), of: owner, key: key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return owner
      }
    }
    weak var value: NSObject?
    do {
      let short = owners(100)
      value = table.value(of: short[0], key: key) as? NSObject
      #expect(value != nil)
    }
    // The table more than doubles, so it is swept.
    let others = owners(300)
    #expect(value == nil)
    #expect(others.allSatisfy { table.value(of: $0, key: key) != nil })
  }

  @Test func timersCallTheirTargetWithThemselves() {
    final class Ticker: NSObject {
      var info: [String] = []
      func tick(_ timer: Timer) { info.append(timer.userInfo as? String ?? "none") }
    }
    let ticker = Ticker()
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: ticker, selector: tesseraSelector("tick:", Ticker.tick), userInfo: "now",
      repeats: true)
    expectAtLeast(timer.fireDate.timeIntervalSinceNow, 900)
    timer.fire()
    #expect(ticker.info == ["now"])
    timer.invalidate()
  }
}
