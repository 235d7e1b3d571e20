import UIKit

/// The heights of a list's rows in one width.
@MainActor
struct RowHeights {
  /// The most texts whose heights are kept.
  private static let capacity = 500
  private var width: CGFloat = 0
  /// The heights of texts that may have several lines.
  private var measured: [String: CGFloat] = [:]

  mutating func height(of row: RowList.Row, width: CGFloat) -> CGFloat {
    if row.isAdjustable { return 24 }
    if row.isSubheader { return 26 }
    guard row.isFine else { return row.isHeader ? 34 : 28 }
    if width != self.width || measured.count > Self.capacity { (self.width, measured) = (width, [:]) }
    if let known = measured[row.title] { return known }
    let height = Self.height(of: row.title, width: width)
    measured[row.title] = height
    return height
  }

  private static func height(of text: String, width: CGFloat) -> CGFloat {
    let label = InterfaceStyle.label(text, font: InterfaceStyle.caption)
    label.numberOfLines = 0
    return label.sizeThatFits(CGSize(width: max(1, width - 24), height: 10_000)).height + 6
  }
}
