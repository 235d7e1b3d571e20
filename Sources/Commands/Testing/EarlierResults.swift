import Foundation
import Projects
import Simulator

/// The results of earlier runs in the folder of the reports, in which a test that passes now may have failed.
enum EarlierResults {
  /// Marks a folder as one of results, and removes the folders of tests if it was one before.
  static func replace(in folder: String) throws(OutputError) {
    let mark = "\(folder)/\(ResultsFolder.mark)"
    if FileManager.default.fileExists(atPath: mark) { remove(in: folder) }
    try OutputFile.write([], to: mark)
  }

  private static func remove(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isTest(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Whether a name is that of the folder of a test, such as `2-drag.input`.
  private static func isTest(_ name: String) -> Bool {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && name.dropFirst(digits.count).hasPrefix("-")
  }
}
