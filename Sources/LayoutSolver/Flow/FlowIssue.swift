package import Foundation

/// An item that is longer than its line. It is the only item of its line and overflows at the end.
package struct FlowIssue: Hashable, Sendable {
  /// The section of the item.
  package var section: Int
  /// The item's index in the section.
  package var item: Int
  /// The item's length along the line, in points.
  package var extent: CGFloat
  /// The line's available length, in points.
  package var available: CGFloat

  /// Creates an issue of an item.
  package init(section: Int, item: Int, extent: CGFloat, available: CGFloat) {
    self.section = section
    self.item = item
    self.extent = extent
    self.available = available
  }
}
