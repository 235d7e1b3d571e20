import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// Flings that follow each other before the section has come to rest.
///
/// The truth is outside of the section: its twins, in which the axes or left and right are exchanged, scroll alike.
@MainActor
struct RepeatedFlingTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func everyFlingEndsOnAPageAndPassesPagesInOrder(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let carousel = Carousel(&random)
    let sections = [
      FlungSection(carousel), FlungSection(carousel, isTransposed: true),
      FlungSection(carousel, direction: .rightToLeft),
    ]
    for fling in 0..<12 {
      let distance = CGFloat(random.whole(20...150)) * (random.chance(0.3) ? -1 : 1)
      let (steps, frames) = (random.whole(2...6), random.chance(0.2) ? 90 : random.whole(0...12))
      let paths = try sections.map { try $0.fling(by: distance, in: steps, thenFrames: frames) }
      let what = "seed \(seed), fling \(fling) of \(carousel)"
      for (path, twin) in zip(paths.dropFirst(), ["exchanged axes", "right to left"]) {
        for (one, other) in zip(paths[0], path) { expectLess(abs(one - other), 0.51, "\(what), \(twin)") }
      }
    }
    for section in sections { try section.expectRest("seed \(seed): \(carousel)") }
  }
}

/// The numbers of a section that stops at pages.
private struct Carousel: CustomStringConvertible {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let count: Int
  let length: CGFloat
  let spacing: CGFloat
  let insets: (leading: CGFloat, trailing: CGFloat)

  init(_ random: inout SeededGenerator) {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .paging, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary,
    ]
    behavior = behaviors[random.whole(0...3)]
    count = random.whole(1...14)
    length = CGFloat(random.whole(40...390))
    spacing = CGFloat(random.whole(0...20))
    insets = (CGFloat(random.whole(0...30)), CGFloat(random.whole(0...30)))
  }

  var description: String {
    "\(count) groups of \(length), spacing \(spacing), insets \(insets), behavior \(behavior.rawValue)"
  }

  @MainActor
  func layout(isTransposed: Bool) -> UICollectionViewLayout {
    let (along, across) = (NSCollectionLayoutDimension.absolute(length), NSCollectionLayoutDimension.absolute(200))
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
    let group =
      isTransposed
      ? NSCollectionLayoutGroup.vertical(layoutSize: Sections.size(across, along), subitems: [item])
      : NSCollectionLayoutGroup.horizontal(layoutSize: Sections.size(along, across), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets =
      isTransposed
      ? NSDirectionalEdgeInsets(top: insets.leading, leading: 0, bottom: insets.trailing, trailing: 0)
      : NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isTransposed ? .horizontal : .vertical
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}

/// A section on a phone, with a finger on it.
@MainActor
private final class FlungSection {
  private let phone: CollectionFixture
  private let axis: Axis
  private let isMirrored: Bool

  init(
    _ carousel: Carousel, isTransposed: Bool = false, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    let size = isTransposed ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
    axis = isTransposed ? .vertical : .horizontal
    isMirrored = direction == .rightToLeft
    phone = CollectionFixture(
      carousel.layout(isTransposed: isTransposed), counts: [carousel.count], size: size, direction: direction)
  }

  /// Flicks toward the end of the section, or toward its start by a negative distance, and returns the offset in each
  /// frame, from the section's start.
  func fling(by distance: CGFloat, in steps: Int, thenFrames frames: Int) throws -> [CGFloat] {
    touch(.began, at: distance / 2)
    for step in 1...steps {
      phone.step()
      touch(.moved, at: distance / 2 - distance * CGFloat(step) / CGFloat(steps))
    }
    touch(.ended, at: -distance / 2)
    let stops = try stops()
    let target = try target()
    if let target {
      expectLess(stops.map { abs($0 - target) }.min() ?? .infinity, 0.51, "\(target) is not in \(stops)")
    }
    var offsets = [try offset()]
    for _ in 0..<frames {
      phone.step()
      offsets.append(try offset())
    }
    if let target { expectOrder(offsets, to: target, stops) }
    return offsets
  }

  /// Expects that pages are passed in order until the target is reached, beyond which the section swings only a little.
  private func expectOrder(_ offsets: [CGFloat], to target: CGFloat, _ stops: [CGFloat]) {
    let isAfter = offsets[0] > target
    let arrival = offsets.firstIndex { isAfter ? $0 <= target : $0 >= target } ?? offsets.count
    let pages = offsets[..<arrival].map { offset in
      stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
    }
    expectEqual(pages, isAfter ? pages.sorted(by: >) : pages.sorted(), "to \(target) of \(stops)")
    // At its ends the section bounces.
    guard target > 0, target < stops[stops.count - 1] else { return }
    expectLess(offsets[arrival...].map { abs($0 - target) }.max() ?? 0, 120, "to \(target) of \(stops)")
  }

  func expectRest(_ what: String) throws {
    phone.run(for: 5)
    let offset = try offset()
    expectLess(try stops().map { abs($0 - offset) }.min() ?? .infinity, 0.51, "\(what)")
  }

  private func touch(_ phase: PointerEvent.Phase, at distance: CGFloat) {
    let along = 195 + (isMirrored ? -distance : distance)
    phone.touch(phase, at: axis == .horizontal ? CGPoint(x: along, y: 100) : CGPoint(x: 100, y: along))
  }

  private func listed() throws -> ListedScroll { try #require(phone.collectionView.listedScroll(of: 0)) }

  private func fromStart(_ offset: CGFloat) throws -> CGFloat {
    isMirrored ? try listed().maxOffset - offset : offset - (try listed().minOffset)
  }

  private func offset() throws -> CGFloat { try fromStart(listed().offset) }

  private func stops() throws -> [CGFloat] { try (listed().stops ?? []).map(fromStart).sorted() }

  /// The offset at which the section will rest, if it moves.
  private func target() throws -> CGFloat? {
    let scroller = try phone.scroller(0)
    guard let target = scroller.axisReport(axis).target else { return nil }
    return try fromStart(CGFloat(target) - scroller.frame.origin[axis])
  }
}
