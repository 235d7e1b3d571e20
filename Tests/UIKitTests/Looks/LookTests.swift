import Foundation
import Testing
import TestSupport

/// Drawing commands of UIKit's views, compared with `Tests/Goldens/Looks`; `scripts/record --looks` writes them.
@MainActor
@Suite struct LookTests {
  private static let goldens = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/Looks")
  private static let isRecording = ProcessInfo.processInfo.environment["TESSERA_RECORD_LOOKS"] != nil

  @Test(arguments: Look.all)
  func lookIsAsRecorded(look: Look) throws {
    let file = Self.goldens.appending(path: "\(look.name).txt")
    let found = look.record()
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
      return try Data(found.utf8).write(to: file)
    }
    let golden = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let difference = TextDifference(expected: golden, found: found) else { return }
    Issue.record("\(look.name).txt is not as recorded\n\(difference)\nIf this is meant, run scripts/record --looks.")
  }

  @Test func noLookIsLeftOver() throws {
    let names = Set(Look.all.map { "\($0.name).txt" })
    expectEqual(names.count, Look.all.count, "two looks have the same name")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    expectEqual(files.filter { !names.contains($0) }, [])
  }
}
