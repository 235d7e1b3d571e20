import UIKitCore

/// Keeps the managed views of one parent in order of depth, and views of equal depth in order of content.
///
/// The order depends only on the displayed content, not on how it was scrolled there: the same state draws the same
/// pixels.
@MainActor
struct ViewStack {
  /// The position of a view in the stack. Views are ordered by depth, then by level (disappearing views, backgrounds,
  /// cells, supplementary views), then by index path, and then by kind if several have the same index path.
  struct Order: Comparable {
    enum Level: Int {
      case leaving
      case decoration
      case cell
      case supplementary
    }

    var zIndex: Int
    var level: Level
    var section: Int
    var index: Int
    var kind = ""

    static func < (left: Order, right: Order) -> Bool {
      (left.zIndex, left.level.rawValue, left.section, left.index, left.kind)
        < (right.zIndex, right.level.rawValue, right.section, right.index, right.kind)
    }
  }

  private var entries: [(order: Order, view: UIView)] = []
  private var behind: [WeakView] = []

  private struct WeakView { weak var view: UIView? }

  /// Records whether the app put one of its own views behind all others in the parent, where it stays.
  mutating func note(_ view: UIView, isBehind: Bool) {
    behind.removeAll { $0.view == nil || $0.view === view }
    if isBehind { behind.append(WeakView(view: view)) }
  }

  /// Adds a view, or moves it to its new position.
  mutating func place(_ view: UIView, _ order: Order, in parent: UIView) {
    if let index = index(of: view) {
      if entries[index].order == order && view.superview === parent { return }
      entries.remove(at: index)
    }
    let index = firstIndex(after: order)
    entries.insert((order, view), at: index)
    if index + 1 < entries.count {
      parent.insertSubview(view, belowSubview: entries[index + 1].view)
    } else if index > 0 {
      parent.insertSubview(view, aboveSubview: entries[index - 1].view)
    } else if let floor = parent.subviews.last(where: { view in behind.contains { $0.view === view } }) {
      parent.insertSubview(view, aboveSubview: floor)
    } else {
      // Views are inserted below those that the app added, and above the background, which its owner moves back.
      parent.insertSubview(view, at: 0)
    }
  }

  mutating func remove(_ view: UIView) {
    if let index = index(of: view) { entries.remove(at: index) }
    view.removeFromSuperview()
  }

  /// Updates many orders at once, as after a data change. If the closure returns `nil`, the view's order does not
  /// change.
  ///
  /// Views that are in order among each other already stay, so that an exchange of two among thousands moves one.
  mutating func reorder(in parent: UIView, _ newOrder: (UIView) -> Order?) {
    for index in entries.indices { entries[index].order = newOrder(entries[index].view) ?? entries[index].order }
    let old = entries.map(\.view)
    entries = entries.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    guard !zip(old, entries).allSatisfy({ $0 === $1.view }) else { return }
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, view) in parent.subviews.enumerated() { positions[ObjectIdentifier(view)] = position }
    let stays = IncreasingRun.members(of: entries.map { positions[ObjectIdentifier($0.view)] })
    guard let first = stays.firstIndex(of: true) else { return }
    for index in entries.indices where !stays[index] {
      if index == 0 {
        parent.insertSubview(entries[0].view, belowSubview: entries[first].view)
      } else {
        parent.insertSubview(entries[index].view, aboveSubview: entries[index - 1].view)
      }
    }
  }

  private func index(of view: UIView) -> Int? { entries.firstIndex { $0.view === view } }

  private func firstIndex(after order: Order) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if order < entries[middle].order { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
