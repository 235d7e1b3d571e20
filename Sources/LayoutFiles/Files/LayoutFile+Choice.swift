package import LayoutSolver
import PlainText

/// An ambiguous or unknown choice of a file's layouts.
package struct LayoutChoiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, and the names of the file's layouts.
  package let description: String
}

extension LayoutFile {
  /// Returns the file with only the layout of that name; `nil` keeps all.
  package func chosen(_ id: String?) throws(LayoutChoiceError) -> LayoutFile {
    guard let id else { return self }
    let found = cases.filter { $0.id == id }
    if let layout = found.first, found.count == 1 { return LayoutFile(layout) }
    let hint = Nearest.name(to: id, among: cases.map(\.id)).map { " (did you mean “\($0)”?)" } ?? ""
    let problem = found.isEmpty ? "has no layout" : "has \(found.count) layouts"
    throw LayoutChoiceError(description: "the file \(problem) “\(id.prefix(60))”\(found.isEmpty ? hint : "")")
  }

  /// Returns the derivation of the frame of an element of the file's only layout.
  ///
  /// - Parameter name: The element's name: `0.3`, `header 0.0`, `header layout`.
  package func explanation(of name: String) throws -> LayoutExplanation {
    guard let layout = cases.first, cases.count == 1 else {
      let first = cases.first.map { ", such as --id \($0.id)" } ?? ""
      throw LayoutChoiceError(description: "the file has \(cases.count) layouts; choose one with --id\(first)")
    }
    return try layout.solved().explanation(named: name)
  }
}
