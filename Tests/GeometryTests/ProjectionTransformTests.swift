import Foundation
import Geometry
import Testing
import TestSupport

/// Projections compared with their definition, and non-finite geometry.
struct ProjectionTransformTests {
  private func random(_ random: inout SeededGenerator) -> ProjectionTransform {
    func number() -> CGFloat { random.number(-2...2) }
    // The last entries are small, so that the points of the test are in front of the viewer.
    return ProjectionTransform(
      m11: number(), m12: number(), m13: number() / 100, m21: number(), m22: number(), m23: number() / 100,
      m31: number(), m32: number(), m33: random.number(1...2))
  }

  private func entries(_ t: ProjectionTransform) -> [CGFloat] {
    [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33]
  }

  private let points = [CGPoint(x: 3, y: -5), CGPoint(x: -7, y: 11), .zero]

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func theInverseUndoesAProjection(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let transform = random(&generator)
    guard abs(transform.determinant) > 0.01 else { return }
    for point in points {
      let back = point.applying(transform).applying(transform.inverted())
      expectTrue(isClose(back, point, within: 1e-6), "seed \(seed): \(back) for \(point)")
    }
    let product = entries(transform.concatenating(transform.inverted()))
    for (found, wanted) in zip(product, entries(.identity)) {
      expectTrue(isClose(found, wanted, within: 1e-9), "seed \(seed): \(product)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aProductAppliesTheLeftProjectionFirst(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (one, other) = (random(&generator), random(&generator))
    for point in points {
      let (found, wanted) = (point.applying(one.concatenating(other)), point.applying(one).applying(other))
      expectTrue(isClose(found, wanted, within: 1e-6 * max(1, abs(wanted.x), abs(wanted.y))), "seed \(seed)")
    }
    // The determinant of a product is the product of the determinants.
    let (both, each) = (one.concatenating(other).determinant, one.determinant * other.determinant)
    expectTrue(isClose(both, each, within: 1e-6), "seed \(seed)")
  }

  /// The image of a rectangle in front of the viewer is convex: its bounds are those of its corners.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func theBoundsOfAnImageAreThoseOfItsCorners(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let transform = random(&generator)
    let (x, y) = (generator.number(-5...5), generator.number(-5...5))
    let corners = [(x, y), (x + 3, y), (x, y + 4), (x + 3, y + 4)].map {
      CGPoint(x: $0, y: $1).applying(transform)
    }
    let bounds = CGRect(x: x, y: y, width: 3, height: 4).applying(transform)
    let edges = [corners.map(\.x).min(), corners.map(\.y).min(), corners.map(\.x).max(), corners.map(\.y).max()]
    for (found, wanted) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], edges) {
      expectTrue(isClose(found, wanted ?? .nan, within: 1e-9), "seed \(seed): \(bounds) for \(corners)")
    }
  }

  @Test func aLayersTransformIsProjectedWithoutDepth() {
    let t = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13,
      m42: 14, m43: 15, m44: 16)
    expectEqual(entries(ProjectionTransform(t)), [1, 2, 4, 5, 6, 8, 13, 14, 16])
  }

  @Test func onlyTransformsWithoutPerspectiveAreAffine() {
    var transform = ProjectionTransform(CGAffineTransform(a: 2, b: 4, c: 6, d: 8, tx: 10, ty: 12))
    transform.m33 = 2
    expectEqual(transform.affine, CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    for change in [\ProjectionTransform.m13, \.m23] {
      var bent = transform
      bent[keyPath: change] = 0.1
      expectNil(bent.affine)
    }
    transform.m33 = 0
    expectNil(transform.affine)
  }

  @Test func everyEntryCountsForFiniteness() {
    let all: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
    ]
    expectTrue(ProjectionTransform.identity.isFinite && ProjectionTransform.identity.isInvertible)
    for entry in all {
      var transform = ProjectionTransform.identity
      transform[keyPath: entry] = .nan
      expectFalse(transform.isFinite)
      expectFalse(transform.isInvertible)
    }
  }

  @Test func everyNumberOfARectangleCountsForFiniteness() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectTrue(rect.isFinite)
    expectEqual(rect.finite, rect)
    let parts: [WritableKeyPath<CGRect, CGFloat>] = [\.origin.x, \.origin.y, \.size.width, \.size.height]
    for part in parts {
      for value in [CGFloat.nan, .infinity, -.infinity] {
        var broken = rect
        broken[keyPath: part] = value
        expectFalse(broken.isFinite)
        expectFalse(broken.size.isFinite && broken.origin.isFinite)
        expectTrue(broken.finite.isFinite)
        let isLength = part == \.size.width || part == \.size.height
        let limit = FiniteGeometry.limit
        broken[keyPath: part] = value.isNaN ? 0 : value > 0 ? limit : isLength ? 0 : -limit
        var given = rect
        given[keyPath: part] = value
        expectEqual(given.finite, broken)
      }
    }
    expectEqual(CGSize(width: -1, height: 5).finite, CGSize(width: 0, height: 5))
    expectEqual(rect.center, CGPoint(x: 2.5, y: 4))
    expectEqual(CGPoint(x: 1, y: 2) + CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 22))
    expectEqual(CGPoint(x: 1, y: 2) - CGPoint(x: 10, y: 30), CGPoint(x: -9, y: -28))
  }
}
