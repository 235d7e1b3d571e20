package import Foundation
import Geometry

/// Updates with sizes that views request.
extension LayoutSolution {
  /// The sizes that self-sizing determined for this layout's elements.
  ///
  /// - Complexity: O(sections). No size is copied, but while the result is alive, measuring copies the storage it
  ///   changes.
  package var measured: MeasuredSizes {
    var known: [Int: SectionMeasures] = [:]
    for (index, section) in sections.enumerated() where !section.run.measures.isEmpty {
      known[index] = section.run.measures
    }
    return MeasuredSizes(sections: known, supplementaries: measuredSupplementaries)
  }

  /// Returns an element's measured size, or `nil` if it is unmeasured.
  ///
  /// - Complexity: O(1).
  package func measuredSize(of key: ElementKey) -> CGSize? {
    switch key {
    case .item(let section, let item):
      sections.indices.contains(section) ? sections[section].run.measures.size(item: item) : nil
    case .supplementary: measuredSupplementaries[key]
    case .decoration: nil
    }
  }

  /// Applies sizes that views requested, in place, with the same result as solving again with them.
  ///
  /// Sizes of elements that the layout does not contain are ignored. Nothing is copied if the solution is uniquely
  /// referenced.
  ///
  /// - Returns: The work done.
  /// - Complexity: O(sizes · log items + sections) for lists of rows. A group of several cells is laid out again if one
  ///   of its items changed. A section whose groups determine its width or one another's length visits all its measured
  ///   items.
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

  /// Returns a section that may be changed without affecting another solution.
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
