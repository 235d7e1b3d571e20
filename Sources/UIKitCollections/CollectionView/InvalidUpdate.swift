import Foundation

/// A batch that does not fit the data source, or itself.
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
        + "Change the array and tell the collection view in the same performBatchUpdates."
    case .change(let what): "Invalid update: \(what)"
    }
  }
}

/// What a batch does to one section.
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

  /// Every change by itself names something that exists, and none contradicts another.
  func check(before: [Int], after: [Int]) throws(InvalidUpdate) {
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
    for path in deletedItems + reloadedItems + movedItems.map(\.from) {
      try require(path, in: before, "delete", "from", "before")
    }
    for path in insertedItems + movedItems.map(\.to) { try require(path, in: after, "insert", "into", "after") }
    try requireUnique(deletedItems + movedItems.map(\.from), "delete or move away")
    try requireUnique(insertedItems + movedItems.map(\.to), "insert or move to")
    if let path = Set(deletedItems).intersection(reloadedItems).min() {
      throw .change("attempt to delete and reload the same index path (\(path.readable))")
    }
  }

  private func require(
    _ path: IndexPath, in counts: [Int], _ verb: String, _ preposition: String, _ time: String
  ) throws(InvalidUpdate) {
    guard path.count == 2 else {
      throw .change("attempt to \(verb) \(path.readable); items have index paths of two indices, section and item")
    }
    guard counts.indices.contains(path.section) else {
      throw .change(
        "attempt to \(verb) item \(path.item) \(preposition) section \(path.section), but there are only "
          + "\(counts.count) sections \(time) the update")
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      throw .change(
        "attempt to \(verb) item \(path.item) \(preposition) section \(path.section) which only contains "
          + "\(counts[path.section]) items \(time) the update")
    }
  }

  private func requireUnique(_ paths: [IndexPath], _ verb: String) throws(InvalidUpdate) {
    var seen: Set<IndexPath> = []
    for path in paths where !seen.insert(path).inserted {
      throw .change("attempt to \(verb) the same index path twice (\(path.readable)); name every item once")
    }
  }
}
