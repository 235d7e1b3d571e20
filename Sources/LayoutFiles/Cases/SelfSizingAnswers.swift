import Foundation
import LayoutSolver

/// The size that a view prefers; `nil` keeps the axis unchanged.
struct SizeAnswer: Sendable {
  var width: CGFloat?
  var height: CGFloat?
}

/// The preferred sizes of views.
struct SelfSizingAnswers: Sendable {
  /// The sizes of all items of a section, indexed by section.
  var everyItem: [Int: SizeAnswer] = [:]
  var items: [ElementKey: SizeAnswer] = [:]
  var supplementaries: [ElementKey: SizeAnswer] = [:]

  func answer(_ key: ElementKey) -> SizeAnswer? {
    switch key {
    case .item(let section, _): items[key] ?? everyItem[section]
    case .supplementary: supplementaries[key]
    case .decoration: nil
    }
  }

  var isEmpty: Bool { everyItem.isEmpty && items.isEmpty && supplementaries.isEmpty }
}
