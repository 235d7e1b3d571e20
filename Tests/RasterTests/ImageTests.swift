import Drawing
import Foundation
import Geometry
import Testing
import TestSupport

import Raster

struct ImageTests {
  private let noise: ImagePixels = {
    var random = SeededGenerator(seed: 11)
    return Sketch.picture(8, 8) { _, _ in UInt32.random(in: 0 ... .max, using: &random) | 0xff00_0000 }
  }()

  @Test
  func atItsOwnSizeAPictureIsCopied() throws {
    let bitmap = try Sketch.draw([Sketch.image(noise, 0, 0, 8, 8)])
    expectEqual(bitmap.pixels, noise.pixels)
  }

  @Test
  func halvingIsTheMeanOfFour() throws {
    let bitmap = try Sketch.draw([Sketch.image(noise, 0, 0, 4, 4)], width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 {
        for shift in [0, 8, 16] as [UInt32] {
          let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
            Double((noise.pixels[(2 * y + dy) * 8 + 2 * x + dx] >> shift) & 255)
          }
          let mean = four.reduce(0, +) / 4
          expectAtMost(abs(Double((bitmap[x, y] >> shift) & 255) - mean), 0.51)
        }
      }
    }
  }

  @Test
  func flatPicturesStayFlatAtEverySize() throws {
    let flat = Sketch.picture(7, 5) { _, _ in 0xff12_3456 }
    for size in [1, 2, 3, 5, 7, 8, 11, 23] {
      let side = CGFloat(size)
      let bitmap = try Sketch.draw([Sketch.image(flat, 0, 0, side, side)], width: side, height: side)
      #expect(bitmap.pixels.allSatisfy { $0 == 0xff12_3456 }, "\(size) pixels")
    }
  }

  @Test
  func doublingPassesThroughTheMiddle() throws {
    let two = Sketch.picture(2, 1) { x, _ in x == 0 ? 0xff00_0000 : 0xffff_ffff }
    let bitmap = try Sketch.draw([Sketch.image(two, 0, 0, 4, 1)], width: 4, height: 1)
    expectEqual(bitmap.pixels.map { $0 & 255 }, [0, 64, 191, 255])
  }

  /// The pixel at the center of each target pixel, without any mix.
  @Test
  func nearestPixelsStayWhole() throws {
    let two = Sketch.picture(2, 1) { x, _ in x == 0 ? 0xff00_0000 : 0xffff_ffff }
    var command = ImageCommand(image: two, destination: CGRect(x: 0, y: 0, width: 5, height: 1))
    command.nearest = .enlarged
    let enlarged = try Sketch.draw([.image(command)], width: 5, height: 1)
    expectEqual(enlarged.pixels.map { $0 & 255 }, [0, 0, 255, 255, 255])
    command = ImageCommand(image: noise, destination: CGRect(x: 0, y: 0, width: 4, height: 4))
    let mixed = try Sketch.draw([.image(command)], width: 4, height: 4)
    command.nearest = .enlarged
    expectEqual(try Sketch.draw([.image(command)], width: 4, height: 4).pixels, mixed.pixels, "it is reduced")
    command.nearest = .reduced
    let reduced = try Sketch.draw([.image(command)], width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { expectEqual(reduced[x, y], noise.pixels[(2 * y + 1) * 8 + 2 * x + 1]) } }
  }

  @Test
  func betweenPixelsTheEdgesFade() throws {
    let flat = Sketch.picture(4, 4) { _, _ in 0xffff_ffff }
    let bitmap = try Sketch.draw([Sketch.image(flat, 2.5, 2, 4, 4)])
    expectEqual(bitmap.pixels[3 * 8..<4 * 8].map { $0 >> 24 }, [0, 0, 128, 255, 255, 255, 128, 0])
  }

  @Test
  func aPartOfAPicture() throws {
    var command = ImageCommand(image: noise, destination: CGRect(x: 0, y: 0, width: 4, height: 4))
    command.source = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    let bitmap = try Sketch.draw([.image(command)], width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 { expectEqual(bitmap[x, y], noise.pixels[(y + 2) * 8 + x + 4]) }
    }
  }

  @Test
  func aTemplateTakesTheTintThroughItsAlpha() throws {
    let pixels: [UInt32] = [0, 0x8040_4040, 0xffff_ffff]
    let stencil = Sketch.picture(3, 1) { x, _ in pixels[x] }
    let bitmap = try Sketch.draw(
      [Sketch.image(stencil, 0, 0, 3, 1, tint: Color(red: 1, green: 0, blue: 0))], width: 3, height: 1)
    expectEqual(bitmap.pixels, [0, 0x8080_0000, 0xffff_0000])
  }

  @Test
  func theSameSizeIsMadeOnce() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 40, height: 40), scale: 1)
    let list = { (y: CGFloat) in
      DisplayList(
        size: CGSize(width: 40, height: 40),
        commands: (0..<3).map { Sketch.image(self.noise, CGFloat($0) * 12, y, 5, 5) })
    }
    expectEqual(screen.show(list(0), with: rasterizer).work.tilesMade, 1)
    expectEqual(screen.show(list(3), with: rasterizer).work.tilesMade, 0)
  }
}
