import Drawing
import Foundation
import Geometry

/// A line under or through text: single, thick or double, solid or of dashes.
struct TextLine {
  private let style: NSUnderlineStyle
  /// The thickness of a single line, in points.
  private let thickness: CGFloat

  init(_ style: NSUnderlineStyle, thickness: CGFloat) { (self.style, self.thickness) = (style, thickness) }

  /// Whether words alone have the line.
  var isByWord: Bool { style.contains(.byWord) }

  /// Returns the boxes of the line along a part of the text.
  ///
  /// - Parameters:
  ///   - ends: The part's ends.
  ///   - center: The center of a single line.
  ///   - isBelow: Whether a second line is below the first, rather than both around the center.
  ///   - grid: The pixels to which the upper edge is rounded.
  func boxes(from ends: ClosedRange<CGFloat>, center: CGFloat, isBelow: Bool, grid: PixelGrid) -> [CGRect] {
    let isDouble = style.rawValue & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue
    let isThick = !isDouble && style.contains(.thick)
    let height = isThick ? 2 * thickness : thickness
    let top = grid.round(center - thickness / 2 - (isDouble && !isBelow ? thickness : 0))
    let tops = isDouble ? [top, top + 2 * thickness] : [top]
    return tops.flatMap { top in
      parts(of: ends).map { CGRect(x: $0.lowerBound, y: top, width: $0.upperBound - $0.lowerBound, height: height) }
    }
  }

  /// The lengths of dashes and gaps, in turn, in multiples of the thickness; empty for a solid line.
  private var pattern: [CGFloat] {
    switch style.rawValue & 0x700 {
    case NSUnderlineStyle.patternDot.rawValue: [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: [10, 5]
    case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }

  /// The most dashes of one part.
  private static let dashLimit = 2_000

  private func parts(of ends: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    let lengths = pattern.map { $0 * thickness }
    guard !lengths.isEmpty, thickness > 0 else { return [ends] }
    var dashes: [ClosedRange<CGFloat>] = []
    var (start, index) = (ends.lowerBound, 0)
    while start < ends.upperBound, index < 2 * Self.dashLimit {
      let end = start + lengths[index % lengths.count]
      if index.isMultiple(of: 2) { dashes.append(start...Swift.min(end, ends.upperBound)) }
      (start, index) = (end, index + 1)
    }
    return dashes
  }
}
