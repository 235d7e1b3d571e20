import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

private final class KeyView: UIView {
  var name = ""
  var diary: TouchDiary?
  var accepts = true
  var letsGo = true
  /// The keys that the view handles and does not pass on.
  var uses: Set<UIKeyboardHIDUsage> = []
  var presses: [UIPress] = []

  override var canBecomeFirstResponder: Bool { accepts }
  override var canResignFirstResponder: Bool { letsGo }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += presses
    diary?.note("\(name) began \(presses.compactMap { $0.key?.characters }.joined())")
    if !presses.contains(where: { $0.key.map { uses.contains($0.keyCode) } ?? false }) {
      super.pressesBegan(presses, with: event)
    }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary?.note("\(name) ended")
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    diary?.note("\(name) cancelled")
    super.pressesCancelled(presses, with: event)
  }
}

@MainActor
struct KeyTests {
  private let harness = TestDevice(size: CGSize(width: 300, height: 600))
  private let diary = TouchDiary()
  private let outer = KeyView(frame: rect(0, 0, 300, 600))
  private let inner = KeyView(frame: rect(0, 0, 100, 100))

  init() {
    (outer.name, inner.name) = ("outer", "inner")
    (outer.diary, inner.diary) = (diary, diary)
    let controller = UIViewController()
    controller.view = outer
    outer.addSubview(inner)
    harness.window.rootViewController = controller
    harness.frame(at: 0)
  }

  private func send(
    _ phase: KeyEvent.Phase, _ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = [],
    at time: TimeInterval = 0, typing text: String? = nil
  ) {
    harness.root.dispatch(
      .key(KeyEvent(phase: phase, key: key, modifiers: modifiers, characters: text, time: time)))
  }

  // MARK: First responders

  @Test func onlyOneResponderHasKeyboard() {
    #expect(inner.becomeFirstResponder() && inner.isFirstResponder && !outer.isFirstResponder)
    expectTrue(inner.becomeFirstResponder(), "again")
    #expect(outer.becomeFirstResponder() && outer.isFirstResponder && !inner.isFirstResponder)
    outer.letsGo = false
    #expect(!inner.becomeFirstResponder() && !outer.resignFirstResponder() && outer.isFirstResponder)
    outer.letsGo = true
    inner.accepts = false
    expectFalse(inner.becomeFirstResponder())
    expectTrue(outer.isFirstResponder)
    #expect(outer.resignFirstResponder() && !outer.isFirstResponder)
  }

  @Test func offscreenResponderCannotBecomeFirst() {
    expectFalse(KeyView(frame: .zero).becomeFirstResponder())
    expectFalse(UIView().becomeFirstResponder())
    inner.becomeFirstResponder()
    inner.removeFromSuperview()
    expectFalse(inner.isFirstResponder)
    send(.began, .keyboardA)
    expectEqual(diary.read(), ["outer began a"])
  }

  // MARK: Presses

  @Test func keysGoUpFromTheFirstResponder() {
    inner.becomeFirstResponder()
    send(.began, .keyboardA, with: .shift)
    send(.ended, .keyboardA)
    expectEqual(diary.read(), ["inner began A", "outer began A", "inner ended", "outer ended"])
    inner.uses = [.keyboardB]
    send(.began, .keyboardB)
    send(.cancelled, .keyboardB)
    expectEqual(diary.read(), ["inner began b", "inner cancelled", "outer cancelled"])
  }

  @Test func visibleControllerReceivesKeysWithoutFirstResponder() {
    send(.began, .keyboardReturnOrEnter)
    expectEqual(diary.read(), ["outer began \r"])
  }

  @Test func keyUpReachesKeyDownsResponder() {
    inner.becomeFirstResponder()
    send(.began, .keyboardX)
    inner.resignFirstResponder()
    send(.repeated, .keyboardX)
    send(.began, .keyboardX)
    send(.ended, .keyboardX)
    send(.ended, .keyboardX)
    expectEqual(diary.read(), ["inner began x", "outer began x", "inner ended", "outer ended"])
  }

  @Test func aPressKnowsItsKey() throws {
    send(.began, .keyboard2, with: [.shift, .alternate], at: 1.5, typing: "é")
    let press = try #require(outer.presses.first)
    let key = try #require(press.key)
    expectEqual(press.phase, .began)
    expectEqual(press.timestamp, 1.5)
    expectIdentical(press.window, harness.window)
    expectIdentical(press.responder, outer)
    expectEqual(key.keyCode, .keyboard2)
    expectEqual(key.characters, "é")
    expectEqual(key.charactersIgnoringModifiers, "2")
    expectEqual(key.modifierFlags, [.shift, .alternate])
  }

  @Test func anEventKnowsAllKeysThatAreDown() {
    final class Counter: UIView {
      var counts: [Int] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        counts.append(event?.allPresses.count ?? 0)
        expectEqual(event?.type, .presses)
        expectNil(event?.allTouches)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        counts.append(event?.allPresses.count ?? 0)
      }
    }
    let counter = Counter(frame: rect(0, 0, 10, 10))
    outer.addSubview(counter)
    counter.becomeFirstResponder()
    send(.began, .keyboardA)
    send(.began, .keyboardB)
    send(.ended, .keyboardA)
    send(.ended, .keyboardB)
    expectEqual(counter.counts, [1, 2, 2, 1])
  }

  @Test(
    arguments: [
      (.keyboardA, [], "a"), (.keyboardZ, .shift, "Z"),
      (.keyboardZ, .alphaShift, "Z"), (.keyboardZ, [.shift, .alphaShift], "z"), (.keyboard1, .shift, "!"),
      (.keyboard0, [], "0"), (.keyboardSlash, .shift, "?"), (.keyboardBackslash, .shift, "|"),
      (.keyboardGraveAccentAndTilde, .shift, "~"), (.keyboardSpacebar, [], " "), (.keypad5, [], "5"),
      (.keyboardUpArrow, [], "UIKeyInputUpArrow"), (.keyboardLeftShift, [], ""), (.keyboardTab, [], "\t"),
    ] as [(UIKeyboardHIDUsage, UIKeyModifierFlags, String)])
  func anAmericanKeyboardIsAssumed(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, text: String) {
    expectEqual(key.characters(with: modifiers), text)
  }

  @Test func keysHaveTheNumbersOfUSB() {
    let known: [(UIKeyboardHIDUsage, Int)] = [
      (.keyboardA, 0x04), (.keyboard1, 0x1E), (.keyboardReturnOrEnter, 0x28), (.keyboardCapsLock, 0x39),
      (.keyboardF1, 0x3A), (.keyboardPrintScreen, 0x46), (.keyboardHome, 0x4A), (.keyboardEnd, 0x4D),
      (.keyboardUpArrow, 0x52), (.keypadNumLock, 0x53), (.keypadPeriod, 0x63), (.keypadEqualSign, 0x67),
      (.keyboardF13, 0x68), (.keyboardExecute, 0x74), (.keyboardMute, 0x7F), (.keyboardLockingScrollLock, 0x84),
      (.keypadEqualSignAS400, 0x86), (.keyboardInternational1, 0x87), (.keyboardLANG1, 0x90),
      (.keyboardAlternateErase, 0x99), (.keyboardExSel, 0xA4), (.keyboardLeftControl, 0xE0),
      (.keyboardRightGUI, 0xE7),
    ]
    for (key, number) in known { expectEqual(key.rawValue, number) }
  }

  // MARK: Scrolling

  private func addList(_ frame: CGRect, content: CGSize, to parent: UIView? = nil) -> UIScrollView {
    let list = UIScrollView(frame: frame)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = content
    (parent ?? outer).addSubview(list)
    harness.frame()
    return list
  }

  /// Presses and lifts a key, and runs until its effects have come to rest.
  private func press(_ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    let start = harness.root.now
    send(.began, key, with: modifiers, at: start)
    send(.ended, key, with: modifiers, at: start + 0.05)
    for frame in 1...180 { harness.frame(at: start + Double(frame) / 60) }
  }

  @Test func unusedKeysScrollTheLargestView() {
    _ = addList(rect(0, 0, 100, 100), content: CGSize(width: 100, height: 1000))
    let list = addList(rect(0, 100, 300, 400), content: CGSize(width: 300, height: 4000))
    press(.keyboardDownArrow)
    let line = list.contentOffset.y
    expectGreater(line, 0)
    expectLess(line, 100)
    press(.keyboardSpacebar)
    let page = list.contentOffset.y
    expectGreater(page, line + 200)
    press(.keyboardSpacebar, with: .shift)
    expectLess(abs(list.contentOffset.y - line), 1)
    press(.keyboardEnd)
    expectEqual(list.contentOffset.y, 3600)
    press(.keyboardHome)
    expectEqual(list.contentOffset.y, 0)
    press(.keyboardPageDown, with: .command)
    expectEqual(list.contentOffset.y, 0, "a command scrolls nothing")
  }

  @Test func horizontalKeyScrollsRowInPage() {
    let page = addList(rect(0, 0, 300, 600), content: CGSize(width: 300, height: 4000))
    let row = addList(rect(0, 0, 300, 100), content: CGSize(width: 3000, height: 100), to: page)
    press(.keyboardRightArrow)
    expectGreater(row.contentOffset.x, 0)
    expectEqual(page.contentOffset, .zero)
    press(.keyboardDownArrow)
    expectGreater(page.contentOffset.y, 0)
  }

  @Test func theViewAroundTheFirstResponderScrolls() {
    let small = addList(rect(0, 0, 100, 100), content: CGSize(width: 100, height: 1000))
    let large = addList(rect(0, 100, 300, 400), content: CGSize(width: 300, height: 4000))
    let field = KeyView(frame: rect(0, 0, 50, 50))
    small.addSubview(field)
    field.becomeFirstResponder()
    press(.keyboardDownArrow)
    expectGreater(small.contentOffset.y, 0)
    expectEqual(large.contentOffset, .zero)
  }

  @Test func aKeyThatIsUsedScrollsNothing() {
    let list = addList(rect(0, 100, 300, 400), content: CGSize(width: 300, height: 4000))
    outer.uses = [.keyboardDownArrow]
    press(.keyboardDownArrow)
    send(.began, .keyboardDownArrow, at: harness.root.now)
    send(.repeated, .keyboardDownArrow, at: harness.root.now)
    harness.frame(at: harness.root.now + 1)
    expectEqual(list.contentOffset, .zero)
  }

  /// Tests of apps make presses themselves, as every object can be made on iOS, and subclasses override the key's getters.
  @Test func pressesAndKeysAreMadeWithoutArguments() {
    final class Return: UIKey {
      override var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
    }
    let press = UIPress()
    expectEqual(press.phase, .began)
    expectTrue(press.key == nil && press.window == nil)
    expectEqual(Return().keyCode, .keyboardReturnOrEnter)
    expectEqual(UIKey().characters, "")
  }
}
