import DiffableData
import Testing

/// Every mistake stops the program with a message that names the error, its location and its remedy.
struct SnapshotErrorTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// The data in the messages: sections a with 1, 2, 3 and b with 4, 5.
  private static func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  private static func outline() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([3], to: 2)
    return outline
  }

  private func expect(
    _ result: ExitTest.Result?, says texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for text in texts {
      #expect(message.contains(text), "\(message.prefix(400))", sourceLocation: sourceLocation)
    }
  }

  @Test func insertingItemTwiceNamesBothPositions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.insertItems([8, 9, 8, 9], beforeItem: 2)
    }
    expect(result, says: "supplied item identifiers are not unique", "8 (at 0 and 2), 9 (at 1 and 3)")
  }

  @Test func ofManyDuplicatesFiveAreNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.insertItems([11, 12, 13, 14, 15, 16, 11, 12, 13, 14, 15, 16], beforeItem: 2)
    }
    expect(result, says: "{( 11 (at 0 and 6), 12 (at 1 and 7), 13 (at 2 and 8), 14 (at 3 and 9), 15 (at 4 and 10) )}")
  }

  @Test func ofManyDuplicatesInAnOutlineFiveAreNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = Outline()
      outline.append([11, 12, 13, 14, 15, 16])
      outline.append([11, 12, 13, 14, 15, 16])
    }
    expect(
      result,
      says: "14 (at 3 of those added, and here at 3 already), 15 (at 4 of those added, and here at 4 already) )}")
  }

  @Test func insertingAnExistingSectionNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.insertSections(["c", "b", "a"], afterSection: "a")
    }
    expect(result, says: "insert or append 2 section identifiers that already exist", "(b, a)")
  }

  @Test func appendingSectionTwiceNamesBothPositions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.appendSections(["c", "d", "c"])
    }
    expect(result, says: "supplied section identifiers are not unique", "c (at 0 and 2)")
  }

  @Test func appendingToAnUnknownSectionNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.appendItems([9], toSection: "x")
    }
    expect(result, says: "Invalid parameter not satisfying: section != NSNotFound", "section x is not in the snapshot")
  }

  @Test func itemsOfUnknownSectionNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.snapshot().itemIdentifiers(inSection: "x")
    }
    expect(
      result, says: "Section identifier was not found. You can verify the section exists by calling the indexOfSection",
      ": x")
    let counting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.snapshot().numberOfItems(inSection: "x")
    }
    expect(counting, says: "Section identifier was not found", ": x")
  }

  @Test func insertingNextToAnUnknownItemNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.insertItems([9], afterItem: 77)
    }
    expect(
      result, says: "Invalid parameter not satisfying: section != NSNotFound",
      "insertItems(_:afterItem:) needs item identifier 77, which is not in the snapshot")
  }

  @Test func insertingNextToInsertedItemNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.insertItems([9, 2], beforeItem: 2)
    }
    expect(result, says: "Invalid update: destination for insertion operation [2] is in the insertion identifier list")
  }

  @Test func movingUnknownThingsNamesThem() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.moveItem(77, beforeItem: 1)
    }
    expect(
      item, says: "Invalid parameter not satisfying: fromIndex != NSNotFound",
      "moveItem(_:beforeItem:) needs item identifier 77")
    let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.moveItem(1, afterItem: 77)
    }
    expect(index, says: "toIndex != NSNotFound", "moveItem(_:afterItem:) needs item identifier 77")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.moveSection("a", afterSection: "x")
    }
    expect(section, says: "toSection != NSNotFound", "moveSection(_:afterSection:): section x is not in the snapshot")
  }

  @Test func insertingNextToUnknownSectionNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.insertSections(["c"], beforeSection: "x")
    }
    expect(result, says: "insertIndex != NSNotFound", "insertSections(_:beforeSection:): section x")
  }

  @Test func movingNextToItselfNamesIt() async {
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.moveItem(2, afterItem: 2)
    }
    expect(item, says: "Invalid update: destination for item move is the same as the source: 2")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.moveSection("b", beforeSection: "b")
    }
    expect(section, says: "Invalid update: destination for section move is the same as the source: b")
  }

  @Test func markingUnknownThingsNamesThem() async {
    let reload = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.reloadItems([1, 77])
    }
    expect(reload, says: "Attempted to reload item identifier that does not exist in the snapshot: 77")
    let reconfigure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.reconfigureItems([77])
    }
    expect(reconfigure, says: "Attempted to reconfigure item identifier that does not exist in the snapshot: 77")
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.reloadSections(["x"])
    }
    expect(section, says: "Attempted to reload section identifier that does not exist in the snapshot: x")
  }

  @Test func addingOutlineItemTwiceNamesBothPositions() async {
    let present = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = Self.outline()
      outline.append([9, 3], to: 1)
    }
    expect(
      present, says: "Identifiers in a section snapshot must be unique",
      "3 (at 1 of those added, and here at 2 already)")
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = Self.outline()
      outline.insert([8, 9, 8], after: 1)
    }
    expect(twice, says: "8 (at 0 and 2 of those added)")
  }

  @Test func addingToAnUnknownParentNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = Self.outline()
      outline.append([9], to: 77)
    }
    expect(result, says: "Parent item identifier does not exist in section snapshot: 77")
  }

  @Test func queryingUnknownOutlineItemNamesIt() async {
    let level = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.outline().level(of: 77)
    }
    expect(level, says: "Item identifier does not exist in section snapshot: 77")
    let expanded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.outline().isExpanded(77)
    }
    expect(expanded, says: "Item identifier does not exist in section snapshot: 77")
    let visible = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.outline().isVisible(77)
    }
    expect(visible, says: "Item identifier does not exist in section snapshot: 77")
    let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.outline().parent(of: 77)
    }
    expect(parent, says: "Child item identifier does not exist in section snapshot: 77")
  }

  @Test func changingOutlineAroundUnknownItemNamesIt() async {
    let delete = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = Self.outline()
      outline.delete([1, 77])
    }
    expect(delete, says: "Failed to find index of item 77")
    let insert = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = Self.outline()
      outline.insert([9], before: 77)
    }
    expect(insert, says: "Item identifier to insert before does not exist in section snapshot: 77")
  }
}
