import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

/// Records its tracking calls.
private final class Knob: UIControl {
  var diary: TouchDiary?
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary?.note("begin tracking \(isHighlighted)")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary?.note("continue tracking \(isTouchInside)")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    diary?.note("end tracking \(isTracking) \(isHighlighted)")
  }
  override func cancelTracking(with event: UIEvent?) { diary?.note("cancel tracking \(isTracking)") }
}

@MainActor
struct ControlTests {
  private let fixture = TouchFixture()
  private let knob = Knob(frame: rect(150, 150, 40, 40))

  init() {
    fixture.window.addSubview(knob)
    knob.diary = fixture.diary
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag inside", .touchDragInside),
      ("drag outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events {
      knob.addAction(UIAction { [diary = fixture.diary] _ in diary.note(name) }, for: event)
    }
  }

  @Test func touchInsideIsTrackedUntilUp() {
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    expectTrue(knob.isTracking)
    expectTrue(knob.isTouchInside)
    expectTrue(knob.isHighlighted)
    expectEqual(knob.state, .highlighted)
    fixture.touch(.moved, at: CGPoint(x: 172, y: 170), time: 0.1)
    fixture.touch(.ended, at: CGPoint(x: 172, y: 170), time: 0.2)
    expectEqual(
      fixture.diary.read(),
      [
        "begin tracking false", "down", "continue tracking true", "drag inside", "end tracking false false",
        "up inside",
      ])
    expectFalse(knob.isTracking)
    expectFalse(knob.isTouchInside)
    expectEqual(knob.state, .normal)
  }

  @Test func touchStaysInsideWithinSeventyPoints() {
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 259, y: 170), time: 0.1)
    expectTrue(knob.isHighlighted)
    fixture.touch(.moved, at: CGPoint(x: 261, y: 170), time: 0.2)
    expectFalse(knob.isHighlighted)
    expectFalse(knob.isTouchInside)
    expectTrue(knob.isTracking)
    fixture.touch(.moved, at: CGPoint(x: 300, y: 170), time: 0.3)
    fixture.touch(.moved, at: CGPoint(x: 259, y: 170), time: 0.4)
    fixture.touch(.moved, at: CGPoint(x: 262, y: 170), time: 0.5)
    fixture.touch(.ended, at: CGPoint(x: 262, y: 170), time: 0.6)
    expectEqual(
      fixture.diary.read().filter { !$0.contains("tracking") },
      [
        "down", "drag inside", "drag outside", "exit", "drag outside", "drag inside", "enter", "drag outside", "exit",
        "up outside",
      ])
  }

  @Test func aPointerIsInsideOnlyThere() {
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 0, buttons: .secondary)
    fixture.touch(.moved, at: CGPoint(x: 191, y: 170), time: 0.1, buttons: .secondary)
    expectFalse(knob.isTouchInside)
  }

  @Test func theSecondTapOfASeriesRepeats() {
    var together = 0
    knob.addAction(UIAction { _ in together += 1 }, for: [.touchDown, .touchDownRepeat])
    fixture.tap(CGPoint(x: 170, y: 170), at: 0)
    fixture.tap(CGPoint(x: 170, y: 170), at: 0.2)
    expectEqual(fixture.diary.read().filter { $0 == "down" || $0 == "repeat" }, ["down", "down", "repeat"])
    expectEqual(together, 2, "one moment, one call")
  }

  @Test func aTouchThatIsTakenAwayIsCancelled() {
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    _ = fixture.diary.read()
    fixture.touch(.cancelled, at: CGPoint(x: 170, y: 170), time: 0.1)
    expectEqual(fixture.diary.read(), ["cancel tracking false", "cancel"])
    expectEqual(knob.state, .normal)
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 1)
    _ = fixture.diary.read()
    knob.removeFromSuperview()
    fixture.frame(at: 1.1)
    expectEqual(fixture.diary.read(), ["cancel tracking false", "cancel"])
  }

  @Test func theControlMayLetGo() {
    knob.continues = false
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 171, y: 170), time: 0.1)
    fixture.touch(.ended, at: CGPoint(x: 171, y: 170), time: 0.2)
    expectEqual(fixture.diary.read(), ["begin tracking false", "down", "continue tracking true"])
    knob.begins = false
    fixture.tap(CGPoint(x: 170, y: 170), at: 1)
    expectEqual(fixture.diary.read(), ["begin tracking false"])
    expectEqual(knob.state, .normal)
  }

  @Test func aDisabledControlSwallowsTouches() {
    knob.isEnabled = false
    fixture.tap(CGPoint(x: 170, y: 170), at: 0)
    expectEmpty(fixture.diary.read())
    expectEqual(knob.state, .disabled)
    knob.isEnabled = true
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 1)
    _ = fixture.diary.read()
    knob.isEnabled = false
    fixture.touch(.ended, at: CGPoint(x: 170, y: 170), time: 1.1)
    expectEqual(fixture.diary.read(), ["cancel tracking false"])
    expectFalse(knob.isHighlighted)
  }

  @Test func aSecondFingerIsNotTracked() {
    knob.isMultipleTouchEnabled = true
    fixture.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    fixture.touch(.began, at: CGPoint(x: 180, y: 180), time: 0.1, finger: 1)
    fixture.touch(.moved, at: CGPoint(x: 390, y: 390), time: 0.2, finger: 1)
    fixture.touch(.ended, at: CGPoint(x: 390, y: 390), time: 0.3, finger: 1)
    expectTrue(knob.isTracking)
    expectTrue(knob.isTouchInside)
    fixture.touch(.ended, at: CGPoint(x: 170, y: 170), time: 0.4)
    expectEqual(fixture.diary.read().last, "up inside")
  }

  @Test func pageControlConsumesItsTaps() {
    let pages = UIPageControl(frame: rect(100, 300, 200, 40))
    pages.numberOfPages = 5
    fixture.inner.frame = fixture.outer.bounds
    fixture.inner.addSubview(pages)
    fixture.add(UITapGestureRecognizer(), "tap")
    let twice = fixture.add(UITapGestureRecognizer(), "twice")
    twice.numberOfTapsRequired = 2
    fixture.tap(CGPoint(x: 290, y: 320), at: 0)
    // The end of the touch is delayed until no second tap can follow.
    fixture.frame(at: 0.2)
    expectEqual(pages.currentPage, 0)
    fixture.frame(at: 0.5)
    expectEqual(pages.currentPage, 1)
    pages.isEnabled = false
    fixture.tap(CGPoint(x: 290, y: 320), at: 1)
    expectEqual(pages.currentPage, 1)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["tap -> ended"])
  }

  // MARK: Actions

  @Test func anActionKnowsItsSenderWhileItRuns() {
    var senders: [Any?] = []
    let action = UIAction { senders.append($0.sender) }
    knob.addAction(action, for: .valueChanged)
    knob.sendActions(for: .valueChanged)
    action.performWithSender("me", target: nil)
    #expect(senders.count == 2 && senders[0] as? UIControl === knob && senders[1] as? String == "me")
    expectNil(action.sender)
  }

  @Test func sameIdentifierActionsReplaceEachOther() {
    let control = UIControl()
    var calls: [String] = []
    let name = UIAction.Identifier("save")
    let first = UIAction(identifier: name) { _ in calls.append("first") }
    control.addAction(first, for: [.touchDown, .valueChanged])
    control.addAction(UIAction(identifier: name) { _ in calls.append("second") }, for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    expectEqual(calls, ["first", "second"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    expectEqual(control.allControlEvents, .touchDown)
    control.removeAction(first, for: .allEvents)
    expectTrue(control.allControlEvents.isEmpty)
  }

  @Test func handlersAreEnumeratedInTheirOrder() {
    let control = UIControl(frame: .zero, primaryAction: UIAction(title: "primary") { _ in })
    control.addAction(UIAction(title: "other") { _ in }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(title: "never") { _ in }, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, _, events, stop in
      seen.append("\(action?.title ?? "") \(events.rawValue)")
      stop = seen.count == 2
    }
    expectEqual(seen, ["primary 8192", "other 65"])
  }

  @Test func thePrimaryActionCanBePerformedInCode() {
    knob.performPrimaryAction()
    expectEqual(fixture.diary.read(), ["primary"])
  }

  @Test func actionKeepsInitialValues() throws {
    var runs = 0
    let action = UIAction(
      title: "Save", subtitle: "all", identifier: UIAction.Identifier("save"), discoverabilityTitle: "Saves",
      attributes: [.destructive, .keepsMenuPresented], state: .mixed
    ) { _ in runs += 1 }
    action.title = "Keep"
    let copy = try #require(action.copy() as? UIAction)
    for it in [action, copy] {
      expectEqual(it.title, "Keep")
      expectEqual(it.subtitle, "all")
      expectEqual(it.discoverabilityTitle, "Saves")
      expectEqual(it.state, .mixed)
      expectEqual(it.attributes, [.destructive, .keepsMenuPresented])
      expectEqual(it.identifier.rawValue, "save")
      it.performWithSender(nil, target: nil)
    }
    expectEqual(runs, 2)
    expectEqual((action as UIMenuElement).title, "Keep")
    expectNotEqual(UIAction { _ in }.identifier, UIAction { _ in }.identifier)
  }

  @Test func everythingElseStartsAsInUIKit() {
    let control = UIControl()
    expectTrue(control.isEnabled)
    expectFalse(control.isSelected)
    expectFalse(control.isHighlighted)
    expectEqual(control.state, .normal)
    control.isSelected = true
    control.isEnabled = false
    expectEqual(control.state, [.selected, .disabled])
  }
}
