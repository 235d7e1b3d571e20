import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// The invalidation contexts of a layout, the queries that follow, and the visible position afterwards.
@MainActor
struct InvalidationTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The calls that a phone's section provider receives.
  private final class Notes {
    var asked: [String] = []
    var traits: [UITraitCollection] = []
  }

  private func noted(
    _ notes: Notes, counts: [Int], section: @escaping @MainActor (Int) -> NSCollectionLayoutSection
  ) -> CollectionFixture {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let size = environment.container.contentSize
      notes.asked.append("\(index): \(Int(size.width)) x \(Int(size.height))")
      notes.traits.append(environment.traitCollection)
      return section(index)
    }
    let phone = CollectionFixture(layout, counts: counts)
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return phone
  }

  /// The context's values as recorded from UIKit (macOS 27 Catalyst) by kern0x1b/charon's public black-box tests.
  @Test func contextKeepsUniquePathsInOrder() {
    let context = UICollectionViewLayoutInvalidationContext()
    expectNil(context.invalidatedItemIndexPaths)
    expectNil(context.invalidatedSupplementaryIndexPaths)
    context.invalidateItems(at: [path(1, 2)])
    context.invalidateItems(at: [path(0), path(1, 2)])
    expectEqual(context.invalidatedItemIndexPaths, [path(0), path(1, 2)])
    for paths in [[path(1, 2), path(1, 2)], [path(0)]] {
      context.invalidateSupplementaryElements(ofKind: "Header", at: paths)
      context.invalidateDecorationElements(ofKind: "Rule", at: paths)
    }
    expectEqual(context.invalidatedSupplementaryIndexPaths, ["Header": [path(0), path(1, 2)]])
    expectEqual(context.invalidatedDecorationIndexPaths, ["Rule": [path(0), path(1, 2)]])
    expectFalse(context.invalidateEverything)
    expectFalse(context.invalidateDataSourceCounts)
  }

  // MARK: The section provider

  @Test func providerRunsOncePerSectionAndLayout() {
    let notes = Notes()
    let phone = noted(notes, counts: [5, 5, 5]) { _ in Sections.list(.absolute(50)) }
    let portrait = ["0: 390 x 844", "1: 390 x 844", "2: 390 x 844"]
    expectEqual(notes.asked, portrait)
    phone.step()
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(notes.asked, portrait + portrait)
    notes.asked = []
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectEqual(notes.asked, ["0: 844 x 390", "1: 844 x 390", "2: 844 x 390"])
  }

  @Test func measuringDoesNotAskTheProviderAgain() {
    let notes = Notes()
    let phone = noted(notes, counts: [0]) { _ in Sections.list(.estimated(44)) }
    phone.dataSource.preferredHeight = { _ in 60 }
    phone.dataSource.counts = [50]
    phone.collectionView.reloadData()
    notes.asked = []
    phone.step()
    expectEqual(notes.asked, ["0: 390 x 844"])
  }

  @Test func scrollingQueriesNoDelegate() {
    let notes = Notes()
    let phone = noted(notes, counts: [100]) { _ in
      let section = Sections.list(.absolute(50))
      let header = Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 40)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    notes.asked = []
    for y in stride(from: CGFloat(10), to: 1_000, by: 90) { phone.scroll(toY: y) }
    expectEqual(notes.asked, [])
  }

  @Test func everyTraitMayChangeTheProvidersAnswer() {
    let notes = Notes()
    let phone = noted(notes, counts: [5]) { _ in Sections.list(.absolute(50)) }
    var expected = 1
    let changes: [(inout RenderEnvironment) -> Void] = [
      { $0.userInterfaceStyle = .dark }, { $0.preferredContentSizeCategory = .accessibilityLarge },
      { $0.layoutDirection = .rightToLeft },
      { $0.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) },
    ]
    for change in changes {
      change(&phone.root.environment)
      phone.step()
      expected += 1
      expectEqual(notes.asked.count, expected)
    }
    expectEqual(notes.traits.last?.userInterfaceStyle, .dark)
    expectEqual(notes.traits.last?.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(notes.traits.last?.layoutDirection, .rightToLeft)
  }

  // MARK: The description

  @Test func sectionsAreCopiedUntilTheNextInvalidation() {
    let section = Sections.list(.absolute(100))
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [3])
    section.interGroupSpacing = 20
    section.contentInsets.top = 7
    var calls = 0
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    phone.scroll(toY: 1)
    phone.collectionView.setNeedsLayout()
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 100, 200])
    expectEqual(calls, 0)
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [7, 127, 247])
    expectEqual(calls, 1)
  }

  @Test func newConfigurationAppliesInNextFrame() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in Sections.list(.absolute(100)) }
    let phone = CollectionFixture(layout, counts: [1, 1])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    layout.configuration = configuration
    configuration.interSectionSpacing = 99
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 100])
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 130])
    expectEqual(layout.configuration.interSectionSpacing, 30)
  }

  // MARK: Contexts

  @Test func invalidatedItemsAloneAreMeasuredAgain() throws {
    let notes = Notes()
    let phone = noted(notes, counts: [0]) { _ in Sections.list(.estimated(44)) }
    phone.collectionView.register(AskedCell.self, forCellWithReuseIdentifier: "cell")
    phone.dataSource.counts = [6]
    phone.collectionView.reloadData()
    phone.step()
    let cells = try (0..<6).map {
      try #require(phone.collectionView.cellForItem(at: path($0)) as? AskedCell)
    }
    let asked = cells.map(\.asked)
    notes.asked = []
    cells[2].wish = 91
    cells[3].wish = 17
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(2)])
    expectEqual(context.invalidatedItemIndexPaths, [path(2)])
    expectFalse(context.invalidateEverything)
    expectFalse(context.invalidateDataSourceCounts)
    phone.collectionView.collectionViewLayout.invalidateLayout(with: context)
    phone.step()
    expectEqual(cells.map(\.frame.height), [60, 60, 91, 60, 60, 60])
    expectEqual(zip(cells, asked).map { $0.asked > $1 }, [false, false, true, false, false, false])
    expectEqual(notes.asked, [])
    // Invalidating the whole layout queries all sections.
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(cells.map(\.frame.height), [60, 60, 91, 17, 60, 60])
    expectEqual(notes.asked, ["0: 390 x 844"])
  }

  @Test func invalidatedHeaderIsMeasuredAgain() throws {
    let section = Sections.list(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [2], showsAtOnce: false)
    phone.collectionView.register(
      AskedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    phone.step()
    let header = try #require(
      phone.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)) as? AskedHeader)
    expectEqual(header.frame.height, 40)
    header.wish = 75
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [path(0)])
    phone.collectionView.collectionViewLayout.invalidateLayout(with: context)
    phone.step()
    expectEqual(header.frame.height, 75)
    // At the beginning of the content the offset stays: rows below move down.
    expectEqual(phone.collectionView.contentOffset.y, 0)
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [75, 125])
  }

  @Test func contextAdjustmentsMoveOffsetAndContentSize() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))), counts: [100])
    phone.scroll(toY: 1_000)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 125)
    context.contentSizeAdjustment = CGSize(width: 0, height: -500)
    phone.collectionView.collectionViewLayout.invalidateLayout(with: context)
    expectEqual(phone.collectionView.contentSize.height, 4_500)
    phone.step()
    expectEqual(phone.collectionView.contentOffset.y, 1_125)
    expectEqual(phone.collectionView.contentSize.height, 5_000)
    context.contentOffsetAdjustment = CGPoint(x: CGFloat.nan, y: .infinity)
    context.contentSizeAdjustment = CGSize(width: CGFloat.nan, height: .nan)
    phone.collectionView.collectionViewLayout.invalidateLayout(with: context)
    phone.step()
    expectTrue(phone.collectionView.contentOffset.y.isFinite)
    expectEqual(phone.collectionView.contentSize, CGSize(width: 390, height: 5_000))
  }

  @Test func reloadContextInvalidatesEverything() {
    let layout = ContextLayout(section: Sections.list(.absolute(50)))
    let phone = CollectionFixture(layout, counts: [3])
    layout.contexts = []
    phone.collectionView.reloadData()
    expectEqual(layout.contexts.map(\.invalidateEverything), [true])
    expectEqual(layout.contexts.map(\.invalidateDataSourceCounts), [true])
    phone.step()
    layout.contexts = []
    phone.dataSource.counts = [4]
    phone.collectionView.insertItems(at: [path(0)])
    #expect(layout.contexts.contains { $0.invalidateDataSourceCounts && !$0.invalidateEverything })
  }

  // MARK: The reader's place

  @Test(arguments: [0, 7, 63, 150, 299])
  func rotationKeepsAndRestoresReadingPosition(item: Int) throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, environment in
        // Three columns in portrait, five in landscape.
        let columns: CGFloat = environment.container.contentSize.width < 500 ? 3 : 5
        let cell = NSCollectionLayoutItem(
          layoutSize: Sections.size(.fractionalWidth(1 / columns), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: Sections.size(.fractionalWidth(1), .absolute(120)), subitems: [cell]))
      }, counts: [300])
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    phone.collectionView.scrollToItem(at: path(item), at: .top, animated: false)
    phone.step()
    let upright = phone.collectionView.contentOffset.y
    let first = try #require(firstWhole(phone))
    for _ in 0..<3 {
      phone.root.environment.size = CGSize(width: 844, height: 390)
      phone.step()
      let visible = phone.collectionView.bounds
      let cell = try #require(phone.collectionView.cellForItem(at: first), "item \(first.item) is out of sight")
      expectAtLeast(cell.frame.minY, visible.minY - 0.5)
      expectAtMost(cell.frame.maxY, visible.maxY + 0.5)
      phone.root.environment.size = CGSize(width: 390, height: 844)
      phone.step()
      expectEqual(phone.collectionView.contentOffset.y, upright)
    }
  }

  private func firstWhole(_ phone: CollectionFixture) -> IndexPath? {
    let view = phone.collectionView
    return view.indexPathsForVisibleItems.first { (view.cellForItem(at: $0)?.frame.minY ?? -1) >= view.bounds.minY }
  }

  @Test func rotatedLongPageKeepsLine() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { _, environment in
        Sections.list(.absolute(environment.container.contentSize.width < 500 ? 4_000 : 2_000))
      }, counts: [5])
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    phone.scroll(toY: 9_000)
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectEqual(phone.collectionView.contentOffset.y, 4_500)
  }

  @Test func rotatedMeasuredListKeepsReadingPosition() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [2_000], showsAtOnce: false)
    phone.collectionView.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    phone.step()
    for y in stride(from: CGFloat(0), through: 30_000, by: 400) { phone.scroll(toY: y) }
    let first = try #require(firstWhole(phone))
    let old = try #require(phone.collectionView.cellForItem(at: first))
    let share = (old.frame.minY - phone.collectionView.contentOffset.y) / 844
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    let cell = try #require(phone.collectionView.cellForItem(at: first))
    expectAtMost(abs(cell.frame.minY - phone.collectionView.contentOffset.y - share * 390), 0.5)
    // Another text size gives other row heights, at the same scroll position.
    phone.root.environment.preferredContentSizeCategory = .accessibilityExtraLarge
    phone.step()
    let again = try #require(phone.collectionView.cellForItem(at: first))
    expectAtMost(abs(again.frame.minY - phone.collectionView.contentOffset.y - share * 390), 0.5)
    #expect(again.frame.height > cell.frame.height || again === cell)
  }

  @Test func rotationKeepsStartAndRespectsEnd() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))), counts: [40])
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let upright = phone.root.environment.size
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectEqual(phone.collectionView.contentOffset.y, 0)
    phone.scroll(toY: 2_000 - 390)
    phone.root.environment.size = upright
    phone.step()
    expectLess(abs(phone.collectionView.contentOffset.y - (2_000 - 844)), 0.01)
  }

  @Test func anotherDirectionKeepsThePageOfASection() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.carousel(.groupPaging, width: 0.5, height: 200)),
      counts: [7])
    phone.collectionView.scrollToItem(at: path(2), at: .left, animated: false)
    phone.step()
    phone.root.environment.layoutDirection = .rightToLeft
    phone.step()
    let cell = try #require(phone.collectionView.cellForItem(at: path(2)))
    expectEqual(cell.convert(cell.bounds, to: phone.root.window).maxX, 390)
  }

  // MARK: While scrolling

  @Test func layoutChangeDuringFlingKeepsFling() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))), counts: [5_000])
    phone.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 200), in: 0.1)
    var offsets: [CGFloat] = []
    for _ in 0..<40 {
      phone.collectionView.collectionViewLayout.invalidateLayout()
      phone.step()
      offsets.append(phone.collectionView.contentOffset.y)
    }
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 0.7 })
  }
}

private final class AskedCell: UICollectionViewCell {
  var wish: CGFloat = 60
  var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    layoutAttributes.size.height = wish
    return layoutAttributes
  }
}

private final class AskedHeader: UICollectionReusableView {
  var wish: CGFloat = 40

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wish
    return layoutAttributes
  }
}

/// A cell that is as high as its text: the narrower the cell and the larger the text, the higher.
private final class TextCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isLarge = traitCollection.preferredContentSizeCategory > .large
    let area = CGFloat(9_000 + layoutAttributes.indexPath.item * 977 % 40_000) * (isLarge ? 2 : 1)
    layoutAttributes.size.height = (area / layoutAttributes.size.width).rounded(.up)
    return layoutAttributes
  }
}

private final class ContextLayout: UICollectionViewCompositionalLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
