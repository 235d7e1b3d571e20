import Foundation
import UIKitCore

extension UITableView {
  /// - Fidelity: documented.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge; headers stay in sight as long as their section does.
    case plain = 0
    /// Sections stand apart, on a darker ground.
    case grouped = 1
    /// Sections are round cards.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// As little as shows it; in a selection, no scrolling.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  ///
  /// - Fidelity: approximated; `automatic` and `middle` fade, and rows that come from the side or from above and below fade
  ///   on the way.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// For heights and paddings that the table decides.
  public static let automaticDimension: CGFloat = -1
}

extension UITableView.Style {
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension UITableView.ScrollPosition {
  /// Empty for as little as shows the row.
  var position: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}
