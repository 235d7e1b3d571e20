import DiffableData
import Foundation
import Testing

/// Each call is made to the object and to the value, which are then to say the same.
@Suite("Snapshots as objects do what the values do")
struct SnapshotReferenceTests {
  typealias Value = NSDiffableDataSourceSnapshot<String, Int>

  private func expectSame(_ object: NSDiffableDataSourceSnapshotReference, _ value: Value) {
    #expect(object.sectionIdentifiers as? [String] == value.sectionIdentifiers)
    #expect(object.itemIdentifiers as? [Int] == value.itemIdentifiers)
    #expect(object.numberOfItems == value.numberOfItems)
    #expect(object.numberOfSections == value.numberOfSections)
    for (place, section) in value.sectionIdentifiers.enumerated() {
      let items = object.itemIdentifiersInSection(withIdentifier: section) as? [Int]
      #expect(items == value.itemIdentifiers(inSection: section))
      #expect(object.numberOfItems(inSection: section) == items?.count)
      #expect(object.index(ofSectionIdentifier: section) == place)
    }
    #expect(object.reloadedItemIdentifiers as? [Int] == value.reloadedItemIdentifiers)
    #expect(object.reconfiguredItemIdentifiers as? [Int] == value.reconfiguredItemIdentifiers)
    #expect(object.reloadedSectionIdentifiers as? [String] == value.reloadedSectionIdentifiers)
  }

  @Test("sections and items are added, moved, marked and removed")
  func everyChange() {
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

  @Test("what is not there is NSNotFound or nil")
  func unknownIdentifiers() {
    let object = NSDiffableDataSourceSnapshotReference()
    object.appendSections(withIdentifiers: [0])
    object.appendItems(withIdentifiers: ["x", 1])
    #expect(object.index(ofItemIdentifier: 1) == 1)
    #expect(object.index(ofItemIdentifier: "1") == NSNotFound)
    #expect(object.index(ofSectionIdentifier: 9) == NSNotFound)
    #expect(object.sectionIdentifier(forSectionContainingItemIdentifier: "x") as? Int == 0)
    #expect(object.sectionIdentifier(forSectionContainingItemIdentifier: "y") == nil)
  }

  @Test("an outline's items are added, opened, taken as a part and replaced")
  func outline() {
    let object = NSDiffableDataSourceSectionSnapshotReference()
    object.appendItems(["fruit", "nuts"])
    object.appendItems(["apple", "pear"], intoParentItem: "fruit")
    object.insertItems(["fig"], beforeItem: "pear")
    object.insertItems(["plum"], afterItem: "pear")
    #expect(object.items as? [String] == ["fruit", "apple", "fig", "pear", "plum", "nuts"])
    #expect(object.rootItems as? [String] == ["fruit", "nuts"])
    #expect(object.visibleItems as? [String] == ["fruit", "nuts"])
    object.expandItems(["fruit"])
    #expect(object.expandedItems() as? [String] == ["fruit"])
    #expect(object.isExpanded("fruit") && object.isVisible("fig") && object.containsItem("fig"))
    #expect(object.level(ofItem: "fig") == 1 && object.parent(ofChildItem: "fig") as? String == "fruit")
    #expect(object.parent(ofChildItem: "fruit") == nil)
    #expect(object.index(ofItem: "pear") == 3 && object.index(ofItem: "soup") == NSNotFound)
    #expect(object.ofParentItem("fruit").items as? [String] == ["apple", "fig", "pear", "plum"])
    let part = object.ofParentItem("fruit", includingParentItem: true)
    #expect(part.rootItems as? [String] == ["fruit"])

    let more = NSDiffableDataSourceSectionSnapshotReference()
    more.appendItems(["hazel"])
    object.insert(more, beforeItem: "nuts")
    let last = NSDiffableDataSourceSectionSnapshotReference()
    last.appendItems(["salt"])
    object.insert(last, afterItem: "nuts")
    let berries = NSDiffableDataSourceSectionSnapshotReference()
    berries.appendItems(["currant"])
    object.replaceChildren(ofParentItem: "fruit", with: berries)
    #expect(object.items as? [String] == ["fruit", "currant", "hazel", "nuts", "salt"])
    object.collapseItems(["fruit"])
    object.deleteItems(["hazel"])
    #expect(object.visibleItems as? [String] == ["fruit", "nuts", "salt"])
    #expect(object.visualDescription().contains("currant"))
    object.deleteAllItems()
    #expect(object.items.isEmpty)
  }

  @Test("an identifier that cannot be hashed stops the program and is named")
  func unhashable() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Plain {}
      NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [Plain()])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Identifiers have to be Hashable") && text.contains("Plain"))
  }
}
