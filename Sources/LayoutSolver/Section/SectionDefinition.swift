/// A section as authored. It is stored once, because its spec is large and many parts of a solution refer to it.
///
/// The properties that every solve reads are declared first, so that they are adjacent in memory.
final class SectionDefinition: Sendable {
  /// Whether every number of the section is usable as authored.
  let isUsable: Bool
  let isCustom: Bool
  let isOrthogonal: Bool
  /// Whether the groups have edge spacing.
  let hasEdgeSpacing: Bool
  let hasDecorations: Bool
  /// Whether measured cells decide how many of them fit in a group.
  let breaksByContent: Bool
  /// The group as a row of one plain cell, if it is one.
  let row: CellRow?
  let spec: SectionSpec

  init(_ spec: consuming SectionSpec) {
    isUsable = spec.isUsable
    if case .custom = spec.group.members { isCustom = true } else { isCustom = false }
    isOrthogonal = spec.orthogonalScrollingBehavior != .none
    hasEdgeSpacing = !spec.group.edgeSpacing.isAbsent
    hasDecorations = !spec.decorationItems.isEmpty
    row = CellRow(spec.group)
    breaksByContent = row == nil && spec.group.breaksByContent() && spec.group.hasSameBadgesOnEachItem
    // The spec is assigned last, so that it is moved rather than copied.
    self.spec = spec
  }

  /// Returns the definitions of sections. A section that is equal to the previous one shares its definition.
  static func list(_ sections: [SectionSpec?]) -> [SectionDefinition?] {
    var before: SectionDefinition?
    return sections.map { section in
      if let section, before?.isDescribed(by: section) != true { before = SectionDefinition(section) }
      return section == nil ? nil : before
    }
  }

  /// Returns the known definition if it equals this one, and otherwise this one.
  func ifUnknown(_ known: SectionDefinition?) -> SectionDefinition {
    if let known, known == self { return known }
    return self
  }

  /// Returns whether the definition has a spec. The properties that differ most often are compared first.
  private func isDescribed(by other: SectionSpec) -> Bool {
    spec.interGroupSpacing == other.interGroupSpacing && spec.contentInsets == other.contentInsets
      && spec.group.size == other.group.size && spec == other
  }
}

extension SectionDefinition: Equatable {
  static func == (left: SectionDefinition, right: SectionDefinition) -> Bool {
    left === right || left.isDescribed(by: right.spec)
  }
}
