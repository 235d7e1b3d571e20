import Foundation

/// A data source with nested items, such as those of section snapshots.
///
/// List cells query it for their indentation and whether they are expanded; the outline disclosure expands items
/// through it.
@MainActor
protocol OutlineProviding: AnyObject {
  /// Returns the state of an item; `nil` outside an outline, in which case the cell keeps its own indentation.
  func outlineItem(at indexPath: IndexPath) -> OutlineItem?
  /// Shows or hides the children of an item.
  func toggleOutlineItem(at indexPath: IndexPath)
}

/// The state of one item in an outline.
struct OutlineItem: Hashable {
  /// The level of nesting; 0 for items without a parent.
  var level: Int
  var isExpanded: Bool
}
