/// A section as authored, in one place: its spec is large, and many parts of a solution refer to it.
///
/// What every solve asks stands first, close together.
final class SectionDefinition: Sendable {
  /// Whether every number in it can be used as it stands.
  let isUsable: Bool
  let isCustom: Bool
  let isOrthogonal: Bool
  /// Whether the groups have room around them.
  let hasEdgeSpacing: Bool
  let hasDecorations: Bool
  /// The group, where it is as simple as that.
  let row: CellRow?
  let spec: SectionSpec

  init(_ spec: consuming SectionSpec) {
    isUsable = spec.isUsable
    if case .custom = spec.group.members { isCustom = true } else { isCustom = false }
    isOrthogonal = spec.orthogonalScrollingBehavior != .none
    hasEdgeSpacing = !spec.group.edgeSpacing.isAbsent
    hasDecorations = !spec.decorationItems.isEmpty
    row = CellRow(spec.group)
    // Last, so that the spec is moved here and not copied.
    self.spec = spec
  }

  /// A section that says what the one before it says shares its definition.
  static func list(_ sections: [SectionSpec?]) -> [SectionDefinition?] {
    var before: SectionDefinition?
    return sections.map { section in
      if let section, before?.isDescribed(by: section) != true { before = SectionDefinition(section) }
      return section == nil ? nil : before
    }
  }

  /// The known definition, if it says the same as this one.
  func ifUnknown(_ known: SectionDefinition?) -> SectionDefinition {
    if let known, known == self { return known }
    return self
  }

  /// What differs most often is compared first, number by number.
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
