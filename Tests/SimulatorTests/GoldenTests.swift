import Foundation
import Scenes
import Simulator
import SystemText
import Testing
import TestSupport
import Typography
import UIKitCore

/// The layouts of the gallery's scenes, compared with `Tests/Goldens/Layout`. The tests never write there:
/// `scripts/record` does.
struct LayoutGoldens {
  /// The layouts of this build, computed once for all tests.
  private static let recording = Recording()

  private final class Recording: Sendable {
    let folder = TemporaryFolder()
    let code: Int32
    let errors: String

    init() {
      do {
        let result = try Subprocess.tessera("record", "--into", folder.root)
        (code, errors) = (result.code, result.errors)
      } catch {
        (code, errors) = (-1, "\(error)")
      }
    }
  }

  private static let goldens = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens").path

  private static func text(_ root: String, _ name: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/Layout/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func everySceneIsLaidOutWithoutAWarning() {
    expectEqual(Self.recording.code, 0)
    expectEqual(Self.recording.errors, "", "a layout of the gallery is not as its author meant it")
  }

  /// The test also fails for a missing file or a new one.
  @Test(arguments: Scene.all.map(\.name))
  func sceneIsAsRecorded(scene: String) {
    for name in Self.names(of: scene) {
      let golden = Self.text(Self.goldens, name)
      // The next test decides whether such a file should exist.
      if golden == nil && name.hasSuffix("-rtl.txt") { continue }
      let found = Self.text(Self.recording.folder.root, name)
      if let difference = TextDifference(expected: golden ?? "", found: found ?? "") {
        Issue.record("\(name) is not as recorded\n\(difference)\nIf this is meant, run scripts/record \(scene).")
      }
    }
    for name in Self.everyScenesNames(scene) {
      expectNotNil(Self.text(Self.goldens, name), "run scripts/record \(scene), and look at what it writes")
    }
  }

  /// A scene without a right-to-left golden is the mirror image of its left-to-right golden: recording lays it out from
  /// right to left, and finds nothing else to record.
  @Test(arguments: Scene.all.map(\.name))
  @MainActor func rightToLeftIsTheMirrorImage(scene: String) throws {
    for variant in LayoutVariant.all {
      let name = "\(scene)/\(variant.rightToLeft.name).txt"
      guard Self.text(Self.goldens, name) == nil, Self.text(Self.recording.folder.root, name) != nil else { continue }
      let golden = Self.text(Self.goldens, "\(scene)/\(variant.name).txt") ?? ""
      let difference = TextDifference(expected: golden.body, found: try Self.mirrored(scene, variant).body)
      Issue.record(
        """
        \(name) is no mirror image
        \(difference.map(String.init(describing:)) ?? "")
        If this is meant, run scripts/record \(scene), and say why in the commit.
        """)
    }
  }

  @MainActor
  private static func mirrored(_ scene: String, _ variant: LayoutVariant) throws -> String {
    let services = HostServices(textEngine: BoxFont(), decodeImage: { try SystemImages.outline($0, name: $1) })
    let scene = try #require(Scene.all.first { $0.name == scene })
    let turned = variant.rightToLeft
    return turned.text(
      of: scene.name, turned.rehearsal(services: services) { scene.makeViewController() }, isMirrored: true)
  }

  private static func everyScenesNames(_ scene: String) -> [String] {
    LayoutVariant.all.map { "\(scene)/\($0.name).txt" } + ["\(scene)/colors.txt"]
  }

  /// The names including those of scenes in which the text size matters, or in which the writing direction matters by
  /// more than a reflection.
  private static func names(of scene: String) -> [String] {
    everyScenesNames(scene) + LayoutVariant.all.map { "\(scene)/\($0.rightToLeft.name).txt" }
      + ["\(scene)/\(LayoutVariant.largest.name).txt"]
  }

  @Test func noGoldenIsLeftOver() {
    let wanted = Set(Scene.all.map(\.name).flatMap(Self.names))
    let paths = FileManager.default.enumerator(atPath: "\(Self.goldens)/Layout")?.compactMap { $0 as? String } ?? []
    let leftOver = paths.filter { $0.hasSuffix(".txt") && !wanted.contains($0) }.sorted()
    expectEqual(leftOver, [], "no scene of the gallery has these any more; run scripts/record without arguments")
  }

  /// Ten screens in the style of apps follow the user's text size.
  @Test func textContentGrowsWithTextSize() {
    let growing = Scene.all.map(\.name).filter {
      Self.text(Self.goldens, "\($0)/\(LayoutVariant.largest.name).txt") != nil
    }
    let apps: Set = [
      "today", "photo-library", "chats", "preferences", "music", "store-home", "planner", "board", "product",
    ]
    expectEqual(apps.subtracting(growing), [])
  }

  /// A golden too long to be read proves nothing.
  @Test(arguments: Scene.all.map(\.name))
  func goldensStayReadable(scene: String) {
    for name in Self.names(of: scene) {
      let lines = Self.text(Self.goldens, name)?.split(separator: "\n") ?? []
      expectLess(lines.count, 200, "\(name)")
      #expect(lines.allSatisfy { $0.count <= 160 }, "\(name)")
    }
  }
}

extension String {
  /// All lines except the first, which names the device.
  fileprivate var body: String { String(drop { $0 != "\n" }) }
}

struct Recorder {
  private let folder = TemporaryFolder()

  @Test func recordingAgainChangesNothingAndOtherScenesStay() throws {
    let first = try Subprocess.tessera("record", "--into", folder.root, "banner", "stores")
    #expect(first.output.contains("new banner/iphone-se-1-portrait-ltr.txt\n"))
    #expect(first.output.hasSuffix("12 files in \(folder.root)/Layout: 12 new, 0 changed, 0 removed\n"))
    let again = try Subprocess.tessera("record", "--into", folder.root, "stores")
    expectEqual(again.output, "6 files in \(folder.root)/Layout: 0 new, 0 changed, 0 removed\n")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path("Layout"))
    expectEqual(kept.sorted(), ["banner", "stores"])
  }

  @Test func recordingRemovesStaleAndRewritesChangedGoldens() throws {
    _ = try Subprocess.tessera("record", "--into", folder.root, "stores")
    for name in ["stores/iphone-14-portrait-ltr.txt", "stores/nokia-3310.txt"] {
      try Data("x".utf8).write(to: URL(filePath: folder.path("Layout/\(name)")))
    }
    let result = try Subprocess.tessera("record", "--into", folder.root, "stores")
    expectEqual(
      result.output,
      """
      changed stores/iphone-14-portrait-ltr.txt
      removed stores/nokia-3310.txt
      6 files in \(folder.root)/Layout: 0 new, 1 changed, 1 removed

      """)
  }

  @Test func misuseIsNamed() throws {
    #expect(try Subprocess.tessera("record", "--into", folder.root, "baner").code == 64)
    #expect(try Subprocess.tessera("record", "--into", "/proc/out", "banner").code == 73)
    expectEmpty(folder.names)
  }
}

struct TextDifferences {
  @Test func equalTextsHaveNoDifference() { expectNil(TextDifference(expected: "a\nb", found: "a\nb")) }

  @Test func differenceShowsFirstLineWithContext() {
    let difference = TextDifference(expected: "a\nb\nc\nd\ne", found: "a\nb\nc\nx\ne")
    expectEqual(
      difference?.description,
      """
        from line 4 on, 1 of 5 lines differ:
          a
          b
          c
        - d
        + x
      """)
  }

  @Test func aMissingEndIsADifference() {
    expectEqual(TextDifference(expected: "a\nb", found: "a")?.description.contains("  - b"), true)
  }
}
