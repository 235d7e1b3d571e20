import Foundation
import Raster
import Testing
import TestSupport

/// The tool from outside, as a user or a script runs it.
struct CommandLineTool {
  private let folder = TemporaryFolder()

  private func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
    return folder.path(name)
  }

  @Test func scenesAndDevicesAreListed() throws {
    let scenes = try Subprocess.tessera("list")
    expectEqual(scenes.code, 0)
    expectEmpty(scenes.errors)
    #expect(scenes.output.split(separator: "\n").contains { $0.hasPrefix("banner ") })
    let devices = try Subprocess.tessera("list", "--devices")
    #expect(devices.output.contains("iphone-14") && devices.output.contains("390x844@3"))
  }

  @Test func listsAsJSONLines() throws {
    let scenes = try Subprocess.tessera("list", "--json").output.split(separator: "\n")
    let devices = try Subprocess.tessera("list", "--devices", "--json").output.split(separator: "\n")
    let names = try scenes.map { try JSONDecoder().decode([String: String].self, from: Data($0.utf8))["name"] }
    #expect(names.contains("banner") && !names.contains(nil))
    let phones = try devices.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    let standard = phones.first { $0?["isDefault"] as? Bool == true }??["name"] as? String
    expectEqual(standard, "iphone-14")
  }

  @Test func printsItsVersion() throws {
    let result = try Subprocess.tessera("--version")
    expectEqual(result.code, 0)
    #expect(result.output.wholeMatch(of: /tessera \d+\.\d+\.\d+\n/) != nil, "\(result.output)")
  }

  @Test(arguments: [
    ("snapsot", "unknown verb “snapsot” (did you mean “snapshot”?)"), ("fly", "unknown verb “fly”"),
    ("dcotor", "unknown verb “dcotor” (did you mean “doctor”?)"),
    ("snapshot --devise ipad", "unknown option “--devise” (did you mean “--device”?)"),
    ("replay --otu=x", "unknown option “--otu” (did you mean “--out”?)"),
    ("test --zzzzzzzz", "unknown option “--zzzzzzzz”"),
  ])
  func suggestsTheNearestVerbOrOption(words: String, message: String) throws {
    let result = try Subprocess.tessera(arguments: words.split(separator: " ").map(String.init) + ["banner"])
    expectEqual(result.code, 64)
    expectEqual(result.errors, "tessera: \(message); see `tessera --help`\n")
  }

  @Test func matrixRendersEveryCombinationAndASheet() throws {
    let matrix = "device=100x120@1,80x160@1,direction=ltr,rtl"
    let result = try Subprocess.tessera("snapshot", "grid", "--out", folder.root, "--matrix", matrix)
    expectEqual(result.code, 0, "\(result.errors)")
    let variants = ["100x120@1-ltr", "100x120@1-rtl", "80x160@1-ltr", "80x160@1-rtl", "matrix"]
    let files = variants.map { folder.path("grid-\($0).png") }
    expectEqual(result.output, files.joined(separator: "\n") + "\n")
    let pictures = try files.map { try PNGCodec.decode([UInt8](Data(contentsOf: URL(filePath: $0)))) }
    expectEqual(pictures.map(\.width), [100, 100, 80, 80, 24 + 100 + 24 + 100 + 24])
    expectEqual(pictures.map(\.height), [120, 120, 160, 160, 24 + 28 + 120 + 24 + 28 + 160 + 24])
    // The first picture is on the sheet, unchanged.
    let sheet = pictures[4]
    let copies = (0..<120).allSatisfy { y in (0..<100).allSatisfy { sheet[24 + $0, 52 + y] == pictures[0][$0, y] } }
    #expect(copies)
  }

  @Test func anEmptyOverlayIsSaidInOneLine() throws {
    let result = try Subprocess.tessera(
      "snapshot", "list", "--size", "100x120", "--scale", "1", "--out", folder.root, "--overlay", "decorations")
    expectEqual(result.code, 0)
    expectEqual(result.errors, "tessera: list shows nothing for the overlay decorations: section backgrounds\n")
  }

  @Test func matrixWritesEveryFormat() throws {
    let result = try Subprocess.tessera(
      "snapshot", "list", "--size", "100x120", "--scale", "1", "--out", folder.root, "--matrix",
      "appearance=light,dark",
      "--format", "json,a11y")
    expectEqual(result.code, 0, "\(result.errors)")
    expectEqual(
      folder.names, ["list-dark.a11y.txt", "list-dark.json", "list-light.a11y.txt", "list-light.json"])
  }

  @Test(arguments: [
    (
      "devcie=ipad",
      "unknown --matrix key “devcie” (did you mean “device”?); choose device, size, scale, "
        + "orientation, appearance, direction, locale, contrast, text-size, bold-text"
    ),
    ("appearance=drak", "unknown appearance “drak” (did you mean “dark”?); choose light, dark"),
    ("ipad", "--matrix “ipad” lacks a value; write KEY=VALUE,VALUE, such as appearance=light,dark"),
    ("device=ipad,,", "--matrix “device=ipad,,” lacks a value; write KEY=VALUE,VALUE, such as appearance=light,dark"),
    ("scale=1,scale=2", "--matrix has the key “scale” twice"),
    ("device=ipda", "unknown device “ipda” (did you mean “ipad”?); choose one of `tessera list --devices` or WxH@S"),
    (
      "scale=\(Array(repeating: "1", count: 65).joined(separator: ","))",
      "--matrix has 65 variants; at most 64 fit on a contact sheet"
    ),
  ])
  func refusesAnUnusableMatrix(matrix: String, message: String) throws {
    let result = try Subprocess.tessera("snapshot", "grid", "--out", folder.path("new"), "--matrix", matrix)
    expectEqual(result.code, 64)
    expectEqual(result.errors, "tessera: \(message)\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
  }

  @Test func doctorNamesWhatItFound() throws {
    let result = try Subprocess.tessera("doctor", "--out", folder.path("new"))
    expectEqual(result.code, 0, "\(result.errors)")
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    expectEqual(names, ["version", "display", "fonts", "scripts", "pictures", "folder", "locale"])
    expectEmpty(try FileManager.default.contentsOfDirectory(atPath: folder.path("new")))
  }

  @Test func doctorReportsAnUnwritableFolder() throws {
    let result = try Subprocess.tessera("doctor", "--out", try file("plain", "") + "/below")
    expectEqual(result.code, 69)
    #expect(result.output.contains("folder   missing"), "\(result.output)")
    #expect(result.errors.hasPrefix("tessera: missing: folder;"), "\(result.errors)")
  }

  @Test(arguments: [
    (
      ["snapshot", "baner", "--out", "x"],
      "tessera: unknown scene “baner” (did you mean “banner”?); `tessera list` names them all\n"
    ),
    (
      ["snapshot", "banner", "--out", "x", "--device", "ihpone-14"],
      "tessera: unknown device “ihpone-14” (did you mean “iphone-14”?); choose one of `tessera list --devices` or WxH@S\n"
    ),
    (
      ["snapshot", "banner", "--out", "x", "--size", "0x0"],
      "tessera: size “0x0” is not usable; write WIDTHxHEIGHT in points, each 1 to 8192, such as 390x844\n"
    ),
    (
      ["snapshot", "banner", "--out", "x", "--size", "8192x8192", "--scale", "4"],
      "tessera: 32768×32768 pixels are not usable; each side must be 1 to 16384, their product at most 67108864\n"
    ),
    (
      ["snapshot", "banner", "--out", "x", "--scale", "nan"],
      "tessera: scale “nan” is not usable; write pixels per point, 0.5 to 4, such as 2\n"
    ),
    (["snapshot", "banner", "--out", "x", "--fps", "0"], "tessera: --fps 0 is not between 1 and 240\n"),
    (["snapshot", "banner", "--out", "x", "--at", "inf"], "tessera: --at inf is not between 0 and 3600 seconds\n"),
    (
      ["snapshot", "banner", "--out", "x", "--diffable-duplicates", "ignore"],
      "tessera: unknown treatment of duplicates “ignore”; choose trap or report\n"
    ),
    (
      ["snapshot", "banner", "--out", "x", "--appearance", "blue"],
      "tessera: unknown appearance “blue”; choose light or dark\n"
    ),
  ])
  func misuseLeavesNothingPrintsOneLineAndExits64(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Subprocess.tessera, arguments.map { $0 == "x" ? folder.path("x") : $0 })
    expectEqual(result.code, 64)
    expectEqual(result.errors, message)
    expectEmpty(result.output)
    expectEmpty(folder.names)
  }

  @Test(arguments: [["fly"], ["snapshot"], ["run", "--what"], ["replay"]])
  func unknownWordsAreSixtyFour(arguments: [String]) throws {
    let result = try Subprocess.run(Subprocess.tessera, arguments)
    expectEqual(result.code, 64)
    #expect(result.errors.hasPrefix("tessera: ") && result.errors.filter { $0 == "\n" }.count == 1)
  }

  /// The first layout reads the data, calls the section provider, and then the handler.
  @Test func theOrderOfLayoutEventsIsPrinted() throws {
    let result = try Subprocess.tessera(
      "snapshot", "carousel", "--at", "0", "--scale", "1", "--log", "--out", folder.path("out"))
    expectEqual(result.code, 0)
    let lines = result.errors.split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
    let words = lines.compactMap { $0.count > 4 && $0[2] == "view" ? String($0[4]) : nil }
    expectEqual(Array(words.prefix(4)), ["layout", "data", "provider", "handler"], "\(result.errors)")
  }

  @Test func aTapOnTheListOpensTheScene() throws {
    let script = try file("tap.input", "tap 195,274\nwait 1s\nsnapshot tapped\n")
    let tapped = try Subprocess.tessera("replay", script, "--no-frames", "--scale", "1", "--out", folder.path("out"))
    let direct = try Subprocess.tessera("snapshot", "list", "--scale", "1", "--out", folder.path("out"))
    expectEqual(tapped.code, 0)
    expectEqual(direct.code, 0)
    let pictures = try ["tapped.png", "list.png"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.path("out/" + $0)))
    }
    expectEqual(pictures[0], pictures[1])
  }

  @Test func brokenScriptIsNamedWithPosition() throws {
    let path = try file("broken.input", "scene banner\n  tap 12\n")
    let result = try Subprocess.tessera("replay", path, "--out", folder.path("out"))
    expectEqual(result.code, 65)
    expectEqual(result.errors, "tessera: \(path):2:7: expected a point such as 195,400, found “12”\n")
    expectEqual(folder.names, ["broken.input"])
  }

  @Test func brokenLayoutIsNamedWithPosition() throws {
    let path = try file("broken.json", "{\n  \"id\": nope }")
    let result = try Subprocess.tessera("layout", path)
    expectEqual(result.code, 65)
    #expect(result.errors.hasPrefix("tessera: \(path):2:9: "))
    expectEmpty(result.output)
  }

  @Test func aMissingFileIsSixtySix() throws {
    for verb in [["layout"], ["replay", "--out", folder.path("out")]] {
      // The folder of `layout` may be a project's folder.
      let paths = [folder.path("nothing"), "/dev/zero"] + (verb == ["layout"] ? [] : [folder.root])
      for path in paths {
        let result = try Subprocess.run(Subprocess.tessera, verb + [path])
        expectEqual(result.code, 66)
        #expect(result.errors.hasPrefix("tessera: cannot read “\(path)”: "))
      }
    }
  }

  @Test func aPipeWithoutAWriterDoesNotHang() throws {
    #expect(try Subprocess.shell("mkfifo \(folder.path("pipe"))").code == 0)
    #expect(try Subprocess.tessera("layout", folder.path("pipe")).code == 66)
  }

  @Test(arguments: ["/proc/out", "/dev/full"])
  func impossibleOutputPathExits73(path: String) throws {
    let script = try file("a.input", "scene banner\n")
    for arguments in [["snapshot", "banner"], ["replay", script]] {
      let result = try Subprocess.run(Subprocess.tessera, arguments + ["--out", path])
      expectEqual(result.code, 73)
      #expect(result.errors.hasPrefix("tessera: cannot create “\(path)”: "))
    }
  }

  @Test func aFullStandardOutputIsSeventyFour() throws {
    let result = try Subprocess.shell("\"$0\" list > /dev/full", tessera: true)
    expectEqual(result.code, 74)
    #expect(result.errors.contains("cannot write “standard output”: No space left on device"))
  }

  @Test(arguments: ["--help", "help run", "snapshot --help", "--generate-completion-script bash", "list"])
  func fullStandardOutputExits74(arguments: String) throws {
    let result = try Subprocess.shell("\"$0\" \(arguments) > /dev/full", tessera: true)
    expectEqual(result.code, 74)
    #expect(result.errors.hasPrefix("tessera: cannot write “standard output”: No space left on device"))
  }

  @Test func completionsKnowTheValuesOfOptions() throws {
    let script = try Subprocess.tessera(arguments: ["--generate-completion-script", "fish"]).output
    let lines = script.split(separator: "\n").filter { $0.contains("\"tessera test") }
    for (option, value) in [("device", "iphone-14"), ("appearance", "'light dark'"), ("reporter", "junit")] {
      #expect(lines.contains { $0.contains("-l '\(option)'") && $0.contains(value) }, "\(option)")
    }
  }

  @Test(arguments: ["--help", "list"])
  func closedStandardOutputIsReported(arguments: String) throws {
    let result = try Subprocess.shell("\"$0\" \(arguments) >&-", tessera: true)
    expectEqual(result.code, 74)
    expectEqual(
      result.errors, "tessera: cannot write “standard output”: it is closed; leave it open, or send it to a file\n")
  }

  @Test(arguments: ["2> /dev/full", "2>&-", "2> >(true)", "0<&- 1>&- 2>&-"])
  func fullStandardErrorKeepsExitCode(redirection: String) throws {
    let result = try Subprocess.shell(
      "sleep 0; \"$0\" snapshot nosuch --out \(folder.path("out")) \(redirection)", tessera: true)
    expectEqual(result.code, 64)
  }

  /// With standard error closed, the first file opened would get its number and receive the messages.
  @Test func messagesNeverLandInAFile() throws {
    let script = try file("a.input", "scene banner\nwait 0.1s\n")
    let csv = folder.path("a.csv")
    let result = try Subprocess.shell(
      "\"$0\" replay \(script) --csv \(csv) 0<&- 1>&- 2>&-", tessera: true)
    expectEqual(result.code, 0)
    #expect(try String(contentsOfFile: csv, encoding: .utf8).hasPrefix("time,offset"))
  }

  @Test func motionPassesThroughShellPipe() throws {
    let script = try file("a.input", "scene banner\nwait 0.1s\n")
    let result = try Subprocess.shell(
      "\"$0\" replay \(script) --csv /dev/stdout; \"$0\" replay \(script) --csv >(cat >&2); wait $!", tessera: true)
    expectEqual(result.code, 0)
    #expect(result.output.hasPrefix("time,offset"))
    expectEqual(result.errors, result.output)
  }

  @Test(arguments: ["--csv", "--plot"])
  func impossibleOutputPathIsRefusedBeforeRun(option: String) throws {
    let script = try file("long.input", "scene banner\nwait 3600s\n")
    let result = try Subprocess.tessera("replay", script, option, folder.path("nowhere/a.svg"))
    expectEqual(result.code, 73)
    #expect(result.errors.hasPrefix("tessera: cannot create “\(folder.path("nowhere/a.svg"))”: "))
  }

  @Test func impossibleRecordingPathIsRefusedBeforeWindow() throws {
    let result = try Subprocess.tessera("run", "banner", "--record", folder.path("nowhere/a.input"))
    expectEqual(result.code, 73)
  }

  @Test func withoutFontsThePackagesAreNamed() throws {
    let result = try Subprocess.tessera(
      "snapshot", "banner", "--out", folder.path("out"),
      environment: ["TESSERA_FONT_SANS": "/nowhere", "TESSERA_FONT_CJK": "/nowhere", "TESSERA_FONT_EMOJI": "/nowhere"])
    expectEqual(result.code, 69)
    #expect(result.errors.contains("fonts-inter"))
  }

  @Test func runReportsMissingDisplay() throws {
    let result = try Subprocess.tessera("run", "banner")
    expectEqual(result.code, 69)
    expectEqual(
      result.errors,
      "tessera: no display: neither DISPLAY nor WAYLAND_DISPLAY is set; use `tessera snapshot --out DIR` to render without one\n"
    )
  }

  @Test(arguments: [["DISPLAY": ":987"], ["SDL_VIDEODRIVER": "dummy"], ["SDL_VIDEODRIVER": "nonsense"]])
  func dummyDisplayIsRefused(environment: [String: String]) throws {
    let result = try Subprocess.run(Subprocess.tessera, ["run", "banner"], environment: environment)
    expectEqual(result.code, 69)
    #expect(result.errors.contains("tessera: no "))
  }

  // MARK: Replays

  @Test func replayComparesWithAnEarlierRun() throws {
    let script = folder.path("a.input")
    try folder.write("scene banner\ndrag 350,400 -> 60,400 in 0.1s\nwait 0.2s\n", to: "a.input")
    let report = folder.path("a.jsonl")
    expectEqual(try Subprocess.tessera("replay", script, "--expect", report, "--update", "none").code, 66)
    expectEqual(try Subprocess.tessera("replay", script, "--expect", report).output, "\(report): recorded\n")
    let same = try Subprocess.tessera("replay", script, "--expect", report)
    expectEqual([same.output, same.errors], ["", ""])
    expectEqual(same.code, 0)
    try folder.write("scene banner\ndrag 350,400 -> 90,400 in 0.1s\nwait 0.2s\n", to: "a.input")
    let other = try Subprocess.tessera("replay", script, "--expect", report)
    expectEqual(other.code, 1)
    #expect(other.output.contains("sections.0.offset [") && other.errors.contains("frames differ from"))
    try folder.write("garbage\n", to: "b.jsonl")
    let garbage = try Subprocess.tessera("replay", script, "--expect", folder.path("b.jsonl"))
    expectEqual(garbage.code, 65)
    expectContains(garbage.errors, "b.jsonl:1: the line is no frame of a report")
    expectEqual(try Subprocess.tessera("replay", script, "--expect", report, "--update", "failed").code, 0)
    expectEqual(try Subprocess.tessera("replay", script, "--expect", report).code, 0)
  }

  @Test func replayWritesMovies() throws {
    try folder.write("scene grid\ndrag 200,600 -> 200,500 in 0.1s\n", to: "a.input")
    let files = ["--gif", folder.path("a.gif"), "--apng", folder.path("a.png"), "--y4m", folder.path("a.y4m")]
    let result = try Subprocess.tessera(
      arguments: ["replay", folder.path("a.input"), "--size", "60x40", "--scale", "1"] + files)
    expectEqual(result.code, 0, "\(result.errors)")
    let starts = try ["a.gif", "a.png", "a.y4m"].map { try Data(contentsOf: URL(filePath: folder.path($0))).prefix(6) }
    expectEqual(starts.map { String(decoding: $0.suffix(4), as: UTF8.self) }, ["F89a", "NG\r\n", "V4MP"])
    let full = try Subprocess.tessera("replay", folder.path("a.input"), "--gif", "/dev/full")
    expectEqual(full.code, 74)
    #expect(full.errors.contains("No space left"))
  }
}
