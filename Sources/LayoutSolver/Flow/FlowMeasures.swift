package import Foundation
import Geometry

/// The sizes that a flow layout's cells requested: an input of the solver, never its hidden state.
package struct FlowMeasures: Equatable, Sendable {
  /// Measurements of a layout in which no cell was measured.
  package static let none = FlowMeasures()

  private var sections: [Int: FlowSectionMeasures] = [:]

  /// Creates measurements without any size.
  package init() {}

  /// Whether no cell was measured.
  package var isEmpty: Bool { sections.isEmpty }

  /// Stores the size that a cell requested, or removes it if `nil`. Unusable lengths become zero.
  ///
  /// - Complexity: O(1) for items in ascending order, O(measured items of the section) otherwise.
  package mutating func set(_ size: CGSize?, section: Int, item: Int) {
    guard section >= 0, item >= 0 else { return }
    sections[section, default: FlowSectionMeasures()].set(size?.finite, item: item)
    if sections[section]?.isEmpty == true { sections[section] = nil }
  }

  /// Returns the stored size of an item, or `nil` if it is unmeasured.
  package func size(section: Int, item: Int) -> CGSize? { sections[section]?.size(item: item) }

  /// Calls `body` with each measured item's section, index and size, in order.
  package func forEach(_ body: (Int, Int, CGSize) -> Void) {
    for (section, measures) in sections.sorted(by: { $0.key < $1.key }) {
      for (item, size) in zip(measures.items, measures.sizes) { body(section, item, size) }
    }
  }

  func section(_ index: Int) -> FlowSectionMeasures? { sections.isEmpty ? nil : sections[index] }
}

/// The measured items of one section, in ascending order.
struct FlowSectionMeasures: Equatable, Sendable {
  private(set) var items: [Int] = []
  private(set) var sizes: [CGSize] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func set(_ size: CGSize?, item: Int) {
    let index = position(of: item)
    let isKnown = index < items.count && items[index] == item
    switch (size, isKnown) {
    case (let size?, true): sizes[index] = size
    case (let size?, false):
      items.insert(item, at: index)
      sizes.insert(size, at: index)
    case (nil, true):
      items.remove(at: index)
      sizes.remove(at: index)
    case (nil, false): break
    }
  }

  func size(item: Int) -> CGSize? {
    let index = position(of: item)
    return index < items.count && items[index] == item ? sizes[index] : nil
  }

  /// The average measured size, which replaces the estimate of unmeasured items. The average of equal sizes is exactly
  /// that size.
  var average: CGSize? {
    guard let first = sizes.first else { return nil }
    var sum = CGSize.zero
    var isUniform = true
    for size in sizes {
      sum.width += size.width
      sum.height += size.height
      isUniform = isUniform && size == first
    }
    if isUniform { return first }
    return CGSize(width: sum.width / CGFloat(sizes.count), height: sum.height / CGFloat(sizes.count))
  }

  /// Returns the position of the first entry whose item is not before `item`. The end is checked first.
  private func position(of item: Int) -> Int {
    guard let last = items.last, last >= item else { return items.count }
    var low = 0
    var high = items.count
    while low < high {
      let middle = low + (high - low) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
