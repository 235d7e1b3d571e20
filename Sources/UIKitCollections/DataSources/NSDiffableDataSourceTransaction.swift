import DiffableData
import Foundation

/// A change of a diffable data source that results from an item moved by the user.
///
/// - Fidelity: documented.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items of both snapshots, section by section. A moved item is removed and inserted, and
  /// the two changes are associated with each other.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst).
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that the item has left or entered, starting with the last section.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst).
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    sections: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = sections
  }
}

/// A change of one section of a diffable data source that results from an item moved by the user.
///
/// - Fidelity: documented; that the difference includes items hidden within others is assumed.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the items of both snapshots.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    of section: SectionIdentifierType, from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.items.difference(from: initial.items).inferringMoves()
  }
}
