import Foundation
import Geometry
import Simulator
import Testing
import UIKitCore

@Suite struct Timelines {
  @Test func aDragIsSampledEvenlyAndLiftsWhereItEnds() {
    let script = InputScript(statements: [
      .wait(1), .drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 40, y: 50), duration: 0.1, hold: 0.5), .wait(0.25),
    ])
    let timeline = Timeline(script)
    let pointers = timeline.events.compactMap { event -> PointerEvent? in
      guard case .pointer(let pointer) = event else { return nil }
      return pointer
    }
    #expect(pointers.first == PointerEvent(phase: .began, location: CGPoint(x: 100, y: 50), time: 1))
    #expect(pointers.last == PointerEvent(phase: .ended, location: CGPoint(x: 40, y: 50), time: 1.6))
    let moves = pointers.filter { $0.phase == .moved }
    #expect(moves.count == 12)
    for move in moves {
      let share = (move.time - 1) / 0.1
      #expect(abs(move.location.x - (100 - 60 * share)) < 1e-9)
    }
    #expect(abs(timeline.end - 1.85) < 1e-12)
  }

  @Test func aTapDoesNotMove() {
    let timeline = Timeline(InputScript(statements: [.tap(CGPoint(x: 3, y: 4)), .snapshot("after")]))
    #expect(timeline.events.count == 2)
    #expect(timeline.snapshots == [Timeline.Snapshot(name: "after", time: timeline.end)])
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
    ]
    for event in events { recording.append(event) }
    let script = try InputScript(parsing: recording.script(until: 2.5))
    #expect(script.header.scene == "banner" && script.header.appearance == .dark && script.header.scale == 2)
    #expect(Timeline(script).events == events)
    #expect(Timeline(script).end == 2.5)
  }

  @Test(arguments: [30, 60, 120])
  func framesFallOnTheSameTimes(rate: Int) {
    let clock = FrameClock(framesPerSecond: rate)
    for thirtieth in 0...300 {
      let time = Double(thirtieth) / 30
      #expect(clock.time(of: clock.firstFrame(notBefore: time)) == time)
    }
  }
}

@Suite struct PlainNumbers {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-0.00001, "0"), (1.0, "1"), (0.1 + 0.2, "0.3"), (-1.5, "-1.5"), (2.00004, "2"),
    (312.66666666, "312.6667"), (.nan, "0"), (.infinity, "1e12"), (-1e300, "-1e12"), (999_999_999.5, "999999999.5"),
  ])
  func numbersPrintAlike(value: Double, text: String) { #expect(value.text(decimals: 4) == text) }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1e3", "nan", "inf", "0x1", "1,5", " 1", "1.2.3", "٣", "--1", "1_000"])
  func oddSpellingsAreNoNumbers(text: String) { #expect(Double(decimal: text) == nil) }

  @Test(arguments: [("0", 0.0), ("-12.5", -12.5), ("+3", 3.0), ("007", 7.0)])
  func plainSpellingsAre(text: String, value: Double) { #expect(Double(decimal: text) == value) }

  @Test func jsonEscapesWhatItMust() {
    let text = JSONText.object([("a\"b", .array([.string("\u{1}\\\n/é"), .null, .bool(true), .integer(-3)]))])
    #expect(text.line == #"{"a\"b":["\u0001\\\n/é",null,true,-3]}"#)
  }

  @Test(arguments: [("baner", "banner"), ("BANNER", "banner"), ("carousle", "carousel"), ("insta", "instagram")])
  func theNearestNameIsFound(word: String, nearest: String) {
    #expect(Nearest.name(to: word, among: ["banner", "carousel", "instagram"]) == nearest)
  }

  @Test(arguments: ["", "xyzzy", String(repeating: "a", count: 1_000_000)])
  func farNamesGetNone(word: String) { #expect(Nearest.name(to: word, among: ["banner", "carousel"]) == nil) }
}
