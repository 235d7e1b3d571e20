import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The calls to self-sizing views, the repetitions of those calls, and preferred sizes that never converge.
@MainActor
struct SelfSizingAnswerTests {
  private func list(_ height: NSCollectionLayoutDimension, count: Int, cell: AnyClass) -> CollectionFixture {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(height)), counts: [count], showsAtOnce: false)
    phone.collectionView.register(cell, forCellWithReuseIdentifier: "cell")
    return phone
  }

  private func cell<Cell>(_ item: Int, _ phone: CollectionFixture, as: Cell.Type = Cell.self) throws -> Cell {
    try #require(phone.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)
  }

  /// The result of a measurement depends on the sides that are not estimated. A view that wanted another size than its
  /// own is measured at each size.
  @Test(arguments: [[], .horizontal, .vertical, [.horizontal, .vertical]] as [EstimatedAxes])
  func aMeasurementHoldsWhileTheFixedSidesAreTheSame(axes: EstimatedAxes) {
    let size = CGSize(width: 30, height: 40)
    for (width, height) in [(30, 40), (31, 40), (30, 41), (31, 41), (40, 30)] as [(CGFloat, CGFloat)] {
      let new = CGSize(width: width, height: height)
      var measurement = UICollectionView.Measurement(axes: axes, size: size)
      let isSame = (axes.contains(.horizontal) || width == 30) && (axes.contains(.vertical) || height == 40)
      expectEqual(measurement.holds(for: new), isSame, "\(new)")
      measurement.isConfirmed = false
      expectEqual(measurement.holds(for: new), new == size, "\(new)")
    }
  }

  // MARK: Answers that never settle

  @Test func alternatingCellIsReportedAndFrozenAtLastSize() throws {
    let phone = list(.estimated(44), count: 40, cell: AlternatingCell.self)
    phone.step()
    let restless = try cell(3, phone, as: AlternatingCell.self)
    let warning = try #require(phone.collectionView.warnings.first)
    expectEqual(phone.collectionView.warnings.count, 1)
    for part in ["stuck in its update/layout loop", "AlternatingCell", "section 0, item 3", "20.0", "90.0"] {
      expectContains(warning, part, "\(part) is missing in: \(warning)")
    }
    expectAtMost(restless.answers, SelfSizing.maximumAnswers)
    expectEqual(restless.frame.height, restless.lastAnswer)
    expectAtMost(phone.collectionView.loop.rounds, LayoutLoop.maximumRounds)
    // The cell and all cells below it are stable now.
    let asked = restless.answers
    let below = try cell(5, phone, as: AlternatingCell.self)
    for _ in 0..<5 { phone.step() }
    expectEqual(restless.answers, asked)
    expectEqual(below.frame.minY, restless.frame.maxY + 50)
    expectEqual(phone.collectionView.warnings.count, 1)
  }

  @Test func everGrowingCellIsFrozen() throws {
    let phone = list(.estimated(44), count: 3, cell: GrowingCell.self)
    phone.step()
    let first = try cell(0, phone, as: GrowingCell.self)
    expectTrue(first.frame.height.isFinite)
    expectAtMost(first.answers, SelfSizing.maximumAnswers)
    expectEqual(phone.collectionView.warnings.count, 3)
  }

  @Test func frozenCellIsMeasuredAgainAfterInvalidation() throws {
    let phone = list(.estimated(44), count: 10, cell: AlternatingCell.self)
    phone.step()
    let restless = try cell(3, phone, as: AlternatingCell.self)
    let asked = restless.answers
    restless.isSettled = true
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectGreater(restless.answers, asked)
    expectEqual(restless.frame.height, 70)
  }

  /// Rows are much smaller than estimated: each round of measuring makes more of them visible.
  @Test func wrongEstimateStillFillsScreenInOneFrame() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(1_000))), counts: [500], showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 20 }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.count, 43)
    // Each round measures the rows that the previous one made visible: four rounds would not fill the screen.
    expectEqual(phone.collectionView.loop.rounds, 44)
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.height == 20 })
    expectEqual(phone.collectionView.warnings, [])
  }

  // MARK: How often

  @Test func stableCellIsMeasuredTwiceOnly() throws {
    let phone = list(.estimated(44), count: 5, cell: CountingCell.self)
    phone.step()
    let cells = try (0..<5).map { try cell($0, phone, as: CountingCell.self) }
    // Each cell is measured once with the estimate, once with its preferred size.
    expectEqual(cells.map(\.asked), [[44, 30], [44, 30], [44, 30], [44, 30], [44, 30]])
    expectAtMost(phone.collectionView.loop.rounds, 3)
    for _ in 0..<3 { phone.scroll(toY: 10) }
    expectEqual(cells.map(\.asked.count), [2, 2, 2, 2, 2])
  }

  /// A cell that has taken the height or width of its largest sibling is not asked when that becomes larger.
  @Test(arguments: [false, true])
  func siblingsOfAGrowingCellAreNotMeasuredAgain(isWide: Bool) throws {
    let (own, whole) = (NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 50), Sections.size)
    let group =
      isWide
      ? NSCollectionLayoutGroup.vertical(
        layoutSize: whole(own, .fractionalHeight(1)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole(own, .fractionalHeight(0.5)))])
      : NSCollectionLayoutGroup.horizontal(
        layoutSize: whole(.fractionalWidth(1), own),
        subitems: [NSCollectionLayoutItem(layoutSize: whole(.fractionalWidth(0.5), own))])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isWide ? .horizontal : .vertical
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration),
      counts: [2], showsAtOnce: false)
    let shown: AnyClass = isWide ? WideCell.self : AdjustableCell.self
    phone.collectionView.register(shown, forCellWithReuseIdentifier: "cell")
    phone.step()
    let cells = try (0..<2).map { try cell($0, phone, as: AdjustableCell.self) }
    let asked = cells.map(\.asked)
    cells[1].length = 90
    phone.collectionView.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    phone.step()
    expectEqual(cells.map { isWide ? $0.frame.width : $0.frame.height }, [90, 90])
    expectEqual(cells[0].asked, asked[0])
    expectGreater(cells[1].asked, asked[1])
  }

  /// The fixed side of a chip does not change with its width.
  @Test func chipsAreMeasuredTwiceOnly() throws {
    let size = Sections.size(.estimated(40), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [300],
      showsAtOnce: false)
    phone.collectionView.register(ChipCell.self, forCellWithReuseIdentifier: "cell")
    phone.step()
    let chip = try cell(20, phone, as: ChipCell.self)
    for y in [10, 20, 30] as [CGFloat] { phone.scroll(toY: y) }
    expectEqual(chip.asked, [40, 120])
  }

  @Test func measuredSizesAreKeptWhenRowsScrollAway() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [200], showsAtOnce: false)
    phone.dataSource.preferredHeight = { CGFloat(30 + $0.item % 7) }
    phone.step()
    for y in stride(from: CGFloat(0), through: 6_000, by: 500) { phone.scroll(toY: y) }
    let length = phone.collectionView.contentSize.height
    phone.scroll(toY: 0)
    expectEqual(phone.collectionView.contentSize.height, length)
    expectEqual(phone.collectionView.visibleCells.first?.frame.height, 30)
  }

  @Test func reloadingAndReconfiguringMeasureAgain() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [8], showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 50 }
    phone.step()
    phone.dataSource.preferredHeight = { _ in 80 }
    phone.collectionView.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [50, 80, 50, 50, 50, 50, 50, 50])
    phone.collectionView.reloadItems(at: [IndexPath(item: 2, section: 0)])
    phone.run(for: 1)
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [50, 80, 80, 50, 50, 50, 50, 50])
    expectEqual(phone.collectionView.contentSize.height, 460)
  }

  // MARK: Who else is asked

  @Test func headersAndFootersOfEstimatedHeightAreMeasured() throws {
    let section = Sections.list(.absolute(50))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
    ]
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [2], showsAtOnce: false)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      phone.collectionView.register(
        HandSizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [61, 111])
    expectEqual(phone.collectionView.contentSize.height, 222)
  }

  @Test func rowTakesTallestHeightAndCellsKeepTheirs() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.5), .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .estimated(40)), subitems: [item])
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [4],
      showsAtOnce: false)
    phone.dataSource.preferredHeight = { [30, 70, 90, 20][$0.item] }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [30, 70, 90, 20])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 0, 70, 70])
  }

  @Test func manuallyLaidOutCellsUseSizeThatFits() throws {
    let phone = list(.estimated(44), count: 2, cell: HandSizedCell.self)
    phone.step()
    let fifth: CGFloat = 390 / 5
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [fifth, fifth])
  }

  @Test func defaultFittingUsesSmallestHeightForWidth() throws {
    let phone = list(.estimated(44), count: 1, cell: FittingCell.self)
    phone.step()
    let fitting = try cell(0, phone, as: FittingCell.self)
    expectEqual(fitting.targets.first, CGSize(width: 390, height: UIView.layoutFittingCompressedSize.height))
    expectEqual(fitting.priorities.first.map { $0.0 }, .required)
    expectEqual(fitting.priorities.first.map { $0.1 }, .fittingSizeLevel)
    expectEqual(fitting.frame.height, 33)
  }

  // MARK: Siblings

  /// The tallest card is far outside the screen, but the row has its height from the beginning.
  @Test func offscreenUniformSiblingsAreMeasured() {
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(150), .uniformAcrossSiblings(estimate: 50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [30], showsAtOnce: false)
    phone.dataSource.preferredHeight = { $0.item == 20 ? 130 : 60 }
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, 130)
    // Cells outside the screen are only measured: no display call is made for them, and they are reused.
    expectEqual(phone.calls.lines.count { $0.hasPrefix("will display") }, 3)
    expectEqual(phone.collectionView.visibleCells.count, 3)
    expectAtMost(phone.collectionView.pool.creations, 4)
  }

  @Test func siblingsAreMeasuredWithinABound() {
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50)), subitems: [item])
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [5_000],
      showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 60 }
    phone.step()
    let asked = phone.calls.lines.count { $0.hasPrefix("cell ") }
    expectAtMost(asked, SelfSizing.maximumSiblings + 17)
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.height == 60 })
  }

  // MARK: Content that changes

  @Test func changedCellContentIsMeasuredAgain() throws {
    let phone = list(.estimated(44), count: 3, cell: LabelCell.self)
    phone.step()
    let first = try cell(0, phone, as: LabelCell.self)
    expectEqual(phone.collectionView.selfSizingInvalidation, .enabled)
    first.wish = 77
    phone.step()
    expectEqual(first.frame.height, 44)
    first.invalidateIntrinsicContentSize()
    phone.step()
    expectEqual(first.frame.height, 77)
    first.wish = 55
    first.contentView.invalidateIntrinsicContentSize()
    phone.step()
    expectEqual(first.frame.height, 55)
    try expectEqual(cell(1, phone, as: LabelCell.self).frame.minY, 55)
  }

  @Test func nestedViewsInvalidateOnlyWithConstraintsEnabled() throws {
    let phone = list(.estimated(44), count: 3, cell: LabelCell.self)
    phone.step()
    let first = try cell(0, phone, as: LabelCell.self)
    first.wish = 77
    first.label.invalidateIntrinsicContentSize()
    phone.step()
    expectEqual(first.frame.height, 44)
    phone.collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    first.label.text = "Another text"
    phone.step()
    expectEqual(first.frame.height, 77)
    phone.collectionView.selfSizingInvalidation = .disabled
    first.wish = 99
    first.invalidateIntrinsicContentSize()
    phone.step()
    expectEqual(first.frame.height, 77)
  }
}

private func sized(
  _ attributes: UICollectionViewLayoutAttributes, _ height: CGFloat
) -> UICollectionViewLayoutAttributes {
  MainActor.assumeIsolated {
    attributes.size.height = height
    return attributes
  }
}

/// A cell whose preferred height alternates between 20 and 90 for item 3, and is 50 for all other items.
private final class AlternatingCell: UICollectionViewCell {
  var answers = 0
  var lastAnswer: CGFloat = 0
  var isSettled = false

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.indexPath.item == 3 else { return sized(layoutAttributes, 50) }
    answers += 1
    lastAnswer = isSettled ? 70 : answers % 2 == 0 ? 20 : 90
    return sized(layoutAttributes, lastAnswer)
  }
}

private final class GrowingCell: UICollectionViewCell {
  var answers = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    answers += 1
    return sized(layoutAttributes, layoutAttributes.size.height + 1)
  }
}

private final class CountingCell: UICollectionViewCell {
  var asked: [CGFloat] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked.append(layoutAttributes.size.height)
    return sized(layoutAttributes, 30)
  }
}

private final class ChipCell: UICollectionViewCell {
  var asked: [CGFloat] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked.append(layoutAttributes.size.width)
    layoutAttributes.size.width = 120
    return layoutAttributes
  }
}

private class AdjustableCell: UICollectionViewCell {
  var length: CGFloat = 60
  var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    return sized(layoutAttributes, length)
  }
}

private final class WideCell: AdjustableCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    layoutAttributes.size.width = length
    return layoutAttributes
  }
}

private final class HandSizedCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: size.width / 5) }
}

private final class HandSizedView: UICollectionReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 5, height: 61) }
}

private final class FittingCell: UICollectionViewCell {
  var targets: [CGSize] = []
  var priorities: [(UILayoutPriority, UILayoutPriority)] = []

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    targets.append(targetSize)
    priorities.append((horizontalFittingPriority, verticalFittingPriority))
    return CGSize(width: targetSize.width, height: 33)
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()
  var wish: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { sized(layoutAttributes, wish) }
}
