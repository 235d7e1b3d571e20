import Comparisons
import Foundation
import Glibc
import PlainText
import Projects
import Simulator
import Workbench

/// The user's files with changed values of layouts, as `tessera-adapt --values` prints them.
struct ChangedSources: Decodable, Sendable {
  /// The line of a value.
  struct Place: Decodable {
    var section: Int
    var key: SectionValues.Key
    var path: String
    var line: Int

    /// The file's name and the line.
    var text: String { "\((path as NSString).lastPathComponent):\(line)" }
  }

  struct File: Decodable {
    var path: String
    var old: String
    var new: String
  }

  var files: [File]
  var places: [Place]
  /// The changes that no file has, each with the reason.
  var missing: [String]

  /// The changes as a unified diff with paths from a folder; `nil` if no file differs.
  func difference(in folder: String) -> String? {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let texts = files.compactMap { file -> String? in
      let path = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      let name =
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : (path as NSString).lastPathComponent
      return UnifiedDiff(from: file.old, to: file.new, name: name)?.text
    }
    return texts.isEmpty ? nil : texts.joined()
  }
}

extension BuildTools {
  /// Finds the code of changed values in sources.
  func changing(_ values: [SectionValues], in sources: [String]) throws -> ChangedSources {
    let path = NSTemporaryDirectory() + "/tessera-values-\(UUID().uuidString).json"
    defer { unlink(path) }
    try OutputFile.write(Array(try JSONEncoder().encode(values)), to: path)
    let (end, output, errors) = try ChildProcess.output(of: [adapter, "--values", path] + sources)
    guard end == .exit(0) else { throw Failure(.software, errors.trimmingCharacters(in: .whitespacesAndNewlines)) }
    return try JSONDecoder().decode(ChangedSources.self, from: Data(output.utf8))
  }
}
