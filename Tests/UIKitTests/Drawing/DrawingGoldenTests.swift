import Foundation
import Testing
import TestSupport

/// Drawing commands of UIKit's views, compared with `Tests/Goldens/Drawing`; `scripts/record --drawing` writes them.
@MainActor
struct DrawingGoldenTests {
  private static let goldens = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/Drawing")
  private static let isRecording = ProcessInfo.processInfo.environment["TESSERA_RECORD_DRAWING"] != nil

  @Test(arguments: DrawingSample.all)
  func drawingCommandsMatchGolden(sample: DrawingSample) throws {
    let file = Self.goldens.appending(path: "\(sample.name).txt")
    let found = sample.record()
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
      return try Data(found.utf8).write(to: file)
    }
    let golden = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let difference = TextDifference(expected: golden, found: found) else { return }
    Issue.record(
      "\(sample.name).txt is not as recorded\n\(difference)\nIf this is meant, run scripts/record --drawing.")
  }

  @Test func everyGoldenBelongsToASample() throws {
    let names = Set(DrawingSample.all.map { "\($0.name).txt" })
    expectEqual(names.count, DrawingSample.all.count, "two samples have the same name")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    expectEqual(files.filter { !names.contains($0) }, [])
  }
}
