import Drawing
import Foundation
import Testing

import Raster
import TestSupport

struct ShadowTests {
  /// The profile of a wide edge is the integral of the Gaussian.
  @Test(arguments: [2.0, 5, 12, 30])
  func anEdgeFadesLikeAGaussian(radius: Double) throws {
    let far = 400.0
    let shadow = Shadow(
      shape: Sketch.rect(-far, -far, far + 100, 2 * far), blurRadius: radius, offset: .zero, color: .black)
    let bitmap = try Sketch.draw([.shadow(shadow)], width: 200, height: 1)
    for x in 0..<200 {
      let distance = (Double(x) + 0.5 - 100) / radius
      let ideal = 0.5 * erfc(distance / 2.0.squareRoot())
      expectLess(abs(Double(bitmap[x, 0] >> 24) / 255 - ideal), 0.03, "pixel \(x)")
    }
  }

  @Test
  func withoutBlurAShadowIsItsShapeMoved() throws {
    let shape = Sketch.rect(1, 1, 4, 4, radius: 2)
    let shadow = Shadow(shape: shape, blurRadius: 0, offset: CGSize(width: 2, height: 1), color: .black)
    let filled = try Sketch.draw([.fill(Sketch.rect(3, 2, 4, 4, radius: 2), .black)])
    #expect(Sketch.difference(try Sketch.draw([.shadow(shadow)]), filled) == nil)
  }

  /// The repeated middle is invisible: a large shadow equals a small one taken apart.
  @Test
  func theMiddleRepeatsWithoutSeams() throws {
    let shadow = { (width: CGFloat) in
      Shadow(shape: Sketch.rect(20, 20, width, 60, radius: 8), blurRadius: 4, offset: .zero, color: .black)
    }
    let long = try Sketch.draw([.shadow(shadow(200))], width: 240, height: 100)
    let short = try Sketch.draw([.shadow(shadow(60))], width: 100, height: 100)
    for y in 0..<100 {
      for x in 0..<50 {
        expectEqual(long[x, y], short[x, y])
        expectEqual(long[239 - x, y], short[99 - x, y])
      }
      expectEqual(Set((50..<190).map { long[$0, y] }).count, 1)
    }
  }

  @Test
  func identicalCellsShareShadow() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 200, height: 200), scale: 2)
    let shadows = (0..<6).map { index in
      DrawCommand.shadow(
        Shadow(
          shape: Sketch.rect(20, CGFloat(index) * 30, 100 + CGFloat(index) * 9, 40 + CGFloat(index) * 5, radius: 6),
          blurRadius: 3, offset: .zero, color: .black))
    }
    let list = DisplayList(size: CGSize(width: 200, height: 200), commands: shadows)
    expectEqual(screen.show(list, with: rasterizer).work.shadowsMade, 1)
  }
}
