import DiffableData
import Testing
import TestSupport

struct SnapshotRulesTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func appendingWithoutASectionUsesTheLast() {
    expectEqual(snapshot().itemIdentifiers(inSection: "b"), [4, 5])
  }

  @Test func appendingExistingItemMovesItToEnd() {
    var snapshot = snapshot()
    snapshot.appendItems([1], toSection: "b")
    expectEqual(snapshot.itemIdentifiers(inSection: "a"), [2, 3])
    expectEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 5, 1])
    expectEqual(snapshot.numberOfItems, 5)
  }

  /// Storage keeps items in chunks, which insertions fill and appending fills less.
  @Test(arguments: [1, 2, 40])
  func appendedItemsFollowInsertedItems(appended: Int) {
    for count in stride(from: 1, through: 700, by: 3) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0])
      for item in 1...count { snapshot.insertItems([item], beforeItem: item - 1) }
      let new = (0..<appended).map { -1 - $0 }
      snapshot.appendItems(new)
      expectEqual(snapshot.itemIdentifiers, (0...count).reversed() + new, "\(count) inserted")
      expectEqual(snapshot.indexOfItem(-1), count + 1)
    }
  }

  @Test func appendingOnlyItemAgainKeepsIt() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendItems([1], toSection: "b")
    expectEqual(snapshot.itemIdentifiers(inSection: "a"), [])
    expectEqual(snapshot.itemIdentifiers(inSection: "b"), [1])
  }

  @Test func deletingUnknownItemsIsIgnored() {
    var snapshot = snapshot()
    snapshot.deleteItems([99, 2])
    expectEqual(snapshot.itemIdentifiers, [1, 3, 4, 5])
  }

  @Test func deletingASectionTakesItsItems() {
    var snapshot = snapshot()
    snapshot.reloadItems([1])
    snapshot.deleteSections(["a", "unknown"])
    expectEqual(snapshot.itemIdentifiers, [4, 5])
    expectNil(snapshot.indexOfItem(1))
    expectEmpty(snapshot.reloadedItemIdentifiers)
  }

  @Test func sectionsMoveWithTheirItems() {
    var snapshot = snapshot()
    snapshot.appendSections(["c"])
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    expectEqual(snapshot.sectionIdentifiers, ["c", "b", "a"])
    expectEqual(snapshot.itemIdentifiers, [4, 5, 1, 2, 3])
    expectEqual(snapshot.sectionIdentifier(containingItem: 2), "a")
    expectEqual(snapshot.indexOfItem(2), 3)
  }

  /// A list after an element was moved next to another one.
  private func moved<Element: Equatable>(_ list: [Element], _ element: Element, next: Element, after: Bool) -> [Element]
  {
    var list = list.filter { $0 != element }
    list.insert(element, at: (list.firstIndex(of: next) ?? 0) + (after ? 1 : 0))
    return list
  }

  @Test func everySingleMoveIsThatOfAnArray() {
    let sections = ["a", "b", "c", "d"]
    var start = NSDiffableDataSourceSnapshot<String, Int>()
    start.appendSections(sections)
    for (index, section) in sections.enumerated() { start.appendItems([index * 2, index * 2 + 1], toSection: section) }
    for section in sections {
      for next in sections where next != section {
        var (before, after) = (start, start)
        before.moveSection(section, beforeSection: next)
        after.moveSection(section, afterSection: next)
        for (snapshot, isAfter) in [(before, false), (after, true)] {
          let expected = moved(sections, section, next: next, after: isAfter)
          expectEqual(snapshot.sectionIdentifiers, expected)
          expectEqual(snapshot.itemIdentifiers, expected.flatMap { start.itemIdentifiers(inSection: $0) })
        }
      }
    }
    for item in start.itemIdentifiers {
      for next in start.itemIdentifiers where next != item {
        var (before, after) = (start, start)
        before.moveItem(item, beforeItem: next)
        after.moveItem(item, afterItem: next)
        for (snapshot, isAfter) in [(before, false), (after, true)] {
          expectEqual(snapshot.itemIdentifiers, moved(start.itemIdentifiers, item, next: next, after: isAfter))
          expectEqual(snapshot.sectionIdentifier(containingItem: item), start.sectionIdentifier(containingItem: next))
          expectEqual(snapshot.sectionIdentifiers, sections)
        }
      }
    }
    for next in start.itemIdentifiers {
      var (before, after) = (start, start)
      before.insertItems([98, 99], beforeItem: next)
      after.insertItems([98, 99], afterItem: next)
      let index = start.indexOfItem(next) ?? -1
      expectEqual(
        [before.indexOfItem(98), before.indexOfItem(99), before.indexOfItem(next)], [index, index + 1, index + 2])
      expectEqual(
        [after.indexOfItem(next), after.indexOfItem(98), after.indexOfItem(99)], [index, index + 1, index + 2])
    }
  }

  @Test func insertingSectionsKeepsTheirOrder() {
    var snapshot = snapshot()
    snapshot.insertSections(["x", "y"], beforeSection: "b")
    snapshot.insertSections(["z"], afterSection: "b")
    expectEqual(snapshot.sectionIdentifiers, ["a", "x", "y", "b", "z"])
  }

  @Test func deletingAllItemsTakesTheSectionsToo() {
    var snapshot = snapshot()
    snapshot.reloadSections(["a"])
    snapshot.reconfigureItems([1])
    snapshot.deleteAllItems()
    expectEqual(snapshot.sectionIdentifiers, [])
    expectEqual(snapshot.numberOfItems, 0)
    #expect(snapshot.reloadedSectionIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
    snapshot.appendSections(["b"])
    snapshot.appendItems([1], toSection: "b")
    expectEqual(snapshot.position(of: 1), ItemPosition(section: 0, item: 0))
  }

  @Test func deletingSectionsItemsLeavesItEmpty() {
    var snapshot = snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers)
    expectEqual(snapshot.sectionIdentifiers, ["a", "b"])
    expectEqual(snapshot.numberOfItems, 0)
  }

  @Test func reloadingWinsOverReconfiguring() {
    var snapshot = snapshot()
    snapshot.reconfigureItems([1, 2])
    snapshot.reloadItems([2, 2])
    expectEqual(snapshot.reloadedItemIdentifiers, [2])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [1])
  }

  @Test func duplicateArgumentsAreNamedWithPositions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([7, 8, 7])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("supplied item identifiers are not unique"))
    #expect(message.contains("7 (at 0 and 2)"))
  }

  @Test func appendingAnExistingSectionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendSections(["b", "a"])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("attempt to insert or append 1 section identifier that already exist"))
  }

  @Test func appendingItemsWithoutSectionsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("There are currently no sections in the data source. Please add a section first."))
  }
}
