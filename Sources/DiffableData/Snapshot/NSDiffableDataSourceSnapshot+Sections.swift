import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections after the last section.
  ///
  /// - Precondition: The sections are not in the snapshot, and each occurs once.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: numberOfSections)
  }

  /// Inserts empty sections before another section.
  ///
  /// - Precondition: The other section is in the snapshot. The new ones are not, and each occurs once.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier, as: "insertIndex", in: "insertSections(_:beforeSection:)"))
  }

  /// Inserts empty sections after another section.
  ///
  /// - Precondition: The other section is in the snapshot. The new ones are not, and each occurs once.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: index(of: toIdentifier, as: "insertIndex", in: "insertSections(_:afterSection:)") + 1)
  }

  /// Removes sections and their items. Sections that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      guard let ordinal = indexOfSection(section) else { continue }
      if hasItemMarks { forgetMarks(of: items.lists[ordinal].items()) }
      items.removeSection(at: ordinal)
      ItemBatch.with([section], sections.kind) { sections.remove($0) }
      if hasMarks { marks.reloadedSections.remove(section) }
    }
  }

  /// Moves a section with its items before another section.
  ///
  /// - Precondition: Both sections are in the snapshot, and they differ.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, after: false, in: "moveSection(_:beforeSection:)")
  }

  /// Moves a section with its items after another section.
  ///
  /// - Precondition: Both sections are in the snapshot, and they differ.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, next: toIdentifier, after: true, in: "moveSection(_:afterSection:)")
  }

  /// Marks sections whose cells and supplementary views are replaced when the snapshot is applied.
  ///
  /// - Precondition: The sections are in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      if indexOfSection(section) == nil {
        raise(SnapshotMessage.unknownUpdate(section, verb: "reload", noun: "section"))
      }
      marks.reloadedSections.append(section)
    }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, next neighbour: SectionIdentifierType, after: Bool, in call: StaticString
  ) {
    let origin = index(of: identifier, as: "fromSection", in: call)
    _ = index(of: neighbour, as: "toSection", in: call)
    if identifier == neighbour { raise(SnapshotMessage.movedNextToItself(identifier, noun: "section")) }
    withUnsafePointer(to: neighbour) { neighbour in
      let tag = IdentifierTag.tag(of: neighbour, sections.kind)
      ItemBatch.with([identifier], sections.kind) { _ = sections.add($0, next: neighbour, tag: tag, after: after) }
    }
    items.moveSection(at: origin, to: known(identifier, in: call))
  }

  private func index(of section: SectionIdentifierType, as role: String, in call: StaticString) -> Int {
    guard let ordinal = indexOfSection(section) else { raiseUnknownSection(section, as: role, in: call) }
    return ordinal
  }

  /// - Complexity: O(sections).
  private mutating func insert(_ new: [SectionIdentifierType], at ordinal: Int) {
    let new = DuplicateIdentifiers.areReported ? DuplicateIdentifiers.admitted(new, noun: "section") : new
    requireNew(new)
    ItemBatch.with(new, sections.kind) { batch in
      if let index = sections.lists[0].locate(ordinal) {
        _ = sections.insert(batch, at: ItemLocation(section: 0, spot: index.spot, offset: index.offset))
      } else {
        _ = sections.append(batch, to: 0)
      }
    }
    items.insertSections(new.count, at: ordinal)
  }

  private func requireNew(_ sections: [SectionIdentifierType]) {
    if Set(sections).count < sections.count { raise(SnapshotMessage.duplicates(in: sections, noun: "section")) }
    let existing = sections.filter { indexOfSection($0) != nil }
    if !existing.isEmpty { raise(SnapshotMessage.existingSections(existing.map { "\($0)" })) }
  }
}
