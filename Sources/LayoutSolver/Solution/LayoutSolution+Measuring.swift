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
    for (index, section) in sections.enumerated() where !section.groups.run.measures.isEmpty {
      known[index] = section.groups.run.measures
    }
    return MeasuredSizes(sections: known, supplementaries: measuredSupplementaries)
  }

  /// - Complexity: O(1).
  package func measuredSize(of key: ElementKey) -> CGSize? {
    switch key {
    case .item(let section, let item):
      sections.indices.contains(section) ? sections[section].groups.run.measures.size(item: item) : nil
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
    var changed: [Int] = []
    changed.reserveCapacity(sizes.count)
    var current = -1
    var boundaries: Set<Int> = []
    for entry in sizes {
      switch entry.key {
      case .item(let section, let item):
        guard section >= 0, section < sections.count, item >= 0 else { continue }
        if section != current { refresh(current, &changed) }
        current = section
        if ownSection(section).measure(entry.size?.finite, item: item) { changed.append(item) }
      case .supplementary(_, let section, _):
        measuredSupplementaries[entry.key] = entry.size?.finite
        if let section, section >= 0, section < sections.count { boundaries.insert(section) }
      case .decoration:
        continue
      }
    }
    refresh(current, &changed)
    for section in boundaries.sorted() {
      ownSection(section).refresh(
        boundaryMeasures: boundaryMeasures(sections[section].definition, section), in: environment, &work)
    }
    stack()
    return work
  }

  /// A section that may be changed without any other solution noticing.
  private mutating func ownSection(_ index: Int) -> SectionSolution {
    if !isKnownUniquelyReferenced(&sections[index]) { sections[index] = SectionSolution(copying: sections[index]) }
    return sections[index]
  }

  private mutating func refresh(_ section: Int, _ items: inout [Int]) {
    guard !items.isEmpty else { return }
    ownSection(section).refresh(items: items, in: environment, &work)
    items.removeAll(keepingCapacity: true)
    #if TESSERA_CHECKS
      checkSection(section)
    #endif
  }
}
