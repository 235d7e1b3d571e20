import Foundation
import Geometry

/// Complete listings for files, tests and tools; a view queries the visible elements instead.
extension LayoutSolution {
  /// Returns every supplementary item: those of the whole layout, then for each section its boundary items and badges
  /// in placement order.
  ///
  /// - Complexity: O(groups) if groups have badges.
  package func supplementaryElements(pinning: PinningBounds? = nil) -> [LayoutElement] {
    var found = boundary.items.map { pinned($0, pinning) ?? layoutLevelElement($0) }
    for (index, section) in sections.enumerated() {
      found += section.boundary.items.map { pinned($0, inSection: index, pinning) ?? boundaryElement($0, index) }
      guard let content = section.content, !content.badges.isEmpty else { continue }
      for group in 0..<content.groupCount {
        let solved = content.group(group)
        appendBadges(of: solved, group, section.origin(of: group, solved), index) { found.append($0) }
      }
    }
    return found
  }

  /// Returns every element of the layout.
  ///
  /// - Complexity: O(items).
  package func allElements() -> [LayoutElement] {
    var found = supplementaryElements()
    for (index, section) in sections.enumerated() {
      for decoration in section.spec?.decorationItems ?? [] {
        if let element = element(.decoration(kind: decoration.kind, section: index)) { found.append(element) }
      }
      for item in 0..<(section.content?.itemCount ?? 0) {
        if let element = element(.item(section: index, item: item)) { found.append(element) }
      }
    }
    return found
  }
}

extension LayoutSolution {
  /// The number of frames stored in memory, which are those of group templates. All other frames are computed on
  /// demand.
  package var storedFrames: Int {
    sections.reduce(boundary.items.count) { sum, section in
      sum + section.boundary.items.count + (section.content?.storedFrames ?? 0)
    }
  }
}

extension SectionSolution {
  fileprivate var storedFrames: Int {
    if line != nil { return 1 }
    let own = last.map { $0.leaves.storedCount + $0.badges.count } ?? 0
    return template.leaves.storedCount + badges.count + own
  }
}
