import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCore

/// The positions of menus: closed forms, and properties that hold at every source position.
struct MenuPlacementTests {
  private let availableArea = CGRect(x: 8, y: 55, width: 374, height: 747)

  private func place(
    _ source: CGRect, _ size: CGSize = CGSize(width: 250, height: 200), isMirrored: Bool = false, staysPut: Bool = false
  ) -> MenuPlacement {
    MenuPlacement(source: source, size: size, availableArea: availableArea, isMirrored: isMirrored, staysPut: staysPut)
  }

  @Test func menuIsBelowSourceAlignedToNearerEdge() {
    let source = CGRect(x: 20, y: 100, width: 100, height: 50)
    let left = place(source)
    expectEqual(left.menu, CGRect(x: 20, y: 160, width: 250, height: 200))
    expectEqual(left.preview, source)
    expectEqual(left.anchor, CGPoint(x: 50.0 / 250, y: 0))
    let right = place(CGRect(x: 270, y: 100, width: 100, height: 50))
    expectEqual(right.menu.maxX, 370)
  }

  @Test func inTheMiddleTheReadingDirectionDecides() {
    let source = CGRect(x: 145, y: 100, width: 100, height: 50)
    expectEqual(place(source).menu.minX, 132, "moved so as to end at the edge of the room")
    expectEqual(place(source, CGSize(width: 150, height: 100)).menu.minX, 145)
    expectEqual(place(source, CGSize(width: 150, height: 100), isMirrored: true).menu.maxX, 245)
  }

  @Test func menuIsAboveWhenMoreSpace() {
    let low = place(CGRect(x: 20, y: 700, width: 100, height: 50))
    expectEqual(low.menu.maxY, 690)
    expectEqual(low.anchor.y, 1)
    expectEqual(low.preview.minY, 700)
    expectEqual(
      place(CGRect(x: 20, y: 700, width: 100, height: 50), .zero).anchor, CGPoint(x: 0.5, y: 0), "an empty menu")
  }

  @Test func liftedSourceMovesForMenu() {
    let tall = CGSize(width: 250, height: 600)
    let down = place(CGRect(x: 20, y: 300, width: 100, height: 50), tall)
    expectEqual(down.menu.maxY, availableArea.maxY)
    expectEqual(down.preview.maxY, down.menu.minY - 10)
    let up = place(CGRect(x: 20, y: 500, width: 100, height: 50), tall)
    expectEqual(up.menu.minY, availableArea.minY)
    expectEqual(up.preview.minY, up.menu.maxY + 10)
    let put = place(CGRect(x: 20, y: 300, width: 100, height: 50), tall, staysPut: true)
    expectEqual(put.preview.minY, 300)
  }

  @Test(arguments: [1, 2, 3, 99])
  func menusAreAlwaysVisible(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let source = CGRect(
        x: random.number(-200...500), y: random.number(-300...1200), width: random.number(0...500),
        height: random.number(0...1000))
      let size = CGSize(width: random.number(0...400), height: random.number(0...1500))
      for staysPut in [true, false] {
        let placement = place(source, size, isMirrored: Bool.random(using: &random), staysPut: staysPut)
        #expect(
          availableArea.insetBy(dx: -1e-6, dy: -1e-6).holds(placement.menu.origin), "seed \(seed), \(source) \(size)")
        expectAtMost(placement.menu.maxX, availableArea.maxX + 1e-6, "seed \(seed)")
        expectAtMost(placement.menu.maxY, availableArea.maxY + 1e-6, "seed \(seed)")
        #expect((0...1).contains(placement.anchor.x), "seed \(seed)")
        #expect((0...1).contains(placement.anchor.y), "seed \(seed)")
        guard !staysPut, source.height + size.height + 10 <= availableArea.height, source.width <= availableArea.width
        else { continue }
        #expect(!placement.preview.insetBy(dx: 0, dy: 1e-6).overlaps(placement.menu), "seed \(seed), \(source) \(size)")
      }
    }
  }

  @Test func nonFiniteNumbersAreAccepted() {
    for odd in [CGFloat.nan, .infinity, -.infinity] {
      let placement = place(CGRect(x: odd, y: odd, width: odd, height: odd), CGSize(width: odd, height: odd))
      expectTrue(placement.menu.isFinite)
      expectTrue(placement.preview.isFinite)
      expectTrue(placement.anchor.isFinite)
    }
  }
}
