import Foundation
import Geometry
import Raster
import Testing
import TestSupport
import UIKitCore

@testable import Simulator

/// Recordings of a window's input and picture.
struct ScreenRecordingTests {
  private let folder = TemporaryFolder()

  private static func touch(_ id: Int, _ phase: PointerEvent.Phase, _ time: TimeInterval) -> InputEvent {
    .pointer(PointerEvent(id: id, phase: phase, location: CGPoint(x: 10, y: 20), time: time))
  }

  /// Touches that began before are left out, times begin at zero, and open touches end.
  @Test func aSpanIsCompleteInItself() throws {
    var span = RecordedSpan(header: InputScript.Header(), from: 5)
    for event in [
      Self.touch(0, .moved, 5.1), Self.touch(0, .ended, 5.2), Self.touch(1, .began, 5.5), Self.touch(1, .moved, 5.6),
    ] { span.append(event) }
    let script = try InputScript(parsing: span.text(until: 6))
    let events = script.statements.compactMap { if case .event(let event) = $0 { event } else { nil } }
    expectEqual(
      events, [Self.touch(1, .began, 0.5), Self.touch(1, .moved, 0.6), Self.touch(1, .cancelled, 1)].map(rounded))
  }

  private func rounded(_ event: InputEvent) -> InputEvent { event.at((event.time * 1e6).rounded() / 1e6) }

  @Test func aSpanEndsBeforeAChange() throws {
    var span = RecordedSpan(header: InputScript.Header(), from: 0)
    span.append(Self.touch(0, .began, 1))
    span.end("The settings changed.")
    span.append(Self.touch(0, .ended, 2))
    let text = span.text(until: 9)
    expectTrue(text.hasSuffix("# The settings changed.\n"), "\(text)")
    expectEqual(try InputScript(parsing: text).statements.count, 3)
    expectFalse(text.contains("up 0"))
  }

  /// Changed settings are set at their time, and input stays after them.
  @Test func settingsArePartOfASpan() throws {
    var (old, new) = (DeviceSettings(), DeviceSettings(isDark: true, textSize: 5))
    var span = RecordedSpan(header: InputScript.Header(), from: 2)
    span.append(Self.touch(0, .began, 2.1234567))
    span.append(.settings(new.changes(from: old)), at: 2.7)
    span.append(Self.touch(0, .ended, 2.65))
    let script = try InputScript(parsing: span.text(until: 3))
    let changes = Timeline(script).changes
    expectEqual(changes.count, 2, "\(span.text(until: 3))")
    for change in changes {
      expectTrue(abs(change.time - 0.7) < 0.000_01, "\(change.time)")
      old = DeviceSettings(change.change.applied(to: old.applied(to: .phone)))
    }
    expectEqual(old, new)
    expectEqual(Timeline(script).events.count, 2)
    new.reducesMotion = true
    expectEqual(new.changes(from: old), InputScript.Header())
  }

  @Test func everySpanCanBeParsed() throws {
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      let seed = UInt64.random(in: 0 ... .max, using: &numbers)
      var random = SeededGenerator(seed: seed)
      var span = RecordedSpan(header: InputScript.Header(), from: 1)
      var time = 1.0
      for _ in 0..<40 {
        time += Double(random.next() % 100) / 1000
        let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
        if random.next() % 9 == 0 {
          let settings = DeviceSettings(textSize: Int(random.next() % 12))
          span.append(.settings(settings.changes(from: DeviceSettings())), at: time)
        }
        span.append(Self.touch(Int(random.next() % 3), phases[Int(random.next() % 4)], time))
      }
      #expect(throws: Never.self, "seed \(seed)") { try InputScript(parsing: span.text(until: time)) }
    }
  }

  /// Frames are given once each, whenever pictures come, and left out frames are made up for.
  @Test func framesOfAMovieFollowTheClock() throws {
    let (a, b) = (Bitmap(width: 1, height: 1, pixels: [1]), Bitmap(width: 1, height: 1, pixels: [2]))
    var frames = MovieFrames(a, at: 10)
    expectTrue(frames.take(until: 10.01) == nil)
    let taken = frames.take(until: 10.2)
    let first = try #require(taken)
    expectTrue(first.bitmap == a && first.count == 5 && first.before == 0)
    frames.isTaken(false, first)
    frames.bitmap = b
    expectTrue(frames.take(until: 10.2) == nil)
    let next = frames.take(until: 11)
    let second = try #require(next)
    expectTrue(second.bitmap == b && second.count == 20 && second.before == 5)
  }

  @MainActor
  @Test func bothFilesAppearAtTheEnd() throws {
    let (trace, movie) = (folder.path("a.input"), folder.path("a.gif"))
    let recording = try ScreenRecording(trace: trace, movie: movie, header: InputScript.Header(), at: 3)
    expectTrue(recording.append(Bitmap(width: 2, height: 2), isChanged: true, at: 100))
    expectTrue(recording.append(Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4]), isChanged: true, at: 100.4))
    expectFalse(recording.append(Bitmap(width: 3, height: 2), isChanged: true, at: 100.6))
    recording.append([Self.touch(0, .began, 3.5)])
    expectFalse(folder.names.contains("a.gif"))
    try recording.finish(at: 4, windowTime: 101)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: movie))
    expectTrue(bytes.starts(with: Data("GIF89a".utf8)) && bytes.last == 0x3B)
    // Two graphic controls, with the durations in hundredths of a second.
    let delays = bytes.indices.dropLast(5).filter { bytes[$0...].starts(with: [0x21, 0xF9, 4]) }.map {
      Int(bytes[$0 + 4])
    }
    expectEqual(delays, [40, 60])
    let script = try InputScript(parsing: String(contentsOfFile: trace, encoding: .utf8))
    expectEqual(script.statements.count, 3)
  }

  @MainActor
  @Test func aPathThatCannotBeWrittenIsRefusedAtOnce() throws {
    for (trace, movie) in [("missing/a.input", "a.gif"), ("a.input", "missing/a.gif")] {
      #expect(throws: OutputError.self) {
        try ScreenRecording(
          trace: folder.path(trace), movie: folder.path(movie), header: InputScript.Header(), at: 0)
      }
    }
    expectEmpty(folder.names)
  }

  @Test func aFullDiskIsNamed() throws {
    let queue = try MovieQueue(MovieFile("/dev/full", format: .gif, framesPerSecond: 25))
    let noise = Bitmap(
      width: 300, height: 300, pixels: (0..<90_000).map { 0xFF00_0000 | UInt32($0 &* 2_654_435 & 0xFFFFFF) })
    _ = queue.append(noise, frames: 2, after: 0)
    #expect(throws: OutputError.self) { try queue.finish() }
    expectTrue("\(queue.failure.map { "\($0)" } ?? "")".contains("No space left"))
  }

  /// A movie that the disk has no space for keeps the frames that are written, except for some space for the script.
  @Test(arguments: [0, 100_000, 1 << 30])
  func aMovieOnAFullDiskKeepsItsFrames(space: Int) throws {
    let path = folder.path("a.gif")
    let movie = try MovieFile(path, format: .gif, framesPerSecond: 25)
    for index in 0..<12 {
      let noise = Bitmap(
        width: 200, height: 200,
        pixels: (0..<40_000).map { 0xFF00_0000 | UInt32(($0 + index) &* 2_654_435 & 0xFFFFFF) })
      try movie.append(noise, isChanged: true)
    }
    guard movie.shorten(leaving: space) else { return expectEqual(space, 1 << 30) }
    try movie.finishShort()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    expectTrue(bytes.starts(with: Data("GIF89a".utf8)) && bytes.last == 0x3B)
    let controls = bytes.indices.dropLast(5).filter { bytes[$0...].starts(with: [0x21, 0xF9, 4]) }
    // Every part of the file ends with a frame's last block.
    expectEqual(bytes[bytes.count - 2], 0)
    expectTrue(space == 0 ? controls.count >= 8 : (1..<11).contains(controls.count), "\(controls.count) frames")
    expectEqual(folder.names, ["a.gif"])
  }

  @MainActor
  @Test func aMovieThatCannotBeWrittenLeavesTheScript() throws {
    try folder.write("", to: "movies/a")
    let recording = try ScreenRecording(
      trace: folder.path("a.input"), movie: folder.path("movies/a.gif"), header: InputScript.Header(), at: 0)
    for index in 0..<3 {
      let noise = Bitmap(
        width: 300, height: 300,
        pixels: (0..<90_000).map { 0xFF00_0000 | UInt32(($0 + index) &* 2_654_435 & 0xFFFFFF) })
      _ = recording.append(noise, isChanged: true, at: Double(index) / 10)
    }
    try FileManager.default.removeItem(atPath: folder.path("movies"))
    #expect(throws: OutputError.self) { try recording.finish(at: 1, windowTime: 1) }
    expectEqual(recording.written, [folder.path("a.input")])
    expectEqual(folder.names, ["a.input"])
  }

  @Test func aScriptHasAState() throws {
    var header = InputScript.Header()
    var state = SceneState(scene: "banner")
    state.views = [SceneState.ViewState(path: ["UIView#0"], content: .offset(CGPoint(x: 1, y: 2)))]
    (header.scene, header.state) = ("banner", state)
    let text = Recording(header: header).script(until: 1)
    expectEqual(try InputScript(parsing: text).header.state, state)
    #expect(throws: InputScript.ParseError.self) { try InputScript(parsing: "state e30x\n") }
  }
}
