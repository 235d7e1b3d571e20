import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Errors at which UIKit raises stop the program with UIKit's wording, the location, and a remedy. Values that are
/// merely unusable are replaced, and the log names their location.
@MainActor
@Suite(.serialized)
struct DescriptionErrorTests {
  private nonisolated func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  // MARK: Stops

  @Test func nonFiniteFractionStops() async throws {
    let width = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
    }
    try expectContains(text(width), "Invalid fractional width: nan. The fraction must be a finite value.")
    let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalHeight(-.infinity) }
    }
    try expectContains(text(height), "Invalid fractional height: -inf. The fraction must be a finite value.")
  }

  @Test func nonFiniteLengthStops() async throws {
    let absolute = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
    }
    try expectContains(text(absolute), "Invalid absolute dimension: inf. The dimension must be a finite value.")
    let estimated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.estimated(.nan) }
    }
    try expectContains(text(estimated), "Invalid estimated dimension: nan.")
    try expectContains(text(estimated), "division by zero")
    let uniform = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .nan) }
    }
    try expectContains(text(uniform), "must be a finite value")
  }

  @Test func aGroupOfNothingStopsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: Sections.size(.fractionalWidth(1), .absolute(1)), subitems: [])
      }
    }
    try expectContains(text(result), "At least 1 subitem is required for a group")
    try expectContains(text(result), "horizontal group")
  }

  @Test func countBelowOneStops() async throws {
    let horizontal = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = Sections.size(.fractionalWidth(1), .absolute(1))
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      }
    }
    try expectContains(text(horizontal), "A repeating horizontal group should specify a count >= 1")
    let vertical = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = Sections.size(.fractionalWidth(1), .absolute(1))
        let maker: any GroupMaker = EqualShares(
          item: NSCollectionLayoutItem(layoutSize: size), count: -3, vertical: true)
        _ = maker.makeGroup(size)
      }
    }
    try expectContains(text(vertical), "A repeating vertical group should specify a count >= 1, but the count is -3")
  }

  @Test(arguments: ["item", "group", "section", "layout configuration"])
  func duplicateSupplementaryKindOnHostStops(host: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [host] in
      await MainActor.run { describeTwice("twice", on: host) }
    }
    let text = try text(result)
    expectContains(text, "Every supplementary must have a unique elementKind: duplicates detected: (twice)")
    expectContains(text, "on one \(host)")
  }

  /// The same element kind on several hosts is common usage.
  @Test func supplementaryKindMayRepeatAcrossHosts() {
    let badge = Self.badge("badge")
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(40)), subitems: [item, item])
    group.supplementaryItems = [badge]
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [2])
    expectEqual(phone.collectionView.visibleSupplementaryViews(ofKind: "badge").count, 3)
  }

  static func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(10), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
  }

  // MARK: Trees

  /// A group keeps copies of its subitems, so one object may be used anywhere, and no group can contain itself.
  @Test func sameObjectMayAppearRepeatedlyInTree() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.25), .absolute(20)))
    let inner = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(20)), subitems: [item, item, item])
    let outer = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(60)), subitems: [inner, item, inner])
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: outer)), counts: [9],
      size: CGSize(width: 320, height: 480), scale: 2)
    let frames = (0..<9).compactMap { phone.frame(ofItem: $0) }
    let row = (0..<4).map { CGRect(x: CGFloat($0) * 80, y: 0, width: 80, height: 20) }
    // The row fits four subitems and the group has three: the list of subitems repeats.
    expectEqual(frames[0..<4], row[...])
    expectEqual(frames[4], CGRect(x: 0, y: 20, width: 80, height: 20))
    expectEqual(frames[5..<9], row.map { $0.offsetBy(dx: 0, dy: 40) }[...])
  }

  @Test func groupsNestUpToTheLimit() {
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: Self.nested(64)), counts: [2])
    expectEqual(phone.frame(ofItem: 0), CGRect(x: 0, y: 0, width: 390, height: 10))
    expectEqual(phone.frame(ofItem: 1), CGRect(x: 0, y: 10, width: 390, height: 10))
  }

  /// Groups nested more deeply are left out and named, at any depth: no function recurses ten thousand times.
  @Test(arguments: [65, 10_000])
  func deeperGroupsAreLeftOutAndNamed(depth: Int) async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [depth] in
      await MainActor.run {
        let section = Self.nested(depth)
        let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [2])
        precondition(phone.collectionView.visibleCells.isEmpty)
        precondition(phone.collectionView.contentSize.height == 0)
        precondition(section.isEqual(section.copy()))
      }
    }
    try expectContains(text(result), "nested deeper than 64 levels")
  }

  private static func nested(_ depth: Int) -> NSCollectionLayoutSection {
    let size = Sections.size(.fractionalWidth(1), .absolute(10))
    var item = NSCollectionLayoutItem(layoutSize: size)
    for _ in 0..<depth { item = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]) }
    guard let group = item as? NSCollectionLayoutGroup else { preconditionFailure("depth is at least 1") }
    return NSCollectionLayoutSection(group: group)
  }

  /// Shared objects make a large tree with little code: the number of groups doubles on every level.
  @Test func treeDoublingAtEachLevelStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = Sections.size(.fractionalWidth(1), .absolute(10))
        var item = NSCollectionLayoutItem(layoutSize: size)
        for _ in 0..<60 { item = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item, item]) }
      }
    }
    try expectContains(text(result), "larger than any screen can show")
  }

  // MARK: Replaced and named

  @Test func unusableNumbersAreReplacedAndNamed() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: CGFloat.nan, y: 1)))
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(0.25), .absolute(20)), supplementaryItems: [badge])
    item.contentInsets.leading = .nan
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(.infinity), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .flexible(.nan)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = -.infinity
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .absolute(10)), elementKind: "header", alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: CGFloat.nan))
    ]
    let positions = section.unusableNumbers.map { $0.prefix { $0 != " " } }
    expectEqual(
      positions,
      [
        "interGroupSpacing", "group.interItemSpacing", "group.subitems[0].contentInsets.leading",
        "group.subitems[0].edgeSpacing.top",
        "group.subitems[0].supplementaryItems[\"badge\"].containerAnchor.offset.x",
        "boundarySupplementaryItems[\"header\"].offset.y",
      ])
    expectEqual(
      section.unusableNumbers[0], "interGroupSpacing is -inf; -1.1259e+15 is used instead. Give it a finite number.")
    expectEqual(section.spec(in: .comparing).group.interItemSpacing, .flexible(0))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = .nan
    expectEqual(configuration.unusableNumbers.count, 1)
    expectEqual(configuration.spec.interSectionSpacing, 0)
  }

  /// The layout works, and the log reports the error once, not after every rotation.
  @Test func theLogNamesAnUnusableNumberOnce() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = Sections.list(.absolute(40))
        section.contentInsets.leading = .nan
        let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [2])
        precondition(phone.frame(ofItem: 0) == CGRect(x: 0, y: 0, width: 390, height: 40))
        for _ in 0..<3 {
          phone.collectionView.collectionViewLayout.invalidateLayout()
          phone.step()
        }
      }
    }
    let messages = try text(result).components(separatedBy: "contentInsets.leading is nan").count - 1
    expectEqual(messages, 1)
  }
}

@MainActor
private func describeTwice(_ kind: String, on host: String) {
  let badges = [DescriptionErrorTests.badge(kind), DescriptionErrorTests.badge(kind)]
  let boundaries = [Sections.boundary(kind, .top, height: 1), Sections.boundary(kind, .bottom, height: 1)]
  let size = Sections.size(.fractionalWidth(1), .absolute(10))
  switch host {
  case "item": _ = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
  case "group":
    NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      .supplementaryItems = badges
  case "section": Sections.list(.absolute(10)).boundarySupplementaryItems = boundaries
  default: UICollectionViewCompositionalLayoutConfiguration().boundarySupplementaryItems = boundaries
  }
}

extension CollectionFixture {
  /// The item's frame in the layout, in content coordinates.
  func frame(ofItem item: Int, section: Int = 0) -> CGRect? {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}
