import Foundation
import Geometry
import PlainText
import Simulator
import Testing
import TestSupport
import UIKitCore

struct Timelines {
  @Test func dragIsSampledEvenlyAndLiftsAtEnd() {
    let script = InputScript(statements: [
      .wait(1), .drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 40, y: 50), duration: 0.1, hold: 0.5), .wait(0.25),
    ])
    let timeline = Timeline(script)
    let pointers = timeline.events.compactMap { event -> PointerEvent? in
      guard case .pointer(let pointer) = event else { return nil }
      return pointer
    }
    expectEqual(pointers.first, PointerEvent(phase: .began, location: CGPoint(x: 100, y: 50), time: 1))
    expectEqual(pointers.last, PointerEvent(phase: .ended, location: CGPoint(x: 40, y: 50), time: 1.6))
    let moves = pointers.filter { $0.phase == .moved }
    expectEqual(moves.count, 12)
    for move in moves {
      let share = (move.time - 1) / 0.1
      expectLess(abs(move.location.x - (100 - 60 * share)), 1e-9)
    }
    expectLess(abs(timeline.end - 1.85), 1e-12)
  }

  @Test func aTapDoesNotMove() {
    let timeline = Timeline(InputScript(statements: [.tap(CGPoint(x: 3, y: 4)), .snapshot("after")]))
    expectEqual(timeline.events.count, 2)
    expectEqual(timeline.snapshots, [Timeline.Snapshot(name: "after", time: timeline.end, eventsBefore: 2)])
  }

  @Test func repeatedTapsAreTenthSecondApart() {
    let timeline = Timeline(InputScript(statements: [.tap(.zero, count: 3), .wait(1)]))
    let times = timeline.events.map { ($0.time * 1000).rounded() }
    expectEqual(times, [0, 50, 150, 200, 300, 350])
    expectLess(abs(timeline.end - 1.35), 1e-12)
  }

  @Test func twoFingersPinchAroundTheirMiddle() {
    let center = CGPoint(x: 100, y: 50)
    let timeline = Timeline(InputScript(statements: [.pinch(center, from: 40, to: 80, duration: 0.1)]))
    let pointers = timeline.events.compactMap { event -> PointerEvent? in
      guard case .pointer(let pointer) = event else { return nil }
      return pointer
    }
    expectEqual(pointers.filter { $0.phase == .began }.map(\.location.x), [80, 120])
    expectEqual(pointers.filter { $0.phase == .ended }.map(\.location.x), [60, 140])
    #expect(Set(pointers.map(\.id)) == [0, 1] && pointers.allSatisfy { $0.location.y == 50 })
    expectEqual(timeline.end, 0.1)
  }

  @Test func aHeldKeyRepeats() {
    func phases(_ duration: TimeInterval) -> [KeyEvent.Phase] {
      let script = InputScript(statements: [.key(.keyboardDownArrow, modifiers: .shift, duration: duration)])
      return Timeline(script).events.compactMap { event in
        guard case .key(let key) = event, key.modifiers == .shift else { return nil }
        return key.phase
      }
    }
    #expect(phases(0.05) == [.began, .ended] && phases(0.4) == [.began, .ended])
    expectEqual(phases(0.55), [.began, .repeated, .repeated, .ended])
  }

  @Test func aRecordingReplaysToTheSameEvents() throws {
    var header = InputScript.Header()
    header.device = .standard
    header.size = Device.standard.size
    header.scale = 2
    header.appearance = .dark
    header.scene = "banner"
    var recording = Recording(header: header)
    let events: [InputEvent] = [
      .pointer(PointerEvent(id: 0, phase: .began, location: CGPoint(x: 1.5, y: 2), time: 0.016)),
      .pointer(PointerEvent(id: 0, phase: .moved, location: CGPoint(x: 3.25, y: 2), time: 0.033)),
      .pointer(PointerEvent(id: 0, phase: .cancelled, location: CGPoint(x: 3.25, y: 2), time: 0.05)),
      .wheel(WheelEvent(location: CGPoint(x: 7, y: 8), notches: CGVector(dx: 0, dy: -1.5), time: 2)),
      .pointer(
        PointerEvent(
          id: 3, phase: .began, location: .zero, time: 2, buttons: [.primary, .button(5)],
          modifiers: [.command, .numericPad])),
      .pointer(PointerEvent(id: 3, phase: .ended, location: .zero, time: 2, buttons: [])),
      .key(KeyEvent(phase: .began, key: .keyboardA, modifiers: [.shift, .alphaShift], time: 2.1)),
      .key(KeyEvent(phase: .repeated, key: .keyboardA, characters: "q# \u{1F600}", time: 2.2)),
      .key(KeyEvent(phase: .ended, key: .keyboardA, characters: "", time: 2.2)),
      .key(KeyEvent(phase: .cancelled, key: .keypadEqualSignAS400, time: 2.3)),
      .text(TextEvent(.composing("ㅎ"), time: 2.4)),
      .text(TextEvent(.composing(""), time: 2.4)),
      .text(TextEvent(.typed("# \"한\\n\"\n\t\u{301}\u{7}\u{202E}"), time: 2.45)),
    ]
    for event in events { recording.append(event) }
    let script = try InputScript(parsing: recording.script(until: 2.5))
    expectEqual(script.header.scene, "banner")
    expectEqual(script.header.appearance, .dark)
    expectEqual(script.header.scale, 2)
    expectEqual(Timeline(script).events, events)
    expectEqual(Timeline(script).end, 2.5)
  }

  @Test(arguments: [30, 60, 120])
  func framesFallOnTheSameTimes(rate: Int) {
    let clock = FrameClock(framesPerSecond: rate)
    for thirtieth in 0...300 {
      let time = Double(thirtieth) / 30
      expectEqual(clock.time(of: clock.firstFrame(notBefore: time)), time)
    }
  }
}

struct PlainNumbers {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.00001, "0"), (1.0, "1"), (0.1 + 0.2, "0.3"), (-1.5, "-1.5"), (2.00004, "2"),
    (312.66666666, "312.6667"), (.nan, "0"), (.infinity, "1000000000000"), (-1e300, "-1000000000000"),
    (999_999_999.5, "999999999.5"),
  ])
  func numbersPrintIdentically(value: Double, text: String) { expectEqual(value.text(decimals: 4), text) }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1e3", "nan", "inf", "0x1", "1,5", " 1", "1.2.3", "٣", "--1", "1_000"])
  func oddSpellingsAreNoNumbers(text: String) { expectNil(Double(decimal: text)) }

  @Test(arguments: [("0", 0.0), ("-12.5", -12.5), ("+3", 3.0), ("007", 7.0)])
  func plainSpellingsAre(text: String, value: Double) { expectEqual(Double(decimal: text), value) }

  @Test func jsonEscapesRequiredCharacters() {
    let text = JSONText.object([("a\"b", .array([.string("\u{1}\\\n/é"), .null, .bool(true), .integer(-3)]))])
    expectEqual(text.line, #"{"a\"b":["\u0001\\\n/é",null,true,-3]}"#)
  }

  @Test(arguments: [("baner", "banner"), ("BANNER", "banner"), ("carousle", "carousel"), ("insta", "instagram")])
  func theNearestNameIsFound(word: String, nearest: String) {
    expectEqual(Nearest.name(to: word, among: ["banner", "carousel", "instagram"]), nearest)
  }

  @Test(arguments: ["", "xyzzy", String(repeating: "a", count: 1_000_000)])
  func distantNamesGetNoSuggestion(word: String) { expectNil(Nearest.name(to: word, among: ["banner", "carousel"])) }
}
