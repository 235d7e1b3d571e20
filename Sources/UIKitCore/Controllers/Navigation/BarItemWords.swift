extension UIBarItem {
  /// The label of the item's button for assistive technologies: that of the app, the title, or the words of the symbol.
  final var spokenLabel: String? {
    let system = title == nil ? (self as? UIBarButtonItem)?.systemItem?.spokenName : nil
    return accessibilityLabel ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? system ?? image?.spokenName
  }
}

extension UIBarButtonItem.SystemItem {
  /// The words for items that have a symbol and no title.
  ///
  /// - Fidelity: observed in English; most words have no translations.
  fileprivate var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: InterfaceText.search.text
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: InterfaceText.delete.text
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: nil
    }
  }
}
