import Foundation
import UIKitCore

/// Where a cell or header stands in a list: what it needs to know to look like its neighbours.
struct ListPlace: Hashable {
  enum Role: Hashable {
    case row
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Among the rows of its group, from which a first item that is a header stands apart.
  var isFirst = false
  var isLast = false
  /// `nil` for headers and footers, which have none.
  var separators: RowSeparators?
  /// Between the content and the edge, in points: wider on wide screens.
  var margin: CGFloat

  /// Of an inset group, in points.
  ///
  /// - Fidelity: observed through iOS 18.
  static let groupRadius: CGFloat = 10
}
