import Foundation

/// The header through which an app's Swift uses Objective-C, C and system libraries, none of which are here.
package enum BridgingHeader {
  /// The name of what such a header makes known, where other code names the module that it needs.
  package static let module = "Objective-C"
  /// The ending of the names that Xcode gives to bridging headers.
  private static let ending = "-Bridging-Header.h"
  /// Frameworks that Swift imports by itself.
  private static let known = ["UIKit", "Foundation"]
  /// The beginnings of lines that import or declare something.
  private static let beginnings = [
    "#import", "#include", "@import", "@interface", "@protocol", "@class", "typedef", "extern", "#define",
  ]

  /// Returns the first header among the files of a folder whose name is that of a bridging header, and that is in use.
  static func first(among files: [String]) -> String? { files.sorted().first { $0.hasSuffix(ending) && isUsed($0) } }

  /// Whether a header imports or declares something. The one that Xcode creates does not.
  static func isUsed(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      let text = line.drop(while: \.isWhitespace)
      return beginnings.contains(where: text.hasPrefix)
        && !known.contains { text.contains("<\($0)/") || text.hasPrefix("@import \($0)") }
    }
  }
}
