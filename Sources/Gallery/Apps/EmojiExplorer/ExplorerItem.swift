import UIKit

/// A row of the explorer. The same emoji is in several sections, each time as a different item.
struct ExplorerItem: Hashable, Sendable {
  let emoji: Emoji?
  let title: String
  private let identifier = UUID()

  init(_ emoji: Emoji) { (self.emoji, title) = (emoji, emoji.title) }

  init(_ category: Emoji.Category) { (emoji, title) = (nil, category.title) }
}

/// The sections in the order of the screen.
enum ExplorerSection: CaseIterable, Hashable, Sendable {
  case recents, outline, list, custom
}
