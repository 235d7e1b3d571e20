import Foundation
import Projects

/// The lists, scripts and pairs below a folder, and their lines.
enum TestFiles {
  private static let kinds = [".scenes", ".input", ".reftest", ".lint"]
  /// Folders without tests: build products, and goldens.
  private static let ignored: Set = [".build", "__Snapshots__"]

  /// Whether a path is named as a file of tests, and is no folder.
  static func isTest(_ path: String) -> Bool { kinds.contains(where: path.hasSuffix) && !isFolder(path) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the paths of the files of tests relative to a folder, sorted. Folders that are marked as results of earlier
  /// runs, and links without a target, are left out.
  static func names(in folder: String) -> [String] {
    var found: [String] = []
    search(folder, "", depth: 0, &found)
    return found.sorted()
  }

  private static func search(_ folder: String, _ prefix: String, depth: Int, _ found: inout [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard depth < 64, depth == 0 || !names.contains(ResultsFolder.mark) else { return }
    for name in names where !ignored.contains(name) {
      let path = "\(folder)/\(name)"
      if isLink(path) ? false : isFolder(path) {
        search(path, "\(prefix)\(name)/", depth: depth + 1, &found)
      } else if isTest(path), FileManager.default.fileExists(atPath: path) {
        found.append(prefix + name)
      }
    }
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Returns the lines of a list, whatever ends them, without the mark that some editors write before the first.
  static func lines(of text: String) -> [Substring] {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
