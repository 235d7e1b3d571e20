package import Foundation
import Geometry

/// One line of text with caret positions, in points from the start of the line.
///
/// A caret can be before, between and after graphemes; its position is the width of the text before it. Trailing blanks
/// count, although they are omitted when a line is only displayed.
package struct CaretLine: Sendable {
  private let graphemes: TextGraphemes

  /// Creates a line of a text without newlines.
  package init(_ text: AttributedText, engine: any TextEngine) { graphemes = TextGraphemes(text, engine: engine) }

  /// The number of graphemes; those beyond ``TextLimits`` are not included.
  package var count: Int { graphemes.count }

  /// The width of the text including trailing blanks, in points.
  package var width: CGFloat { x(before: count) }

  /// Returns the horizontal position of a caret.
  ///
  /// - Parameter index: The index of the grapheme after the caret, clamped to the line.
  /// - Complexity: O(index).
  package func x(before index: Int) -> CGFloat { graphemes.width(0..<max(0, min(index, count))) }

  /// Returns the index of the grapheme after the caret position nearest to `x`; of two at equal distance, the first.
  ///
  /// - Complexity: O(log n) measurements by the engine.
  package func index(nearest x: CGFloat) -> Int {
    guard x > 0 else { return 0 }
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = self.x(before: middle + 1) < x ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let index = range.lowerBound
    guard index < count else { return count }
    return x - self.x(before: index) <= self.x(before: index + 1) - x ? index : index + 1
  }
}
