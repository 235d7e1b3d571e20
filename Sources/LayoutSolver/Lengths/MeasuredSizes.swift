package import Foundation
import Geometry

/// The sizes found by self-sizing: an input of the solver, never its hidden state.
///
/// Only sizes on estimated axes are used. Setting a size is O(log n), apart from copying shared storage. A row takes 4
/// bytes while all widths of a section are the same, otherwise 8.
package struct MeasuredSizes: Equatable, Sendable {
  /// The sizes of a layout in which no view was measured.
  package static let none = MeasuredSizes()

  private(set) var sections: [Int: SectionMeasures] = [:]
  private(set) var supplementaries: [ElementKey: CGSize] = [:]

  /// Creates an empty set of sizes.
  package init() {}

  /// Whether no view was measured.
  package var isEmpty: Bool { sections.isEmpty && supplementaries.isEmpty }

  /// Stores the size that a view requested, or removes it if `nil`. Non-finite and negative lengths become zero.
  package mutating func set(_ size: CGSize?, for key: ElementKey) {
    switch key {
    case .item(let section, let item):
      guard section >= 0, item >= 0, size != nil || sections[section] != nil else { return }
      sections[section, default: SectionMeasures()].set(size?.finite, item: item)
      if sections[section]?.isEmpty == true { sections[section] = nil }
    case .supplementary:
      supplementaries[key] = size?.finite
    case .decoration:
      break
    }
  }

  /// Returns the stored size of an element, or `nil` if it is unmeasured.
  package func size(for key: ElementKey) -> CGSize? {
    switch key {
    case .item(let section, let item): sections[section]?.size(item: item)
    case .supplementary: supplementaries[key]
    case .decoration: nil
    }
  }

  /// Calls `body` with every measured size: items in order, then supplementary items in no particular order.
  ///
  /// - Complexity: O(measured).
  package func forEach(_ body: (ElementKey, CGSize) -> Void) {
    for (section, measures) in sections.sorted(by: { $0.key < $1.key }) {
      measures.forEachItem { item in
        if let size = measures.size(item: item) { body(.item(section: section, item: item), size) }
      }
    }
    for (key, size) in supplementaries { body(key, size) }
  }

  init(sections: [Int: SectionMeasures], supplementaries: [ElementKey: CGSize]) {
    self.sections = sections
    self.supplementaries = supplementaries
  }

  func section(_ index: Int) -> SectionMeasures? { sections.isEmpty ? nil : sections[index] }

  func supplementary(_ key: ElementKey) -> CGSize? { supplementaries.isEmpty ? nil : supplementaries[key] }
}
