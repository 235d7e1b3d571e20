import Foundation
import Simulator
import Testing
import Typography
import UIKit
import UIKitCore
import TestSupport

/// The same input gives the same bytes, in any environment and any number of times.
struct Determinism {
  private let folder = TemporaryFolder()

  private static let script = """
    scene banner
    device 390x844@1
    drag 350,400 -> 60,400 in 0.12s
    wait 150ms
    snapshot flying
    wait 0.6s
    wheel 195,400 by 0,2
    wait 300ms
    snapshot end
    """

  /// Replays the script and returns every output file.
  private func replay(_ name: String, environment: [String: String]) throws -> [String: Data] {
    let script = folder.path("script.input")
    try Data(Self.script.utf8).write(to: URL(fileURLWithPath: script))
    let out = folder.path(name)
    let result = try Subprocess.run(
      Subprocess.tessera, ["replay", script, "--out", out, "--fps", "10"], environment: environment)
    expectEqual(result.code, 0, "\(result.errors)")
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: out) where path.contains(".") {
      files[path] = try Data(contentsOf: URL(fileURLWithPath: out + "/" + path))
    }
    return files
  }

  @Test func localesTimeZonesAndRepetitionChangeNothing() throws {
    let first = try replay("first", environment: [:])
    #expect(first["flying.png"] != nil && first["end.png"] != nil && first["frames.jsonl"] != nil)
    expectNotEqual(first["flying.png"], first["end.png"])
    #expect(try replay("again", environment: [:]) == first)
    let otherSettings = [
      "LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Kathmandu", "HOME": "/nonexistent",
    ]
    #expect(try replay("elsewhere", environment: otherSettings) == first)
  }

  @Test(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb: scripts/install --tests"))
  func aDisplayChangesNothing() throws {
    let display = try VirtualDisplay()
    let without = try replay("without", environment: [:])
    #expect(try replay("with", environment: ["DISPLAY": display.name]) == without)
  }
}
