import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCore

/// The position of a popover beside the rectangle at which it points.
struct PopoverPlacementTests {
  private let area = rect(10, 20, 380, 800)

  private func placement(
    _ size: CGSize, at source: CGRect, _ permitted: UIPopoverArrowDirection = .any, overlaps: Bool = false
  ) -> PopoverPlacement {
    PopoverPlacement(size: size, source: source, within: area, permitted: permitted, overlaps: overlaps)
  }

  @Test func contentIsBelowIfThereIsSpace() {
    let place = placement(CGSize(width: 200, height: 100), at: rect(150, 100, 40, 20))
    expectEqual(place.frame, rect(70, 133, 200, 100))
    expectEqual(place.direction, .up)
    expectEqual(place.tip, CGPoint(x: 170, y: 120))
  }

  @Test func contentIsAboveAtTheLowerEdge() {
    let place = placement(CGSize(width: 200, height: 100), at: rect(370, 780, 20, 20))
    expectEqual(place.frame, rect(190, 667, 200, 100), "moved away from the edge")
    expectEqual(place.direction, .down)
    expectEqual(place.tip, CGPoint(x: 364, y: 780), "as near to the source as the corner allows")
  }

  @Test func contentIsBesideATallSource() {
    let size = CGSize(width: 100, height: 200)
    expectEqual(placement(size, at: rect(50, 30, 60, 780)).frame, rect(123, 320, 100, 200))
    expectEqual(placement(size, at: rect(50, 30, 60, 780)).direction, .left)
    expectEqual(placement(size, at: rect(300, 30, 60, 780)).frame, rect(187, 320, 100, 200))
    expectEqual(placement(size, at: rect(300, 30, 60, 780)).direction, .right)
  }

  @Test func onlyPermittedDirectionsCount() {
    let size = CGSize(width: 100, height: 50)
    expectEqual(placement(size, at: rect(200, 100, 10, 10), .down).frame, rect(155, 37, 100, 50))
    expectEqual(placement(size, at: rect(200, 60, 10, 10), .down).frame, rect(155, 20, 100, 27), "made smaller")
    expectEqual(placement(size, at: rect(200, 60, 10, 10), .down, overlaps: true).frame, rect(155, 20, 100, 50))
    let none = placement(size, at: rect(200, 100, 10, 10), [])
    expectEqual(none.frame, rect(155, 80, 100, 50), "over the middle")
    expectEqual(none.direction, [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func contentStaysInItsArea(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &random)) }
    let source = rect(length(420) - 20, length(840) - 20, length(200), length(400))
    let permitted = UIPopoverArrowDirection(rawValue: UInt.random(in: 0...15, using: &random))
    let size = CGSize(width: length(600), height: length(1_200))
    let place = placement(size, at: source, permitted)
    expectTrue(area.union(place.frame) == area, "seed \(seed): \(place)")
    expectTrue(place.frame.width <= size.width && place.frame.height <= size.height, "seed \(seed): \(place)")
    expectTrue(place.direction.isEmpty == permitted.isEmpty, "seed \(seed): \(place)")
    expectTrue(permitted.isSuperset(of: place.direction), "seed \(seed): \(place)")
    // Content beside a rectangle in the area does not cover it.
    guard area.union(source) == area, !permitted.isEmpty, place.frame.width > 0, place.frame.height > 0 else { return }
    let common = place.frame.intersection(source)
    expectTrue(common.isNull || common.width == 0 || common.height == 0, "seed \(seed): \(place)")
  }
}
