package import Foundation
import Geometry

/// The size a view asked for; `nil` to forget what it asked for before.
package struct MeasuredSize: Sendable {
  package var key: ElementKey
  package var size: CGSize?

  package init(key: ElementKey, size: CGSize?) {
    self.key = key
    self.size = size
  }
}

/// Sizes that views ask for.
extension LayoutSolution {
  /// What self-sizing has learned of this layout's elements.
  ///
  /// - Complexity: O(sections); nothing measured is copied, but as long as the answer lives, measuring copies what it
  ///   changes.
  package var measured: MeasuredSizes {
    var known: [Int: SectionMeasures] = [:]
    for (index, section) in sections.enumerated() where !section.run.measures.isEmpty {
      known[index] = section.run.measures
    }
    return MeasuredSizes(sections: known, supplementaries: measuredSupplementaries)
  }

  /// - Complexity: O(1).
  package func measuredSize(of key: ElementKey) -> CGSize? {
    switch key {
    case .item(let section, let item):
      sections.indices.contains(section) ? sections[section].run.measures.size(item: item) : nil
    case .supplementary: measuredSupplementaries[key]
    case .decoration: nil
    }
  }

  /// Takes in sizes that views asked for, in place: the same solution as from solving anew with them.
  ///
  /// Sizes of things that the layout does not have are ignored. As long as nobody else holds a copy of the solution,
  /// nothing is copied.
  ///
  /// - Returns: What it computed.
  /// - Complexity: O(sizes · log items + sections) for lists of rows; a group of several cells is laid out again where
  ///   something in it changed, and a section whose groups decide its width or each other's length looks at all its
  ///   measured items.
  @discardableResult
  package mutating func measure(_ sizes: [MeasuredSize]) -> SolverWork {
    work = SolverWork()
    var boundaries: Set<Int> = []
    var next = 0
    while next < sizes.count {
      let first = next
      next += 1
      switch sizes[first].key {
      case .item(let section, _):
        while next < sizes.count, sizes[next].key.isItem(inSection: section) { next += 1 }
        if section >= 0, section < sections.count { measureItems(sizes[first..<next], inSection: section) }
      case .supplementary(_, let section, _):
        measuredSupplementaries[sizes[first].key] = sizes[first].size?.finite
        if let section, section >= 0, section < sections.count { boundaries.insert(section) }
      case .decoration:
        continue
      }
    }
    for section in boundaries.sorted() {
      ownSection(section).refresh(
        boundaryMeasures: boundaryMeasures(sections[section].definition, section), in: environment, &work)
    }
    stack()
    return work
  }

  private mutating func measureItems(_ sizes: ArraySlice<MeasuredSize>, inSection section: Int) {
    guard ownSection(section).measure(sizes, in: environment, &work) else { return }
    #if TESSERA_CHECKS
      checkSection(section)
    #endif
  }

  /// A section that may be changed without any other solution noticing.
  private mutating func ownSection(_ index: Int) -> SectionSolution {
    if !isKnownUniquelyReferenced(&sections[index]) { sections[index] = SectionSolution(copying: sections[index]) }
    return sections[index]
  }
}

extension ElementKey {
  fileprivate func isItem(inSection index: Int) -> Bool {
    if case .item(index, _) = self { true } else { false }
  }
}
