package import Foundation
import LayoutSolver

/// A file with one layout, or with an array of them.
package struct LayoutFile: Sendable {
  /// The layouts, in the order of the file.
  package let cases: [LayoutCase]
  /// Whether the file contains an array, so that the result is one too.
  package let isArray: Bool

  /// The most cells and badges; more would take minutes, and print gigabytes.
  private static let maximumElements = 2_000_000

  /// - Parameter name: The file's name, for messages.
  package init(_ data: Data, name: String) throws(LayoutFileError) {
    let text = SourceText(name: name, bytes: [UInt8](data.prefix(JSONParser.maximumSize + 1)))
    var parser = JSONParser(text)
    let root = try parser.parse()
    guard case .array(let nodes) = root.value else {
      isArray = false
      cases = try Self.cases([root], in: text)
      return
    }
    isArray = true
    cases = try Self.cases(nodes, in: text)
  }

  private static func cases(_ nodes: [JSONNode], in text: SourceText) throws(LayoutFileError) -> [LayoutCase] {
    var cases: [LayoutCase] = []
    var elements = 0
    for (number, node) in nodes.enumerated() {
      let layout = try CaseDecoder.decode(node, number: number, in: text)
      elements += layout.maximumElements
      guard elements <= maximumElements else {
        throw text.error(
          at: node.offset,
          "With this layout the file may have more than \(maximumElements) cells and badges; give fewer items.")
      }
      cases.append(layout)
    }
    return cases
  }

  init(_ layout: LayoutCase) {
    cases = [layout]
    isArray = false
  }

  /// Returns the results of all layouts, in JSON of the same outer form as the file.
  package func result() -> String {
    joined(cases.map { $0.result() })
  }

  /// - Returns: The same as ``result()``, if all visible views could be measured.
  package func measuredResult() throws(LayoutFileError) -> String {
    var results: [String] = []
    for layout in cases { results.append(try layout.measuredResult()) }
    return joined(results)
  }

  private func joined(_ results: [String]) -> String {
    isArray ? "[\n\(results.joined(separator: ",\n"))\n]\n" : results.joined() + "\n"
  }
}
