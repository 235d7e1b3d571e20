import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// A change of layout that an interaction drives: every attribute is a linear function of the progress.
@MainActor
struct InteractiveTransitionTests {
  private func rows(_ height: CGFloat, spacing: CGFloat = 0, header: Bool = false) -> UICollectionViewLayout {
    let section = Sections.list(.absolute(height), spacing: spacing)
    if header {
      section.boundarySupplementaryItems = [
        Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 20)
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func mix(_ from: CGFloat, _ to: CGFloat, _ share: CGFloat) -> CGFloat { from + (to - from) * share }

  @Test func attributesAreBetweenThoseOfBothLayouts() throws {
    let (from, to) = (rows(100), rows(40, spacing: 10))
    let phone = CollectionFixture(from, counts: [30])
    phone.scroll(toY: 200)
    let transition = phone.collectionView.startInteractiveTransition(to: to)
    expectIdentical(phone.collectionView.collectionViewLayout, transition)
    expectIdentical(transition.currentLayout, from)
    expectIdentical(transition.nextLayout, to)
    expectEqual(phone.collectionView.contentOffset.y, 200)
    for share in [0, 0.25, 0.5, 1] as [CGFloat] {
      transition.transitionProgress = share
      transition.invalidateLayout()
      phone.step()
      expectClose(
        transition.collectionViewContentSize, CGSize(width: 390, height: mix(3_000, 1_490, share)), "\(share)")
      for item in [0, 3, 9] {
        let found = try #require(transition.layoutAttributesForItem(at: IndexPath(item: item, section: 0)))
        let y = mix(CGFloat(item) * 100, CGFloat(item) * 50, share)
        expectClose(found.frame, rect(0, y, 390, mix(100, 40, share)), "\(item) at \(share)")
        expectEqual(found.alpha, 1)
        expectTrue(found.transform.isIdentity)
      }
      let listed = transition.layoutAttributesForElements(in: rect(0, 0, 390, 844)) ?? []
      expectEqual(Set(listed.map(\.indexPath)).count, listed.count, "no element is listed twice")
      expectAtLeast(listed.count, 9)
    }
  }

  @Test(arguments: [true, false]) func theEndIsOneOfTheLayouts(isFinished: Bool) {
    let (from, to) = (rows(100), rows(40, spacing: 10))
    let phone = CollectionFixture(from, counts: [30])
    var ends: [[Bool]] = []
    let transition = phone.collectionView.startInteractiveTransition(to: to) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    phone.step()
    if isFinished {
      phone.collectionView.finishInteractiveTransition()
    } else {
      phone.collectionView.cancelInteractiveTransition()
    }
    expectEqual(ends, [])
    phone.run(for: 1)
    expectEqual(ends, [[true, isFinished]])
    expectIdentical(phone.collectionView.collectionViewLayout, isFinished ? to : from)
    expectEqual(
      phone.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.frame,
      isFinished ? rect(0, 100, 390, 40) : rect(0, 200, 390, 100))
  }

  @Test func elementsOfOneLayoutFade() throws {
    let (from, to) = (rows(100, header: true), rows(100))
    let phone = CollectionFixture(from, counts: [3])
    let transition = phone.collectionView.startInteractiveTransition(to: to)
    let kind = UICollectionView.elementKindSectionHeader
    for (share, alpha) in [(0, 1), (0.25, 0.75), (1, 0)] as [(CGFloat, CGFloat)] {
      transition.transitionProgress = share
      transition.invalidateLayout()
      let header = try #require(
        transition.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0)))
      expectClose(header.alpha, alpha)
      expectEqual(header.frame, rect(0, 0, 390, 20))
      let cell = try #require(transition.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
      expectClose(cell.frame.minY, 20 * (1 - share))
    }
  }

  @Test func unusableProgressCountsAsNone() {
    let transition = UICollectionViewTransitionLayout(currentLayout: rows(10), nextLayout: rows(20))
    expectEqual(transition.transitionProgress, 0)
    transition.transitionProgress = .nan
    expectEqual(transition.transitionProgress, 0)
    expectEqual(transition.value(forAnimatedKey: "a"), 0)
    transition.updateValue(2, forAnimatedKey: "a")
    expectEqual(transition.value(forAnimatedKey: "a"), 2)
  }
}
