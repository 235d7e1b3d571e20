import Foundation
import TestSupport
import Testing

/// `tessera diff`: what moved between two scenes, files, folders or commits.
struct DiffVerbTests {
  @Test func equalScenesHaveNoDifference() throws {
    let result = try Subprocess.tessera("diff", "list", "list", "--scale", "1")
    expectEqual(result.code, 0)
    expectEqual(result.output, "no element moved\nthe pictures are equal\n")
  }

  /// Two runs differ in the frames in which something else is on the screen.
  @Test func differingRunsAreListedByFrame() throws {
    let folder = try TemporaryFolder([
      "a.input": "scene list\ndrag 195,600 -> 195,300 in 0.2s\nwait 1s\n",
      "b.input": "scene list\ndrag 195,600 -> 195,310 in 0.2s\nwait 1s\n",
    ])
    for name in ["a", "b"] {
      let result = try Subprocess.tessera(
        "replay", folder.path("\(name).input"), "--no-frames", "--out", folder.path(name))
      expectEqual(result.code, 0, "\(result.errors)")
    }
    let (old, new) = (folder.path("a/frames.jsonl"), folder.path("b/frames.jsonl"))
    let equal = try Subprocess.tessera("diff", old, old)
    expectEqual(equal.output, "the runs are equal\n")
    expectEqual(equal.code, 0)
    let result = try Subprocess.tessera("diff", old, new)
    expectEqual(result.code, 1)
    expectTrue(result.output.contains(": collectionViews.0.offset ["), "\(result.output)")
    expectTrue(result.output.hasSuffix(" frames differ\n"), "\(result.output)")
    let json = try Subprocess.tessera("diff", old, new, "--format", "json").output
    expectTrue(json.contains("\"equal\": false") && json.contains("\"frames\": "), "\(json)")
    expectEqual(try Subprocess.tessera("diff", old, "list").code, 64)
  }

  @Test func differingScenesAreListed() throws {
    let result = try Subprocess.tessera("diff", "list", "grid", "--scale", "1", "--format", "json")
    expectEqual(result.code, 1)
    expectEqual(result.errors, "")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expectEqual(object["equal"] as? Bool, false)
    expectTrue((object["elements"] as? [Any])?.isEmpty == false)
  }

  @Test func filesAreComparedByKind() throws {
    let folder = try TemporaryFolder(["a.txt": "one\ntwo\n", "b.txt": "one\nthree\n", "c.png": "\u{89}PNG"])
    let texts = try Subprocess.tessera("diff", folder.path("a.txt"), folder.path("b.txt"))
    expectEqual(texts.code, 1)
    expectTrue(texts.output.contains("− two\n+ three"))
    expectEqual(try Subprocess.tessera("diff", folder.path("a.txt"), "list").code, 64)
    expectEqual(try Subprocess.tessera("diff", folder.path("none"), "list").code, 66)
    expectEqual(try Subprocess.tessera("diff", "list", "grid", "--format", "png").code, 64)
  }

  /// Folders are compared file by file, and a folder in a commit as it was then.
  @Test func foldersAndCommitsAreCompared() throws {
    let folder = TemporaryFolder()
    for name in ["list", "grid"] {
      let result = try Subprocess.tessera(
        "snapshot", name, "--scale", "0.5", "--format", "png,layout", "--out", folder.path("goldens"))
      expectEqual(result.code, 0, "\(result.errors)")
    }
    let git = ["init -q", "add -A", "-c user.name=a -c user.email=a@b.c commit -q -m one"].map { "git \($0)" }
    let script = "cd \(folder.root) && \(git.joined(separator: " && ")) && rm goldens/grid.* && "
    func diff(_ sides: String) throws -> (code: Int32, output: String) {
      let command = "cd \(folder.root) && \(Subprocess.tessera) diff \(sides)"
      let result = try Subprocess.run("/bin/sh", ["-c", command])
      return (result.code, result.output + result.errors)
    }
    expectEqual(try Subprocess.run("/bin/sh", ["-c", script + "cp goldens/list.png goldens/new.png"]).code, 0)
    let result = try diff("HEAD:goldens goldens")
    expectEqual(result.output, "grid.png\n  lost\nnew.png\n  new\n2 of 3 differ\n")
    expectEqual(result.code, 1)
    expectEqual(try diff("HEAD:goldens/list.png ./goldens/list.png").code, 0)
    expectEqual(try diff("HEAD:goldens HEAD:./goldens").output, "0 of 2 differ\n")
    expectEqual(try Subprocess.run("/bin/sh", ["-c", "mkdir \(folder.root)/sub"]).code, 0)
    expectEqual(
      try diff("HEAD:goldens HEAD:goldens && cd sub && \(Subprocess.tessera) diff HEAD:../goldens HEAD:goldens").output,
      "0 of 2 differ\n0 of 2 differ\n")
    for path in ["../goldens", "goldens/../../etc"] {
      let refused = try diff("HEAD:\(path) goldens")
      expectEqual(refused.code, 64)
      expectContains(refused.output, "leaves the repository")
    }
    expectEqual(try diff("HEAD:none goldens").code, 66)
    expectEqual(try diff("HEAD~1:goldens goldens").code, 66)
    expectEqual(try diff("HEAD:goldens list").code, 64)
  }

  /// A file that is damaged is named, and the others are compared.
  @Test func aDamagedFileDoesNotEndTheComparison() throws {
    let folder = TemporaryFolder()
    for side in ["old", "new"] {
      let scene = side == "old" ? "list" : "grid"
      let result = try Subprocess.tessera(
        "snapshot", scene, "--scale", "0.5", "--format", "png,layout", "--out", folder.path(side))
      expectEqual(result.code, 0, "\(result.errors)")
      for kind in ["png", "layout.txt"] where scene == "grid" {
        try FileManager.default.moveItem(
          atPath: folder.path("new/grid.\(kind)"), toPath: folder.path("new/list.\(kind)"))
      }
      try Data("one\n\(side)\n".utf8).write(to: URL(filePath: folder.path("\(side)/notes.txt")))
      let whole = try Data(contentsOf: URL(filePath: folder.path("\(side)/list.png")))
      try (side == "old" ? whole : whole.prefix(200)).write(to: URL(filePath: folder.path("\(side)/cut.png")))
    }
    for format in ["text", "json", "html"] {
      let output = folder.path("difference")
      let result = try Subprocess.tessera(
        "diff", folder.path("old"), folder.path("new"), "--format", format, "--output", output)
      let text = try String(contentsOfFile: output, encoding: .utf8)
      expectEqual(result.code, 65, "\(result.errors)")
      expectTrue(result.errors.contains("new/cut.png: the PNG file ends too early"), "\(result.errors)")
      for part in ["the PNG file ends too early", "list.png", "new"] {
        expectTrue(text.contains(part), "\(format): \(text.prefix(2000))")
      }
    }
    // A layout that is damaged is named, and the picture beside it compared.
    for side in ["old", "new"] { try FileManager.default.removeItem(atPath: folder.path("\(side)/cut.png")) }
    try Data("tessera layout 2\n".utf8).write(to: URL(filePath: folder.path("new/list.layout.txt")))
    let result = try Subprocess.tessera("diff", folder.path("old"), folder.path("new"))
    expectEqual(result.code, 65, "\(result.errors)")
    expectTrue(result.errors.contains("new/list.layout.txt: the layout record is damaged"), "\(result.errors)")
    expectTrue(result.output.contains(" pixels differ") && result.output.contains("2 of 2 differ"), "\(result.output)")
  }

  @Test(arguments: [
    ["list", "grid", "--screen", "Feed"], ["a", "a", "--screen", "Feed"], ["a", "a", "--device", "ipad"],
    ["a/x.txt", "a/x.txt", "--rtl"], ["a", "a", "--format", "png", "--output", "x.png"], ["list", "a"],
    ["list", "grid", "--device", "nothing"],
  ])
  func optionsWithoutEffectOnTheSidesAreUsageErrors(arguments: [String]) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("a"), withIntermediateDirectories: true)
    try Data("one\n".utf8).write(to: URL(filePath: folder.path("a/x.txt")))
    let sides = arguments.map { $0.hasPrefix("a") ? folder.path($0) : $0 }
    let result = try Subprocess.tessera(arguments: ["diff"] + sides)
    expectEqual(result.code, 64, "\(result.errors)")
  }

  /// Copies of commits are removed, even if the user interrupts the command.
  @Test func nothingStaysOfACommit() throws {
    let (folder, temporary) = (TemporaryFolder(), TemporaryFolder())
    for index in 0..<3000 { try Data("\(index)\n".utf8).write(to: URL(filePath: folder.path("\(index).txt"))) }
    let git = ["init -q", "add -A", "-c user.name=a -c user.email=a@b.c commit -q -m one"].map { "git \($0)" }
    expectEqual(
      try Subprocess.run("/bin/sh", ["-c", "cd \(folder.root) && \(git.joined(separator: " && "))"]).code, 0)
    for seconds in ["0.05", "0.1", "0.2", "0.4"] {
      let script =
        "cd \(folder.root) && TMPDIR=\(temporary.root) timeout --foreground --preserve-status -s INT \(seconds) "
        + "\(Subprocess.tessera) diff HEAD HEAD"
      let result = try Subprocess.run("/bin/sh", ["-c", script])
      expectTrue([0, 130].contains(result.code), "\(result.code) \(result.errors)")
      expectEqual(temporary.names, [], "after \(seconds) s")
    }
  }

  @Test func foldersWithNothingToCompareAreAnError() throws {
    let folder = try TemporaryFolder(["notes.md": "", "other.md": ""])
    let result = try Subprocess.tessera("diff", folder.root, folder.root)
    expectEqual(result.code, 66, "\(result.output)\(result.errors)")
  }
}
