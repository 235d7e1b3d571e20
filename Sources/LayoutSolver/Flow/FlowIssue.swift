package import Foundation

/// An item that is longer than its line; it has the line for itself and sticks out at the end.
package struct FlowIssue: Hashable, Sendable {
  package var section: Int
  package var item: Int
  /// Of the item, along the line, in points.
  package var extent: CGFloat
  /// What a line has.
  package var room: CGFloat

  package init(section: Int, item: Int, extent: CGFloat, room: CGFloat) {
    self.section = section
    self.item = item
    self.extent = extent
    self.room = room
  }
}
