import Foundation

/// The documentation of all commands, generated from the table.
package enum CommandReference {
  /// The rows of a table in Markdown, one for each command.
  package static var markdown: String {
    WindowCommand.all.map { "| \($0.keyNames.markdownCell) | \($0.english) |\n" }.joined()
  }

  /// A line of plain text for each command.
  package static var plainText: String {
    WindowCommand.all.map { "\($0.keyNames): \($0.english)" }.joined(separator: "\n")
  }

  /// The section of a manual page, in the notation of `man`.
  package static var manual: String {
    WindowCommand.Topic.allCases.map { topic in
      let rows = WindowCommand.all.filter { $0.topic == topic }.map {
        ".TP\n.B \($0.keyNames.manualText)\n\($0.english.manualText)\n"
      }
      return ".SS \(topic.title(.english))\n\(rows.joined())"
    }.joined()
  }
}

extension String {
  fileprivate var markdownCell: String { replacingOccurrences(of: "|", with: "\\|") }

  /// The text with characters escaped that would begin a request.
  fileprivate var manualText: String {
    let text = replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
