import Foundation

/// A temporary folder of a test, which is deleted with this object.
final class TemporaryFolder: Sendable {
  let root: String

  init() {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-test-\(UUID().uuidString)")
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

  func path(_ name: String) -> String { root + "/" + name }

  /// The folder's contents, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() }
}
