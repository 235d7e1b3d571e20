import Foundation
import Testing

/// The digests of a sequence of interactions that are kept in `Tests/Goldens/Interactions`.
package struct InteractionGolden {
  package static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens/Interactions")

  /// The path of the golden in the folder, without its extension.
  let name: String

  package init(_ name: String) { self.name = name }

  /// Records an issue unless the lines are those of the golden; writes the golden if the environment says so.
  package func compare(_ found: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = Self.folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["TESSERA_RECORD_INTERACTIONS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
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
      \(found.prefix(first + 1).map { "  " + $0 }.joined(separator: "\n"))
        recorded \(first < golden.count ? golden[first] : "nothing")
        found    \(first < found.count ? found[first] : "nothing")
      If this is meant, run scripts/record --interactions.
      """, sourceLocation: sourceLocation)
  }

  /// The files in a part of the folder.
  package static func files(in part: String = "") throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path))
  }
}
