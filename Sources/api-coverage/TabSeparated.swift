import ArgumentParser
import Foundation

/// A table in a file: a heading, and lines of fields separated by tabs.
struct TabSeparated {
  let rows: [[String]]

  init(file: String, columns: [String]) throws {
    let text: String
    do {
      text = try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw ValidationError("\(file) can't be read: \(error.localizedDescription)")
    }
    rows = try text.split(separator: "\n").enumerated().dropFirst().map { number, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == columns.count else {
        throw ValidationError(
          "\(file):\(number + 1) has \(fields.count) fields; \(columns.joined(separator: ", ")) are due.")
      }
      return fields
    }
  }
}
