import DiffableData
import Foundation
import Testing
import TestSupport

/// The reference type and the value type, which receive the same calls and must then be equal.
struct SnapshotReferenceTests {
  typealias Value = NSDiffableDataSourceSnapshot<String, Int>

  private func expectSame(_ object: NSDiffableDataSourceSnapshotReference, _ value: Value) {
    expectEqual(object.sectionIdentifiers as? [String], value.sectionIdentifiers)
    expectEqual(object.itemIdentifiers as? [Int], value.itemIdentifiers)
    expectEqual(object.numberOfItems, value.numberOfItems)
    expectEqual(object.numberOfSections, value.numberOfSections)
    for (position, section) in value.sectionIdentifiers.enumerated() {
      let items = object.itemIdentifiersInSection(withIdentifier: section) as? [Int]
      expectEqual(items, value.itemIdentifiers(inSection: section))
      expectEqual(object.numberOfItems(inSection: section), items?.count)
      expectEqual(object.index(ofSectionIdentifier: section), position)
    }
    expectEqual(object.reloadedItemIdentifiers as? [Int], value.reloadedItemIdentifiers)
    expectEqual(object.reconfiguredItemIdentifiers as? [Int], value.reconfiguredItemIdentifiers)
    expectEqual(object.reloadedSectionIdentifiers as? [String], value.reloadedSectionIdentifiers)
  }

  @Test
  func referenceChangesLikeTheValue() {
    let object = NSDiffableDataSourceSnapshotReference()
    var value = Value()
    object.appendSections(withIdentifiers: ["a", "d"])
    value.appendSections(["a", "d"])
    object.insertSections(withIdentifiers: ["b"], afterSectionWithIdentifier: "a")
    value.insertSections(["b"], afterSection: "a")
    object.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "d")
    value.insertSections(["c"], beforeSection: "d")
    object.appendItems(withIdentifiers: [1, 2, 3])
    value.appendItems([1, 2, 3])
    object.appendItems(withIdentifiers: [4, 5, 6], intoSectionWithIdentifier: "a")
    value.appendItems([4, 5, 6], toSection: "a")
    object.insertItems(withIdentifiers: [7], beforeItemWithIdentifier: 5)
    value.insertItems([7], beforeItem: 5)
    object.insertItems(withIdentifiers: [8], afterItemWithIdentifier: 5)
    value.insertItems([8], afterItem: 5)
    expectSame(object, value)
    object.moveItem(withIdentifier: 1, beforeItemWithIdentifier: 8)
    value.moveItem(1, beforeItem: 8)
    object.moveItem(withIdentifier: 4, afterItemWithIdentifier: 3)
    value.moveItem(4, afterItem: 3)
    object.moveSection(withIdentifier: "a", afterSectionWithIdentifier: "c")
    value.moveSection("a", afterSection: "c")
    object.moveSection(withIdentifier: "d", beforeSectionWithIdentifier: "b")
    value.moveSection("d", beforeSection: "b")
    expectSame(object, value)
    object.reloadItems(withIdentifiers: [2])
    value.reloadItems([2])
    object.reconfigureItems(withIdentifiers: [3])
    value.reconfigureItems([3])
    object.reloadSections(withIdentifiers: ["c"])
    value.reloadSections(["c"])
    object.deleteItems(withIdentifiers: [7])
    value.deleteItems([7])
    object.deleteSections(withIdentifiers: ["b"])
    value.deleteSections(["b"])
    expectSame(object, value)
    object.deleteAllItems()
    value.deleteAllItems()
    expectSame(object, value)
  }

  @Test
  func unknownIdentifiersAreNotFound() {
    let object = NSDiffableDataSourceSnapshotReference()
    object.appendSections(withIdentifiers: [0])
    object.appendItems(withIdentifiers: ["x", 1])
    expectEqual(object.index(ofItemIdentifier: 1), 1)
    expectEqual(object.index(ofItemIdentifier: "1"), NSNotFound)
    expectEqual(object.index(ofSectionIdentifier: 9), NSNotFound)
    expectEqual(object.sectionIdentifier(forSectionContainingItemIdentifier: "x") as? Int, 0)
    expectNil(object.sectionIdentifier(forSectionContainingItemIdentifier: "y"))
  }

  @Test
  func outlineChangesLikeTheValue() {
    let object = NSDiffableDataSourceSectionSnapshotReference()
    object.appendItems(["fruit", "nuts"])
    object.appendItems(["apple", "pear"], intoParentItem: "fruit")
    object.insertItems(["fig"], beforeItem: "pear")
    object.insertItems(["plum"], afterItem: "pear")
    expectEqual(object.items as? [String], ["fruit", "apple", "fig", "pear", "plum", "nuts"])
    expectEqual(object.rootItems as? [String], ["fruit", "nuts"])
    expectEqual(object.visibleItems as? [String], ["fruit", "nuts"])
    object.expandItems(["fruit"])
    expectEqual(object.expandedItems() as? [String], ["fruit"])
    #expect(object.isExpanded("fruit") && object.isVisible("fig") && object.containsItem("fig"))
    #expect(object.level(ofItem: "fig") == 1 && object.parent(ofChildItem: "fig") as? String == "fruit")
    expectNil(object.parent(ofChildItem: "fruit"))
    expectEqual(object.index(ofItem: "pear"), 3)
    expectEqual(object.index(ofItem: "soup"), NSNotFound)
    expectEqual(object.ofParentItem("fruit").items as? [String], ["apple", "fig", "pear", "plum"])
    let part = object.ofParentItem("fruit", includingParentItem: true)
    expectEqual(part.rootItems as? [String], ["fruit"])

    let more = NSDiffableDataSourceSectionSnapshotReference()
    more.appendItems(["hazel"])
    object.insert(more, beforeItem: "nuts")
    let last = NSDiffableDataSourceSectionSnapshotReference()
    last.appendItems(["salt"])
    object.insert(last, afterItem: "nuts")
    let berries = NSDiffableDataSourceSectionSnapshotReference()
    berries.appendItems(["currant"])
    object.replaceChildren(ofParentItem: "fruit", with: berries)
    expectEqual(object.items as? [String], ["fruit", "currant", "hazel", "nuts", "salt"])
    object.collapseItems(["fruit"])
    object.deleteItems(["hazel"])
    expectEqual(object.visibleItems as? [String], ["fruit", "nuts", "salt"])
    #expect(object.visualDescription().contains("currant"))
    object.deleteAllItems()
    expectEmpty(object.items)
  }

  @Test
  func unhashableIdentifierIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Plain {}
      NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [Plain()])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Identifiers have to be Hashable") && text.contains("Plain"))
  }
}
