import Foundation
import Geometry
import Typography
import UIKitCore

/// The lines of a text in a container, in the container's coordinates and in UTF-16 code units.
///
/// A glyph is counted for each code unit.
@MainActor
struct ContainerLayout {
  let block: CaretBlock
  let styled: StyledText
  /// The UTF-16 offset at which each grapheme begins, and at which the last one ends.
  let offsets: [Int]
  /// The distance of the lines from the container's edges, in points.
  let padding: CGFloat
  /// The width between the paddings, in points.
  let width: CGFloat
  /// The color of text that has none.
  let color: UIColor

  var length: Int { offsets.last ?? 0 }
  var lines: [TextLayout.Line] { block.layout.lines }

  /// Returns the index of the grapheme that contains a code unit.
  func grapheme(at offset: Int) -> Int {
    var range = 0..<max(0, offsets.count - 1)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = offsets[middle + 1] <= offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  func characters(of line: TextLayout.Line) -> NSRange {
    let (start, end) = (offsets[clamped(line.range.lowerBound)], offsets[clamped(line.range.upperBound)])
    return NSRange(location: start, length: end - start)
  }

  private func clamped(_ grapheme: Int) -> Int { max(0, min(grapheme, offsets.count - 1)) }

  /// Returns the line of a code unit; `nil` without lines.
  func line(at offset: Int) -> Int? {
    lines.isEmpty ? nil : block.line(of: CaretBlock.Position(grapheme(at: offset)))
  }

  /// Returns the rectangle of a line across the container.
  func fragment(_ line: TextLayout.Line) -> CGRect {
    if let extent = line.extent {
      return CGRect(
        x: extent.lowerBound, y: line.top, width: extent.upperBound - extent.lowerBound + 2 * padding,
        height: line.height)
    }
    let wide = width < 1_000_000 ? width : block.size.width
    return CGRect(x: 0, y: line.top, width: wide + 2 * padding, height: line.height)
  }

  /// Returns the rectangle of a line's text with the padding at both ends.
  func used(_ line: TextLayout.Line) -> CGRect {
    CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// Returns a rectangle for each line of a range of code units.
  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0, let first = line(at: range.location), let last = line(at: NSMaxRange(range) - 1) else {
      return []
    }
    let (start, end) = (grapheme(at: range.location), grapheme(at: NSMaxRange(range) - 1) + 1)
    return (first...max(first, last)).map { index in
      let line = lines[index]
      let left = index == first ? block.x(before: start, on: index) : line.x
      let right = index == last ? block.x(before: end, on: index) : line.x + line.width
      return CGRect(x: padding + left, y: line.top, width: max(0, right - left), height: line.height)
    }
  }

  /// The rectangle of the empty line after a newline at the end.
  var extraLine: CGRect {
    guard let last = lines.last, last.range.isEmpty, lines.count > 1 else { return .zero }
    return fragment(last)
  }
}
