import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The cost of scrolling a long list of self-sizing rows, whose rows keep their sizes.
@MainActor
struct ListScrollTests {
  /// In a list of ten thousand rows each one is made and measured once, when it becomes visible.
  @Test func eachRowIsMeasuredOnce() throws {
    let phone = ListPhone(.init(appearance: .plain), counts: [10_000]) { cell, path in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Row \(path.item)"
      content.secondaryText = path.item.isMultiple(of: 3) ? "with a second line" : nil
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    var cells: [ObjectIdentifier: CountingListCell] = [:]
    var seen: Set<IndexPath> = []
    func record() {
      for case let cell as CountingListCell in phone.collectionView.visibleCells {
        cells[ObjectIdentifier(cell)] = cell
      }
      seen.formUnion(phone.collectionView.indexPathsForVisibleItems)
    }
    record()
    for _ in 0..<160 {
      phone.collectionView.contentOffset.y += 600
      phone.step()
      record()
    }
    expectGreater(seen.count, 2_000)
    let measured = cells.values.reduce(0) { $0 + $1.measurements }
    let told = cells.values.reduce(0) { $0 + $1.states.count }
    // A row whose size differs from the estimate is measured once more, with its final size.
    expectAtMost(measured, 2 * seen.count)
    // One state update for each use, and at most two for a new cell that first appears on screen.
    expectAtMost(told, seen.count + 3 * cells.count)
    expectLess(cells.count, 60)
  }

  /// After scrolling by half a screen and back, rows that become visible again keep their measured size.
  @Test func rowsKeepTheirSizesWhenTheyComeBack() {
    let phone = ListPhone(.insetGrouped, texts: [(0..<200).map { String(repeating: "word ", count: $0 % 17) }])
    phone.run(for: 0.1)
    let before = phone.collectionView.visibleCells.map(\.frame)
    for step in Array(1...30) + (0..<30).reversed() {
      phone.collectionView.contentOffset.y = CGFloat(step) * 100
      phone.step()
    }
    expectEqual(phone.collectionView.visibleCells.map(\.frame), before)
  }

  @Test func idleFrameCallsNoDelegate() throws {
    let phone = ListPhone(.insetGrouped, texts: [(0..<40).map { "Row \($0)" }])
    phone.step()
    let cell = try phone.cell(3)
    let (measured, told) = (cell.measurements, cell.states.count)
    phone.collectionView.contentOffset.y = 20
    phone.step()
    expectEqual(cell.measurements, measured)
    expectEqual(cell.states.count, told)
  }

  @Test func aRowGrowsWithItsContent() throws {
    let phone = ListPhone(.plain, texts: [["a", "b"]])
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "a"
    content.secondaryText = "more"
    try phone.cell(0).contentConfiguration = content
    phone.run(for: 0.5)
    let height = try phone.cell(0).frame.height
    let next = try phone.cell(1).frame.minY
    expectGreater(height, 50)
    expectLess(abs(next - height), 0.01)
  }

  @Test func rowsFollowTheTextSize() throws {
    let phone = ListPhone(.plain, texts: [["a", "b"]])
    phone.root.environment.preferredContentSizeCategory = .accessibilityLarge
    phone.run(for: 0.1)
    let label = try #require(try phone.cell(0).label("a"))
    expectEqual(label.font.pointSize, 33)
    try expectAtLeast(phone.cell(0).frame.height, 22 + label.font.lineHeight)
    try expectLess(abs(phone.cell(1).frame.minY - phone.cell(0).frame.height), 0.01)
  }

  @Test func headersAndFootersFitTheirText() throws {
    let phone = ListPhone(.insetGrouped, texts: [["a"]]) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let line = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    let header = try phone.boundary(UICollectionView.elementKindSectionHeader)
    let footer = try phone.boundary(UICollectionView.elementKindSectionFooter)
    expectLess(abs(header.frame.height - (23 + line)), 0.34)
    expectEqual(header.frame.minX, 16)
    expectLess(abs(footer.frame.height - (14 + line)), 0.34)
    expectEmpty(header.lines)
    expectEqual(header.layer.cornerRadius, 0)
  }

  /// The text of a row, of its header and of its footer begin at the same position.
  @Test(arguments: [CGFloat(320), 390, 430]) func textsAlign(width: CGFloat) throws {
    let phone = ListPhone(.insetGrouped, texts: [["a"]], size: CGSize(width: width, height: 844)) {
      $0.headerMode = .supplementary
    }
    let row = try phone.cell(0)
    let header = try phone.boundary(UICollectionView.elementKindSectionHeader)
    let margin: CGFloat = width >= 414 ? 20 : 16
    expectEqual(row.label("a")?.frame.minX, margin)
    expectEqual(header.contentView.subviews.first?.frame.minX, margin)
    expectEqual(row.frame.minX, margin)
  }
}

extension UICollectionViewListCell {
  fileprivate var lines: [UIView] { [topLine, bottomLine].compactMap(\.self) }
}
