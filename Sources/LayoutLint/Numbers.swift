import Foundation
import PlainText

extension CGFloat {
  /// The number with at most two decimals.
  var plain: String { text(decimals: 2) }
}
