import Foundation
import TestSupport
import Testing

@testable import UIKitCollections

/// The positions of the buttons of a swiped row: closed forms, and properties that hold for every distance.
struct SwipeGeometryTests {
  private let two = SwipeGeometry(rowWidth: 390, wantedWidths: [80, 100], allowsFullSwipe: true)
  private let held = SwipeGeometry(rowWidth: 390, wantedWidths: [80, 100], allowsFullSwipe: false)

  @Test func openButtonsAreSideBySideAtFullWidth() {
    expectEqual(two.openOffset, 180)
    expectEqual(
      two.positions(at: 180, isFull: false),
      [
        .init(start: 100, middle: 140), .init(start: 0, middle: 50),
      ])
  }

  @Test func halfOpenButtonsOverlapShowingInnerHalves() {
    expectEqual(
      two.positions(at: 90, isFull: false),
      [
        .init(start: 50, middle: 90), .init(start: 0, middle: 50),
      ])
  }

  @Test func beyondOpenTheyStretchInProportion() {
    expectEqual(
      two.positions(at: 270, isFull: false),
      [
        .init(start: 150, middle: 210), .init(start: 0, middle: 75),
      ])
  }

  @Test func fullSwipeGivesFirstButtonFullWidth() {
    let positions = two.positions(at: 300, isFull: true)
    expectEqual(positions[0], .init(start: 0, middle: 40))
    expectEqual(positions[1].start, 0)
  }

  @Test func fullSwipeStartsBeyondMostOfRow() {
    expectEqual(two.fullSwipeOffset, 234)
    #expect(!two.isFullSwipe(at: 233.5))
    #expect(two.isFullSwipe(at: 234))
    #expect(!held.isFullSwipe(at: 390))
    let wide = SwipeGeometry(rowWidth: 390, wantedWidths: [100, 100, 100], allowsFullSwipe: true)
    expectEqual(wide.fullSwipeOffset, 340, "but clearly farther than where the row rests")
  }

  @Test(arguments: [
    (0, 0, SwipeGeometry.Rest.closed), (89, 0, .closed), (91, 0, .open), (180, 0, .open), (20, 500, .open),
    (180, -500, .closed), (170, -300, .open), (240, 0, .full), (240, -2000, .full), (10, -100, .closed),
    (20, 349, .closed), (20, 351, .open), (170, -399, .open), (170, -401, .closed),
  ])
  func swipeVelocityDecidesRestingPosition(offset: CGFloat, velocity: CGFloat, rest: SwipeGeometry.Rest) {
    expectEqual(two.rest(at: offset, velocity: velocity), rest)
  }

  @Test func manyButtonsShareAvailableWidth() {
    let many = SwipeGeometry(rowWidth: 320, wantedWidths: Array(repeating: 74, count: 12), allowsFullSwipe: true)
    expectEqual(many.openOffset, 276)
    #expect(many.widths.allSatisfy { abs($0 - 23) < 1e-9 })
    expectEqual(many.fullSwipeOffset, 316, "a full swipe is still possible")
  }

  @Test func zeroWidthRowsCannotOpen() {
    for width in [0, 20, 44, -5, CGFloat.nan, .infinity] {
      for wanted in [[], [74], [CGFloat.nan, -3], [CGFloat.infinity, 74]] {
        let geometry = SwipeGeometry(rowWidth: width, wantedWidths: wanted, allowsFullSwipe: true)
        for offset in [0, 10, 1000] as [CGFloat] {
          for position in geometry.positions(at: offset, isFull: false) + geometry.positions(at: offset, isFull: true) {
            expectTrue(position.start.isFinite, "\(width) \(wanted) \(offset)")
            expectTrue(position.middle.isFinite, "\(width) \(wanted) \(offset)")
          }
        }
        expectEqual(geometry.offset(pulledBy: .nan), 0)
        expectTrue(geometry.openOffset.isFinite)
      }
    }
  }

  @Test func rowFollowsFingerUpToButtonsWidth() {
    for geometry in [two, held] {
      expectEqual(geometry.offset(pulledBy: -30), 0)
      expectEqual(geometry.offset(pulledBy: 179), 179)
    }
    expectEqual(two.offset(pulledBy: 300), 300)
    expectEqual(two.offset(pulledBy: 500), 390, "no farther than its own width")
    // The rubber band is c·x·d / (d + c·x) with c = 0.55, d = 390, x = 100.
    expectLess(abs(held.offset(pulledBy: 280) - (180 + 55 * 390 / 445)), 1e-9)
  }

  @Test(arguments: [1, 7, 42, 2024])
  func buttonsAlwaysFillWidthInOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...5, using: &random)
      let wanted = (0..<count).map { _ in CGFloat.random(in: 1...200, using: &random) }
      let geometry = SwipeGeometry(
        rowWidth: .random(in: 60...1200, using: &random), wantedWidths: wanted, allowsFullSwipe: .random(using: &random)
      )
      let offset = CGFloat.random(in: 1...geometry.rowWidth, using: &random)
      let positions = geometry.positions(at: offset, isFull: false)
      let starts = positions.map(\.start)
      expectLess(abs(starts[count - 1]), 1e-6, "the innermost begins at the row; seed \(seed)")
      expectEqual(starts, starts.sorted(by: >), "seed \(seed)")
      // The buttons share the visible width in proportion to their own widths.
      var outer = offset
      for (start, width) in zip(starts, geometry.widths) {
        expectLess(abs((outer - start) / offset - width / geometry.openOffset), 1e-9, "seed \(seed)")
        outer = start
      }
      let pull = geometry.pull(showing: offset)
      expectLess(abs(geometry.offset(pulledBy: pull) - offset), 1e-6, "seed \(seed)")
      expectAtMost(geometry.openOffset, geometry.rowWidth - SwipeGeometry.leastVisibleRow + 1e-9, "seed \(seed)")
    }
  }
}
