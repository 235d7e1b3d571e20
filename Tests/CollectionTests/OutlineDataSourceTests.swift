import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// Section snapshots in a diffable data source.
@MainActor
struct OutlineDataSourceTests {
  private typealias Outline = OutlinePhone.Outline
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func phone(expanded: [String] = []) -> OutlinePhone {
    let phone = OutlinePhone()
    var outline = OutlinePhone.groceries
    outline.expand(expanded)
    phone.dataSource.apply(outline, to: "shop", animatingDifferences: false)
    phone.step()
    return phone
  }

  private func shown(_ phone: OutlinePhone) -> [String] { phone.dataSource.snapshot().itemIdentifiers }

  @Test func visibleItemsAreIndentedByLevel() throws {
    let phone = phone(expanded: ["fruit", "pear"])
    expectEqual(phone.dataSource.snapshot().sectionIdentifiers, ["shop"])
    expectEqual(shown(phone), ["fruit", "apple", "pear", "conference", "williams", "bread", "tea"])
    let levels = try shown(phone).map { try phone.cell($0).indentationLevel }
    expectEqual(levels, [0, 1, 1, 2, 2, 0, 0])
    try expectEqual(phone.cell("fruit").states.last?.isExpanded, true)
    try expectEqual(phone.cell("tea").states.last?.isExpanded, false)
  }

  @Test func tapTogglesRowsChildren() throws {
    let phone = phone()
    expectEqual(shown(phone), ["fruit", "bread", "tea"])
    let fruit = try phone.cell("fruit")
    try phone.tap("fruit")
    expectEqual(shown(phone), ["fruit", "apple", "pear", "bread", "tea"])
    try expectIdentical(phone.cell("fruit"), fruit)
    expectEqual(fruit.measurements, 1)
    try phone.tap("pear")
    expectEqual(shown(phone), ["fruit", "apple", "pear", "conference", "williams", "bread", "tea"])
    expectEqual(phone.dataSource.snapshot(for: "shop").expandedItems, ["fruit", "pear"])
    try phone.tap("fruit")
    expectEqual(shown(phone), ["fruit", "bread", "tea"])
    try phone.tap("fruit")
    expectEqual(shown(phone), ["fruit", "apple", "pear", "conference", "williams", "bread", "tea"])
  }

  @Test func rowsMoveAndChevronsTurnOverTime() throws {
    let phone = phone()
    let (bread, start) = (try phone.cell("bread"), try phone.cell("bread").frame.minY)
    let chevron = try #require(try phone.cell("fruit").accessoryStrip.trailing.first?.subviews.first)
    phone.dataSource.toggleOutlineItem(at: [0, 0])
    phone.step()
    phone.run(for: 0.1)
    let y = try #require(bread.layer.presentation()?.frame.minY)
    expectGreater(y, start)
    expectLess(y, bread.frame.minY)
    expectFalse(chevron.layer.animations.isEmpty)
    phone.run(for: 1)
    expectEqual(bread.frame.minY, start + 88)
    expectEmpty(chevron.layer.animations)
    expectEqual(chevron.transform, CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func shouldHandlersRunBeforeWillHandlers() {
    let phone = phone()
    var calls: [String] = []
    var mayChange = true
    phone.dataSource.sectionSnapshotHandlers = handlers { call in
      calls.append("\(call) of \(phone.dataSource.snapshot().numberOfItems)")
      return mayChange
    }
    phone.dataSource.toggleOutlineItem(at: [0, 0])
    phone.dataSource.toggleOutlineItem(at: [0, 0])
    expectEqual(
      calls,
      [
        "should expand fruit of 3", "will expand fruit of 3", "children of fruit: apple, pear of 3",
        "should collapse fruit of 5", "will collapse fruit of 5",
      ])
    (calls, mayChange) = ([], false)
    phone.dataSource.toggleOutlineItem(at: [0, 0])
    expectEqual(calls, ["should expand fruit of 3"])
    expectEqual(shown(phone), ["fruit", "bread", "tea"])
  }

  private func handlers(_ call: @escaping (String) -> Bool) -> OutlinePhone.DataSource.SectionSnapshotHandlers<String> {
    var handlers = OutlinePhone.DataSource.SectionSnapshotHandlers<String>()
    handlers.shouldExpandItem = { call("should expand \($0)") }
    handlers.willExpandItem = { _ = call("will expand \($0)") }
    handlers.shouldCollapseItem = { call("should collapse \($0)") }
    handlers.willCollapseItem = { _ = call("will collapse \($0)") }
    handlers.snapshotForExpandingParent = { parent, children in
      _ = call("children of \(parent): \(children.rootItems.joined(separator: ", "))")
      return children
    }
    return handlers
  }

  @Test func childrenMayBeProvidedOnExpansion() {
    let phone = phone()
    phone.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var new = Outline()
      new.append(["dark \(parent)", "white \(parent)"] + children.items)
      return new
    }
    phone.dataSource.toggleOutlineItem(at: [0, 1])
    expectEqual(shown(phone), ["fruit", "bread", "dark bread", "white bread", "tea"])
    expectEqual(phone.dataSource.snapshot(for: "shop").parent(of: "dark bread"), "bread")
  }

  @Test func aHandlerMayReplaceTheSection() {
    let phone = phone()
    phone.dataSource.sectionSnapshotHandlers.willExpandItem = { _ in
      var new = Outline()
      new.append(["sold out"])
      phone.dataSource.apply(new, to: "shop")
    }
    phone.dataSource.toggleOutlineItem(at: [0, 0])
    expectEqual(shown(phone), ["sold out"])
  }

  @Test func snapshotKeepsOutlinesOfUnchangedSections() {
    let phone = phone(expanded: ["fruit"])
    var whole = phone.dataSource.snapshot()
    whole.insertSections(["recent"], beforeSection: "shop")
    whole.appendItems(["milk"], toSection: "recent")
    whole.reconfigureItems(["pear"])
    phone.dataSource.apply(whole, animatingDifferences: false)
    expectEqual(phone.dataSource.snapshot(for: "shop").parent(of: "conference"), "pear")
    expectEqual(phone.dataSource.outlineItem(at: [1, 2]), OutlineItem(level: 1, isExpanded: false))
    expectNil(phone.dataSource.outlineItem(at: [0, 0]))

    whole.deleteItems(["pear"])
    whole.insertItems(["cherry"], afterItem: "apple")
    phone.dataSource.apply(whole, animatingDifferences: false)
    let outline = phone.dataSource.snapshot(for: "shop")
    expectEqual(outline.items, ["fruit", "apple", "cherry", "bread", "tea", "green"])
    #expect(outline.parent(of: "cherry") == "fruit" && !outline.contains("conference"))
    phone.dataSource.toggleOutlineItem(at: [1, 0])
    expectEqual(shown(phone), ["milk", "fruit", "bread", "tea"])
  }

  @Test func itemBelongsToSectionThatShowedItLast() {
    let phone = phone(expanded: ["fruit"])
    var favourites = Outline()
    favourites.append(["apple", "plum"])
    phone.dataSource.apply(favourites, to: "favourites", animatingDifferences: false)
    let whole = phone.dataSource.snapshot()
    expectEqual(whole.itemIdentifiers(inSection: "shop"), ["fruit", "pear", "bread", "tea"])
    expectEqual(whole.itemIdentifiers(inSection: "favourites"), ["apple", "plum"])
    let shop = phone.dataSource.snapshot(for: "shop")
    expectEqual(shop.items, ["fruit", "pear", "conference", "williams", "bread", "tea", "green"])
    expectEqual(shop.parent(of: "pear"), "fruit")
  }

  @Test func aSectionThatIsNotThereIsEmpty() {
    let phone = OutlinePhone()
    expectEmpty(phone.dataSource.snapshot(for: "nowhere").items)
    var completions = 0
    phone.dataSource.apply(Outline(), to: "empty") { completions += 1 }
    expectEqual(phone.dataSource.snapshot().sectionIdentifiers, ["empty"])
    expectEqual(completions, 1)
  }

  @Test func theWaitingFormShowsTheSameAtOnce() async {
    let phone = OutlinePhone()
    await phone.dataSource.apply(OutlinePhone.groceries, to: "shop", animatingDifferences: false)
    expectEqual(shown(phone), ["fruit", "bread", "tea"])
  }

  // MARK: Random outlines

  /// After any sequence of expansions and collapses, the screen shows the same as one that was loaded in the final
  /// state.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func manyTogglesMatchFreshLoad(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let phone = OutlinePhone()
    phone.dataSource.apply(self.random(&random), to: "all", animatingDifferences: false)
    phone.step()
    for _ in 0..<25 {
      let count = phone.dataSource.snapshot().numberOfItems
      phone.dataSource.toggleOutlineItem(at: [0, Int.random(in: 0..<count, using: &random)])
      phone.run(for: Double.random(in: 0...0.3, using: &random))
    }
    phone.run(for: 1)
    let outline = phone.dataSource.snapshot(for: "all")
    expectEqual(shown(phone), outline.visibleItems, "seed \(seed)")

    let fresh = OutlinePhone()
    fresh.dataSource.apply(outline, to: "all", animatingDifferences: false)
    fresh.collectionView.contentOffset = phone.collectionView.contentOffset
    fresh.run(for: 1)
    try expectEqual(phone.rows(), fresh.rows(), "seed \(seed)")
  }

  /// An outline of at most twelve items, which fit on the screen.
  private func random(_ random: inout SeededGenerator) -> Outline {
    var outline = Outline()
    outline.append(["0"])
    for item in 1..<12 {
      let parent = Int.random(in: -1..<item, using: &random)
      outline.append(["\(item)"], to: parent < 0 ? nil : "\(parent)")
    }
    outline.expand(outline.items.filter { _ in Bool.random(using: &random) })
    return outline
  }
}
