import DiffableData
import Foundation

/// The change of a diffable data source by a user who has moved an item.
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
  /// The difference between the items of both snapshots, section after section. A moved item is removed and inserted,
  /// each associated with the other.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst).
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that the item has left or entered, the last section first.
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

/// The change of one section of a diffable data source by a user who has moved an item.
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
