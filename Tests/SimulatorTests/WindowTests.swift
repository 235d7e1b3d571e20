import Foundation
import Glibc
import Raster
import Simulator
import Testing
import TestSupport

/// The real window, on a virtual display, with the mouse moved by xdotool.
@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool: scripts/install --tests"), .serialized)
final class WindowTests {
  private let folder = TemporaryFolder()
  private let display: VirtualDisplay
  /// The window's position: the middle of the screen.
  private static let origin = (x: (VirtualDisplay.size.width - 390) / 2, y: (VirtualDisplay.size.height - 844) / 2)

  init() throws { display = try VirtualDisplay() }

  /// The pages of the banner in a run without a display, to be compared with the window.
  private func headlessPages() throws -> (first: Picture, second: Picture, page: String) {
    let script = folder.path("pages.input")
    try Data(
      """
      scene banner
      scale 1
      wait 1s
      snapshot first
      drag 350,400 -> 60,400 in 0.2s
      wait 2s
      snapshot second
      """.utf8
    ).write(to: URL(fileURLWithPath: script))
    let result = try Subprocess.tessera("replay", script, "--no-frames", "--out", folder.path("pages"), "--fps", "30")
    expectEqual(result.code, 0, "\(result.errors)")
    let lines = try String(contentsOfFile: folder.path("pages/frames.jsonl"), encoding: .utf8)
    let last = try #require(lines.split(separator: "\n").last)
    return (try picture("pages/first.png"), try picture("pages/second.png"), String(last))
  }

  private func picture(_ name: String) throws -> Picture {
    let bitmap = try PNGCodec.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path(name)))))
    return Picture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { $0 & 0xFF_FFFF })
  }

  /// The window's upper left part, of a given size.
  private func window(width: Int = 390, height: Int = 844) throws -> Picture {
    try display.screenshot().part(x: Self.origin.x, y: Self.origin.y, width: width, height: height)
  }

  /// Waits until the window, which runs on its own clock, shows a picture, or until the time limit.
  private func waitFor(_ picture: Picture, seconds: Double = 20) throws -> Bool {
    for _ in 0..<Int(seconds * 20) {
      if try window(width: picture.width, height: picture.height) == picture { return true }
      usleep(50_000)
    }
    return false
  }

  /// A moving page passes its final position before it comes to rest: only a window that keeps its picture for half a
  /// second is at rest.
  private func waitForRest(showing picture: Picture) throws -> Bool {
    for _ in 0..<20 where try waitFor(picture) {
      usleep(500_000)
      if try window(width: picture.width, height: picture.height) == picture { return true }
    }
    return false
  }

  private func start(_ arguments: String...) throws -> Subprocess {
    try Subprocess(Subprocess.tessera, ["run", "--bare"] + arguments, environment: ["DISPLAY": display.name])
  }

  @Test func dragTurnsPageAndHighlightsNextDot() throws {
    let pages = try headlessPages()
    #expect(pages.page.contains(#""page":1"#))
    let process = try start("banner")
    #expect(try waitFor(pages.first), "the window does not show the first page")

    try display.drag(from: (Self.origin.x + 350, Self.origin.y + 400), byX: -260, in: process)
    #expect(try waitForRest(showing: pages.second), "the window does not show the second page")
    #expect(try dots(in: window()) == [false, true, false, false, false])
    expectEqual(dots(in: pages.first), [true, false, false, false, false])

    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
    expectEmpty(process.errors)
  }

  /// The dots of the page control, from left to right: whether each is black, on the white row through their middle.
  private func dots(in picture: Picture) -> [Bool] {
    let row = picture.part(x: 130, y: 652, width: 130, height: 1).pixels
    return row.split(separator: 0xFF_FFFF).map { dot in dot.contains { $0 & 0xFF < 0x20 } }
  }

  @Test func resizedWindowIsLaidOutAgain() throws {
    let result = try Subprocess.tessera(
      "snapshot", "banner", "--scale", "1", "--size", "320x600", "--out", folder.path("small"))
    expectEqual(result.code, 0, "\(result.errors)")
    let pages = try headlessPages()
    let process = try start("banner")
    #expect(try waitFor(pages.first))
    try display.robot("search", "--name", "Tessera", "windowsize", "320", "600")
    let small = try picture("small/banner.png")
    #expect(try waitFor(small), "the window does not show what a screen of its size would")
    process.terminate()
    expectEqual(process.wait(), 0)
  }

  @Test func aSleepingWindowDrawsNothing() throws {
    let pages = try headlessPages()
    let process = try start("banner")
    #expect(try waitFor(pages.first))
    let before = try processorTicks(of: process)
    usleep(3_000_000)
    // A frame of a debug build takes more than one tick of ten milliseconds; sixty per second would take all of them.
    #expect(try processorTicks(of: process) - before <= 5)
    process.terminate()
    expectEqual(process.wait(), 0)
  }

  private func processorTicks(of process: Subprocess) throws -> Int {
    let stat = try String(contentsOfFile: "/proc/\(process.identifier)/stat", encoding: .utf8)
    let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }

  /// Closing the terminal has the same effect as Ctrl+C in it.
  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func signalClosesWindowAndKeepsRecording(signal: Int32) throws {
    let pages = try headlessPages()
    let process = try start("banner", "--scale", "1", "--record", folder.path("session.input"))
    #expect(try waitFor(pages.first))
    // The recording does not appear before it is complete, but its input until now is there.
    expectEqual(folder.names.filter { $0.contains("session") || $0.hasSuffix(".part") }, ["session.input.partial"])
    kill(process.identifier, signal)
    #expect(process.wait() == 0)
    let script = try String(contentsOfFile: folder.path("session.input"), encoding: .utf8)
    #expect(script.contains("scene banner"))
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test func recordingsReplay() throws {
    let pages = try headlessPages()
    let recording = folder.path("session.input")
    let process = try start("banner", "--scale", "1", "--record", recording)
    #expect(try waitFor(pages.first))
    try display.drag(from: (Self.origin.x + 350, Self.origin.y + 400), byX: -260, in: process)
    #expect(try waitForRest(showing: pages.second))
    try display.robot("key", "Escape")
    expectEqual(process.wait(), 0)

    let script = try String(contentsOfFile: recording, encoding: .utf8) + "snapshot end\n"
    try Data(script.utf8).write(to: URL(fileURLWithPath: recording))
    let result = try Subprocess.tessera("replay", recording, "--no-frames", "--out", folder.path("again"))
    expectEqual(result.code, 0, "\(result.errors)")
    #expect(try picture("again/end.png") == pages.second, "the recording ends elsewhere:\n\(script)")
  }

  /// The window's handling of keys and the secondary mouse button, as its recording shows.
  @Test func keysAndButtonsAreRecordedAsPressed() throws {
    let pages = try headlessPages()
    let recording = folder.path("keys.input")
    let process = try start("banner", "--scale", "1", "--record", recording)
    #expect(try waitFor(pages.first))
    try display.robot("key", "shift+a")
    try display.robot("key", "Page_Down")
    try display.robot("mousemove", "400", "500", "click", "3")
    // The button is still down when the user leaves, so the touch is cancelled.
    try display.robot("mousedown", "1")
    usleep(300_000)
    try display.robot("key", "Escape")
    expectEqual(process.wait(), 0)
    let lines = try String(contentsOfFile: recording, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("at ") }.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
    let (x, y) = (400 - Self.origin.x, 500 - Self.origin.y)
    let expected = [
      "key down a with shift", "text \"A\"", "key up a", "key down page-down", "key up page-down",
      "down 0 \(x),\(y) with secondary", "up 0 \(x),\(y) with secondary", "down 0 \(x),\(y)",
      "cancel 0 \(x),\(y)",
    ]
    expectEqual(lines.filter { !$0.hasPrefix("key down shift") && !$0.hasPrefix("key up shift") }, expected)
    #expect(throws: Never.self) {
      try InputScript(parsing: Data(contentsOf: URL(fileURLWithPath: recording)).map { $0 })
    }
  }

  @Test func lostDisplayServerEndsRunWithMessageAndRecording() throws {
    let pages = try headlessPages()
    let process = try start("banner", "--record", folder.path("session.input"))
    #expect(try waitFor(pages.first))
    display.kill()
    expectEqual(process.wait(), 69)
    #expect(process.errors.contains("tessera: the display was lost"))
    #expect(folder.names.contains("session.input") && !folder.names.contains { $0.hasSuffix(".part") })
  }

  /// The picture of the window at rest: one that stays for longer than a scroll indicator waits before it fades.
  private func restingWindow() throws -> Picture {
    var (last, repeats) = (try window(), 0)
    for _ in 0..<100 where repeats < 5 {
      usleep(400_000)
      let next = try window()
      repeats = next == last ? repeats + 1 : 0
      last = next
    }
    return last
  }

  private func waitForTitle(_ isWanted: (String) -> Bool) throws -> String {
    var title = ""
    for _ in 0..<400 {
      // xdotool searches names in the locale's encoding only.
      title = (try? display.ask("search", "--class", "tessera", "getwindowname")) ?? ""
      if isWanted(title) { return title }
      usleep(50_000)
    }
    return title
  }

  @Test func escapeFindsTheListAsItWasLeft() throws {
    let process = try start()
    #expect(try waitForTitle { $0 == "Tessera" } == "Tessera")
    let top = try restingWindow()
    try display.robot("mousemove", "400", "500")
    for _ in 0..<4 { try display.robot("click", "5") }
    let scrolled = try restingWindow()
    #expect(scrolled != top)

    try display.robot("click", "1")
    let title = try waitForTitle { $0.hasSuffix(" - Tessera") }
    #expect(title.hasSuffix(" - Tessera") && title.allSatisfy(\.isASCII))
    #expect(try restingWindow() != scrolled)

    try display.robot("key", "Escape")
    #expect(try waitForTitle { $0 == "Tessera" } == "Tessera")
    // The selection of the row has faded.
    #expect(try restingWindow() == scrolled)
    process.terminate()
    #expect(process.wait() == 0)
  }

  /// Full screen changes the picture's scale, never the device; there is no window manager here to help.
  @Test func fullScreenIsLeftAsItWasEntered() throws {
    let process = try start()
    #expect(try waitForTitle { $0 == "Tessera" } == "Tessera")
    let before = try restingWindow()
    let empty = try display.screenshot().part(x: 0, y: 0, width: 800, height: 30)
    try display.robot("key", "F11")
    _ = try restingWindow()
    // The toolbar is as wide as the screen.
    #expect(try display.screenshot().part(x: 0, y: 0, width: 800, height: 30) != empty)
    try display.robot("key", "F11")
    #expect(try restingWindow() == before)
    #expect(try display.screenshot().part(x: 0, y: 0, width: 800, height: 30) == empty)
    process.terminate()
    #expect(process.wait() == 0)
  }

  /// The title says what the clock does.
  @Test func theTitleFollowsThePause() throws {
    let process = try start()
    #expect(try waitForTitle { $0 == "Tessera" } == "Tessera")
    try display.robot("key", "p")
    #expect(try waitForTitle { $0 != "Tessera" } == "Tessera (paused)")
    try display.robot("key", "p")
    #expect(try waitForTitle { $0 == "Tessera" } == "Tessera")
    process.terminate()
    #expect(process.wait() == 0)
  }

  /// The name in another script is on the window in both forms: X's own property, and the property that modern window
  /// managers read.
  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_YY", "ko_KR.UTF-8"])
  func theTitleIsTheScenesInEveryLocale(locale: String) throws {
    let title = locale.hasPrefix("ko") ? "배너 - Tessera" : "Banner - Tessera"
    let process = try Subprocess(
      Subprocess.tessera, ["run", "banner"], environment: ["DISPLAY": display.name, "LC_ALL": locale])
    #expect(try waitForTitle { $0 == title } == title)
    process.terminate()
    #expect(process.wait() == 0)
    #expect(process.errors.isEmpty)
  }
}
