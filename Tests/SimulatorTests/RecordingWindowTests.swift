import Foundation
import Glibc
import Raster
import Testing
import TestSupport

/// Recordings and states of a real window, on a virtual display.
@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool: scripts/install --tests"), .serialized)
final class RecordingWindowTests {
  private let folder = TemporaryFolder()
  private let display: VirtualDisplay

  init() throws { display = try VirtualDisplay() }

  /// Opens a window in the folder, and waits until it shows its scene.
  private func start(_ arguments: String..., path: String? = nil) throws -> Subprocess {
    try start(arguments, path: path)
  }

  private func start(_ arguments: [String], path: String? = nil) throws -> Subprocess {
    let command = ([Subprocess.tessera, "run"] + arguments).map { "'\($0)'" }.joined(separator: " ")
    let process = try Subprocess(
      "sh", ["-c", "cd '\(folder.root)' && \(path.map { "PATH='\($0)'; " } ?? "") exec \(command)"],
      environment: ["DISPLAY": display.name])
    try display.waitUntilDrawn(by: process)
    return process
  }

  private func waitFor(_ text: String, in process: Subprocess) -> Bool {
    for _ in 0..<400 {
      if process.errors.contains(text) { return true }
      usleep(50_000)
    }
    return false
  }

  /// Drags from the middle of the screen, which is inside the window, to the next page, and waits until it is at rest.
  private func turnPage(in process: Subprocess) throws {
    try display.drag(from: (500, 500), byX: -230, in: process)
  }

  @Test func oneKeyBeginsAndEndsARecording() throws {
    let process = try start("banner")
    try turnPage(in: process)
    try display.robot("key", "ctrl+r")
    #expect(waitFor("recording tessera-banner-1.gif", in: process))
    try turnPage(in: process)
    try display.robot("key", "ctrl+r")
    #expect(waitFor("wrote tessera-banner-1.gif and tessera-banner-1.input", in: process))
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
    let movie = try Data(contentsOf: URL(fileURLWithPath: folder.path("tessera-banner-1.gif")))
    expectTrue(movie.starts(with: Data("GIF89a".utf8)) && movie.last == 0x3B)
    // The script begins at the second page, and ends at the third.
    let result = try Subprocess.tessera(
      "replay", folder.path("tessera-banner-1.input"), "--no-frames", "--out", folder.path("again"))
    expectEqual(result.code, 0, "\(result.errors)")
    let lines = try String(contentsOfFile: folder.path("again/frames.jsonl"), encoding: .utf8).split(separator: "\n")
    #expect(lines.first?.contains(#""page":1"#) == true, "\(lines.first ?? "")")
    #expect(lines.last?.contains(#""page":2"#) == true, "\(lines.last ?? "")")
  }

  @Test(arguments: [SIGHUP, SIGTERM, 0]) func aRecordingIsSavedWhateverEndsTheWindow(signal: Int32) throws {
    let process = try start("banner", "--bare")
    try display.robot("key", "ctrl+r")
    #expect(waitFor("recording", in: process))
    try turnPage(in: process)
    if signal == 0 { display.kill() } else { kill(process.identifier, signal) }
    expectEqual(process.wait(), signal == 0 ? 69 : 0)
    let movie = try Data(contentsOf: URL(fileURLWithPath: folder.path("tessera-banner-1.gif")))
    expectTrue(movie.last == 0x3B && movie.count > 1_000)
    let script = try String(contentsOfFile: folder.path("tessera-banner-1.input"), encoding: .utf8)
    expectTrue(script.contains("down 0"), "\(script)")
    expectEqual(folder.names.filter { $0.hasSuffix(".part") || $0.hasSuffix(".partial") }, [])
  }

  /// The input until a process is killed is in a file that can be replayed.
  @Test(arguments: [["banner"], ["banner", "--record", "session.input"]])
  func inputRemainsWhenTheProcessIsKilled(arguments: [String]) throws {
    let isSession = arguments.count > 1
    let process = try start(arguments)
    if !isSession {
      try display.robot("key", "ctrl+r")
      #expect(waitFor("recording", in: process))
    }
    try turnPage(in: process)
    kill(process.identifier, SIGKILL)
    _ = process.wait()
    let name = isSession ? "session.input" : "tessera-banner-1.input"
    expectTrue(!folder.names.contains(name))
    // The input ends when the finger leaves the screen; the page is at rest later.
    let script = try String(contentsOfFile: folder.path(name + ".partial"), encoding: .utf8) + "wait 2s\n"
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder.path("copy.input")))
    let result = try Subprocess.tessera(
      "replay", folder.path("copy.input"), "--no-frames", "--out", folder.path("again"))
    expectEqual(result.code, 0, "\(result.errors)")
    let report = try String(contentsOfFile: folder.path("again/frames.jsonl"), encoding: .utf8)
    let last = report.split(separator: "\n").last.map(String.init) ?? ""
    expectContains(last, #""page":1"#, "\(script)")
    // The next recording of that name tells of it.
    let next = try start(arguments)
    if !isSession { try display.robot("key", "ctrl+r") }
    expectTrue(waitFor("\(name).partial” is the input of a recording whose process was killed", in: next))
    kill(next.identifier, SIGKILL)
    _ = next.wait()
    expectTrue(folder.names.contains(name + ".2.partial"))
  }

  /// A copied picture goes to the program that keeps it.
  @Test(arguments: [true, false]) func aPictureIsCopied(isInstalled: Bool) throws {
    let bin = folder.path("bin")
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    if isInstalled {
      let script = "#!/bin/sh\nPATH=/bin:/usr/bin\ncat > '\(folder.path("copied.png"))'\n"
      #expect(
        FileManager.default.createFile(
          atPath: bin + "/xclip", contents: Data(script.utf8), attributes: [.posixPermissions: 0o755]))
    }
    let process = try start("banner", "--scale", "1", path: bin)
    try display.robot("key", "ctrl+shift+s")
    #expect(waitFor(isInstalled ? "copied the picture" : "copying pictures needs xclip", in: process))
    process.terminate()
    expectEqual(process.wait(), 0)
    guard isInstalled else { return }
    let picture = try PNGCodec.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path("copied.png")))))
    expectTrue(picture.width == 390 && picture.height == 844)
  }

  @Test func aCopiedStateReopensTheScene() throws {
    let process = try start("banner")
    try turnPage(in: process)
    try display.robot("key", "ctrl+shift+c")
    #expect(waitFor("copied --state", in: process))
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
    let text = try #require(process.errors.split(separator: "'").dropFirst().first)
    let result = try Subprocess.tessera(
      "snapshot", "--state", String(text), "--format", "txt", "--out", folder.path("out"))
    expectEqual(result.code, 0, "\(result.errors)")
    let plain = try Subprocess.tessera("snapshot", "banner", "--format", "txt", "--out", folder.path("plain"))
    expectEqual(plain.code, 0, "\(plain.errors)")
    let pages = try ["out", "plain"].map {
      try String(contentsOfFile: folder.path("\($0)/banner.txt"), encoding: .utf8)
    }
    expectNotEqual(pages[0], pages[1])
  }
}
