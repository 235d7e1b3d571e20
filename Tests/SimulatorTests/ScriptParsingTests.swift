import Foundation
import Geometry
import Simulator
import Testing
import UIKitCore
import TestSupport

struct ScriptParsing {
  @Test func everyStatementIsRead() throws {
    let script = try InputScript(
      parsing: """
        # a comment
        device iphone-15
        size 320x568
        scale 2.5
        appearance dark
        direction rtl
        scene banner

        tap 195,400
        press 10.5,-20 for 250ms
        drag 350,400 -> 60,400 in 0.12s   # and another
        drag 350,400 to 60,400 in 1s hold 0.2s
        flick 1,2 → 3,4
        wheel 195,400 by 0,-3
        wait 1s
        snapshot second-page
        at 3s down 1 5,6
        at 3.25s move 1 7,8
        at 3.25s up 1 7,8
        at 4s wheel 1,1 by 2,0
        at 4s down 2 5,6 with shift+secondary
        at 4.5s key down a with shift
        at 4.5s key repeat up
        at 5s key up usage-57
        at 5s key cancel 2 with option typing E9,301
        tap 195,400 x2
        pinch 195,400 from 100 to 240.5 in 0.3s
        key page-down
        key space with shift+command for 2s
        """)
    expectEqual(script.header.device?.name, "iphone-15")
    expectEqual(script.header.size, CGSize(width: 320, height: 568))
    expectEqual(script.header.scale, 2.5)
    expectEqual(script.header.appearance, .dark)
    expectEqual(script.header.direction, .rightToLeft)
    expectEqual(script.header.scene, "banner")
    let (from, to) = (CGPoint(x: 350, y: 400), CGPoint(x: 60, y: 400))
    expectEqual(
      script.statements,
      [
        .tap(CGPoint(x: 195, y: 400)),
        .press(CGPoint(x: 10.5, y: -20), duration: 0.25),
        .drag(from: from, to: to, duration: 0.12, hold: 0),
        .drag(from: from, to: to, duration: 1, hold: 0.2),
        .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), duration: 0.1, hold: 0),
        .wheel(CGPoint(x: 195, y: 400), notches: CGVector(dx: 0, dy: -3)),
        .wait(1),
        .snapshot("second-page"),
        .event(.pointer(PointerEvent(id: 1, phase: .began, location: CGPoint(x: 5, y: 6), time: 3))),
        .event(.pointer(PointerEvent(id: 1, phase: .moved, location: CGPoint(x: 7, y: 8), time: 3.25))),
        .event(.pointer(PointerEvent(id: 1, phase: .ended, location: CGPoint(x: 7, y: 8), time: 3.25))),
        .event(.wheel(WheelEvent(location: CGPoint(x: 1, y: 1), notches: CGVector(dx: 2, dy: 0), time: 4))),
        .event(
          .pointer(
            PointerEvent(
              id: 2, phase: .began, location: CGPoint(x: 5, y: 6), time: 4, buttons: .secondary, modifiers: .shift))),
        .event(.key(KeyEvent(phase: .began, key: .keyboardA, modifiers: .shift, time: 4.5))),
        .event(.key(KeyEvent(phase: .repeated, key: .keyboardUpArrow, time: 4.5))),
        .event(.key(KeyEvent(phase: .ended, key: .keyboardCapsLock, time: 5))),
        .event(
          .key(
            KeyEvent(
              phase: .cancelled, key: .keyboard2, modifiers: .alternate, characters: "\u{E9}\u{301}", time: 5))),
        .tap(CGPoint(x: 195, y: 400), count: 2),
        .pinch(CGPoint(x: 195, y: 400), from: 100, to: 240.5, duration: 0.3),
        .key(.keyboardPageDown, modifiers: [], duration: 0.05),
        .key(.keyboardSpacebar, modifiers: [.shift, .command], duration: 2),
      ])
  }

  /// The message for the user: position, cause and remedy.
  @Test(arguments: [
    ("tap", "1:4: expected a point such as 195,400, found the end of the line"),
    ("tap 195", "1:5: expected a point such as 195,400, found “195”"),
    ("tap 195,nan", "1:5: expected a point such as 195,400, found “195,nan”"),
    ("tap inf,1", "1:5: expected a point such as 195,400, found “inf,1”"),
    ("tap 0x10,1", "1:5: expected a point such as 195,400, found “0x10,1”"),
    ("tap 1e9,1", "1:5: expected a point such as 195,400, found “1e9,1”"),
    ("tap 1000000,1", "1:5: “1000000,1” is out of range; at most 100000 in either direction"),
    ("tap 1,2 3", "1:9: unexpected “3”; the statement ends before it"),
    (
      "\n  darg 1,2 -> 3,4",
      "2:3: unknown word “darg” (did you mean “drag”?); a line begins with tap, press, drag, flick, pinch, wheel, key, "
        + "type, compose, wait, rotate, set, values, update, snapshot, at"
    ),
    ("drag 1,2 3,4", "1:10: expected ->, found “3,4”"),
    ("drag 1,2 -> 3,4 in fast", "1:20: expected a duration such as 0.12s or 250ms, found “fast”"),
    ("drag 1,2 -> 3,4 in 5", "1:20: expected a duration such as 0.12s or 250ms, found “5”"),
    ("wait -1s", "1:6: “-1s” is not between 0s and 3600s"),
    ("wait 99999s", "1:6: “99999s” is not between 0s and 3600s"),
    ("wait 3000s\nwait 3000s", "2:6: the script lasts longer than 3600 seconds"),
    ("snapshot ../x", "1:10: “../x” is not a usable name; use up to 80 letters, digits, - and _"),
    ("snapshot a\nsnapshot A", "2:10: there is a snapshot “A” already; choose another name"),
    (
      "device iphone-4",
      "1:8: unknown device “iphone-4” (did you mean “iphone-14”?); choose one of `tessera list --devices` or WxH@S"
    ),
    ("size 0x0", "1:6: size “0x0” is not usable; write WIDTHxHEIGHT in points, each 1 to 8192, such as 390x844"),
    ("scale 0", "1:7: scale “0” is not usable; write pixels per point, 0.5 to 4, such as 2"),
    ("appearance blue", "1:12: expected dark or light, found “blue”"),
    ("tap 1,2\nscene banner", "2:1: scene must come before the first gesture"),
    ("scene a\nscene b", "2:1: scene is given twice"),
    ("at 1s down 99 1,2", "1:12: expected the number of a finger, 0 to 31, found “99”"),
    ("wait 2s\nat 1s up 0 1,2", "2:4: this is earlier than the statement before it (2s)"),
    ("tap 1,2 x0", "1:9: expected x1 to x100, found “x0”"),
    ("tap 1,2 xx", "1:9: expected x1 to x100, found “xx”"),
    (
      "key pagedown",
      "1:5: unknown key “pagedown” (did you mean “page-down”?); a key is up, page-down, space, a, 7, f5, usage-57 and so on"
    ),
    (
      "key usage-9999",
      "1:5: unknown key “usage-9999”; a key is up, page-down, space, a, 7, f5, usage-57 and so on"
    ),
    (
      "key a with hyper",
      "1:12: expected shift, control, option, command, caps-lock, number-pad, primary, secondary, middle, button4, button5, no-button joined by +, found “hyper”"
    ),
    (
      "at 1s key down a typing zz",
      "1:25: expected Unicode scalars in hexadecimal such as E9,301, found “zz”"
    ),
    ("at 1s key press a", "1:11: expected cancel or down or repeat or up, found “press”"),
    ("pinch 1,2 from -1 to 2", "1:16: expected a distance in points, such as 120, found “-1”"),
    ("tap \u{1B}[31m1,2", "1:5: expected a point such as 195,400, found “\\u{1B}[31m1,2”"),
  ])
  func mistakesAreNamed(script: String, message: String) {
    let error = #expect(throws: InputScript.ParseError.self) { try InputScript(parsing: script) }
    expectEqual(error?.description, message)
  }

  @Test func unknownScenesGetASuggestion() {
    let error = #expect(throws: InputScript.ParseError.self) {
      try InputScript(parsing: "scene baner", scenes: ["banner", "carousel"])
    }
    expectEqual(
      error?.description, "1:7: unknown scene “baner” (did you mean “banner”?); `tessera list` names them all")
  }

  @Test(arguments: ["tap 1,2\r\nwait 1s\r\n", "\u{FEFF}tap 1,2\nwait 1s", "tap\t1,2 \n\n wait 1s#end"])
  func lineEndsAndMarksDoNotMatter(script: String) throws {
    #expect(try InputScript(parsing: script).statements == [.tap(CGPoint(x: 1, y: 2)), .wait(1)])
  }

  @Test func bytesThatAreNotTextAreLocated() {
    let error = #expect(throws: InputScript.ParseError.self) {
      try InputScript(parsing: Array("tap 1,2\nwa".utf8) + [0xFF, 0x20])
    }
    expectEqual(error?.description, "2:3: this is not UTF-8 text; save the script as UTF-8")
  }

  @Test func tooLargeIsRefused() {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: InputScript.Limits.bytes + 1)
    #expect(throws: InputScript.ParseError.self) { try InputScript(parsing: bytes) }
  }

  private static let sample = Array(
    """
    device iphone-14
    scene banner
    drag 350,400 -> 60,400 in 0.12s hold 1s
    wait 250ms
    snapshot é
    at 9s up 1 3,4
    tap 1,2 x3
    pinch 1,2 from 3 to 4
    key a with shift for 1s
    at 20s key down b with option typing E9
    at 21s text "a\\u{41}"
    type "\\"é"
    compose "ㅎ" -> "하"

    """.utf8)

  @Test func tooManyEventsPerFrameAreRefused() {
    let lines = { (count: Int, step: Double) in
      (0..<count).map { "at \(String(format: "%.6f", Double($0) * step))s move 0 1,1\n" }.joined()
    }
    #expect(throws: Never.self) { try InputScript(parsing: lines(2_000, 0)) }
    // A hundred thousand times per second is too often, however the times are distributed.
    #expect(throws: Never.self) { try InputScript(parsing: lines(20_000, 1.0 / 110_000)) }
    let error = #expect(throws: InputScript.ParseError.self) { try InputScript(parsing: lines(2_001, 1e-6)) }
    #expect(error?.line == 2_001)
    #expect(error?.message.contains("more than 2000 events within a sixtieth of a second") == true)
  }

  /// A truncated or damaged text gives a script or an error with a position in the text, never a trap.
  @Test func everyPrefixAndEveryFlippedBitIsAnswered() {
    for (input, _) in Damage.all(of: Self.sample) {
      do {
        let script = try InputScript(parsing: input)
        expectTrue(Timeline(script).end.isFinite)
      } catch {
        let lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
        expectAtLeast(error.line, 1)
        expectAtMost(error.line, lines)
        expectAtLeast(error.column, 1)
        expectAtMost(error.column, input.count + 1)
      }
    }
  }
}
