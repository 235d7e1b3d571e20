/// A section as authored, in one place: its spec is large, and many parts of a solution refer to it.
final class SectionDefinition: Sendable {
  let spec: SectionSpec

  /// Whether every number in it can be used as it stands.
  let isUsable: Bool
  let isCustom: Bool

  init(_ spec: SectionSpec) {
    self.spec = spec
    isUsable = spec.isUsable
    if case .custom = spec.group.members { isCustom = true } else { isCustom = false }
  }

  /// The known definition, if it says the same; `nil` for a section without one.
  static func of(_ spec: SectionSpec?, known: SectionDefinition?) -> SectionDefinition? {
    guard let spec else { return nil }
    if let known, known.isDescribed(by: spec) { return known }
    return SectionDefinition(spec)
  }

  /// What differs most often is compared first, number by number.
  private func isDescribed(by other: SectionSpec) -> Bool {
    spec.interGroupSpacing == other.interGroupSpacing && spec.contentInsets == other.contentInsets
      && spec.group.size == other.group.size && spec == other
  }
}

extension Array {
  /// Whether two arrays are one storage, so that nothing needs to be compared.
  func isIdentical(to other: [Element]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.count == $0.count && mine.baseAddress == $0.baseAddress }
    }
  }
}
