import Foundation
import Geometry

/// Everything at once, for files, tests and tools; a view asks for what is visible instead.
extension LayoutSolution {
  /// Every supplementary item: the layout's own, then section by section boundary items and badges in placement order.
  ///
  /// - Complexity: O(groups) where groups have badges.
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

  /// Every element there is.
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
  /// How many frames are kept in memory: those of group templates. Everything else is computed when asked for.
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
