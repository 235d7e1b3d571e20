extension UIImage {
  /// The words that assistive technologies read for a symbol; `nil` for other images.
  ///
  /// - Fidelity: approximated; the words for frequent symbols are in English, and others are read by the parts of their
  ///   names. Images of an asset catalog have no words, although iOS reads their names.
  package var spokenName: String? { symbol.map { Self.spoken($0.name) } }

  private static func spoken(_ name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    let base = parts.filter { !shapes.contains($0) }
    return words[name] ?? words[base.joined(separator: ".")] ?? parts.joined(separator: " ")
  }

  /// The parts of names that tell the shape around a symbol, and not its meaning.
  private static let shapes: Set<String> = ["fill", "circle", "square", "rectangle"]

  private static let words = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete", "pencil": "Edit",
    "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "square.and.arrow.down": "Download",
    "magnifyingglass": "Search", "ellipsis": "More", "info": "Info", "star": "Favorite", "heart": "Love",
    "gear": "Settings", "gearshape": "Settings", "house": "Home", "camera": "Camera", "folder": "Folder",
    "bookmark": "Bookmark", "book": "Book", "arrow.clockwise": "Refresh", "play": "Play", "pause": "Pause",
    "backward": "Rewind", "forward": "Fast Forward", "chevron.backward": "Back", "chevron.left": "Back",
    "chevron.forward": "Forward", "chevron.right": "Forward",
  ]
}
