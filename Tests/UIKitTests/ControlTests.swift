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
  var goesOn = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary?.note("begin tracking \(isHighlighted)")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary?.note("continue tracking \(isTouchInside)")
    return goesOn
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    diary?.note("end tracking \(isTracking) \(isHighlighted)")
  }
  override func cancelTracking(with event: UIEvent?) { diary?.note("cancel tracking \(isTracking)") }
}

@MainActor
@Suite struct ControlTests {
  private let stage = TouchFixture()
  private let knob = Knob(frame: rect(150, 150, 40, 40))

  init() {
    stage.window.addSubview(knob)
    knob.diary = stage.diary
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag inside", .touchDragInside),
      ("drag outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events {
      knob.addAction(UIAction { [diary = stage.diary] _ in diary.note(name) }, for: event)
    }
  }

  @Test func touchInsideIsTrackedUntilUp() {
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    expectTrue(knob.isTracking)
    expectTrue(knob.isTouchInside)
    expectTrue(knob.isHighlighted)
    expectEqual(knob.state, .highlighted)
    stage.touch(.moved, at: CGPoint(x: 172, y: 170), time: 0.1)
    stage.touch(.ended, at: CGPoint(x: 172, y: 170), time: 0.2)
    expectEqual(
      stage.diary.read(),
      [
        "begin tracking false", "down", "continue tracking true", "drag inside", "end tracking false false",
        "up inside",
      ])
    #expect(!knob.isTracking && !knob.isTouchInside && knob.state == .normal)
  }

  @Test func touchStaysInsideWithinSeventyPoints() {
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    stage.touch(.moved, at: CGPoint(x: 259, y: 170), time: 0.1)
    expectTrue(knob.isHighlighted)
    stage.touch(.moved, at: CGPoint(x: 261, y: 170), time: 0.2)
    #expect(!knob.isHighlighted && !knob.isTouchInside && knob.isTracking)
    stage.touch(.moved, at: CGPoint(x: 300, y: 170), time: 0.3)
    stage.touch(.moved, at: CGPoint(x: 259, y: 170), time: 0.4)
    stage.touch(.moved, at: CGPoint(x: 262, y: 170), time: 0.5)
    stage.touch(.ended, at: CGPoint(x: 262, y: 170), time: 0.6)
    expectEqual(
      stage.diary.read().filter { !$0.contains("tracking") },
      [
        "down", "drag inside", "drag outside", "exit", "drag outside", "drag inside", "enter", "drag outside", "exit",
        "up outside",
      ])
  }

  @Test func aPointerIsInsideOnlyThere() {
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 0, buttons: .secondary)
    stage.touch(.moved, at: CGPoint(x: 191, y: 170), time: 0.1, buttons: .secondary)
    expectFalse(knob.isTouchInside)
  }

  @Test func theSecondTapOfASeriesRepeats() {
    var together = 0
    knob.addAction(UIAction { _ in together += 1 }, for: [.touchDown, .touchDownRepeat])
    stage.tap(CGPoint(x: 170, y: 170), at: 0)
    stage.tap(CGPoint(x: 170, y: 170), at: 0.2)
    expectEqual(stage.diary.read().filter { $0 == "down" || $0 == "repeat" }, ["down", "down", "repeat"])
    expectEqual(together, 2, "one moment, one call")
  }

  @Test func aTouchThatIsTakenAwayIsCancelled() {
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    _ = stage.diary.read()
    stage.touch(.cancelled, at: CGPoint(x: 170, y: 170), time: 0.1)
    expectEqual(stage.diary.read(), ["cancel tracking false", "cancel"])
    expectEqual(knob.state, .normal)
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 1)
    _ = stage.diary.read()
    knob.removeFromSuperview()
    stage.frame(at: 1.1)
    expectEqual(stage.diary.read(), ["cancel tracking false", "cancel"])
  }

  @Test func theControlMayLetGo() {
    knob.goesOn = false
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    stage.touch(.moved, at: CGPoint(x: 171, y: 170), time: 0.1)
    stage.touch(.ended, at: CGPoint(x: 171, y: 170), time: 0.2)
    expectEqual(stage.diary.read(), ["begin tracking false", "down", "continue tracking true"])
    knob.begins = false
    stage.tap(CGPoint(x: 170, y: 170), at: 1)
    expectEqual(stage.diary.read(), ["begin tracking false"])
    expectEqual(knob.state, .normal)
  }

  @Test func aDisabledControlSwallowsTouches() {
    knob.isEnabled = false
    stage.tap(CGPoint(x: 170, y: 170), at: 0)
    expectEmpty(stage.diary.read())
    expectEqual(knob.state, .disabled)
    knob.isEnabled = true
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 1)
    _ = stage.diary.read()
    knob.isEnabled = false
    stage.touch(.ended, at: CGPoint(x: 170, y: 170), time: 1.1)
    #expect(stage.diary.read() == ["cancel tracking false"] && !knob.isHighlighted)
  }

  @Test func aSecondFingerIsNotTracked() {
    knob.isMultipleTouchEnabled = true
    stage.touch(.began, at: CGPoint(x: 170, y: 170), time: 0)
    stage.touch(.began, at: CGPoint(x: 180, y: 180), time: 0.1, finger: 1)
    stage.touch(.moved, at: CGPoint(x: 390, y: 390), time: 0.2, finger: 1)
    stage.touch(.ended, at: CGPoint(x: 390, y: 390), time: 0.3, finger: 1)
    expectTrue(knob.isTracking)
    expectTrue(knob.isTouchInside)
    stage.touch(.ended, at: CGPoint(x: 170, y: 170), time: 0.4)
    expectEqual(stage.diary.read().last, "up inside")
  }

  @Test func pageControlConsumesItsTaps() {
    let pages = UIPageControl(frame: rect(100, 300, 200, 40))
    pages.numberOfPages = 5
    stage.inner.frame = stage.outer.bounds
    stage.inner.addSubview(pages)
    stage.add(UITapGestureRecognizer(), "tap")
    let twice = stage.add(UITapGestureRecognizer(), "twice")
    twice.numberOfTapsRequired = 2
    stage.tap(CGPoint(x: 290, y: 320), at: 0)
    // The end of the touch is delayed until no second tap can follow.
    stage.frame(at: 0.2)
    expectEqual(pages.currentPage, 0)
    stage.frame(at: 0.5)
    expectEqual(pages.currentPage, 1)
    pages.isEnabled = false
    stage.tap(CGPoint(x: 290, y: 320), at: 1)
    #expect(pages.currentPage == 1 && stage.diary.read().filter { $0.contains("->") } == ["tap -> ended"])
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
    expectEqual(stage.diary.read(), ["primary"])
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
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    expectEqual(control.state, [.selected, .disabled])
  }
}
