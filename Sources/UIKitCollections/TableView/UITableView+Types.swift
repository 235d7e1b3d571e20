import Foundation
import UIKitCore

extension UITableView {
  /// The appearance of a table.
  ///
  /// - Fidelity: documented.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge, with headers that remain visible as long as their section does.
    case plain = 0
    /// Rows from edge to edge, in groups with space between them on a darker background.
    case grouped = 1
    /// Rows in groups with margins and rounded corners.
    case insetGrouped = 2
  }

  /// The changes of cells that make rows of automatic height larger or smaller.
  ///
  /// - Fidelity: documented.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// No changes.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled = 1
    /// A call as for `enabled`, or a change in the natural size of any view in the cell.
    case enabledIncludingConstraints = 2
  }

  /// The position to which a row is scrolled.
  ///
  /// - Fidelity: documented.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The nearest position at which the row is visible. When a row is selected, the table does not scroll.
    case none = 0
    /// The row is at the top of the table.
    case top = 1
    /// The row is in the middle of the table.
    case middle = 2
    /// The row is at the bottom of the table.
    case bottom = 3
  }

  /// The animation with which rows are inserted and deleted.
  ///
  /// - Fidelity: approximated; `automatic` and `middle` fade, and rows that move in from a side fade in on the way.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows move in from the right edge and out to it.
    case right = 1
    /// Rows move in from the left edge and out to it.
    case left = 2
    /// Rows move in from above and out upward.
    case top = 3
    /// Rows move in from below and out downward.
    case bottom = 4
    /// Changes are not animated.
    case none = 5
    /// Rows fade in and out.
    case middle = 6
    /// The default animation: rows fade in and out.
    case automatic = 100
  }

  /// The value, -1, for heights and paddings that the table determines.
  public nonisolated static let automaticDimension: CGFloat = -1
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
  /// The corresponding position in a collection view; empty for the nearest one.
  var position: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}

extension UITableView {
  /// The edge from which insets of separators are measured.
  ///
  /// - Fidelity: documented.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The cell's edge.
    case fromCellEdges = 0
    /// The inset that separators have by default.
    case fromAutomaticInsets = 1
  }
}
