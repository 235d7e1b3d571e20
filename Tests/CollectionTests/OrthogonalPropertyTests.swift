import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Random sections under random fingers and code always come to rest at a valid position.
///
/// The oracle is ``PagedRow``, which computes the resting positions one by one from group lengths.
@MainActor
struct OrthogonalPropertyTests {
  @Test func sectionAlwaysRestsAtAllowedOffset() throws {
    for seed in UInt64(1)...100 {
      var random = SeededGenerator(seed: seed)
      let row = PagedRow(using: &random)
      let phone = row.phone()
      for step in 0..<6 {
        let what = "seed \(seed), step \(step), \(row)"
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: try flick(phone, row, what, using: &random)
        case 2: try hold(phone, row, what, using: &random)
        case 3: try interrupt(phone, row, using: &random)
        default: scroll(phone, row, using: &random)
        }
        try rest(phone, row, what, using: &random)
      }
    }
  }

  /// The section comes to rest at the same position whatever the times of the frames are.
  @Test func restDoesNotDependOnTheFrameRate() throws {
    for seed in UInt64(1_000)...1_030 {
      let rests = try [1.0 / 30, 1.0 / 60, 1.0 / 120, 0.25].map { step in
        var random = SeededGenerator(seed: seed)
        let row = PagedRow(using: &random)
        let phone = row.phone()
        let end = CGFloat.random(in: 50...310, using: &random)
        phone.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: end, y: 50), in: 0.1)
        while try phone.scroller(0).isScrollInMotion, phone.time < 20 { phone.skip(step) }
        return try phone.offset(ofSection: 0)
      }
      expectEqual(Set(rests).count, 1, "seed \(seed): \(rests)")
    }
  }

  // MARK: What happens

  /// A finger that lifts while it moves; paging moves at most one page past the finger's position.
  private func flick(_ phone: CollectionFixture, _ row: PagedRow, _ what: String, using random: inout SeededGenerator)
    throws
  {
    let start = CGFloat.random(in: 60...260, using: &random)
    let end = CGFloat.random(in: 5...315, using: &random)
    let seconds = Double.random(in: 0.05...0.4, using: &random)
    let steps = Int((seconds * 60).rounded())
    phone.touch(.began, at: CGPoint(x: start, y: 50))
    for step in 1...steps {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: start + (end - start) * CGFloat(step) / CGFloat(steps), y: 50))
    }
    phone.step()
    let released = try phone.offset(ofSection: 0)
    phone.touch(.ended, at: CGPoint(x: end, y: 50))
    guard row.pages, let stops = row.stops else { return }
    let low = stops.lastIndex { $0 <= released + 0.5 } ?? 0
    let high = stops.firstIndex { $0 >= released - 0.5 } ?? stops.count - 1
    // Between two pages the section rests on one of them; on a page, or beyond the ends, on that page or a neighbor.
    let reach = low == high ? 1 : 0
    try finishMotion(phone)
    let page = nearest(stops, to: try phone.offset(ofSection: 0))
    expectAtLeast(page, low - reach, "\(what): from \(released) to page \(page)")
    expectAtMost(page, high + reach, "\(what): from \(released) to page \(page)")
  }

  private func hold(_ phone: CollectionFixture, _ row: PagedRow, _ what: String, using random: inout SeededGenerator)
    throws
  {
    phone.touch(.began, at: CGPoint(x: 160, y: 50))
    for _ in 0..<4 {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: .random(in: 20...300, using: &random), y: 50))
    }
    phone.run(for: 0.2)
    let held = try phone.offset(ofSection: 0)
    phone.touch(.ended, at: CGPoint(x: 160, y: 50))
    guard let stops = row.stops else { return }
    try finishMotion(phone)
    // Without momentum the section rests at the nearest stop, or at either of two equally near.
    let rest = try phone.offset(ofSection: 0)
    let best = stops.map { abs($0 - held) }.min() ?? 0
    expectAtMost(abs(rest - held), best + 0.6, "\(what): held at \(held), rests at \(rest)")
  }

  /// A finger touches the section during a fling.
  private func interrupt(_ phone: CollectionFixture, _ row: PagedRow, using random: inout SeededGenerator) throws {
    phone.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: .random(in: 20...300, using: &random), y: 50), in: 0.08)
    for _ in 0..<Int.random(in: 0..<8, using: &random) { phone.step() }
    phone.touch(.began, at: CGPoint(x: 160, y: 50))
    phone.step()
    phone.touch(Bool.random(using: &random) ? .ended : .cancelled, at: CGPoint(x: 160, y: 50))
  }

  private func scroll(_ phone: CollectionFixture, _ row: PagedRow, using random: inout SeededGenerator) {
    let position = ([[], .left, .centeredHorizontally, .right] as [UICollectionView.ScrollPosition])
      .randomElement(using: &random)
    phone.collectionView.scrollToItem(
      at: IndexPath(item: .random(in: 0..<row.count, using: &random), section: 0), at: position ?? [],
      animated: .random(using: &random))
  }

  // MARK: What holds

  private func finishMotion(_ phone: CollectionFixture) throws {
    let scroller = try phone.scroller(0)
    for _ in 0..<600 where scroller.isScrollInMotion { phone.step() }
  }

  private func rest(_ phone: CollectionFixture, _ row: PagedRow, _ what: String, using random: inout SeededGenerator)
    throws
  {
    try finishMotion(phone)
    phone.step()
    let offset = try phone.offset(ofSection: 0)
    #expect(try !phone.scroller(0).isScrollInMotion, "\(what)")
    expectEqual(phone.collectionView.contentOffset, .zero, "\(what): the page has moved")
    expectAtLeast(offset, row.first - 0.5, "\(what): \(offset) is beyond the ends")
    expectAtMost(offset, row.last + 0.5, "\(what): \(offset) is beyond the ends")
    let page = phone.collectionView.scrollReport.sections.first?.page
    guard let stops = row.stops else {
      expectNil(page, "\(what)")
      return
    }
    let index = nearest(stops, to: offset)
    expectAtMost(abs(stops[index] - offset), 0.5, "\(what): \(offset) is no resting place")
    expectEqual(page, (row.isRightToLeft ? stops.count - 1 - index : index), "\(what): page \(page ?? -1)")
  }

  private func nearest(_ stops: [CGFloat], to offset: CGFloat) -> Int {
    stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
  }
}

/// A section of groups of equal length, and its resting positions.
private struct PagedRow: CustomStringConvertible {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let length: CGFloat
  let spacing: CGFloat
  let insets: (leading: CGFloat, trailing: CGFloat)
  let count: Int
  let isRightToLeft: Bool
  let properties: (UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce, CGFloat)

  private static let width: CGFloat = 320

  init(using random: inout SeededGenerator) {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    behavior = behaviors[Int.random(in: 0..<5, using: &random)]
    length = CGFloat(Int.random(in: 40...400, using: &random))
    spacing = CGFloat(Int.random(in: 0...30, using: &random))
    insets = (CGFloat(Int.random(in: 0...40, using: &random)), CGFloat(Int.random(in: 0...40, using: &random)))
    count = Int.random(in: 1...25, using: &random)
    isRightToLeft = Bool.random(using: &random)
    let bounces: [UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce] = [.automatic, .always, .never]
    properties = (bounces[Int.random(in: 0..<3, using: &random)], Bool.random(using: &random) ? 0 : 0.99)
  }

  /// Whether a flick turns exactly one page.
  var pages: Bool { behavior != .continuous && behavior != .continuousGroupLeadingBoundary }

  private var viewport: CGFloat { Self.width - insets.leading - insets.trailing }
  private var run: CGFloat { CGFloat(count) * length + CGFloat(count - 1) * spacing }
  private var end: CGFloat { max(0, run - viewport) }

  /// The stops in ascending order.
  var stops: [CGFloat]? {
    var found: [CGFloat] = []
    switch behavior {
    case .groupPagingCentered:
      found = (0..<count).map { CGFloat($0) * (length + spacing) + length / 2 - viewport / 2 }
    case .paging:
      var page: CGFloat = 0
      while page < end {
        found.append(page)
        page += viewport
      }
      found.append(end)
    case .groupPaging, .continuousGroupLeadingBoundary:
      let starts = (0..<count).map { CGFloat($0) * (length + spacing) }
      found = starts.filter { $0 < end }
      found.append(end)
    default: return nil
    }
    return isRightToLeft ? found.reversed().map { run - viewport - $0 } : found
  }

  var first: CGFloat { stops?.first ?? (isRightToLeft ? run - viewport - end : 0) }
  var last: CGFloat { stops?.last ?? (isRightToLeft ? run - viewport : end) }

  @MainActor
  func phone() -> CollectionFixture {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(length), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    section.orthogonalScrollingBehavior = behavior
    section.orthogonalScrollingProperties.bounce = properties.0
    section.orthogonalScrollingProperties.decelerationRate = .init(rawValue: properties.1)
    return CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [count], size: CGSize(width: 320, height: 568),
      scale: 2, direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  var description: String {
    "\(behavior), \(count) groups of \(length) and \(spacing) between, insets \(insets), "
      + "\(isRightToLeft ? "right to left" : "left to right"), \(properties)"
  }
}
