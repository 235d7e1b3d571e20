import Foundation
import Testing
import TestSupport

/// `tessera replay --plot` and `--csv`, from outside.
struct ReplayedMotion {
  private let folder = TemporaryFolder()

  private func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    return folder.path(name)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: folder.path(name)), encoding: .utf8)
  }

  private static let drag = "device 390x844@2\nscene list\ndrag 195,700 -> 195,500 in 0.1s\nwait 1s\n"
  private static let table = "time,offset\n0,0\n0.1,0\n0.2,30\n0.3,40\n"

  private func fixture(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Motion/\(name)").path
  }

  /// The whole path: touch, gesture, scroll view, frames. The result matches a phone's recording to one of its pixels.
  @Test(arguments: [("bounce-1", "iphone-bounce-1", 1.0 / 3), ("bounce-2", "iphone-bounce-2", 1.0 / 2)])
  func recordedBouncesAreMetToAPixel(script: String, phone: String, pixel: Double) throws {
    let result = try Subprocess.tessera(
      "replay", fixture(script + ".input"), fixture(phone + ".csv"), "--fps", "120", "--align", "fit", "--plot",
      folder.path("both.svg"))
    expectEqual(result.code, 0, "\(result.errors)")
    let words = result.output.split(separator: " ")
    let position = try #require(words.firstIndex(of: "largest"))
    let largest = try #require(Double(words[position + 1]))
    expectLess(largest, pixel, "\(result.output)")
    #expect(result.output.hasSuffix(" s\n") && result.output.contains("; the second was moved by 1.0"))
    let svg = try text("both.svg")
    #expect(svg.contains(">\(script), page<") && svg.contains(">\(phone)<"))
  }

  /// The tables are the recorded vectors, reflected so that the content is pulled down from its start.
  @Test(arguments: [1, 2])
  func tablesContainRecordedMotion(number: Int) throws {
    let url = URL(fileURLWithPath: fixture("../Scroll/physics.json"))
    let vectors = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let cases = try #require(vectors?["cases"] as? [[String: Any]])
    let observed = try #require(cases.first { $0["id"] as? String == "measured-\(number)" }?["observed"] as? [Double])
    let rows = try String(contentsOfFile: fixture("iphone-bounce-\(number).csv"), encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    expectEqual(rows.count, observed.count)
    for (index, (row, distance)) in zip(rows, observed).enumerated() {
      expectEqual(row, [(Double(index) / 60 * 1e6).rounded() / 1e6, -distance])
    }
  }

  @Test func aTableHasEveryFrameThatMoves() throws {
    let script = try file("drag.input", Self.drag)
    let result = try Subprocess.tessera("replay", script, "--csv", folder.path("a.csv"), "--of", "page-y")
    expectEqual(result.code, 0, "\(result.errors)")
    expectEmpty(result.output, "\(result.errors)")
    let rows = try text("a.csv").components(separatedBy: "\r\n").map { $0.components(separatedBy: ",") }
    expectEqual(rows.first, ["time", "offset", "velocity", "target", "phase"])
    let gliding = rows.filter { $0.last == "decelerating" }
    expectGreater(gliding.count, 20)
    expectEqual(Set(gliding.map { $0[3] }).count, 1, "one release has one target")
    #expect(rows.filter { $0.last == "dragging" }.allSatisfy { $0[2].isEmpty && $0[3].isEmpty })
    // The content rests where the release predicted.
    expectEqual(Double(rows[rows.count - 2][1]).map { abs($0 - (Double(gliding[0][3]) ?? 0)) < 0.5 }, true)
    #expect(try text("a.csv").hasSuffix("\r\n") && folder.names == ["a.csv", "drag.input"])
  }

  /// Without --out nothing is drawn.
  @Test func motionIsTheSameWithoutDrawing() throws {
    let script = try file("drag.input", Self.drag)
    let drawn = try Subprocess.tessera(
      "replay", script, "--csv", folder.path("a.csv"), "--out", folder.path("out"), "--no-frames", "--scale", "1")
    let undrawn = try Subprocess.tessera("replay", script, "--csv", folder.path("b.csv"), "--scale", "1")
    expectEqual(drawn.code, 0)
    expectEqual(undrawn.code, 0)
    #expect(try text("a.csv") == text("b.csv"))
  }

  @Test func singleRunWritesBothFormatsAndFrames() throws {
    let script = try file("drag.input", Self.drag)
    for (name, magic) in [("a.svg", Array("<svg ".utf8)), ("a.PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D])] {
      let result = try Subprocess.tessera(
        "replay", script, "--plot", folder.path(name), "--out", folder.path("out"), "--no-frames")
      expectEqual(result.code, 0, "\(result.errors)")
      let data = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
      expectEqual(Array(data.prefix(5)), magic)
    }
    expectEqual(folder.names, ["a.PNG", "a.svg", "drag.input", "out"])
  }

  @Test func sectionsAreRecordedByTheirOwnOffset() throws {
    let script = try file("flick.input", "scene banner\ndrag 350,400 -> 60,400 in 0.12s\nwait 1s\n")
    let result = try Subprocess.tessera("replay", script, "--csv", folder.path("a.csv"))
    expectEqual(result.code, 0, "\(result.errors)")
    let automatic = try text("a.csv")
    let offsets = automatic.components(separatedBy: "\r\n").dropFirst().compactMap {
      Double($0.split(separator: ",").dropFirst().first ?? "")
    }
    // A banner begins at rest on its first stop and moves by one page.
    expectGreater((offsets.max() ?? 0) - (offsets.min() ?? 0), 200)
    let named = try Subprocess.tessera("replay", script, "--csv", folder.path("b.csv"), "--of", "Section 0")
    expectEqual(named.code, 0, "\(named.errors)")
    #expect(try text("b.csv") == automatic)
  }

  @Test func tablesAloneArePlotted() throws {
    let one = try file("one.csv", Self.table)
    let two = try file("two.CSV", "time;offset\n7;0\n7,1;0\n7,2;33\n7,3;40\n")
    let result = try Subprocess.tessera(
      "replay", one, two, "--plot", folder.path("x.svg"), "--csv", folder.path("x.csv"))
    expectEqual(result.code, 0, "\(result.errors)")
    expectEqual(
      result.output,
      "difference: largest 3 pt at 0.2 s, rms 1.5 pt, of 4 samples in 0.3 s; the second was moved by -7 s\n")
    #expect(try text("x.csv").hasPrefix("time,offset,velocity,target,phase\r\n0,0,,,\r\n"))
  }

  @Test func theSameRunIsTheSameBytes() throws {
    let script = try file("drag.input", Self.drag)
    for name in ["a.svg", "b.svg", "a.png", "b.png"] {
      #expect(try Subprocess.tessera("replay", script, "--plot", folder.path(name), "--appearance", "dark").code == 0)
    }
    for kind in ["svg", "png"] {
      let files = try ["a", "b"].map { try Data(contentsOf: URL(fileURLWithPath: folder.path("\($0).\(kind)"))) }
      expectEqual(files[0], files[1])
    }
  }

  // MARK: What cannot be

  @Test(arguments: [
    (
      ["a.csv"], 64,
      "nothing to write; ask for frames with --out DIR, a movie with --gif FILE, or motion with --plot FILE or --csv FILE"
    ),
    (["a.csv", "--out", "x"], 64, "--out takes the frames of one script; leave it out to compare recordings"),
    (["a.csv", "a.csv", "a.csv", "--plot", "x.svg"], 64, "there are 3 recordings; a plot compares two"),
    (["a.csv", "--plot", "x.pdf"], 64, "--plot “x.pdf” is neither .svg nor .png; end the name with one of them"),
    (["a.csv", "--plot", "x.svg", "--align", "strat"], 64, "unknown --align “strat” (did you mean “start”?); choose"),
    (["a.csv", "--plot", "x.svg", "--from", "2", "--to", "1"], 64, "--from 2.0 is not before --to 1.0; swap them"),
    (["a.csv", "--plot", "x.svg", "--from", "nan"], 64, "--from nan is not a time; write seconds, such as 1.5"),
    (["a.csv", "--plot", "x.svg", "--from", "9"], 64, "no sample is between --from and --to: the recording has 0 to"),
    (["a.csv", "a.csv", "--plot", "x.svg", "--align", "release"], 65, "recording 1 has no release"),
    (["a.csv", "--csv", "a.csv"], 64, "“a.csv” is an input and is not overwritten; name another file"),
    (["a.csv", "--csv", "./x/../a.csv"], 64, "“./x/../a.csv” is an input and is not overwritten"),
    (["bad.csv", "--plot", "x.svg"], 65, "bad.csv:2:3: expected an offset in points, found “far”; write it as 12.5"),
    (["none.csv", "--plot", "x.svg"], 66, "cannot read “none.csv”: No such file or directory"),
    (["a.csv", "--plot", "no/x.svg"], 73, "cannot create “no/x.svg”: No such file or directory"),
    (["a.csv", "--csv", "/proc/x.csv"], 73, "cannot create “/proc/x.csv”: "),
    (
      ["drag.input", "--of", "pgae", "--plot", "x.svg"], 64,
      "drag.input: no scroll view is called “pgae” (did you mean “page”?); choose auto, page"
    ),
  ])
  func misusePrintsOneLine(arguments: [String], code: Int32, message: String) throws {
    _ = try file("a.csv", Self.table)
    _ = try file("bad.csv", "time,offset\n0,far\n")
    _ = try file("drag.input", Self.drag)
    let before = folder.names
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try Subprocess.shell("cd \(folder.root); exec \"$0\" replay \(words)", tessera: true)
    expectEqual(result.code, code)
    #expect(result.errors.hasPrefix("tessera: \(message)"), "\(result.errors)")
    expectEqual(result.errors.filter { $0 == "\n" }.count, 1)
    expectEmpty(result.output)
    expectEqual(folder.names, before)
    #expect(try text("a.csv") == Self.table)
  }

  @Test func aFullDiskLeavesNoHalfPlot() throws {
    let one = try file("one.csv", "time,offset\n" + (0..<3_000).map { "\($0),\($0 * 7_919 % 1_000)\n" }.joined())
    let result = try Subprocess.shell(
      "trap '' XFSZ; ulimit -f 8; exec \"$0\" replay \(one) --plot \(folder.path("x.svg"))", tessera: true)
    expectEqual(result.code, 74)
    #expect(result.errors.contains("cannot write “\(folder.path("x.svg"))”: "))
    expectEqual(folder.names, ["one.csv"])
  }
}
