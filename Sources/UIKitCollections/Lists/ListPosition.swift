import Foundation
import UIKitCore

/// The position of a cell or header in a list, which determines its appearance.
struct ListPosition: Hashable {
  enum Role: Hashable {
    case row
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether the row is the first of its group, not counting a first item that is a header.
  var isFirst = false
  var isLast = false
  /// The separators of a row; `nil` for headers and footers.
  var separators: RowSeparators?
  /// The margin between content and edge, in points; wider on wide screens.
  var margin: CGFloat

  /// The corner radius of an inset group, in points.
  ///
  /// - Fidelity: observed through iOS 18.
  static let groupRadius: CGFloat = 10
}
