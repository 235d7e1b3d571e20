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

  @Test func theEndsStopIt() {
    var glide = EdgeGlide(at: 40, time: 0, ends: 0...100)
    glide.change(velocity: 200, at: 0)
    #expect(glide.isMoving(at: 0.2) && !glide.isMoving(at: 0.3))
    expectEqual(glide.offset(at: 9), 100)
    glide.change(velocity: -200, at: 9)
    expectEqual(glide.offset(at: 20), 0)
  }
}
