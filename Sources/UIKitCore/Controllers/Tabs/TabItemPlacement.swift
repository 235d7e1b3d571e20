import Foundation
import Geometry

/// The positions and widths of a tab bar's items in a row, from the leading edge.
///
/// - Fidelity: documented rules; default widths and gaps are approximated.
struct TabItemPlacement {
  /// The width available to all items, in points.
  var available: CGFloat
  /// The width that each item needs for icon and title, in points.
  var natural: [CGFloat]
  var positioning: UITabBar.ItemPositioning
  /// The width of an item as it was set; 0, negative and non-finite values mean the default.
  var width: CGFloat
  var spacing: CGFloat

  /// The default width of centered items, as on iPad.
  private static let standardWidth: CGFloat = 76
  private static let standardSpacing: CGFloat = 34
  /// The padding around icon and title of items wider than the default.
  private static let padding: CGFloat = 8

  /// The range of each item along the row.
  var ranges: [Range<CGFloat>] {
    let count = CGFloat(natural.count)
    guard count > 0, available > 0 else { return natural.map { _ in 0..<0 } }
    guard positioning == .centered else { return ranges(from: 0, width: available / count, spacing: 0) }
    let widest = natural.map { $0.isFinite ? $0 + 2 * Self.padding : 0 }.max() ?? 0
    let wanted = Self.given(width) ?? Swift.max(Self.standardWidth, widest)
    // If not all items fit, the gaps shrink first.
    let width = Swift.min(wanted, available / count)
    let gaps = Swift.max(1, count - 1)
    let spacing = Swift.min(Self.given(spacing) ?? Self.standardSpacing, (available - width * count) / gaps)
    let total = width * count + spacing * (count - 1)
    return ranges(from: (available - total) / 2, width: width, spacing: Swift.max(0, spacing))
  }

  private func ranges(from start: CGFloat, width: CGFloat, spacing: CGFloat) -> [Range<CGFloat>] {
    natural.indices.map { index in
      let leading = start + CGFloat(index) * (width + spacing)
      return leading..<(leading + width)
    }
  }

  private static func given(_ length: CGFloat) -> CGFloat? {
    length.isFinite && length > 0 ? length : nil
  }
}
