import DiffableData
import Testing
import TestSupport

struct SectionSnapshotRulesTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Smileys", "Nature"])
    outline.append(["Cat", "Dog"], to: "Nature")
    outline.append(["Kitten"], to: "Cat")
    return outline
  }

  @Test func nothingIsExpandedAtFirst() {
    expectEqual(outline().visibleItems, ["Smileys", "Nature"])
    expectEqual(outline().items, ["Smileys", "Nature", "Cat", "Kitten", "Dog"])
  }

  @Test func expandedItemInCollapsedParentShowsNothing() {
    var outline = outline()
    outline.expand(["Cat"])
    expectEqual(outline.visibleItems, ["Smileys", "Nature"])
    #expect(!outline.isVisible("Kitten"))
    outline.expand(["Nature"])
    expectEqual(outline.visibleItems, ["Smileys", "Nature", "Cat", "Kitten", "Dog"])
  }

  @Test func collapsingKeepsInnerExpansion() {
    var outline = outline()
    outline.expand(["Nature", "Cat"])
    outline.collapse(["Nature"])
    expectEqual(outline.visibleItems, ["Smileys", "Nature"])
    #expect(outline.isExpanded("Cat"))
    expectEqual(outline.expandedItems, ["Cat"])
  }

  @Test func deletingAnItemTakesItsDescendants() {
    var outline = outline()
    outline.delete(["Nature", "Cat"])
    expectEqual(outline.items, ["Smileys"])
    #expect(!outline.contains("Kitten"))
    outline.append(["Kitten"])
    expectEqual(outline.level(of: "Kitten"), 0)
  }

  @Test func aCopyIsIndependent() {
    let outline = outline()
    var copy = NSDiffableDataSourceSectionSnapshot(outline)
    copy.deleteAll()
    copy.append(["Food"])
    expectEqual(outline.items.count, 5)
    expectEqual(copy.items, ["Food"])
  }

  @Test func anOutlineOfChildrenStartsAtLevelZero() {
    let outline = outline()
    expectEqual(outline.snapshot(of: "Nature").rootItems, ["Cat", "Dog"])
    expectEqual(outline.snapshot(of: "Nature", includingParent: true).rootItems, ["Nature"])
    expectEmpty(outline.snapshot(of: "Dog").items)
  }

  @Test func theDescriptionShowsTheTree() {
    var outline = outline()
    outline.expand(["Nature"])
    let lines = [
      "<NSDiffableDataSourceSectionSnapshot", "-* Smileys", "+* Nature", "  -* Cat", "    -  Kitten", "  -* Dog", ">",
    ]
    expectEqual(outline.visualDescription(), lines.joined(separator: "\n"))
  }

  @Test func unknownItemsAreNowhere() {
    expectNil(outline().index(of: "x"))
    #expect(!outline().contains("x"))
    expectNil(outline().parent(of: "Nature"))
  }

  @Test func emptyInsertionIgnoresNeighbour() {
    var changed = outline()
    changed.append([], to: "x")
    changed.insert([], before: "x")
    changed.insert([], after: "x")
    changed.expand(["x"])
    changed.collapse(["x"])
    expectEqual(changed.items, outline().items)
  }

  @Test func anItemWithoutChildrenMayBeExpanded() {
    var outline = outline()
    outline.expand(["Dog"])
    outline.delete(["Dog"])
    outline.append(["Dog"], to: "Nature")
    #expect(!outline.isExpanded("Dog"), "a deleted item is no longer expanded")
  }
}
