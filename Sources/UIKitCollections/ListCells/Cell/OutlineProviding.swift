import Foundation

/// A data source whose items stand one inside the other, as those of section snapshots do.
///
/// List cells ask it how far to indent and whether they are expanded; the outline disclosure tells it to expand.
@MainActor
protocol OutlineProviding: AnyObject {
  /// `nil` for an item that is part of no outline, so that its cell keeps the indentation it has been given.
  func outlineItem(at indexPath: IndexPath) -> OutlineItem?
  /// Shows the children of an item, or hides them.
  func toggleOutlineItem(at indexPath: IndexPath)
}

/// What an outline says of one item.
struct OutlineItem: Hashable {
  /// 0 for items that are in no other.
  var level: Int
  var isExpanded: Bool
}
