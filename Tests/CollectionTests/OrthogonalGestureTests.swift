import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Touches on a page and its sections: the scroll view that scrolls, the one that is caught, and their independence.
@MainActor
struct OrthogonalGestureTests {
  private func page(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rows: Int = 8)
    -> CollectionFixture
  {
    CollectionFixture(
      UICollectionViewCompositionalLayout { _, _ in Sections.carousel(behavior, width: 0.5, height: 200) },
      counts: Array(repeating: 20, count: rows))
  }

  /// The axis on which the finger first moves ten points scrolls; the other does not.
  @Test func theFirstAxisPastTenPointsWins() throws {
    for (step, isSideways) in [
      (CGPoint(x: -6, y: -4), true), (CGPoint(x: -4, y: -6), false), (CGPoint(x: -9, y: -2), true),
      (CGPoint(x: -1, y: -9), false),
      // Both axes pass the threshold in the same step: the inner scroll view scrolls.
      (CGPoint(x: -6, y: -6), true),
    ] as [(CGPoint, Bool)] {
      let phone = page(.continuous)
      phone.touch(.began, at: CGPoint(x: 200, y: 300))
      for count in 1...15 {
        phone.step()
        phone.touch(.moved, at: CGPoint(x: 200 + step.x * CGFloat(count), y: 300 + step.y * CGFloat(count)))
      }
      phone.step()
      let (section, content) = (try phone.offset(ofSection: 1), phone.collectionView.contentOffset.y)
      expectEqual((section > 0), isSideways, "\(step): \(section), \(content)")
      expectEqual((content > 0), !isSideways, "\(step): \(section), \(content)")
      phone.touch(.ended, at: .zero)
      phone.run(for: 1)
      expectEqual((try phone.offset(ofSection: 1) > 0), isSideways)
      expectEqual((phone.collectionView.contentOffset.y > 0), !isSideways)
    }
  }

  @Test func winningScrollViewKeepsTouch() throws {
    let phone = page(.continuous)
    phone.touch(.began, at: CGPoint(x: 200, y: 300))
    phone.step()
    phone.touch(.moved, at: CGPoint(x: 180, y: 300))
    for y in stride(from: 300, to: 100, by: -20) as StrideTo<CGFloat> {
      phone.step()
      phone.touch(.moved, at: CGPoint(x: 180, y: y))
    }
    phone.step()
    expectEqual(phone.collectionView.contentOffset, .zero)
    try expectEqual(phone.offset(ofSection: 1), 0)
    phone.touch(.moved, at: CGPoint(x: 130, y: 100))
    phone.step()
    try expectEqual(phone.offset(ofSection: 1), 50)
  }

  @Test func movingSectionIsGrabbedWithoutSlop() throws {
    let phone = page(.continuous)
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 0.3)
    phone.touch(.began, at: CGPoint(x: 200, y: 100))
    phone.step()
    let held = try phone.offset(ofSection: 0)
    phone.run(for: 0.3)
    try expectEqual(phone.offset(ofSection: 0), held)
    // Three points are far below the slop, and scroll at once.
    phone.touch(.moved, at: CGPoint(x: 197, y: 100))
    phone.step()
    expectLess(abs(try phone.offset(ofSection: 0) - held - 3), 0.01)
  }

  @Test func tapStopsContinuousSection() throws {
    let phone = page(.continuous)
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 0.3)
    phone.touch(.began, at: CGPoint(x: 200, y: 100))
    let held = try phone.offset(ofSection: 0)
    phone.run(for: 0.1)
    phone.touch(.ended, at: CGPoint(x: 200, y: 100))
    phone.run(for: 2)
    try expectEqual(phone.offset(ofSection: 0), held)
    expectEqual(phone.calls.lines.filter { $0.hasPrefix("did select") }, [])
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .continuousGroupLeadingBoundary,
  ])
  func tapStopsPagingSectionAtNearestPage(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let phone = page(behavior)
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 0.05)
    phone.touch(.began, at: CGPoint(x: 200, y: 100))
    let held = try phone.offset(ofSection: 0)
    phone.run(for: 0.1)
    try expectEqual(phone.offset(ofSection: 0), held)
    phone.touch(.ended, at: CGPoint(x: 200, y: 100))
    phone.run(for: 2)
    try expectEqual(phone.offset(ofSection: 0), (held / 195).rounded() * 195)
  }

  @Test func simultaneouslyMovingSectionsRestIndependently() throws {
    let rests = try (0..<3).map { row in
      let phone = page(.continuous)
      phone.drag(
        from: CGPoint(x: 300, y: 100 + CGFloat(row) * 200), to: CGPoint(x: 180, y: 100 + CGFloat(row) * 200), in: 0.1)
      phone.run(for: 4)
      return try phone.offset(ofSection: row)
    }
    let phone = page(.continuous)
    for row in 0..<3 {
      phone.drag(
        from: CGPoint(x: 300, y: 100 + CGFloat(row) * 200), to: CGPoint(x: 180, y: 100 + CGFloat(row) * 200), in: 0.1)
    }
    #expect(try (0..<3).allSatisfy { try phone.scroller($0).isDecelerating })
    phone.run(for: 4)
    for row in 0..<3 { #expect(try phone.offset(ofSection: row) == rests[row]) }
  }

  @Test func sectionKeepsGlidingWhilePageScrolls() throws {
    let phone = page(.continuous)
    phone.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 180, y: 300), in: 0.1)
    let before = try phone.offset(ofSection: 1)
    phone.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 640), in: 0.2)
    expectGreater(phone.collectionView.contentOffset.y, 20)
    try expectGreater(phone.offset(ofSection: 1), before + 50)
    #expect(try phone.scroller(1).isDecelerating)
  }

  /// Between pages that scroll horizontally, a drag continues with the next page when the section is at its end.
  @Test func dragAtEndContinuesInOuterScrollView() throws {
    let phone = page(.continuous)
    let outer = UIScrollView(frame: phone.root.window.bounds)
    outer.contentSize = CGSize(width: 780, height: 844)
    phone.root.window.addSubview(outer)
    outer.addSubview(phone.collectionView)
    phone.step()
    phone.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 250, y: 300), in: 0.1)
    phone.run(for: 3)
    try expectGreater(phone.offset(ofSection: 1), 100)
    expectEqual(outer.contentOffset, .zero)
    phone.collectionView.scrollToItem(at: IndexPath(item: 19, section: 1), at: .right, animated: false)
    phone.step()
    let end = try phone.offset(ofSection: 1)
    expectLess(abs(end - (20 * 195 - 390)), 0.01)
    phone.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 200, y: 300), in: 0.2)
    try expectEqual(phone.offset(ofSection: 1), end)
    expectGreater(outer.contentOffset.x, 50)
    phone.run(for: 3)
    try expectEqual(phone.offset(ofSection: 1), end)
    expectGreater(outer.contentOffset.x, 50)
  }

  /// The collection view's delegate is notified only of the collection view's own scrolling.
  @Test func delegateReceivesNoSectionScrollEvents() throws {
    let phone = page(.groupPaging)
    let listener = Listener()
    phone.collectionView.delegate = listener
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 1)
    try expectEqual(phone.offset(ofSection: 0), 195)
    expectEqual(listener.calls, 0)
    phone.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 500), in: 0.1)
    expectGreater(listener.calls, 0)
  }
}

private final class Listener: NSObject, UICollectionViewDelegate {
  var calls = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls += 1 }
}
