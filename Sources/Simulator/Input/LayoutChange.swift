package import LayoutKnobs

/// A change of values in the layout of a collection view on screen, which is an input of the run like a touch.
package struct LayoutChange: Codable, Equatable, Sendable {
  /// The number of the collection view, parents before children, from 0.
  package var view: Int
  package var section: Int
  /// All changes of the section, in place of the earlier ones.
  package var edit: SectionEdit

  package init(view: Int, section: Int, edit: SectionEdit) {
    (self.view, self.section, self.edit) = (view, section, edit)
  }

  /// The words of the change in a script: `0.1 section interGroupSpacing 20`.
  var words: String { (["\(view).\(section)"] + (edit.isEmpty ? [] : [edit.text])).joined(separator: " ") }
}

extension ScriptLine {
  /// Reads the numbers of a collection view and a section, and the section's changed values.
  mutating func layoutChange() throws(InputScript.ParseError) -> LayoutChange {
    let expected = "the numbers of a collection view and its section, such as 0.1"
    let word = try word(expected)
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).compactMap { Int($0) }.filter { $0 >= 0 }
    let points = word.filter { $0 == "." }.count
    guard numbers.count == 2, points == 1 else { throw error("expected \(expected), found \(word)") }
    var words: [String] = []
    var first = start
    while let next = nextWord() {
      if words.isEmpty { first = start }
      words.append(next)
    }
    do {
      return LayoutChange(
        view: numbers[0], section: numbers[1], edit: try SectionEdit(parsing: words.joined(separator: " ")))
    } catch {
      start = first
      throw self.error("\(error)")
    }
  }
}
