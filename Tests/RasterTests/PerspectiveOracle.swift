import Drawing
import Foundation
import Geometry

/// A picture in perspective, computed slowly: 16 rays through every pixel, in floating point.
struct PerspectiveOracle {
  private let inverse: ProjectionTransform
  private let picture: ImagePixels

  init(projection: ProjectionTransform, picture: ImagePixels) {
    inverse = projection.inverted()
    self.picture = picture
  }

  /// The pixel's alpha, red, green and blue, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero
    for ray in 0..<16 {
      let (column, line) = (CGFloat(ray % 4), CGFloat(ray / 4))
      sum += color(at: CGPoint(x: CGFloat(x) + (column + 0.5) / 4, y: CGFloat(y) + (line + 0.5) / 4))
    }
    return sum / 16
  }

  private func color(at point: CGPoint) -> SIMD4<Double> {
    guard inverse.divisor(at: point) > 0 else { return .zero }
    let position = point.applying(inverse)
    let (u, v) = (position.x - 0.5, position.y - 0.5)
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (shareX, shareY) = (u - left, v - top)
    let upper = texel(left, top) * (1 - shareX) + texel(left + 1, top) * shareX
    let lower = texel(left, top + 1) * (1 - shareX) + texel(left + 1, top + 1) * shareX
    return upper * (1 - shareY) + lower * shareY
  }

  private func texel(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Double> {
    guard x >= 0, y >= 0, x < CGFloat(picture.width), y < CGFloat(picture.height) else { return .zero }
    let pixel = picture.pixels[Int(y) * picture.width + Int(x)]
    return SIMD4(
      Double(pixel >> 24), Double((pixel >> 16) & 255), Double((pixel >> 8) & 255), Double(pixel & 255))
  }

  /// The tolerance of a pixel. Inside the picture one ray through the middle is as good as many, since colors change
  /// evenly; on its edges a few samples give the covered part of a pixel roughly.
  func tolerance(_ x: Int, _ y: Int) -> Double { isInside(x, y) ? 4 : 72 }

  /// Whether the pixel and its neighbors show only the picture.
  func isInside(_ x: Int, _ y: Int) -> Bool {
    [(-1.0, -1.0), (2, -1), (-1, 2), (2, 2)].allSatisfy { dx, dy in
      let point = CGPoint(x: CGFloat(x) + dx, y: CGFloat(y) + dy)
      let position = point.applying(inverse)
      return inverse.divisor(at: point) > 0 && position.x > 1 && position.y > 1
        && position.x < CGFloat(picture.width) - 1
        && position.y < CGFloat(picture.height) - 1
    }
  }
}
