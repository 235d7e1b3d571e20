import Foundation
import Glibc
import Testing
import TestSupport

/// The resources that each verb may use. Kernel limits end a verb that uses more; they are far above the needs of a
/// debug build on a busy machine.
struct ResourceLimits {
  private let folder = TemporaryFolder()

  /// - Returns: The exit code, and the peak memory in MB.
  private func run(_ arguments: [String], seconds: Int = 60) throws -> (code: Int32, megabytes: Int) {
    let process = try Subprocess(
      "/bin/bash", ["-c", "ulimit -t \(seconds); exec \"$0\" \"$@\"", Subprocess.tessera] + arguments)
    let code = process.wait()
    return (code, process.megabytes)
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    return folder.path(name)
  }

  @Test func everyVerbStaysWithinItsMemory() throws {
    let script = try file("a.input", "scene banner\nscale 1\ndrag 350,400 -> 60,400 in 0.1s\nwait 0.2s\n")
    let layout = try file(
      "a.json",
      """
      {"container": {"width": 390, "height": 844}, "sections": [{"items": 1000, "section": {"group": {
      "direction": "vertical", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 50}}, "subitems": [
      {"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}]}}}]}
      """)
    for arguments in [
      ["list"], ["snapshot", "banner", "--scale", "1", "--out", folder.path("o")],
      ["replay", script, "--out", folder.path("r")], ["replay", script, "--plot", folder.path("p.png")],
      ["layout", "banner"], ["layout", layout], ["record", "banner", "--into", folder.path("g")],
    ] {
      let (code, megabytes) = try run(arguments, seconds: 20)
      expectEqual(code, 0, "\(arguments): code \(code), \(megabytes) MB")
      expectLess(megabytes, 256, "\(arguments): code \(code), \(megabytes) MB")
    }
  }

  /// Loading fontconfig and its list of fonts takes a sixth of the time to the first picture.
  @Test func fontconfigIsLoadedOnlyForFontsInOtherFolders() throws {
    let environment = ["LD_DEBUG": "files", "LD_DEBUG_OUTPUT": folder.path("libraries")]
    let result = try Subprocess.tessera("snapshot", "banner", "--out", folder.path("o"), environment: environment)
    expectEqual(result.code, 0, "\(result.errors)")
    let logs = try FileManager.default.contentsOfDirectory(atPath: folder.path("")).filter { $0.hasPrefix("libraries") }
    let text = try logs.map { try String(contentsOfFile: folder.path($0), encoding: .utf8) }.joined()
    #expect(text.contains("libSDL2"))
    #expect(!text.contains("libfontconfig"))
  }

  /// Lines for frames are written as they are made: a long run keeps no more of them in memory than a short one.
  @Test func replayMemoryIsIndependentOfLength() throws {
    func memory(seconds: Int) throws -> Int {
      let script = try file("wait.input", "scene banner\nscale 0.5\nwait \(seconds)s\n")
      let (code, megabytes) = try run(["replay", script, "--no-frames", "--out", folder.path("o"), "--fps", "240"])
      expectEqual(code, 0)
      return megabytes
    }
    let (short, long) = (try memory(seconds: 1), try memory(seconds: 40))
    let text = try FileManager.default.attributesOfItem(atPath: folder.path("o/frames.jsonl"))
    #expect(try #require(text[.size] as? Int) > 8 << 20)
    expectLess(long - short, 6, "\(short) MB for a second, \(long) MB for forty")
  }

  @Test(arguments: [
    ("{\"\(Self.accents)\": 1}", "layout"), ("\(Self.accents)\n", "replay"), ("scene \(Self.accents)\n", "replay"),
    ("device \(Self.accents)\n", "replay"), ("key \(Self.accents)\n", "replay"),
  ])
  func endlessCombiningMarksAreRefused(text: String, verb: String) throws {
    let path = try file("a.txt", text)
    let arguments = verb == "layout" ? ["layout", path] : ["replay", path, "--out", folder.path("o")]
    let (code, megabytes) = try run(arguments, seconds: 10)
    expectEqual(code, 65, "code \(code), \(megabytes) MB")
    expectLess(megabytes, 512, "code \(code), \(megabytes) MB")
  }

  private static let accents = "a" + String(repeating: "\u{301}", count: 400_000)

  /// Velocities of 10¹⁸ points per second have as few ticks as others.
  @Test func stepsOfANanosecondMakeNoHugePlot() throws {
    let table = try file("a.csv", "time,offset\n0,1e9\n1e-9,-1e9\n2e-9,1e9\n3e-9,-1e9\n")
    let (code, megabytes) = try run(["replay", table, "--plot", folder.path("a.svg")], seconds: 10)
    expectEqual(code, 0)
    expectLess(megabytes, 256)
    let size = try FileManager.default.attributesOfItem(atPath: folder.path("a.svg"))[.size] as? Int
    #expect(try #require(size) < 100_000)
  }

  /// A limit below the number of files that the run loop and the fonts need is reported; otherwise the first failure
  /// would trap.
  @Test(arguments: [4, 5, 6, 7, 8, 9, 10, 12, 16])
  func fileDescriptorExhaustionIsReported(limit: Int) throws {
    // Inherited descriptors of the test process would count, too.
    let closed = (3...9).map { "\($0)>&-" }.joined(separator: " ")
    let result = try Subprocess.shell(
      "exec \(closed); ulimit -n \(limit); exec \"$0\" snapshot emoji-list --scale 1 --out \(folder.path("o"))",
      tessera: true)
    expectEqual(result.code, (limit < 8 ? 69 : 0), "\(result.errors)")
    #expect(limit >= 8 || result.errors.hasPrefix("tessera: fewer than 5 more files may be open"))
  }
}
