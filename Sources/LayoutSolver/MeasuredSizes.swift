package import Foundation
import Geometry

/// What self-sizing has learned so far: an input of the solver, never its hidden state.
///
/// Only the axes whose dimensions are estimated are looked at. Setting is O(log n), apart from copying what another
/// value shares; a row takes 4 bytes while all widths of a section are the same, else 8.
package struct MeasuredSizes: Equatable, Sendable {
  package static let none = MeasuredSizes()

  private(set) var sections: [Int: SectionMeasures] = [:]
  private(set) var supplementaries: [ElementKey: CGSize] = [:]

  package init() {}

  package var isEmpty: Bool { sections.isEmpty && supplementaries.isEmpty }

  /// Remembers the size a view asked for, or forgets it with `nil`. Non-finite and negative lengths become zero.
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

  package func size(for key: ElementKey) -> CGSize? {
    switch key {
    case .item(let section, let item): sections[section]?.size(item: item)
    case .supplementary: supplementaries[key]
    case .decoration: nil
    }
  }

  /// Calls `body` with everything that was measured: items in order, then supplementaries in no particular order.
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
