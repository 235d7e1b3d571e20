import Foundation
import Geometry

/// The widths and places of a tab bar's items in a row, from the leading edge.
///
/// - Fidelity: documented rules; the widths and gaps that nobody has set are approximated.
struct TabItemPlacement {
  /// Available to all items, in points.
  var available: CGFloat
  /// What each item needs for its icon and title, in points.
  var natural: [CGFloat]
  var positioning: UITabBar.ItemPositioning
  /// As the bar was told; zero and below, or what is no number, for the standard ones.
  var width: CGFloat
  var spacing: CGFloat

  /// Of centered items that nobody has given a width: as those of a pad are.
  private static let standardWidth: CGFloat = 76
  private static let standardSpacing: CGFloat = 34
  /// Around the icon and title of an item wider than the standard.
  private static let padding: CGFloat = 8

  /// Each item's range along the row.
  var ranges: [Range<CGFloat>] {
    let count = CGFloat(natural.count)
    guard count > 0, available > 0 else { return natural.map { _ in 0..<0 } }
    guard positioning == .centered else { return ranges(from: 0, width: available / count, spacing: 0) }
    let widest = natural.map { $0.isFinite ? $0 + 2 * Self.padding : 0 }.max() ?? 0
    let wanted = Self.given(width) ?? Swift.max(Self.standardWidth, widest)
    // Where there is no room for all, the gaps go first.
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
