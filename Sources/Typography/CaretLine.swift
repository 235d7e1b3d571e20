package import Foundation
import Geometry

/// One line of text, and where a caret may stand in it, in points from where the line begins.
///
/// A caret stands before, between and behind graphemes, as far along as what is before it is wide. Blanks at the end
/// count, which a line that is only shown leaves out.
package struct CaretLine: Sendable {
  private let graphemes: TextGraphemes

  package init(_ text: AttributedText, engine: any TextEngine) { graphemes = TextGraphemes(text, engine: engine) }

  /// In graphemes; what is beyond ``TextLimits`` is not there.
  package var count: Int { graphemes.count }

  package var width: CGFloat { x(before: count) }

  /// - Parameter index: Of the grapheme behind the caret; clamped to the line.
  /// - Complexity: O(index).
  package func x(before index: Int) -> CGFloat { graphemes.width(0..<max(0, min(index, count))) }

  /// The grapheme behind the caret place that is nearest to `x`; of two at equal distance the first.
  ///
  /// - Complexity: O(log n) questions to the engine.
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
