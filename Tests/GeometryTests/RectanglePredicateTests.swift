import Foundation
import Geometry
import Testing
import TestSupport

/// - Source: CoreGraphics' documentation, and suites of published layouts that run on iOS.
struct RectanglePredicateTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func touchingRectanglesDoNotIntersect() {
    for other in [CGRect(x: 10, y: 0, width: 5, height: 5), CGRect(x: 0, y: -5, width: 5, height: 5)] {
      #expect(!square.intersects(other) && !other.intersects(square))
      expectTrue(square.intersection(other).isNull)
    }
    #expect(square.intersects(CGRect(x: 9.99, y: 9.99, width: 5, height: 5)))
    expectEqual(square.intersection(CGRect(x: 9, y: 8, width: 5, height: 5)), CGRect(x: 9, y: 8, width: 1, height: 2))
  }

  @Test func sidesMayBeNegativeZeroOrInfinite() {
    #expect(square.intersects(CGRect(x: 15, y: 15, width: -6, height: -6)))
    #expect(square.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(square.intersects(CGRect.zero) && !square.intersects(CGRect(x: 10, y: 5, width: 0, height: 0)))
    #expect(!square.intersects(.null) && !CGRect.null.intersects(square) && !CGRect.null.intersects(.null))
    #expect(square.intersects(.infinite) && square.intersection(.infinite) == square)
  }

  @Test func negativeSizesAreStandardized() {
    let lengths: [CGFloat] = [-7, -0.5, 0.5, 7]
    for (width, height) in lengths.flatMap({ width in lengths.map { (width, $0) } }) {
      let given = CGRect(x: 4, y: 5, width: width, height: height)
      let (left, right) = (min(4, 4 + width), max(4, 4 + width))
      let (top, bottom) = (min(5, 5 + height), max(5, 5 + height))
      let upright = CGRect(x: left, y: top, width: right - left, height: bottom - top)
      expectEqual(given.intersection(upright), upright)
      #expect(given.contains(upright) && upright.contains(given) && given.contains(CGPoint(x: left, y: top)))
      for (dx, dy) in [(-0.1, 0.0), (0, -0.1), (upright.width, 0), (0, upright.height)] {
        #expect(!given.contains(CGPoint(x: left + dx, y: top + dy)), "\(given) \(dx) \(dy)")
        let beside = CGRect(x: left + dx * 20, y: top + dy * 20, width: 0.01, height: 0.01)
        #expect(!given.intersects(beside), "\(given) \(beside)")
      }
    }
  }

  @Test func minimumEdgesAreInsideMaximumEdgesOutside() {
    #expect(square.contains(.zero) && square.contains(CGPoint(x: 9.99, y: 5)))
    #expect(!square.contains(CGPoint(x: 10, y: 5)) && !square.contains(CGPoint(x: 5, y: 10)))
    #expect(!CGRect.zero.contains(.zero) && !CGRect.null.contains(.zero))
    #expect(CGRect(x: 10, y: 10, width: -10, height: -10).contains(CGPoint(x: 0, y: 9)))
    #expect(square.contains(CGRect(x: 1, y: 1, width: 2, height: 2)))
  }

  @Test func rectangleContainsItself() {
    #expect(square.contains(square) && square.contains(CGRect(x: 10, y: 10, width: 0, height: 0)))
    #expect(square.contains(CGRect(x: 8, y: 8, width: -8, height: -8)) && CGRect.infinite.contains(square))
    #expect(!square.contains(CGRect(x: 9, y: 0, width: 1.5, height: 1)) && !square.contains(CGRect.infinite))
    #expect(square.contains(.null) && !CGRect.null.contains(square) && CGRect.null.contains(CGRect.null))
    // The length of the union with itself differs by a rounding error.
    let uneven = CGRect(x: 0.1, y: 0, width: 0.2, height: 1)
    #expect(uneven.contains(uneven))
  }

  @Test func nanIsInNothing() {
    for bad in [CGFloat.nan, .signalingNaN] {
      for rect in [
        CGRect(x: 0, y: bad, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: bad),
        CGRect(x: bad, y: bad, width: bad, height: bad),
      ] {
        #expect(!square.contains(rect) && !rect.contains(square) && !rect.contains(rect))
      }
      for rect in [CGRect(x: bad, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: bad, height: 1)] {
        #expect(!square.intersects(rect) && !rect.intersects(square))
        #expect(square.intersection(rect).isNull && !rect.contains(.zero))
      }
      #expect(!square.contains(CGPoint(x: bad, y: 1)))
    }
  }

  @Test func predicatesCanBePassedAsFunctions() {
    let others = [square, CGRect(x: 10, y: 0, width: 1, height: 1)]
    expectEqual(others.filter(square.intersects), [square])
    expectEqual(others.map(square.intersection).map(\.isNull), [false, true])
    expectEqual([CGPoint.zero, CGPoint(x: 10, y: 10)].filter(square.contains), [.zero])
    expectEqual(others.filter(square.contains), [square])
    let missing: CGRect? = nil
    expectNotEqual(missing?.intersects(square), true)
  }
}

struct GeometryTextTests {
  @Test func numbersArePrintedInParentheses() {
    let rect = CGRect(x: 0, y: 0.5, width: 100, height: -1)
    expectEqual("\(rect)", "(0.0, 0.5, 100.0, -1.0)")
    expectEqual("\(rect.origin)", "(0.0, 0.5)")
    expectEqual("\(rect.size)", "(100.0, -1.0)")
    expectEqual(rect.debugDescription, String(reflecting: rect))
    expectEqual("\(Optional(rect.size) as Any)", "Optional((100.0, -1.0))")
  }

  @Test func equalityFunctionsExist() {
    #expect(CGRect(x: 1, y: 1, width: -1, height: -1).equalTo(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(
      CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)))
  }
}
