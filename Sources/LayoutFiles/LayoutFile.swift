package import Foundation
import LayoutSolver

/// A file with one layout, or with an array of them.
package struct LayoutFile: Sendable {
  package let cases: [LayoutCase]
  /// Whether the file holds an array, so that the answer can be one too.
  package let isArray: Bool

  /// - Parameter name: For messages.
  package init(_ data: Data, name: String) throws(LayoutFileError) {
    let text = SourceText(name: name, bytes: [UInt8](data.prefix(JSONParser.maximumSize + 1)))
    var parser = JSONParser(text)
    let root = try parser.parse()
    guard case .array(let nodes) = root.value else {
      isArray = false
      cases = [try CaseDecoder.decode(root, number: 0, in: text)]
      return
    }
    isArray = true
    var cases: [LayoutCase] = []
    for (number, node) in nodes.enumerated() {
      cases.append(try CaseDecoder.decode(node, number: number, in: text))
    }
    self.cases = cases
  }

  /// What all layouts come out as, in JSON of the same outer form as the file.
  package func result() -> String {
    guard isArray else { return cases.map { $0.result() }.joined() + "\n" }
    return "[\n\(cases.map { $0.result() }.joined(separator: ",\n"))\n]\n"
  }
}
