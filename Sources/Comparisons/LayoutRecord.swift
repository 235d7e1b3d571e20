package import Foundation
import PlainText

/// The frames of the elements on a screen, each with the rules that led to it.
///
/// A record is kept beside a golden picture, so that a later difference can be explained. Its text has one line for each
/// element, with the rules indented below, and can be reviewed in a diff.
package struct LayoutRecord: Equatable, Sendable {
  /// One element: a view, or a cell, header or decoration of a collection view.
  package struct Element: Equatable, Sendable {
    /// The names of the element and its ancestors, outermost first, separated by slashes. Paths are unique.
    package var path: String
    /// The frame in the coordinates of the parent; for elements of a collection view, in those of its content.
    package var frame: CGRect
    /// The steps that led to the frame, outermost first.
    package var rules: [String]

    package init(path: String, frame: CGRect, rules: [String] = []) {
      (self.path, self.frame, self.rules) = (path, frame, rules)
    }
  }

  /// The fonts and libraries of the machine, one per line.
  package var machine: [String]
  /// The elements in painting order.
  package var elements: [Element]

  package init(machine: [String] = [], elements: [Element]) { (self.machine, self.elements) = (machine, elements) }
}

// MARK: Text

extension LayoutRecord {
  private static let header = "tessera layout 1"
  private static let mark = " @ "
  /// The largest file that is read, in bytes; a screen needs a thousandth.
  package static let maximumSize = 32 << 20

  package var text: String {
    let lines = machine.map { "machine \($0)" } + elements.flatMap { [$0.line] + $0.rules.map { "  \($0)" } }
    return ([Self.header] + lines).joined(separator: "\n") + "\n"
  }

  /// The text without the lines about the machine and the content of views.
  package var portableText: String {
    let plain = elements.map { Element(path: $0.path, frame: $0.frame, rules: $0.rules.filter { !$0.isAboutContent }) }
    return LayoutRecord(elements: plain).text
  }

  /// Reads the text of a record.
  package init(parsing text: String) throws(ComparisonError) {
    guard text.utf8.count <= Self.maximumSize else { throw .damagedRecord(line: 1, "it is too large") }
    self.init(elements: [])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        guard line == Self.header else { throw .damagedRecord(line: 1, "it does not begin with “\(Self.header)”") }
      } else if line.hasPrefix("machine ") {
        machine.append(String(line.dropFirst(8)))
      } else if line.hasPrefix("  "), !elements.isEmpty {
        elements[elements.count - 1].rules.append(String(line.dropFirst(2)))
      } else if !line.isEmpty {
        guard let element = Element(line: line) else {
          throw .damagedRecord(line: index + 1, "an element has a path, “@” and four numbers")
        }
        elements.append(element)
      }
    }
  }
}

extension LayoutRecord.Element {
  fileprivate var line: String { "\(path) @ \(frame.plain)" }

  fileprivate init?(line: Substring) {
    guard let range = line.ranges(of: " @ ").last else { return nil }
    let numbers = line[range.upperBound...].split(separator: " ").compactMap { Double(decimal: $0) }
    guard numbers.count == 4 else { return nil }
    self.init(
      path: String(line[..<range.lowerBound]),
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}

extension CGRect {
  /// The origin and size with at most three decimals.
  var plain: String {
    [origin.x, origin.y, size.width, size.height].map { $0.text(decimals: 3) }.joined(separator: " ")
  }
}
