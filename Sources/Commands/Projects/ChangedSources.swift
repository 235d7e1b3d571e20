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

  /// A value whose code also makes other sections.
  struct Shared: Decodable {
    var section: Int
    var key: SectionValues.Key
    var others: [String]
  }

  var files: [File]
  var shared: [Shared]
  var places: [Place]
  /// The changes that no file has, each with the reason.
  var missing: [String]

  /// The changes that also change sections with values of their own, a line for each such set of sections.
  func sharedLines(_ values: [SectionValues]) -> [String] {
    var lines: [String] = []
    for one in shared where values.indices.contains(one.section) {
      let section = values[one.section]
      guard let change = section.values.first(where: { $0.key == one.key }), let new = change.new else { continue }
      // A section with the same change is meant.
      let others = one.others.filter { name in
        !values.contains { $0.name == name && $0.values.contains { $0.key == one.key && $0.new == new } }
      }
      guard !others.isEmpty else { continue }
      let part = one.key.part == "section" || one.key.part == "flow" ? "" : " of the \(one.key.part)"
      lines.append(
        "the code of \(one.key.property)\(part) in \(section.name) also makes \(others.joined(separator: ", ")): "
          + "the diff changes all of them")
    }
    return lines
  }

  /// The changes as a unified diff with paths from a folder; `nil` if no file differs.
  ///
  /// - Parameter remarks: Lines before the diff, which programs that apply it skip.
  func difference(in folder: String, after remarks: [String] = []) -> String? {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let texts = files.compactMap { file -> String? in
      let path = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      let name =
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : (path as NSString).lastPathComponent
      return UnifiedDiff(from: file.old, to: file.new, name: name)?.text
    }
    return texts.isEmpty ? nil : remarks.map { "# \($0)\n" }.joined() + texts.joined()
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
