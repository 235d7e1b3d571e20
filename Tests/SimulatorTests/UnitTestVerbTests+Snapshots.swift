import Foundation
import TestSupport
import Testing

/// `tessera test` with the snapshot tests of a project that was written for iOS.
extension UnitTestVerbTests {
  private static let library = "SnapshotTesting"
  /// The keyword, which a line of this file begins with only for its own imports.
  private static let use = "import"

  private static func badge(width: Int) -> String {
    """
    import UIKit
    final class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let dot = UIView(frame: CGRect(x: 10, y: 10, width: \(width), height: 20))
        dot.backgroundColor = .red
        dot.accessibilityIdentifier = "dot"
        addSubview(dot)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  private static let snapshots = """
    import XCTest
    \(use) \(library)

    final class BadgeTests: XCTestCase {
      func testLook() { assertSnapshot(of: Badge(), as: .image) }
      func testText() { \(library).assertSnapshot(of: [1, 2], as: .dump, named: "numbers") }
      func testScreenStaysTheApps() {
        let screen = UIScreen.main.bounds
        _ = verifySnapshot(of: Badge(), as: .recursiveDescription)
        XCTAssertEqual(UIScreen.main.bounds, screen)
      }
      func testAttachments() {
        XCTContext.runActivity(named: "attaching") { activity in
          let kept = XCTAttachment(string: "kept")
          kept.lifetime = .keepAlways
          kept.name = "note"
          activity.add(kept)
          add(XCTAttachment(string: "dropped"))
        }
      }
    }
    """

  private static let suite = """
    import Testing
    \(use) Inline\(library)

    @MainActor @Suite(.snapshots(record: .missing)) struct BadgeSuite {
      @Test func frame() { assertInlineSnapshot(of: Badge().frame.width, as: .description) { "60.0" } }
    }
    """

  private func run(_ folder: TemporaryFolder, _ options: String...) throws -> (code: Int32, output: String) {
    let result = try Subprocess.tessera(
      arguments: ["test", folder.path("App"), "-g", "AppTests/", "--scale", "1", "--output", folder.path("results")]
        + options,
      environment: ["SNAPSHOT_ARTIFACTS": "", "CI": ""])
    return (result.code, result.errors + result.output)
  }

  @Test func snapshotsAreRecordedAndCompared() throws {
    let folder = try TemporaryFolder([
      "App/Badge.swift": Self.badge(width: 40), "App/AppTests/BadgeTests.swift": Self.snapshots,
      "App/AppTests/BadgeSuite.swift": Self.suite,
    ])
    let first = try run(folder)
    expectEqual(first.code, 1, "\(first.output)")
    expectContains(first.output, "TesseraTesting takes the place of SnapshotTesting")
    expectContains(first.output, "No reference was found on disk. Automatically recorded snapshot")
    expectContains(first.output, "ok     AppTests/BadgeSuite/frame() (")
    let second = try run(folder, "--update", "none")
    expectEqual(second.code, 0, "\(second.output)")
    try Data(Self.badge(width: 30).utf8).write(to: URL(fileURLWithPath: folder.path("App/Badge.swift")))
    let third = try run(folder, "--reporter", "list,html")
    expectEqual(third.code, 1, "\(third.output)")
    expectContains(third.output, "What moved:")
    expectContains(third.output, "4 of 5 tests passed")
    let page = try String(contentsOfFile: folder.path("results/report.html"), encoding: .utf8)
    expectTrue(page.contains("data:image/png;base64,"), "the page shows the pictures of the assertion")
  }

  /// All tests of a run are of one build, although each of them changes its source.
  @Test func inlineSnapshotsAreRecordedTogether() throws {
    let calls = (1...6).map { "  @Test func t\($0)() { assertInlineSnapshot(of: \"v\($0)\", as: .lines) }\n" }.joined()
    let source = "import Testing\n\(Self.use) Inline\(Self.library)\nstruct Inline {\n\(calls)}\n"
    let folder = try TemporaryFolder([
      "App/Badge.swift": Self.badge(width: 40), "App/AppTests/Inline.swift": source,
    ])
    let first = try run(folder, "-j", "4", "--update", "missing")
    expectEqual(first.code, 1, "\(first.output)")
    let text = try String(contentsOfFile: folder.path("App/AppTests/Inline.swift"), encoding: .utf8)
    for number in 1...6 {
      expectContains(
        text, "assertInlineSnapshot(of: \"v\(number)\", as: .lines) {\n    \"\"\"\n    v\(number)\n    \"\"\"\n")
    }
    let second = try run(folder, "--update", "none")
    expectEqual(second.code, 0, "\(second.output)\n\(text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("App"))
    expectEqual(names.sorted(), ["AppTests", "Badge.swift"])
  }

  @Test func attachmentsAreKept() throws {
    let folder = try TemporaryFolder([
      "App/Badge.swift": Self.badge(width: 40), "App/AppTests/BadgeTests.swift": Self.snapshots,
    ])
    let results = folder.path("results")
    let result = try Subprocess.tessera(
      arguments: ["test", folder.path("App"), "-g", "testAttachments", "--output", results],
      environment: ["SNAPSHOT_ARTIFACTS": ""])
    expectEqual(result.code, 0, "\(result.errors)\(result.output)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: results).filter { $0.hasSuffix(".txt") }
    expectTrue(names.contains { $0.hasSuffix("/0/BadgeTests-testAttachments/1.note.txt") }, "\(names)")
    expectEqual(names.count { $0.contains("/0/") }, 1)
  }
}
