import Foundation

/// A failure of a session, and the script that leads to it.
struct SoakFinding {
  var session: Int
  var text: String
  /// The script's lines.
  var script: [String]

  /// The text without numbers and names of generated types, which is the same for all failures of one cause.
  var cause: String { String(text.replacing(/-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?/, with: "#").prefix(160)) }
}
