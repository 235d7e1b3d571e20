import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Automatic scrolling under a finger near an edge: closed forms in time.
struct ReorderingEdgeTests {
  private let visible = Interval(100, 800)

  @Test func inTheMiddleNothingMoves() {
    for point in [CGFloat(164), 300, 736] { expectEqual(EdgePull.velocity(at: point, in: visible), 0) }
    expectEqual(EdgePull.velocity(at: .nan, in: visible), 0)
    expectEqual(EdgePull.velocity(at: 5, in: Interval(10, 10)), 0)
  }

  @Test func edgeScrollSpeedGrowsUpToLimit() {
    expectEqual(EdgePull.velocity(at: 800, in: visible), EdgePull.topSpeed)
    expectEqual(EdgePull.velocity(at: 5_000, in: visible), EdgePull.topSpeed)
    expectEqual(EdgePull.velocity(at: 768, in: visible), EdgePull.topSpeed / 4)
    expectEqual(EdgePull.velocity(at: 132, in: visible), -EdgePull.topSpeed / 4)
    expectEqual(EdgePull.velocity(at: 100, in: visible), -EdgePull.topSpeed)
  }

  @Test func shortViewKeepsMiddleFreeOfEdgeScroll() {
    expectEqual(EdgePull.velocity(at: 50, in: Interval(0, 100)), 0)
    expectEqual(EdgePull.velocity(at: 90, in: Interval(0, 100)), EdgePull.topSpeed / 4)
  }

  @Test func edgeScrollIsIndependentOfFrameRate() {
    var rare = EdgeGlide(at: 40, time: 1, ends: 0...500)
    rare.change(velocity: 120, at: 1)
    var often = rare
    for step in 1...97 {
      let time = 1 + Double(step) / 97
      often.change(velocity: 120, at: time)
      expectEqual(often.offset(at: time), rare.offset(at: time))
    }
    expectEqual(rare.offset(at: 2), 160)
    rare.change(velocity: -30, at: 2)
    expectEqual(rare.offset(at: 3), 130)
  }

  /// The edges are those of the area that insets leave free, 64 points high.
  @MainActor @Test func insetsMoveTheEdges() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [50])
    let view = phone.collectionView
    view.contentInset = UIEdgeInsets(top: 150, left: 0, bottom: 200, right: 0)
    let bottom = view.bounds.height - 200
    for (y, direction) in [(220, 0), (170, -1), (20, -1), (bottom - 70, 0), (bottom - 20, 1), (bottom + 100, 1)] {
      view.contentOffset.y = 1000
      phone.step()
      let scroller = EdgeScroller(view, onScroll: {})
      scroller.pull(at: CGPoint(x: 195, y: y))
      withExtendedLifetime(scroller) { phone.run(for: 0.2) }
      expectEqual(view.contentOffset.y < 1000 ? -1 : view.contentOffset.y > 1000 ? 1 : 0, direction, "\(y)")
    }
  }

  /// Each axis has insets of its own, at both ends of the content and at both edges.
  @MainActor @Test(arguments: [true, false])
  func contentScrollsUpToItsInsets(isHorizontal: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 300), 0)
    let phone = CollectionFixture(layout, counts: [4], size: CGSize(width: 400, height: 400))
    let view = phone.collectionView
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    phone.step()
    func scrolled(to place: CGFloat) -> CGFloat {
      let scroller = EdgeScroller(view, onScroll: {})
      scroller.pull(at: isHorizontal ? CGPoint(x: place, y: 200) : CGPoint(x: 200, y: place))
      withExtendedLifetime(scroller) { phone.run(for: 3) }
      return isHorizontal ? view.contentOffset.x : view.contentOffset.y
    }
    expectEqual(scrolled(to: 399), 1_200 + (isHorizontal ? 40 : 30) - 400)
    expectEqual(scrolled(to: 1), isHorizontal ? -20 : -10)
    // The edges are a distance of 64 inside of the insets.
    expectEqual(scrolled(to: isHorizontal ? 20 + 65 : 10 + 65), isHorizontal ? -20 : -10)
    expectEqual(scrolled(to: isHorizontal ? 400 - 40 - 65 : 400 - 30 - 65), isHorizontal ? -20 : -10)
  }

  @Test func theEndsStopIt() {
    var glide = EdgeGlide(at: 40, time: 0, ends: 0...100)
    glide.change(velocity: 200, at: 0)
    #expect(glide.isMoving(at: 0.2) && !glide.isMoving(at: 0.3))
    expectEqual(glide.offset(at: 9), 100)
    glide.change(velocity: -200, at: 9)
    expectEqual(glide.offset(at: 20), 0)
  }
}
