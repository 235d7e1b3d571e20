import ArgumentParser
import Foundation

/// The table as Markdown, with the marks of its position in a file.
struct CoverageTable {
  let coverage: Coverage

  static let start = "<!-- api-coverage: begin, made by scripts/api-coverage --write -->"
  static let end = "<!-- api-coverage: end -->"

  var markdown: String {
    let rows = coverage.rows.map {
      "| \($0.family.name) | \($0.present) | \($0.listed) | \(Self.percent($0.present, $0.listed)) |"
    }
    let core = coverage.core
    let all = coverage.all
    return """
      | of UIKit's declarations that are not deprecated | here | listed | |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      | **what collection views are made of** (the first eight rows) | **\(core.present)** | **\(core.listed)** | **\(Self.percent(core.present, core.listed))** |
      | all | \(all.present) | \(all.listed) | \(Self.percent(all.present, all.listed)) |
      """
  }

  /// Returns the text with this table between the two marks.
  func inserted(into text: String, file: String) throws -> String {
    guard let start = text.range(of: Self.start), let end = text.range(of: Self.end), start.upperBound <= end.lowerBound
    else {
      throw ValidationError("\(file) lacks the marks “\(Self.start)” and “\(Self.end)”; put them where the table goes.")
    }
    return text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "\n\(markdown)\n")
  }

  /// Returns the percentage rounded down, so that it is never overstated.
  private static func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "–" : "\(part * 100 / whole) %" }
}
