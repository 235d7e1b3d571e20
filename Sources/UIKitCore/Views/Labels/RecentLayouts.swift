import Foundation
import Typography

/// A cache of a label's most recent layouts. A label measures, then draws, and repeats both in the next frame.
struct RecentLayouts {
  struct Key: Hashable {
    var width: CGFloat
    var scale: CGFloat
    var format: ParagraphFormat
  }

  private var entries: [(key: Key, layout: TextLayout)] = []
  private static let capacity = 3

  private var scale: (size: CGSize, value: CGFloat)?

  /// Returns the scale that was found for a size; `nil` if it was another one.
  func scale(for size: CGSize) -> CGFloat? { scale.flatMap { $0.size == size ? $0.value : nil } }

  /// Keeps the scale at which the text fits into a size.
  mutating func keep(_ scale: CGFloat, for size: CGSize) { self.scale = (size, scale) }

  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }
}
