import Foundation
import TestSupport
import Testing

/// `tessera soak`: random use of scenes, and scripts of failures.
struct SoakTests {
  /// The seed and the number of operations, which take a few seconds. Another seed makes other operations.
  private static let (seed, operations) = (1, 140)

  /// A part of what `scripts/soak` runs: each scene for two operations.
  @Test func scenesWithstandRandomUse() throws {
    let result = try Subprocess.tessera(
      arguments: [
        "soak", "--seed", "\(Self.seed)", "--operations", "\(Self.operations)", "--session-length", "2",
      ])
    expectEqual(result.code, 0, "seed \(Self.seed): \(result.output)\(result.errors)")
    expectEmpty(result.errors)
    expectTrue(result.output.hasPrefix("\(Self.operations) operations in 70 sessions, "), "\(result.output)")
  }

  /// The same seed makes the same operations, in one process or in several.
  @Test func sessionsFollowFromTheSeed() throws {
    func figures(_ options: String...) throws -> Substring? {
      let result = try Subprocess.tessera(
        arguments: ["soak", "banner", "simple-list", "--operations", "24", "--session-length", "6"] + options)
      expectEqual(result.code, 0, "\(result.output)\(result.errors)")
      return result.output.firstRange(of: ", memory").map { result.output[..<$0.lowerBound] }
    }
    let one = try figures("--seed", "5")
    expectEqual(one, try figures("--seed", "5", "--jobs", "3"))
    #expect(try one != figures("--seed", "7"))
  }

  /// A program that traps, does not return, causes a message in the log, or moves a cell away from its layout is reported, and
  /// its script becomes as short as it can be.
  @Test(arguments: [
    ("trap", "an item was tapped", "tap"),
    ("log", "wrote to the log: UIImage(named: \"missing\") found no image", "tap"),
    ("hang", "it hangs", "tap"), ("move", "and its element at", "tap"),
  ])
  func failuresAreShortened(kind: String, text: String, verb: String) throws {
    let folder = TemporaryFolder()
    try Data(Self.screen(kind).utf8).write(to: URL(filePath: folder.path("Broken.swift")))
    let result = try Subprocess.tessera(
      arguments: [
        "soak", folder.path("Broken.swift"), "--operations", "40", "--timeout", "3", "--max-failures", "1", "--output",
        folder.path("failures"),
      ])
    expectEqual(result.code, 1, "\(result.output)\(result.errors)")
    expectTrue(result.output.contains(text), "\(result.output)\(result.errors)")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path("failures")).first)
    let script = try String(contentsOfFile: folder.path("failures/\(name)"), encoding: .utf8)
    let lines = script.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("scene ") }
    expectLess(lines.count, 4, "\(script)")
    expectTrue(lines.contains { $0.hasPrefix(verb) }, "\(script)")
    let again = try Subprocess.tessera(
      arguments: ["soak", folder.path("Broken.swift"), folder.path("failures/\(name)"), "--timeout", "3"])
    expectEqual(again.code, 1, "\(again.output)\(again.errors)")
    expectTrue(again.output.contains(text), "\(again.output)")
  }

  /// Text that an app prints or logs is not a failure.
  @Test func theWordsOfAnAppAreNoFailure() throws {
    let folder = TemporaryFolder()
    let code = "print(\"a\"); NSLog(\"b\"); debugPrint(1); print(2, terminator: \"\"); Logger().error(\"c\")"
    try Data("import os\n\(Self.screen(code))".utf8).write(to: URL(filePath: folder.path("Broken.swift")))
    let result = try Subprocess.tessera(
      arguments: ["soak", folder.path("Broken.swift"), "--operations", "40", "--timeout", "3"])
    expectEqual(result.code, 0, "\(result.output)\(result.errors)")
  }

  /// A screen of one row that fills it, and that fails when it is tapped.
  private static func screen(_ failure: String) -> String {
    let code = [
      "trap": "fatalError(\"an item was tapped\")", "log": "print(\"a\"); _ = UIImage(named: \"missing\")",
      "hang": "while true {}",
      "move": "collectionView.cellForItem(at: indexPath)?.frame.origin.x += 40",
    ]
    return """
      import UIKit

      class BrokenController: UICollectionViewController {
        init() {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
          let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        required init?(coder: NSCoder) { nil }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          \(code[failure] ?? failure)
        }
      }

      """
  }

  /// Scripts that once failed: cells that an update inserts after a change of the text size were laid out in their
  /// estimated height; a table stayed beyond its end when a row's handle was touched during the way back.
  @Test(arguments: [
    """
    device ipad-mini
    scene reading-list
    set size 375x812
    drag 157,671.5 -> 157,548.5 in 0.1s
    tap 354.5,661
    """,
    """
    device ipad-pro-13
    scene store-home
    set text-size accessibility-extra-large
    wait 0.05s
    update 9720
    """,
    """
    scene store-home
    drag 95,523 -> 95,-121.5 in 0.05s
    set text-size accessibility-extra-extra-large
    wait 0.3s
    update 2405
    """,
  ])
  func formerFailuresStayAway(script: String) throws {
    let folder = TemporaryFolder()
    try folder.write(script, to: "former.input")
    let result = try Subprocess.tessera("soak", folder.path("former.input"))
    expectEqual(result.code, 0, "\(result.output)\(result.errors)")
  }

  @Test func invalidOptionsAreRefused() throws {
    for arguments in [
      ["--operations", "-1"], ["--session-length", "0"], ["--shard", "3/2"], ["--jobs", "0"], ["bannr"],
      ["banner", "one.input"],
    ] {
      let result = try Subprocess.tessera(arguments: ["soak"] + arguments)
      expectEqual(result.code, 64, "\(arguments): \(result.output)")
      expectEqual(result.errors.split(separator: "\n").count, 1, "\(result.errors)")
    }
    expectEqual(try Subprocess.tessera("soak", "missing.input").code, 66)
  }

  /// Several machines together run each session once.
  @Test func shardsShareTheSessions() throws {
    let counts = try (1...3).map { part in
      let result = try Subprocess.tessera(
        arguments: ["soak", "banner", "--operations", "7", "--session-length", "1", "--shard", "\(part)/3"])
      return Int(result.output.prefix { $0.isNumber }) ?? 0
    }
    expectEqual(counts, [3, 2, 2])
  }
}
