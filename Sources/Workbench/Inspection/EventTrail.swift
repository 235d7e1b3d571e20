import UIKitCollections

/// The latest layout events of a device, while the panel that shows them is open.
@MainActor
final class EventTrail {
  /// The most events that are shown.
  private static let limit = 12
  private(set) var lines: [String] = []
  private let before: ((String) -> Void)?

  init() {
    let before = LayoutEvents.onEvent
    self.before = before
    LayoutEvents.onEvent = { [weak self] line in
      before?(line)
      self?.add(line)
    }
  }

  /// Gives the events back to whoever received them before.
  func end() { LayoutEvents.onEvent = before }

  /// Adds an event, with dots in place of the spaces that align it in a terminal.
  private func add(_ line: String) {
    lines.append(line.replacing(AlignedText.gap, with: " · "))
    if lines.count > Self.limit { lines.removeFirst() }
  }
}
