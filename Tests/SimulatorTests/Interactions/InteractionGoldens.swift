import Foundation
import Scenes
import TestSupport
import Testing

/// How each scene answers a sequence of interactions, compared with `Tests/Goldens/Interactions`;
/// `scripts/record --interactions` writes them.
@MainActor
@Suite struct InteractionGoldens {
  private static let goldens = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/Interactions")

  @Test(arguments: Scene.all.map(\.name))
  func sceneAnswersAsRecorded(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let found = InteractionRun(scene).lines
    let file = Self.goldens.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["TESSERA_RECORD_INTERACTIONS"] == "1" {
      try FileManager.default.createDirectory(at: Self.goldens, withIntermediateDirectories: true)
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: file)
      return
    }
    let golden = (FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? "")
      .split(separator: "\n").map(String.init)
    guard found != golden else { return }
    let first = zip(found, golden).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) draws something else after these interactions:
      \(found.prefix(first + 1).map { "  " + $0.dropFirst(37) }.joined(separator: "\n"))
        recorded \(first < golden.count ? golden[first] : "nothing")
        found    \(first < found.count ? found[first] : "nothing")
      If this is meant, run scripts/record --interactions.
      """)
  }

  @Test func everyGoldenBelongsToAScene() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    expectEqual(Set(files), Set(Scene.all.map { "\($0.name).txt" }))
  }
}
