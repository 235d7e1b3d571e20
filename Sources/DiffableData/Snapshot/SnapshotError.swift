/// Stops the program where UIKit raises an exception, with a message that states the problem, its location and a
/// remedy. Unlike that of `preconditionFailure`, the message is also printed in release builds.
func raise(_ message: String) -> Never { fatalError(message) }

enum SnapshotMessage {
  /// The maximum number of identifiers that a message names.
  private static let named = 5

  static func duplicates<Identifier: Hashable>(in identifiers: [Identifier], noun: String = "item") -> String {
    var first: [Identifier: Int] = [:]
    var found: [String] = []
    for (position, identifier) in identifiers.enumerated() {
      guard let earlier = first.updateValue(position, forKey: identifier) else { continue }
      first[identifier] = earlier
      if found.count < named { found.append("\(identifier) (at \(earlier) and \(position))") }
    }
    return "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: "
      + "{( \(found.joined(separator: ", ")) )}"
  }

  /// Returns the message for duplicates among items that are added to an outline.
  ///
  /// - Parameter present: Returns the index of an item that is already in the outline.
  static func outlineDuplicates<Item: Hashable>(in items: [Item], present: (Item) -> Int?) -> String {
    var first: [Item: Int] = [:]
    var found: [String] = []
    for (position, item) in items.enumerated() where found.count < named {
      if let earlier = first[item] {
        found.append("\(item) (at \(earlier) and \(position) of those added)")
      } else {
        first[item] = position
        if let ordinal = present(item) {
          found.append("\(item) (at \(position) of those added, and here at \(ordinal) already)")
        }
      }
    }
    return "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
      + "{( \(found.joined(separator: ", ")) )}. Delete an item before adding it at another position."
  }

  static func existingSections(_ sections: [String]) -> String {
    "Diffable data source detected an attempt to insert or append \(sections.count) section "
      + "identifier\(sections.count == 1 ? "" : "s") that already exist in the snapshot. Identifiers in a snapshot must "
      + "be unique. Section identifiers that already exist: (\(sections.prefix(named).joined(separator: ", ")))"
  }

  /// - Parameters:
  ///   - items: The items that were added, of which `count` were in the snapshot.
  static func movedItems<Item: Hashable>(_ items: [Item], count: Int) -> String {
    let names = items.prefix(named).map { "\($0)" }.joined(separator: ", ")
    return "Diffable data source detected an attempt to insert or append \(count) item "
      + "identifier\(count == 1 ? "" : "s") that already exist in the snapshot. The existing item identifiers will be "
      + "moved into place instead, but this operation will be more expensive. For best performance, inserted item "
      + "identifiers should always be unique. \(count == items.count ? "They are" : "They are among"): "
      + "(\(names)\(items.count > named ? ", …" : ""))"
  }

  static let noSections = "There are currently no sections in the data source. Please add a section first."

  /// - Parameter role: The section's name in UIKit's own check.
  static func unknownSection(_ section: some Hashable, as role: String, in call: String) -> String {
    "Invalid parameter not satisfying: \(role) != NSNotFound. \(call): section \(section) is not in the snapshot; "
      + "call appendSections(_:) with it first."
  }

  static func sectionNotFound(_ section: some Hashable) -> String {
    "Section identifier was not found. You can verify the section exists by calling the indexOfSection(_:) API "
      + "(which has O(1) performance): \(section)"
  }

  /// - Parameter role: The item's name in UIKit's own check.
  static func unknownItem(_ item: some Hashable, as role: String, in call: String) -> String {
    "Invalid parameter not satisfying: \(role) != NSNotFound. \(call) needs item identifier \(item), which is not in "
      + "the snapshot; you can verify that it exists with indexOfItem(_:)."
  }

  /// - Parameter role: The item's role in the call, such as "Parent item".
  static func unknownOutlineItem(_ item: some Hashable, as role: String) -> String {
    "\(role) does not exist in section snapshot: \(item)"
  }

  static func deletedUnknown(_ item: some Hashable) -> String {
    "Failed to find index of item \(item). It is not in the section snapshot, so it cannot be deleted; "
      + "you can verify that it exists with contains(_:)."
  }

  static func movedNextToItself(_ identifier: some Hashable, noun: String) -> String {
    "Invalid update: destination for \(noun) move is the same as the source: \(identifier)"
  }

  static func destinationInserted(_ item: some Hashable) -> String {
    "Invalid update: destination for insertion operation [\(item)] is in the insertion identifier list for update: "
      + "an item cannot be placed next to itself."
  }

  static func unknownUpdate(_ identifier: some Hashable, verb: String, noun: String) -> String {
    "Attempted to \(verb) \(noun) identifier that does not exist in the snapshot: \(identifier)"
  }
}
