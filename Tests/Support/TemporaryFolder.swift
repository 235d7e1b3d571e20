import Foundation

/// A temporary folder of a test, which is deleted with this object.
package final class TemporaryFolder: Sendable {
  package let root: String

  package init() {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("tessera-test-\(UUID().uuidString)")
    root = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      preconditionFailure("no temporary folder at \(root): \(error)")
    }
  }

  deinit {
    // A failure to delete does not affect a test that has ended.
    _ = try? FileManager.default.removeItem(atPath: root)
  }

  package func path(_ name: String) -> String { root + "/" + name }

  package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Writes a file, and creates the folders around it.
  package func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// The folder's contents, sorted.
  package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() }
}
