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

  /// Creates a folder with text files.
  package convenience init(_ files: [String: String]) throws {
    self.init()
    for (name, text) in files { try write(text, to: name) }
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

  /// A cache folder for the tool, in which only the compiler's copies of the system's modules are shared with other
  /// tests. To compile them takes longer than a small project.
  package func toolCache() -> String {
    let build = URL(filePath: Subprocess.tessera).deletingLastPathComponent()
    // The compiler refuses modules of a build folder that was moved or copied, so their folder has its path in the name.
    let hash = build.path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
    let modules = build.appending(path: "TestModules-\(String(hash, radix: 36))")
    try? FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(atPath: path("cache/tessera"), withIntermediateDirectories: true)
    // A second call finds the link.
    try? FileManager.default.createSymbolicLink(
      atPath: path("cache/tessera/modules"), withDestinationPath: modules.path)
    return path("cache")
  }

  /// The folder's contents, sorted.
  package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() }
}
