import Testing

@testable import DiffableData

/// The whole texts of the messages about snapshots: UIKit's sentences, with the identifiers that they are about.
struct SnapshotMessageTests {
  @Test func duplicatesAreNamedWithTheirPositions() {
    let start = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
    #expect(SnapshotMessage.duplicates(in: ["a", "b", "a"]) == start + "{( a (at 0 and 2) )}")
    #expect(
      SnapshotMessage.duplicates(in: [1, 1, 1, 2, 2], noun: "section")
        == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
        + "{( 1 (at 0 and 1), 1 (at 0 and 2), 2 (at 3 and 4) )}")
    let many = Array(0..<7)
    let named = (0..<5).map { "\($0) (at \($0) and \($0 + 7))" }.joined(separator: ", ")
    #expect(SnapshotMessage.duplicates(in: many + many) == start + "{( \(named) )}")
  }

  @Test func duplicatesOfOutlinesAreNamed() {
    func message(_ items: [Int]) -> String {
      SnapshotMessage.outlineDuplicates(in: items) { $0 >= 10 ? $0 - 10 : nil }
    }
    let (start, end) = (
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {( ",
      " )}. Delete an item before adding it at another position."
    )
    #expect(message([1, 2, 1]) == start + "1 (at 0 and 2 of those added)" + end)
    #expect(message([1, 13]) == start + "13 (at 1 of those added, and here at 3 already)" + end)
    #expect(
      message([13, 13]) == start + "13 (at 0 of those added, and here at 3 already), 13 (at 0 and 1 of those added)"
        + end)
    let many = Array(10..<17)
    let named = (0..<5).map { "\($0 + 10) (at \($0) of those added, and here at \($0) already)" }
    #expect(message(many) == start + named.joined(separator: ", ") + end)
  }

  @Test func identifiersThatExistAreNamed() {
    func sections(_ names: [String]) -> String { SnapshotMessage.existingSections(names) }
    let end =
      "already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
    #expect(
      sections(["a"])
        == "Diffable data source detected an attempt to insert or append 1 section identifier that \(end)(a)")
    #expect(
      sections(["a", "b", "c", "d", "e", "f"])
        == "Diffable data source detected an attempt to insert or append 6 section identifiers that \(end)(a, b, c, d, e)"
    )
    func items(_ items: [Int], _ count: Int) -> String { SnapshotMessage.movedItems(items, count: count) }
    let rest =
      "that already exist in the snapshot. The existing item identifiers will be moved into place instead, but "
      + "this operation will be more expensive. For best performance, inserted item identifiers should always be unique. "
    #expect(
      items([7], 1)
        == "Diffable data source detected an attempt to insert or append 1 item identifier \(rest)They are: (7)")
    #expect(
      items([7, 8], 5)
        == "Diffable data source detected an attempt to insert or append 5 item identifiers \(rest)They are among: (7, 8)"
    )
    #expect(
      items([1, 2, 3, 4, 5, 6], 6)
        == "Diffable data source detected an attempt to insert or append 6 item identifiers \(rest)"
        + "They are: (1, 2, 3, 4, 5, …)")
    #expect(items([1, 2, 3, 4, 5], 5).hasSuffix("They are: (1, 2, 3, 4, 5)"))
  }

  @Test func missingIdentifiersAreNamed() {
    #expect(
      SnapshotMessage.noSections == "There are currently no sections in the data source. Please add a section first.")
    #expect(
      SnapshotMessage.unknownSection("x", as: "toSection", in: "f(_:)")
        == "Invalid parameter not satisfying: toSection != NSNotFound. f(_:): section x is not in the snapshot; "
        + "call appendSections(_:) with it first.")
    #expect(
      SnapshotMessage.sectionNotFound("x")
        == "Section identifier was not found. You can verify the section exists by calling the indexOfSection(_:) API "
        + "(which has O(1) performance): x")
    #expect(
      SnapshotMessage.unknownItem(3, as: "toItem", in: "f(_:)")
        == "Invalid parameter not satisfying: toItem != NSNotFound. f(_:) needs item identifier 3, which is not in the "
        + "snapshot; you can verify that it exists with indexOfItem(_:).")
    #expect(
      SnapshotMessage.unknownOutlineItem(3, as: "Parent item") == "Parent item does not exist in section snapshot: 3")
    #expect(
      SnapshotMessage.deletedUnknown(3)
        == "Failed to find index of item 3. It is not in the section snapshot, so it cannot be deleted; "
        + "you can verify that it exists with contains(_:).")
    #expect(
      SnapshotMessage.unknownUpdate(3, verb: "reload", noun: "item")
        == "Attempted to reload item identifier that does not exist in the snapshot: 3")
  }

  @Test func impossibleDestinationsAreNamed() {
    #expect(
      SnapshotMessage.movedNextToItself("a", noun: "section")
        == "Invalid update: destination for section move is the same as the source: a")
    #expect(
      SnapshotMessage.destinationInserted(4)
        == "Invalid update: destination for insertion operation [4] is in the insertion identifier list for update: "
        + "an item cannot be placed next to itself.")
  }
}
