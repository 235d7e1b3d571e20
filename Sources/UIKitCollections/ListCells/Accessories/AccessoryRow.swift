import Foundation
import Geometry

/// The horizontal positions of a cell's accessories and content, computed from their reserved widths.
///
/// Positions are relative to the leading edge, in points.
///
/// - Source: recorded from UIKit (macOS 27 Catalyst) for cells of many widths and accessories.
struct AccessoryRow: Equatable {
  static let leadingGap: CGFloat = 16
  static let trailingGap: CGFloat = 8
  static let separatorWidth: CGFloat = 1

  private(set) var leading: [Interval] = []
  private(set) var trailing: [Interval] = []
  /// The line before a reorder handle.
  private(set) var separator: Interval?
  /// The remaining interval for the content.
  private(set) var content: Interval

  /// Computes the positions.
  ///
  /// - Parameters:
  ///   - width: The width of the cell.
  ///   - margins: The margins between the edges and the outermost accessories.
  ///   - indentation: The distance by which the content is indented.
  ///   - indentsAccessories: Whether leading accessories are indented with the content.
  ///   - separatesLast: Whether a line precedes the last trailing accessory.
  init(
    leading leadingWidths: [CGFloat], trailing trailingWidths: [CGFloat], width: CGFloat,
    margins: (leading: CGFloat, trailing: CGFloat), indentation: CGFloat = 0, indentsAccessories: Bool = true,
    separatesLast: Bool = false
  ) {
    var start = margins.leading + (indentsAccessories ? indentation : 0)
    for width in leadingWidths {
      leading.append(Interval(start, start + width))
      start += width + Self.leadingGap
    }
    let first = (leading.last.map(\.upper) ?? 0) + (indentsAccessories && !leading.isEmpty ? 0 : indentation)
    var end = width - margins.trailing
    for (index, width) in trailingWidths.enumerated().reversed() {
      trailing.insert(Interval(end - width, end), at: 0)
      end -= width + Self.trailingGap
      if separatesLast, index == trailingWidths.count - 1, index > 0 {
        separator = Interval(end - Self.separatorWidth, end)
        end -= Self.separatorWidth + Self.trailingGap
      }
    }
    let last = trailing.first?.lower ?? width
    content = Interval(first, last.atLeast(first))
  }
}
