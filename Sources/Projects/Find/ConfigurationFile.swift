import Foundation

/// The build settings in a file `NAME.xcconfig`.
enum ConfigurationFile {
  /// The most bytes of a file.
  private static let limit = 1 << 20
  /// The most files that include each other; more are a cycle.
  private static let depthLimit = 16

  /// Returns the settings of a file and of those that it includes. A file that cannot be read has none.
  static func settings(at path: String) -> [String: String] {
    var result: [String: String] = [:]
    read(path, depth: 0, into: &result)
    return result
  }

  private static func read(_ path: String, depth: Int, into result: inout [String: String]) {
    guard depth < depthLimit, let data = FileManager.default.contents(atPath: path), data.count <= limit else { return }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: /^\s*#include\??\s+"([^"]+)"/) {
        let name = String(match.1)
        let folder = (path as NSString).deletingLastPathComponent
        read(name.hasPrefix("/") ? name : folder + "/" + name, depth: depth + 1, into: &result)
      } else if let match = withoutComment(line).firstMatch(of: /^\s*([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*=\s*(.*)$/) {
        result[String(match.1)] = match.2.trimmingCharacters(in: CharacterSet(charactersIn: " \t;"))
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
