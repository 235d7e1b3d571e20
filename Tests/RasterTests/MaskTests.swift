import Drawing
import Foundation
import Testing

import Raster
import TestSupport

/// Groups that are visible only where their mask is opaque.
struct MaskTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private func masked(_ mask: [DrawCommand], _ commands: [DrawCommand]) -> DrawCommand {
    .group(DrawGroup(mask: mask, commands: commands))
  }

  @Test
  func contentOutsideMaskIsHidden() throws {
    let whole = DrawCommand.fill(Sketch.rect(0, 0, 8, 8), red)
    let bitmap = try Sketch.draw([masked([.fill(Sketch.rect(2, 3, 4, 2), .black)], [whole])])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        "........", "........", "........", "..####..", "..####..", "........", "........", "........",
      ])
    expectEqual(bitmap[3, 3], 0xffff_0000)
  }

  @Test
  func strengthsOfMaskAndContentMultiply() throws {
    let half = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let veil = DrawCommand.fill(Sketch.rect(0, 0, 8, 8), half)
    let bitmap = try Sketch.draw([.fill(Sketch.rect(0, 0, 8, 8), .white), masked([veil], [veil])])
    // A quarter of blue over white.
    #expect(abs(Int(bitmap[4, 4] >> 16 & 255) - 191) <= 1 && bitmap[4, 4] & 255 == 255)
  }

  @Test
  func anEmptyMaskHidesAll() throws {
    let bitmap = try Sketch.draw([masked([], [.fill(Sketch.rect(0, 0, 8, 8), red)])])
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test
  func roundedRectangleMaskIsClip() throws {
    let shape = Sketch.rect(3.5, 4.25, 41, 37, radius: 9)
    let stripes = (0..<12).map { index in
      DrawCommand.fill(Sketch.rect(CGFloat(index) * 4, 0, 2, 48), index.isMultiple(of: 2) ? red : .black)
    }
    let clip = try Sketch.draw([.group(DrawGroup(clip: shape, commands: stripes))], width: 48, height: 48)
    let mask = try Sketch.draw([masked([.fill(shape, .white)], stripes)], width: 48, height: 48)
    for (left, right) in zip(clip.pixels, mask.pixels) {
      for shift in [24, 16, 8, 0] as [UInt32] {
        expectAtMost(abs(Int(left >> shift & 255) - Int(right >> shift & 255)), 1)
      }
    }
  }

  /// The first row has a few 256ths of its height inside of the clip, beside corners as small.
  @Test(arguments: [1, 2, 3, 5, 8].map { CGFloat($0) / 256 }, [1, 2, 3].map { CGFloat($0) / 256 })
  func rowsThatTheClipHardlyTouchesHideTheContent(radius: CGFloat, height: CGFloat) throws {
    let clip = Sketch.rect(1, 3 - height, 6, 2, radius: radius)
    let group = DrawGroup(clip: clip, commands: [.fill(Sketch.rect(0, 0, 8, 8), red)])
    let bitmap = try Sketch.draw([.group(group)])
    for x in 0..<8 { expectAtMost(bitmap[x, 2] >> 24, 3) }
    expectEqual(bitmap[4, 3], 0xffff_0000)
  }

  @Test
  func changedMaskRepaintsShownAndHiddenAreas() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 32, height: 32), scale: 1)
    for step in 0..<6 {
      let mask = DrawCommand.fill(Sketch.rect(CGFloat(step) * 4, 5, 8, 20, radius: 4), .black)
      let list = DisplayList(
        size: CGSize(width: 32, height: 32),
        commands: [
          .fill(Sketch.rect(0, 0, 32, 32), .white), masked([mask], [.fill(Sketch.rect(0, 0, 32, 32), red)]),
        ])
      _ = screen.show(list, with: rasterizer)
      let afresh = try Rasterizer(textEngine: BlockEngine()).draw(list, scale: 1)
      expectNil(Sketch.difference(screen.bitmap, afresh), "step \(step)")
    }
  }
}
