import Foundation
import LayoutSolver

/// The size that a view prefers; `nil` keeps the axis unchanged.
struct PreferredSize: Sendable {
  var width: CGFloat?
  var height: CGFloat?
}

/// The preferred sizes of views.
struct SelfSizingAnswers: Sendable {
  /// The sizes of all items of a section, indexed by section.
  var everyItem: [Int: PreferredSize] = [:]
  var items: [ElementKey: PreferredSize] = [:]
  var supplementaries: [ElementKey: PreferredSize] = [:]

  func answer(_ key: ElementKey) -> PreferredSize? {
    switch key {
    case .item(let section, _): items[key] ?? everyItem[section]
    case .supplementary: supplementaries[key]
    case .decoration: nil
    }
  }

  var isEmpty: Bool { everyItem.isEmpty && items.isEmpty && supplementaries.isEmpty }
}
