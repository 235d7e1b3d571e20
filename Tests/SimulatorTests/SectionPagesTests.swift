import DeviceSupport
import Foundation
import Testing
import UIKit
import UIKitCore

@testable import Gallery
import TestSupport

/// The gallery's pages are those that the collection view itself reports, where the common formula is correct and where
/// it is not.
@MainActor
struct SectionPagesTests {
  private static let width: CGFloat = 390

  private struct Row {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var count = 9
    var length: CGFloat
    var spacing: CGFloat = 0
    var inset: CGFloat = 0
    var isRightToLeft = false

    @MainActor
    var pages: SectionPages {
      SectionPages(
        behavior, count: count, length: length, spacing: spacing, viewport: SectionPagesTests.width - 2 * inset,
        isRightToLeft: isRightToLeft)
    }
  }

  /// A collection view with the row as its only section, on a device of its own.
  private final class PagedFixture: Fixture {
    let device: TestDevice
    let reporter: any ScrollReporting
    let scroller: UIScrollView
    /// The collection view does not keep its data source alive.
    let source: Cells

    init(device: TestDevice, reporter: any ScrollReporting, scroller: UIScrollView, source: Cells) {
      (self.device, self.reporter, self.scroller, self.source) = (device, reporter, scroller, source)
    }
  }

  private func show(_ row: Row) throws -> PagedFixture {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(row.length), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = row.spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: row.inset, bottom: 0, trailing: row.inset)
    section.orthogonalScrollingBehavior = row.behavior
    let device = TestDevice(
      size: CGSize(width: Self.width, height: 844), scale: 3,
      direction: row.isRightToLeft ? .rightToLeft : .leftToRight, draws: false)
    let view = UICollectionView(
      frame: device.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Cells(count: row.count)
    view.dataSource = source
    device.window.addSubview(view)
    device.step()
    return PagedFixture(
      device: device, reporter: view,
      scroller: try #require(view.subviews.compactMap { $0 as? UIScrollView }.first), source: source)
  }

  @Test func pagesAreThoseThatTheCollectionViewReports() throws {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, .groupPaging, .groupPagingCentered,
      .continuousGroupLeadingBoundary,
    ] {
      for (length, spacing, inset) in [(390, 0, 0), (312, 0, 0), (312, 16, 0), (234, 0, 0), (100, 8, 20), (117, 0, 0)]
        as [(CGFloat, CGFloat, CGFloat)]
      {
        for isRightToLeft in [false, true] {
          let row = Row(
            behavior: behavior, length: length, spacing: spacing, inset: inset, isRightToLeft: isRightToLeft)
          let host = try show(row)
          for step in -2..<80 {
            host.scroller.contentOffset.x = CGFloat(step) * 43.7
            host.frame()
            let report = try #require(host.reporter.scrollReport.sections.first)
            expectEqual(row.pages.page(at: report.offset.x), report.page, "\(row) at \(report.offset.x)")
          }
        }
      }
    }
  }

  /// Groups 0.8 as wide as the container: the formula gives 2 for the fourth page.
  @Test func naiveFormulaDiffersFromRealPages() {
    let pages = Row(behavior: .groupPaging, length: 312).pages
    expectEqual(pages.stops, [0, 312, 624, 936, 1_248, 1_560, 1_872, 2_184, 2_418])
    expectEqual(pages.stops.map { pages.page(at: $0) }, Array(0..<9))
    expectEqual(pages.stops.map { Int(($0 / Self.width).rounded()) }, [0, 1, 2, 2, 3, 4, 5, 6, 6])
  }

  @Test func emptyRowsHaveOnePage() {
    let pages = Row(behavior: .groupPagingCentered, count: 0, length: 312).pages
    expectEqual(pages.count, 1)
    expectEqual(pages.page(at: 500), 0)
  }
}

private final class Cells: NSObject, UICollectionViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
