import Foundation
import Geometry
import UIKitCore

/// The separators of one row: their visibility, appearance and extent.
struct RowSeparators: Hashable {
  struct Line: Hashable {
    var isVisible: Bool
    /// Whether the separator runs along the whole edge of a group by default.
    var isAtGroupEdge: Bool
    var insets: NSDirectionalEdgeInsets

    /// Returns the interval of a row's width that the separator covers, measured from the leading edge.
    ///
    /// - Parameter automatic: The default interval, which starts at the row's text.
    func span(width: CGFloat, automatic: Interval) -> Interval {
      let start = insets.leading.ifSet ?? (isAtGroupEdge ? 0 : automatic.lower)
      let end = insets.trailing.ifSet.map { width - $0 } ?? (isAtGroupEdge ? width : automatic.upper)
      return Interval(start, end.atLeast(start))
    }
  }

  var top: Line
  var bottom: Line
  var color: UIColor

  /// Creates the separators of a row.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the list, or of its handler, for the row.
  ///   - row: The row and its position.
  init(_ configuration: UIListSeparatorConfiguration, row: Row) {
    top = Line(
      isVisible: configuration.topSeparatorVisibility.isVisible(row.showsTop), isAtGroupEdge: row.isGrouped,
      insets: configuration.topSeparatorInsets)
    bottom = Line(
      isVisible: configuration.bottomSeparatorVisibility.isVisible(row.showsBottom),
      isAtGroupEdge: row.isGrouped && row.isLast, insets: configuration.bottomSeparatorInsets)
    color = row.isAmongSelected ? configuration.multipleSelectionColor : configuration.color
  }

  /// Sets the insets of separators within a group, as table cells do. Separators at the edges of groups are unchanged.
  mutating func inset(by insets: UIEdgeInsets) {
    if !top.isAtGroupEdge { (top.insets.leading, top.insets.trailing) = (insets.left, insets.right) }
    if !bottom.isAtGroupEdge { (bottom.insets.leading, bottom.insets.trailing) = (insets.left, insets.right) }
  }

  /// The properties of a row that determine automatic separators.
  struct Row {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var isFirst: Bool
    var isLast: Bool
    var isHeader = false
    /// Whether the list has separators.
    var showsSeparators: Bool
    /// Whether the row is highlighted or selected. Its background covers the separators around it.
    var isMarked = false
    var isNextMarked = false
    /// Whether the row is selected together with others, in which case it keeps its separators.
    var isAmongSelected = false

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    var showsTop: Bool {
      drawsLines && isFirst && appearance != .insetGrouped && !isMarked
    }

    var showsBottom: Bool {
      drawsLines && !(isLast && appearance == .insetGrouped) && !isMarked && !isNextMarked
    }

    /// Whether the list has separators on this row.
    ///
    /// - Fidelity: approximated; that sidebars have none, and plain ones do, is a choice.
    private var drawsLines: Bool { showsSeparators && appearance != .sidebar && !isHeader }
  }
}

extension UIListSeparatorConfiguration.Visibility {
  fileprivate func isVisible(_ automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}

extension CGFloat {
  /// The number; `nil` for the value that represents "automatic".
  fileprivate var ifSet: CGFloat? {
    self == UIListSeparatorConfiguration.automatic ? nil : FiniteGeometry.coordinate(self)
  }
}
