import Foundation
import PlainText

/// The formats of numbers and columns in dumps.
extension CGFloat {
  /// The number with at most three decimals, the same in every locale.
  var plain: String { text(decimals: 3) }
}

extension [CGFloat] {
  var plain: String { map(\.plain).joined(separator: " ") }
}

extension CGPoint {
  var plain: String { [x, y].plain }
}

extension CGSize {
  var plain: String { "\(width.plain)x\(height.plain)" }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// Returns the text right-aligned in a column, with at least one space before it.
  func aligned(to width: Int) -> String { String(repeating: " ", count: max(1, width - count)) + self }
}
