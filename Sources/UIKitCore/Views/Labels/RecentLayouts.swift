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

  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }
}
