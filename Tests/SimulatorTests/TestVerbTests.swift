import Foundation
import Glibc
import TestSupport
import Testing

/// `tessera test`: goldens in folders, and what they show.
struct TestVerbTests {
  private func test(_ folder: TemporaryFolder, _ options: String...) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let result = try Subprocess.tessera(
      arguments: ["test", folder.root, "--scale", "1", "--output", folder.path("results")] + options)
    return (result.code, result.output, result.errors)
  }

  @Test func goldensAreRecordedComparedAndExplained() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\ngrid # squares\n"])
    let first = try test(folder)
    expectEqual(first.code, 0, "\(first.output)\(first.errors)")
    expectTrue(first.output.contains("recorded"))
    let golden = folder.path("__Snapshots__/basics/list.scale-1")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("__Snapshots__/basics")).sorted()
    expectEqual(names.count, 4, "\(names)")
    expectEqual(try test(folder, "--update", "none").code, 0)
    // The golden of another scene, with its layout, is a difference that names elements.
    let files = names.filter { $0.hasPrefix("list") }
    for name in files {
      let other = "__Snapshots__/basics/" + name.replacing("list", with: "grid", maxReplacements: 1)
      try? FileManager.default.removeItem(atPath: folder.path("__Snapshots__/basics/\(name)"))
      try FileManager.default.copyItem(atPath: folder.path(other), toPath: folder.path("__Snapshots__/basics/\(name)"))
    }
    let failed = try test(folder, "--reporter", "list,junit,html,json,github")
    expectEqual(failed.code, 1, "\(golden)")
    expectTrue(failed.output.contains("what moved:"), "\(failed.output)")
    expectTrue(failed.output.contains("::error file="), "\(failed.output)")
    expectTrue(failed.output.contains("1 of 2 tests passed"), "\(failed.output)")
    let page = try String(contentsOfFile: folder.path("results/report.html"), encoding: .utf8)
    expectTrue(page.contains("type=\"range\"") && page.contains("data:image/png;base64,"))
    expectTrue(
      try String(contentsOfFile: folder.path("results/results.xml"), encoding: .utf8).contains("failures=\"1\""))
    expectEqual(try test(folder, "-g", "grid").code, 0)
    expectEqual(try test(folder, "--update", "failed").code, 0)
    expectEqual(try test(folder, "--update", "none").code, 0)
  }

  @Test func scriptsAndPairsAreTests() throws {
    let folder = try TemporaryFolder([
      "drag.input": "scene banner\ndrag 350,400 -> 60,400 in 0.12s\nwait 1s\nsnapshot second\n",
      "looks.reftest": "match list list\nmismatch list grid\n",
    ])
    let result = try test(folder)
    expectEqual(result.code, 0, "\(result.output)\(result.errors)")
    expectTrue(result.output.contains("3 of 3 tests passed"), "\(result.output)")
    try Data("match list grid\n".utf8).write(to: URL(filePath: folder.path("looks.reftest")))
    expectEqual(try test(folder).code, 1)
  }

  /// Results in the folder of the tests are no tests, whatever their folders are called, and those of earlier runs go.
  @Test func resultsAreNoTests() throws {
    let folder = try TemporaryFolder(["a.input": "scene list\nsnapshot one\n", "b.input": "scene grid\nsnapshot one\n"])
    let results = folder.path("test-results")
    func test(_ options: String...) throws -> (code: Int32, output: String) {
      let result = try Subprocess.tessera(
        arguments: ["test", folder.root, "--scale", "1", "--output", results, "--update", "none"] + options)
      return (result.code, result.output + result.errors)
    }
    expectEqual(try test().code, 1)
    expectEqual(try FileManager.default.contentsOfDirectory(atPath: results).count { $0.first?.isNumber == true }, 2)
    try FileManager.default.createDirectory(atPath: folder.path("dir.scenes"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path("dead.lint"), withDestinationPath: "nowhere")
    let second = try test("-g", "b.input")
    expectContains(second.output, "0 of 1 tests passed")
    let left = try FileManager.default.contentsOfDirectory(atPath: results).filter { $0.first?.isNumber == true }
    expectEqual(left.map { $0.prefix(2) }, ["1-"], "\(left)")
    expectEqual(try test("--list").output.split(separator: "\n").count, 2)
  }

  /// Editors on Windows end lines in another way, and begin files with a mark.
  @Test func listsMayHaveTheLinesOfWindows() throws {
    let folder = try TemporaryFolder([
      "a.scenes": "\u{FEFF}list\r\ngrid # squares\r\n", "b.reftest": "\u{FEFF}match list list\r\n\r\n",
      "c.lint": "\u{FEFF}list\r\ngrid\r\n",
    ])
    let result = try test(folder, "--list")
    expectEqual(result.code, 0, "\(result.errors)")
    expectEqual(result.output.split(separator: "\n").count, 5, "\(result.output)")
    expectEqual(try test(folder, "-g", "reftest|scenes").code, 0)
  }

  /// A device that does not exist is a mistake on the command line, and no failure of each test.
  @Test func anUnknownDeviceIsRefusedAtOnce() throws {
    let folder = try TemporaryFolder(["a.scenes": "list\n"])
    let result = try test(folder, "--device", "iphone-99")
    expectEqual(result.code, 64)
    expectFalse(FileManager.default.fileExists(atPath: folder.path("results")))
  }

  /// Goldens that cannot be written are a problem of the disk.
  @Test func goldensThatCannotBeWrittenAreNoDifference() throws {
    let folder = try TemporaryFolder(["a.scenes": "list\n", "__Snapshots__": "a file\n"])
    let result = try test(folder, "--update", "missing")
    expectEqual(result.code, 74, "\(result.output)\(result.errors)")
  }

  /// A search for faults fails if one is an error, and says what `tessera lint` says.
  @Test func faultsFailTheirTest() throws {
    let found = try Subprocess.tessera("lint").output.matches(of: #/(?m)^(\S+): (TL[0-9]+) warning: /#)
    let first = try #require(found.first).output
    let folder = try TemporaryFolder(["layout.lint": "\(first.1)\n\(first.1) --rule \(first.2)=error # strict\n"])
    let result = try test(folder, "--reporter", "list,html")
    expectEqual(result.code, 1, "\(result.output)\(result.errors)")
    expectTrue(result.output.contains("1 of 2 tests passed"), "\(result.output)")
    expectTrue(result.output.contains("  \(first.1): \(first.2) error: "), "\(result.output)")
    expectTrue(result.output.contains("  fix: "), "\(result.output)")
    let page = try String(contentsOfFile: folder.path("results/report.html"), encoding: .utf8)
    expectTrue(page.contains("data:image/png;base64,") && page.contains("reason: "))
    try Data("list --rule TL=x\n".utf8).write(to: URL(filePath: folder.path("layout.lint")))
    expectFalse(try test(folder).code == 0)
  }

  /// All screens of a project, whose names are known once it is built.
  @Test func anAsteriskStandsForAllScreensOfAProject() throws {
    let folder = try TemporaryFolder(["App.swift": Self.screens, "all.scenes": "*\n", "all.lint": "*\n"])
    let result = try test(folder, "--project", folder.path("App.swift"))
    expectEqual(result.code, 0, "\(result.output)\(result.errors)")
    for name in ["all.scenes:First", "all.scenes:Second", "all.lint:First", "all.lint:Second"] {
      expectTrue(result.output.contains(name), "\(result.output)")
    }
    expectTrue(result.output.contains("4 of 4 tests passed"), "\(result.output)")
  }

  private static let screens = """
    import UIKit
    final class First: UIViewController {
      override func viewDidLoad() { view.backgroundColor = .red }
    }
    final class Second: UIViewController {
      override func viewDidLoad() { view.backgroundColor = .blue }
    }
    """

  /// A screen that does not return is named with the line of its code, and leaves no process behind.
  @Test func aScreenThatHangsIsNamedWithItsLine() throws {
    let loop = """
      import UIKit
      final class Busy: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          while view.tag == 0 { view.alpha = 1 }
        }
      }
      final class Idle: UIViewController {}
      """
    let folder = try TemporaryFolder(["App.swift": loop, "all.scenes": "*\n"])
    _ = try test(folder, "--project", folder.path("App.swift"), "--list")
    let result = try test(folder, "--project", folder.path("App.swift"), "--timeout", "3")
    expectEqual(result.code, 1, "\(result.errors)")
    expectTrue(result.output.contains("it did not end within 3"), "\(result.output)")
    expectTrue(result.output.contains("App.swift:4: it is in Busy.viewDidAppear(_:)"), "\(result.output)")
    expectTrue(result.output.contains("1 of 2 tests passed"), "\(result.output)")
  }

  /// Paths in place of scenes are refused with the line.
  @Test(arguments: ["basics.scenes", "basics.lint"])
  func pathsAreNotScenes(name: String) throws {
    let folder = try TemporaryFolder([name: "list\n../list\n"])
    let result = try test(folder)
    expectEqual(result.code, 65, "\(result.output)")
    expectTrue(result.errors.contains("\(name):2: “../list” is not a scene"), "\(result.errors)")
  }

  @Test func partsHoldEveryTestOnce() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\ngrid\nbadges\n"])
    let outputs = try (1...2).map { try test(folder, "--shard", "\($0)/2").output }
    for name in ["list", "grid", "badges"] {
      expectEqual(outputs.count { $0.contains(".scenes:\(name) ") }, 1, "\(outputs)")
    }
  }

  /// Bazel's variables choose the part, and the file says that this was understood.
  @Test func bazelsPartsHoldEveryTestOnce() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\ngrid\nbadges\n"])
    func names(_ variables: [String: String]) throws -> (code: Int32, names: [Substring]) {
      let result = try Subprocess.run(
        Subprocess.tessera, ["test", folder.root, "--list"], environment: variables)
      return (result.code, result.output.split(separator: "\n").map { $0.drop { $0 != ":" }.dropFirst() })
    }
    let status = folder.path("status")
    let parts = try (0..<4).map {
      try names(["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "\($0)", "TEST_SHARD_STATUS_FILE": status])
    }
    expectEqual(parts.map(\.names), [["list"], ["grid"], ["badges"], []])
    expectTrue(parts.allSatisfy { $0.code == 0 })
    expectTrue(FileManager.default.fileExists(atPath: status))
    expectEqual(try names(["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"]).code, 64)
    expectEqual(try names(["TEST_TOTAL_SHARDS": "many"]).code, 64)
  }

  /// Options that choose tests, the names that they choose, and the exit code.
  @Test(
    arguments: [
      ([], ["list", "grid --rtl", "badges"], 0), (["-g", "^.*:(list|grid)"], ["list", "grid --rtl"], 0),
      (["-g", "i", "--grep-invert", "rtl$|badges"], ["list"], 0), (["-g", "nothing"], [], 66),
      (["-g", "nothing", "--allow-no-tests"], [], 0), (["-g", "("], [], 64), (["--tolerance", "max=256"], [], 64),
      (["--shard", "9/9"], [], 0),
      (["-j1", "-g", "grid"], ["grid --rtl"], 0), (["-j", "8", "-g", "grid"], ["grid --rtl"], 0), (["-j0"], [], 64),
    ] as [([String], [String], Int32)])
  func testsAreChosen(options: [String], names: [String], code: Int32) throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\ngrid --rtl\nbadges\n"])
    let result = try Subprocess.tessera(arguments: ["test", folder.root, "--list"] + options)
    expectEqual(result.code, code, "\(result.errors)")
    expectEqual(result.output.split(separator: "\n").map { String($0.drop { $0 != ":" }.dropFirst()) }, names)
  }

  /// A run waits for another in the same folder, ends in time, and ends when it is asked to.
  @Test func runsEndInTime() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    expectEqual(try test(folder, "--time-limit", "0.001").code, 124)
    let other = open(folder.root, O_RDONLY | O_DIRECTORY)
    expectEqual(flock(other, LOCK_EX | LOCK_NB), 0)
    let busy = try test(folder, "--timeout", "0.2")
    expectEqual(busy.code, 75, "\(busy.errors)")
    expectTrue(busy.errors.contains("another run uses"), "\(busy.errors)")
    close(other)
    let interrupted = try Subprocess.run(
      "/usr/bin/timeout",
      ["--preserve-status", "-s", "INT", "1", Subprocess.tessera, "test", folder.root, "--repeat-each", "500"]
        + ["--output", folder.path("results")])
    expectEqual(interrupted.code, 130, "\(interrupted.output)\(interrupted.errors)")
  }

  /// A golden that is no file, and names that would reach beyond the folder or the terminal.
  @Test func hostileFilesFailTheirTestAlone() throws {
    let folder = try TemporaryFolder([
      "basics.scenes": "list\ngrid\n", "a\u{202E}b\n:c.input": "scene list\nsnapshot s\n",
    ])
    try FileManager.default.createDirectory(
      atPath: folder.path("__Snapshots__/basics/list.scale-1.png"), withIntermediateDirectories: true)
    let result = try test(folder, "--reporter", "list,github,junit")
    expectEqual(result.code, 1, "\(result.errors)")
    expectTrue(result.output.contains("2 of 3 tests passed"), "\(result.output)")
    expectFalse(result.output.contains("\u{202E}"), "\(result.output)")
    try Data("list --out /etc\n".utf8).write(to: URL(filePath: folder.path("basics.scenes")))
    let refused = try test(folder)
    expectEqual(refused.code, 65)
    expectTrue(refused.errors.contains("basics.scenes:1: "), "\(refused.errors)")
  }

  /// A list and a script of one name would write the same goldens.
  @Test func goldensOfListsAndScriptsDoNotMeet() throws {
    let folder = try TemporaryFolder(["drag.scenes": "list\n", "drag.input": "scene grid\nsnapshot list\n"])
    for path in [folder.root, folder.path("drag.scenes"), folder.path("drag.input")] {
      let result = try Subprocess.tessera("test", path, "--output", folder.path("results"))
      expectEqual(result.code, 65, "\(result.output)")
      expectTrue(result.errors.contains("has the same goldens as"), "\(result.errors)")
    }
    try FileManager.default.moveItem(atPath: folder.path("drag.input"), toPath: folder.path("drag.reftest"))
    try Data("match list list\n".utf8).write(to: URL(filePath: folder.path("drag.reftest")))
    expectEqual(try test(folder).code, 0)
  }

  /// A golden's layout that is damaged is named in the failure.
  @Test func aDamagedLayoutOfAGoldenIsNamed() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    expectEqual(try test(folder).code, 0)
    expectEqual(try test(folder, "--appearance", "dark").code, 0)
    let goldens = folder.path("__Snapshots__/basics/list.scale-1")
    try FileManager.default.removeItem(atPath: goldens + ".png")
    try FileManager.default.copyItem(atPath: goldens + "-appearance-dark.png", toPath: goldens + ".png")
    try Data("tessera layout 2\n".utf8).write(to: URL(filePath: goldens + ".layout.txt"))
    let result = try test(folder)
    expectEqual(result.code, 1)
    expectTrue(result.output.contains("list.scale-1.layout.txt: the layout record is damaged"), "\(result.output)")
  }

  /// An equal picture hides no damaged layout, which could not name what moves later.
  @Test func aDamagedLayoutBesideAnEqualPictureFails() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    expectEqual(try test(folder).code, 0)
    let layout = folder.path("__Snapshots__/basics/list.scale-1.layout.txt")
    let text = try String(contentsOfFile: layout, encoding: .utf8)
    try Data("tessera layout 2\n".utf8).write(to: URL(filePath: layout))
    let result = try test(folder)
    expectEqual(result.code, 1)
    expectTrue(result.output.contains("the picture is equal, but "), "\(result.output)")
    expectEqual(try test(folder, "--update", "failed").code, 0)
    expectEqual(try String(contentsOfFile: layout, encoding: .utf8), text)
  }

  @Test func textIsBoxesIfTheVariableSaysSo() throws {
    let folder = TemporaryFolder()
    for (name, variables) in [("fonts", [:]), ("boxes", ["TESSERA_TEXT": "boxes"])] as [(String, [String: String])] {
      let result = try Subprocess.run(
        Subprocess.tessera,
        ["snapshot", "list", "--scale", "1", "--format", "png,layout", "--out", folder.path(name)],
        environment: variables)
      expectEqual(result.code, 0, "\(result.errors)")
    }
    let layouts = try ["fonts", "boxes"].map {
      try String(contentsOfFile: folder.path("\($0)/list.layout.txt"), encoding: .utf8)
    }
    expectTrue(layouts[1].contains("machine text boxes"), "\(layouts[1].prefix(400))")
    expectFalse(layouts[0].contains("machine text boxes"))
    expectTrue(layouts[0] != layouts[1])
  }

  /// The largest difference of a color and the number of pixels are both limits.
  @Test func differencesWithinTheToleranceCountAsEqual() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    expectEqual(try test(folder).code, 0)
    expectEqual(try test(folder, "--appearance", "dark", "--update", "missing").code, 0)
    let (light, dark) = (
      "__Snapshots__/basics/list.scale-1.png", "__Snapshots__/basics/list.scale-1-appearance-dark.png"
    )
    try FileManager.default.removeItem(atPath: folder.path(light))
    try FileManager.default.copyItem(atPath: folder.path(dark), toPath: folder.path(light))
    for (tolerance, code) in [("max=255,pixels=100", 1), ("max=3", 1), ("max=255,pixels=10000000", 0), ("max=255", 0)] {
      expectEqual(try test(folder, "--tolerance", tolerance).code, Int32(code), "\(tolerance)")
    }
  }

  @Test func testThatCannotRunDoesNotStopOthers() throws {
    let folder = try TemporaryFolder(["basics.scenes": "lits\nlist\n"])
    let result = try test(folder, "--update", "all")
    expectEqual(result.code, 1)
    expectTrue(result.output.contains("did you mean") || result.output.contains("unknown scene"), "\(result.output)")
    expectTrue(result.output.contains("1 of 2 tests passed"), "\(result.output)")
    let hung = try test(folder, "-g", ":list", "--timeout", "0.001")
    expectEqual(hung.code, 1)
    expectTrue(hung.output.contains("did not end within"), "\(hung.output)")
  }

  @Test(arguments: [
    ["--shard", "0/4"], ["--shard", "x"], ["--reporter", "tap"], ["--repeat-each", "0"], ["--update", "some"],
  ])
  func wrongOptionsAreUsageErrors(options: [String]) throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    expectEqual(try Subprocess.tessera(arguments: ["test", folder.root] + options).code, 64)
  }

  @Test func emptyFoldersAndMissingPathsAreErrors() throws {
    let empty = TemporaryFolder()
    expectEqual(try Subprocess.tessera("test", empty.root).code, 66)
    expectEqual(try Subprocess.tessera("test", empty.root, "--allow-no-tests", "--output", empty.path("out")).code, 0)
    expectEqual(try Subprocess.tessera("test", "/nowhere").code, 66)
  }

  /// The page of a failed script shows its run, and what moved beside each picture.
  @Test func pagesShowTheRunOfAFailedScript() throws {
    let folder = try TemporaryFolder([
      "drag.input": "scene list\nsnapshot start\ndrag 195,600 -> 195,500 in 0.3s hold 0.3s\nwait 1s\nsnapshot end\n"
    ])
    expectEqual(try test(folder).code, 0)
    try Data("scene list\nsnapshot start\ndrag 195,600 -> 195,450 in 0.3s hold 0.3s\nwait 1s\nsnapshot end\n".utf8)
      .write(
        to: URL(filePath: folder.path("drag.input")))
    let failed = try test(folder, "--reporter", "html")
    expectEqual(failed.code, 1, "\(failed.output)\(failed.errors)")
    let page = try String(contentsOfFile: folder.path("results/report.html"), encoding: .utf8)
    let film = try #require(page.firstRange(of: "<div class=\"film\">"))
    expectEqual(page[film.upperBound...].matches(of: /<figcaption>[0-9.]+ s<\/figcaption>/).count, 12)
    let picture = try #require(page.firstRange(of: "<div class=\"slider\">"))
    expectTrue(page[picture.upperBound..<film.lowerBound].contains("<pre>what moved:"), "\(failed.output)")
  }

  @Test func formatsOfSnapshotsAreFiles() throws {
    let folder = TemporaryFolder()
    let result = try Subprocess.tessera(
      "snapshot", "list", "--scale", "1", "--out", folder.root, "--format", "png,txt,json,a11y,layout")
    expectEqual(result.code, 0, "\(result.errors)")
    expectEqual(folder.names, ["list.a11y.txt", "list.json", "list.layout.txt", "list.png", "list.txt"])
    expectEqual(try Subprocess.tessera("snapshot", "list", "--out", folder.root, "--format", "gif").code, 64)
  }

  /// A golden that cannot be written, here because it is a link, is a failure of its test alone.
  @Test func aGoldenThatCannotBeWrittenFailsItsTestAlone() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\ngrid\n"])
    expectEqual(try test(folder).code, 0)
    let golden = folder.path("__Snapshots__/basics/list.scale-1.png")
    try FileManager.default.moveItem(atPath: golden, toPath: folder.path("elsewhere.png"))
    try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: folder.path("elsewhere.png"))
    let result = try test(folder, "--update", "all", "--reporter", "list,junit")
    expectEqual(result.code, 74, "\(result.output)\(result.errors)")
    expectTrue(result.output.contains("list.scale-1.png"), "\(result.output)")
    expectTrue(result.output.contains("1 of 2 tests passed"), "\(result.output)")
    let report = try String(contentsOfFile: folder.path("results/results.xml"), encoding: .utf8)
    expectTrue(report.contains("tests=\"2\""), "\(report)")
  }

  @Test func eachPictureOfAScriptHasFilesOfItsOwn() throws {
    let script = "scene banner\nsnapshot one\ndrag 350,400 -> 60,400 in 0.12s\nwait 1s\nsnapshot two\n"
    let folder = try TemporaryFolder(["drag.input": script])
    expectEqual(try test(folder).code, 0)
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path("__Snapshots__/drag")).sorted()
    for name in goldens where name.hasSuffix(".layout.txt") {
      let path = folder.path("__Snapshots__/drag/\(name)")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try text.replacing("machine ", with: "machine older ").write(toFile: path, atomically: true, encoding: .utf8)
    }
    let pictures = goldens.filter { $0.hasSuffix(".png") }
    let paths = pictures.map { folder.path("__Snapshots__/drag/\($0)") }
    try FileManager.default.moveItem(atPath: paths[0], toPath: folder.path("first.png"))
    try FileManager.default.moveItem(atPath: paths[1], toPath: paths[0])
    try FileManager.default.moveItem(atPath: folder.path("first.png"), toPath: paths[1])
    let result = try test(folder)
    expectEqual(result.code, 1, "\(result.output)\(result.errors)")
    expectTrue(result.output.contains("other fonts or libraries"), "\(result.output)")
    let own = try FileManager.default.contentsOfDirectory(atPath: folder.path("results"))
    let files = try #require(own.first { $0.contains("drag") })
    let written = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path("results/\(files)")))
    for name in ["one", "two"] {
      for kind in ["expected", "found", "difference", "masked"] {
        expectTrue(written.contains("\(name).\(kind).png"), "\(written)")
      }
    }
  }

  /// The folder of the reports may be that of the tests, and one folder may have two names.
  @Test func aRunDoesNotWaitForItself() throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    let twice = try Subprocess.tessera(
      arguments: [
        "test", folder.path("basics.scenes"), folder.root + "/./basics.scenes", "--scale", "1", "--output", folder.root,
      ])
    expectEqual(twice.code, 0, "\(twice.output)\(twice.errors)")
    expectTrue(twice.output.contains("2 of 2 tests passed"), "\(twice.output)")
  }

  @Test func scriptsThatNeverEndKeepTheirTrace() throws {
    let folder = try TemporaryFolder(["drag.input": "scene banner\nwait 1s\nsnapshot one\n"])
    expectEqual(try test(folder).code, 0)
    try Data("scene banner\nsnapshot one\nwait 1s\nsnapshot two\nunknown\n".utf8).write(
      to: URL(filePath: folder.path("drag.input")))
    let result = try test(folder, "--trace", "on-failure")
    expectEqual(result.code, 1)
    let own = try FileManager.default.contentsOfDirectory(atPath: folder.path("results"))
    let files = try #require(own.first { $0.contains("drag") })
    // The error of the test itself is kept, not that of the trace.
    let errors = try String(contentsOfFile: folder.path("results/\(files)/errors.txt"), encoding: .utf8)
    expectTrue(errors.contains("unknown"), "\(errors)")
  }

  @Test(arguments: [
    ["--repeat-each", "9223372036854775807"], ["-j", "3000000000"], ["--shard", "1/9223372036854775807"],
  ])
  func hugeNumbersAreRefused(options: [String]) throws {
    let folder = try TemporaryFolder(["basics.scenes": "list\n"])
    let result = try Subprocess.tessera(arguments: ["test", folder.root] + options)
    expectEqual(result.code, 64, "\(result.errors)")
  }

  @Test(arguments: [["--layouts", "--gif", "a.gif"], ["--update", "all", "--gif", "a.gif"]])
  func optionsWithoutEffectAreUsageErrors(options: [String]) throws {
    let folder = try TemporaryFolder(["drag.input": "scene banner\nwait 1s\n"])
    let result = try Subprocess.tessera(arguments: ["replay", folder.path("drag.input")] + options)
    expectEqual(result.code, 64, "\(result.errors)")
  }
}
