import Foundation

/// An error in a batch that contradicts the data source or itself.
enum InvalidUpdate: Error, CustomStringConvertible {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case items(section: Int, before: Int, after: Int, ItemTally)
  case change(String)

  var description: String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (\(after)) must be equal to the number of sections contained in the collection view before the "
        + "update (\(before)), plus or minus the number of sections inserted or deleted "
        + "(\(inserted) inserted, \(deleted) deleted)."
    case .items(let section, let before, let after, let tally):
      "Invalid update: invalid number of items in section \(section). The number of items contained in an existing "
        + "section after the update (\(after)) must be equal to the number of items contained in that section before "
        + "the update (\(before)), plus or minus the number of items inserted or deleted from that section "
        + "(\(tally.inserted) inserted, \(tally.deleted) deleted) and plus or minus the number of items moved into or out "
        + "of that section (\(tally.movedIn) moved in, \(tally.movedOut) moved out). "
        + "Change the array and update the collection view in the same performBatchUpdates."
    case .change(let what): what
    }
  }
}

/// The changes that a batch makes to one section.
struct ItemTally {
  var inserted: Int
  var deleted: Int
  var movedIn: Int
  var movedOut: Int
}

extension BatchUpdate {
  func tally(old: Int, new: Int) -> ItemTally {
    ItemTally(
      inserted: insertedItems.count { $0.section == new }, deleted: deletedItems.count { $0.section == old },
      movedIn: movedItems.count { $0.to.section == new }, movedOut: movedItems.count { $0.from.section == old })
  }

  /// Checks that every change refers to an existing section or item and that no changes contradict each other.
  func check(before: [Int], after: [Int]) throws(InvalidUpdate) {
    try checkSections(before: before, after: after)
    for path in deletedItems + reloadedItems + movedItems.map(\.from) { try require(path, in: before) }
    for path in insertedItems + movedItems.map(\.to) { try requireAfter(path, in: after) }
    let (sources, targets) = (Set(movedItems.map(\.from)), Set(movedItems.map(\.to)))
    // A reload combines a deletion and an insertion.
    try refuse(deletedItems + reloadedItems, sources, "perform a delete and a move from")
    try refuse(insertedItems, targets, "perform an insert and a move to")
    try refuse(deletedItems, Set(reloadedItems), "delete and reload")
    try requireUnique(deletedItems, "delete")
    try requireUnique(movedItems.map(\.from), "move away")
    try requireUnique(insertedItems, "insert")
    try requireUnique(movedItems.map(\.to), "move to")
  }

  private func checkSections(before: [Int], after: [Int]) throws(InvalidUpdate) {
    for section in deletedSections.union(reloadedSections) where section >= before.count {
      throw .change(
        "attempt to delete section \(section), but there are only \(before.count) sections before the update")
    }
    for section in insertedSections where section >= after.count {
      throw .change("attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for move in movedSections where !before.indices.contains(move.from) || !after.indices.contains(move.to) {
      throw .change(
        "attempt to move section \(move.from) to section \(move.to), but there are \(before.count) sections before and "
          + "\(after.count) after the update")
    }
    for move in movedSections where deletedSections.contains(move.from) {
      throw .change("attempt to perform a delete and a move from the same section (\(move.from))")
    }
    for move in movedSections where insertedSections.contains(move.to) {
      throw .change("attempt to perform an insert and a move to the same section (\(move.to))")
    }
  }

  private func require(_ path: IndexPath, in before: [Int]) throws(InvalidUpdate) {
    try requirePair(path, "delete")
    guard before.indices.contains(path.section) else {
      throw .change(
        "attempt to delete item \(path.item) from section \(path.section), but there are only \(before.count) sections "
          + "before the update")
    }
    guard (0..<before[path.section]).contains(path.item) else {
      throw .change(
        "attempt to delete item \(path.item) from section \(path.section) which only contains "
          + "\(before[path.section]) items before the update")
    }
  }

  private func requireAfter(_ path: IndexPath, in after: [Int]) throws(InvalidUpdate) {
    try requirePair(path, "insert")
    guard after.indices.contains(path.section) else {
      throw .change(
        "attempt to insert item \(path.item) into section \(path.section), but there are only \(after.count) sections "
          + "after the update")
    }
    guard (0..<after[path.section]).contains(path.item) else {
      throw .change(
        "attempt to insert item \(path.item) into section \(path.section), but there are only \(after[path.section]) "
          + "items in section \(path.section) after the update")
    }
  }

  private func requirePair(_ path: IndexPath, _ verb: String) throws(InvalidUpdate) {
    if path.count == 2 { return }
    throw .change("attempt to \(verb) \(path.readable); items have index paths of two indices, section and item")
  }

  private func refuse(_ paths: [IndexPath], _ others: Set<IndexPath>, _ what: String) throws(InvalidUpdate) {
    guard let path = paths.filter({ others.contains($0) }).min() else { return }
    throw .change("attempt to \(what) the same index path (\(path.inDescription))")
  }

  private func requireUnique(_ paths: [IndexPath], _ verb: String) throws(InvalidUpdate) {
    var seen: Set<IndexPath> = []
    for path in paths where !seen.insert(path).inserted {
      throw .change("attempt to \(verb) the same index path twice (\(path.inDescription)); name every item once")
    }
  }
}

extension IndexPath {
  /// The index path as UIKit prints it, without the address.
  var inDescription: String {
    "{length = \(count), path = \(map { "\($0)" }.joined(separator: " - "))}"
  }
}
