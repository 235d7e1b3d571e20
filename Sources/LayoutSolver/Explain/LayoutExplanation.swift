package import Foundation
import Geometry

/// An explanation of one element's frame, from the container inward, with each authored value next to the resolved one.
///
/// Every number is read from the solution or from the steps that produced it, and never computed separately.
package struct LayoutExplanation: Equatable, Sendable {
  /// One line of an explanation.
  package struct Step: Equatable, Sendable {
    /// The line's topic, in a word or two.
    package var name: String
    /// The line's values, as written and as resolved.
    package var text: String
  }

  /// The element's name, such as `item 0.3`.
  package let subject: String
  /// The steps from the container to the frame, in the order in which the solver takes them.
  package let steps: [Step]
  /// The element's frame, which the last step also states.
  package let frame: CGRect
}

extension LayoutExplanation: CustomStringConvertible {
  /// The subject, followed by a line for each step with the names in a column.
  package var description: String {
    let width = steps.reduce(0) { Swift.max($0, $1.name.count) }
    let lines = steps.map { step in
      "  \(step.name)\(String(repeating: " ", count: width - step.name.count))  \(step.text)\n"
    }
    return "\(subject)\n\(lines.joined())"
  }
}

/// The reason why an element cannot be explained, and the names of elements that can.
package struct LayoutExplanationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, for the user.
  package let description: String

  /// Creates an error with a reason.
  package init(_ description: String) { self.description = description }
}

/// A builder that assembles an explanation line by line.
struct ExplanationDraft {
  private(set) var steps: [LayoutExplanation.Step] = []

  /// Adds a line of the non-nil parts; adds nothing if all are `nil`.
  mutating func add(_ name: String, _ parts: [String?]) {
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    if !text.isEmpty { steps.append(LayoutExplanation.Step(name: name, text: text)) }
  }

  /// Adds the sums of both axes, the effect of pixel snapping and layout direction, and the frame.
  ///
  /// - Parameters:
  ///   - corner: The corner's sums, in left-to-right coordinates.
  ///   - width: The width in which the frame is mirrored; `nil` if the layout runs from left to right.
  mutating func add(_ corner: CornerSums, on grid: PixelGrid, mirroredIn width: CGFloat?, frame: CGRect) {
    for axis in [Axis.horizontal, .vertical] {
      let sum = corner[axis]
      let snapped = grid.round(sum.total)
      var parts: [String?] = [sum.text, snapped.plain() == sum.total.plain() ? nil : "on a pixel \(snapped.plain())"]
      if axis == .horizontal, let width {
        let terms = "\(width.plain()) - \(snapped.plain()) - \(frame.size.width.plain())"
        parts.append("mirrored \(terms) = \((width - snapped - frame.size.width).plain())")
      }
      add(axis.coordinate, parts)
    }
    add("frame", [frame.plain])
  }
}
