import Foundation
import Geometry

/// Where the accessories of a cell and its content lie across the cell, from the widths that are kept for them.
///
/// Places are counted from the leading edge, in points.
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
  /// What is left for the content.
  private(set) var content: Interval

  /// - Parameters:
  ///   - width: Of the cell.
  ///   - margins: Between the edges and the outermost accessories.
  ///   - indentation: By how much the content is moved, and the leading accessories with it.
  ///   - indentsAccessories: Whether those are moved too.
  ///   - separatesLast: A line stands before the last trailing accessory.
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
    for (place, width) in trailingWidths.enumerated().reversed() {
      trailing.insert(Interval(end - width, end), at: 0)
      end -= width + Self.trailingGap
      if separatesLast, place == trailingWidths.count - 1, place > 0 {
        separator = Interval(end - Self.separatorWidth, end)
        end -= Self.separatorWidth + Self.trailingGap
      }
    }
    let last = trailing.first?.lower ?? width
    content = Interval(first, last.atLeast(first))
  }
}
