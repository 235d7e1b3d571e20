import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Puts empty sections behind the last.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    requireNew(identifiers)
    order.insertSections(identifiers, at: order.sectionCount)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    requireNew(identifiers)
    order.insertSections(identifiers, at: ordinal(of: toIdentifier, in: "insertSections(_:beforeSection:)"))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    requireNew(identifiers)
    order.insertSections(identifiers, at: ordinal(of: toIdentifier, in: "insertSections(_:afterSection:)") + 1)
  }

  /// Removes sections with their items; those that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard let ordinal = order.ordinal(of: section) else { continue }
      if hasItemMarks { forgetMarks(of: order.items(inSectionAt: ordinal)) }
      order.removeSection(at: ordinal)
      reloadedSections.remove(section)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, after: false, in: "moveSection(_:beforeSection:)")
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, after: true, in: "moveSection(_:afterSection:)")
  }

  /// Marks sections that are shown anew when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      if order.ordinal(of: section) == nil {
        raise(SnapshotMessage.unknownUpdate(section, verb: "reload", noun: "section"))
      }
      reloadedSections.append(section)
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, next neighbour: SectionIdentifierType, after: Bool, in call: String
  ) {
    let origin = ordinal(of: identifier, in: call)
    _ = ordinal(of: neighbour, in: call)
    guard identifier != neighbour else { return }
    order.moveSection(at: origin, next: neighbour, after: after)
  }

  private func ordinal(of section: SectionIdentifierType, in call: String) -> Int {
    guard let ordinal = order.ordinal(of: section) else { raise(SnapshotMessage.unknownSection(section, in: call)) }
    return ordinal
  }

  private func requireNew(_ sections: [SectionIdentifierType]) {
    var seen: Set<SectionIdentifierType> = []
    let existing = sections.filter { order.ordinal(of: $0) != nil || !seen.insert($0).inserted }
    if !existing.isEmpty { raise(SnapshotMessage.existingSections(existing.map { "\($0)" })) }
  }
}
