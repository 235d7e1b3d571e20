import DiffableData
import Testing

@Suite struct SectionSnapshotRulesTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Smileys", "Nature"])
    outline.append(["Cat", "Dog"], to: "Nature")
    outline.append(["Kitten"], to: "Cat")
    return outline
  }

  @Test func nothingIsExpandedAtFirst() {
    #expect(outline().visibleItems == ["Smileys", "Nature"])
    #expect(outline().items == ["Smileys", "Nature", "Cat", "Kitten", "Dog"])
  }

  @Test func anExpandedItemInACollapsedOneShowsNothing() {
    var outline = outline()
    outline.expand(["Cat"])
    #expect(outline.visibleItems == ["Smileys", "Nature"])
    #expect(!outline.isVisible("Kitten"))
    outline.expand(["Nature"])
    #expect(outline.visibleItems == ["Smileys", "Nature", "Cat", "Kitten", "Dog"])
  }

  @Test func collapsingKeepsWhatIsExpandedInside() {
    var outline = outline()
    outline.expand(["Nature", "Cat"])
    outline.collapse(["Nature"])
    #expect(outline.visibleItems == ["Smileys", "Nature"])
    #expect(outline.isExpanded("Cat"))
    #expect(outline.expandedItems == ["Cat"])
  }

  @Test func deletingAnItemTakesItsDescendants() {
    var outline = outline()
    outline.delete(["Nature", "Cat"])
    #expect(outline.items == ["Smileys"])
    #expect(!outline.contains("Kitten"))
    outline.append(["Kitten"])
    #expect(outline.level(of: "Kitten") == 0)
  }

  @Test func aCopyIsIndependent() {
    let outline = outline()
    var copy = NSDiffableDataSourceSectionSnapshot(outline)
    copy.deleteAll()
    copy.append(["Food"])
    #expect(outline.items.count == 5)
    #expect(copy.items == ["Food"])
  }

  @Test func anOutlineOfChildrenStartsAtLevelZero() {
    let outline = outline()
    #expect(outline.snapshot(of: "Nature").rootItems == ["Cat", "Dog"])
    #expect(outline.snapshot(of: "Nature", includingParent: true).rootItems == ["Nature"])
    #expect(outline.snapshot(of: "Dog").items.isEmpty)
  }

  @Test func theDescriptionShowsTheTree() {
    var outline = outline()
    outline.expand(["Nature"])
    let lines = [
      "<NSDiffableDataSourceSectionSnapshot", "-* Smileys", "+* Nature", "  -* Cat", "    -  Kitten", "  -* Dog", ">",
    ]
    #expect(outline.visualDescription() == lines.joined(separator: "\n"))
  }

  @Test func unknownItemsAreNowhere() {
    #expect(outline().index(of: "x") == nil)
    #expect(!outline().contains("x"))
    #expect(outline().parent(of: "Nature") == nil)
  }

  @Test func withoutItemsNothingIsAskedOfTheNeighbour() {
    var changed = outline()
    changed.append([], to: "x")
    changed.insert([], before: "x")
    changed.insert([], after: "x")
    changed.expand(["x"])
    changed.collapse(["x"])
    #expect(changed.items == outline().items)
  }

  @Test func anItemWithoutChildrenMayBeExpanded() {
    var outline = outline()
    outline.expand(["Dog"])
    outline.delete(["Dog"])
    outline.append(["Dog"], to: "Nature")
    #expect(!outline.isExpanded("Dog"), "a deleted item is no longer expanded")
  }
}
