import Foundation
import Geometry
import Simulator
import Testing
import Typography
import UIKit
import UIKitCore
import TestSupport

/// The text form of a layout: complete if short, abbreviated with a digest otherwise.
@MainActor
@Suite(.serialized)
struct LayoutTexts {
  private static let screen = Device.screen(size: CGSize(width: 100, height: 200), scale: 2)

  private func lines(_ counts: [Int], _ layout: UICollectionViewLayout) -> [String] {
    let variant = LayoutVariant(device: Self.screen, direction: .leftToRight)
    let rehearsal = variant.rehearsal(services: HostServices()) { PlainController(layout, counts) }
    return variant.text(of: "rows", rehearsal).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text is what a regular expression leaves, for random texts of the characters that matter.
  @Test func addressesAreLeftOut() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let letters = (0..<Int.random(in: 0...14, using: &random)).compactMap { _ in
        Array("0xx0fa9g: \t\nU한").randomElement(using: &random)
      }
      let text = String(letters)
      let expected = text.replacing(/:?[\t\n ]*0x[0-9a-f]+/, with: "")
      if text.withoutAddresses != expected { Issue.record("\(text.debugDescription): \(text.withoutAddresses)") }
    }
  }

  /// Rows of 20 points, except one.
  private func rows(_ count: Int, tall: Int? = nil) -> [String] { lines([count], RowLayout(tall: tall)) }

  @Test func aShortLayoutIsCompleteToTheLine() {
    expectEqual(
      rows(3, tall: 1),
      [
        "rows on 100x200, 100x200@2, portrait, left to right",
        "",
        "collection view 1 of 1, RowLayout",
        "  bounds 0 0 100x200, content 100x65",
        "  insets 0 0 0 0 (top left bottom right)",
        "                                     x         y     width    height",
        "section 0: 3 cells",
        "  cell 0.0                           0         0       100        20",
        "  cell 0.1                           0        20       100        25",
        "  cell 0.2                           0        45       100        20",
        "",
      ])
  }

  @Test func longSectionsMiddleIsCountedAndDigested() throws {
    let lines = rows(1_000)
    let cells = lines.filter { $0.hasPrefix("  cell ") }
    expectEqual(cells.count, 27)
    #expect(cells[23].hasPrefix("  cell 0.23 ") && cells[24].hasPrefix("  cell 0.997 "))
    let omission = try #require(lines.first { $0.hasPrefix("  … ") })
    #expect(omission.hasPrefix("  … 973 more cells, digest "))
    #expect(rows(1_000).contains(omission), "the same layout has another digest")
  }

  /// Every omitted cell contributes: a golden must change if one of them moves.
  @Test(arguments: [24, 500, 996])
  func aChangeInTheMiddleShows(item: Int) {
    let plain = rows(1_000).filter { $0.hasPrefix("  … ") }
    let changed = rows(1_000, tall: item).filter { $0.hasPrefix("  … ") }
    #expect(plain.count == 1 && changed.count == 1 && plain != changed)
  }

  @Test func manySectionsMiddleIsCountedAndDigested() throws {
    let lines = lines(Array(repeating: 5, count: 100), RowLayout(tall: nil))
    expectEqual(lines.filter { $0.hasPrefix("section ") }.count, 10)
    #expect(lines.contains { $0.hasPrefix("  … 90 more sections, digest ") })
    expectLess(lines.count, 120)
  }

  @Test func millionCellsAreNotInspected() throws {
    let layout = RowLayout(tall: nil)
    let lines = lines([1_000_000], layout)
    #expect(lines.contains { $0.hasPrefix("  … 999973 more cells, digest of the first 10000 ") })
    expectLess(layout.asked, 30_000)
  }

  @Test func pinnedAndChangedElementsAreNamedAfterScrolling() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "top", alignment: .top)
    header.pinToVisibleBounds = true
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header]
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items where item.representedElementCategory == .cell && item.indexPath.item == 9 { item.alpha = 0.25 }
    }
    let lines = lines([20], UICollectionViewCompositionalLayout(section: section))
    let scrolled = try #require(lines.firstIndex { $0.hasPrefix("scrolled to 0 215: content 100x630") })
    expectEqual(
      lines[(scrolled + 1)...],
      [
        "  cell 0.9                           0       300       100        30  alpha 0.25",
        "  \"top\" 0.0                          0         0       100        30  z 1  pinned at 0 215", "",
      ])
  }
}

/// Rows of 20 points below each other, one of them 5 points taller, without a solver.
private final class RowLayout: UICollectionViewLayout {
  private let tall: Int?
  private(set) var asked = 0

  init(tall: Int?) {
    self.tall = tall
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int {
    guard let collectionView else { return 0 }
    return (0..<collectionView.numberOfSections).reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: CGFloat(count) * 20 + (tall == nil ? 0 : 5))
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    asked += 1
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let row = CGFloat(indexPath.section * 5 + indexPath.item)
    let shift: CGFloat = tall.map { indexPath.item > $0 ? 5 : 0 } ?? 0
    attributes.frame = CGRect(x: 0, y: row * 20 + shift, width: 100, height: indexPath.item == tall ? 25 : 20)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
}

private final class PlainController: UICollectionViewController {
  private let counts: [Int]

  init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
    self.counts = counts
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "top")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
