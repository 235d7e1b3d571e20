import Foundation
import Geometry
import UIKitCore

/// The lines of one row: which are drawn, how, and from where to where.
struct RowSeparators: Hashable {
  struct Line: Hashable {
    var isVisible: Bool
    /// Runs along the whole edge of a group, unless the app says otherwise.
    var isAtGroupEdge: Bool
    var insets: NSDirectionalEdgeInsets

    /// What the line covers of a row's width, from the leading edge.
    ///
    /// - Parameter automatic: From where the row's text begins, unless something else has been said.
    func span(width: CGFloat, automatic: Interval) -> Interval {
      let start = insets.leading.ifSet ?? (isAtGroupEdge ? 0 : automatic.lower)
      let end = insets.trailing.ifSet.map { width - $0 } ?? (isAtGroupEdge ? width : automatic.upper)
      return Interval(start, end.atLeast(start))
    }
  }

  var top: Line
  var bottom: Line
  var color: UIColor

  /// - Parameters:
  ///   - configuration: What the list, or its handler, says of the row.
  ///   - row: Where the row stands, and what stands around it.
  init(_ configuration: UIListSeparatorConfiguration, row: Row) {
    top = Line(
      isVisible: configuration.topSeparatorVisibility.isVisible(row.showsTop), isAtGroupEdge: row.isGrouped,
      insets: configuration.topSeparatorInsets)
    bottom = Line(
      isVisible: configuration.bottomSeparatorVisibility.isVisible(row.showsBottom),
      isAtGroupEdge: row.isGrouped && row.isLast, insets: configuration.bottomSeparatorInsets)
    color = row.isAmongSelected ? configuration.multipleSelectionColor : configuration.color
  }

  /// Lines within a group run as far as a cell of a table says; insets at the edges of groups stay.
  mutating func inset(by insets: UIEdgeInsets) {
    if !top.isAtGroupEdge { (top.insets.leading, top.insets.trailing) = (insets.left, insets.right) }
    if !bottom.isAtGroupEdge { (bottom.insets.leading, bottom.insets.trailing) = (insets.left, insets.right) }
  }

  /// What decides over lines that are automatic.
  struct Row {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var isFirst: Bool
    var isLast: Bool
    var isHeader = false
    /// The list draws lines at all.
    var showsSeparators: Bool
    /// A finger is on the row, or it is selected. Its background runs over the lines around it.
    var isMarked = false
    var isNextMarked = false
    /// It is selected while several can be: then lines stay.
    var isAmongSelected = false

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

    var showsTop: Bool {
      drawsLines && isFirst && appearance != .insetGrouped && !isMarked
    }

    var showsBottom: Bool {
      drawsLines && !(isLast && appearance == .insetGrouped) && !isMarked && !isNextMarked
    }

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
  /// `nil` for the value that stands for "automatic".
  fileprivate var ifSet: CGFloat? {
    self == UIListSeparatorConfiguration.automatic ? nil : FiniteGeometry.coordinate(self)
  }
}
