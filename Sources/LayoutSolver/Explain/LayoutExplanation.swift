package import Foundation

/// How one element came to its frame: from the container inwards, what was authored beside what it came out as.
///
/// Every number is read from the solution or from the steps that made it; nothing is worked out a second way.
package struct LayoutExplanation: Equatable, Sendable {
  /// One line.
  package struct Step: Equatable, Sendable {
    /// A word or two: what the line is about.
    package var name: String
    package var text: String
  }

  /// The element, as it is asked for.
  package let subject: String
  package let steps: [Step]
  /// Where the element is; the last step says the same.
  package let frame: CGRect
}

extension LayoutExplanation: CustomStringConvertible {
  /// The subject, then a line for each step, names in a column.
  package var description: String {
    let width = steps.reduce(0) { Swift.max($0, $1.name.count) }
    let lines = steps.map { step in
      "  \(step.name)\(String(repeating: " ", count: width - step.name.count))  \(step.text)\n"
    }
    return "\(subject)\n\(lines.joined())"
  }
}

/// Why there is nothing to explain, and what there is instead.
package struct LayoutExplanationError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Puts an explanation together line by line.
struct ExplanationDraft {
  private(set) var steps: [LayoutExplanation.Step] = []

  /// A line of the parts that there are; without any there is no line.
  mutating func add(_ name: String, _ parts: [String?]) {
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    if !text.isEmpty { steps.append(LayoutExplanation.Step(name: name, text: text)) }
  }
}
