import Drawing
import Foundation
import Testing

import Raster
import TestSupport

/// The pixels do not depend on the number of cores that paint them.
struct ParallelPaintingTests {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func bandsOnSeveralCoresHaveTheSamePixels(seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    var list = scene.list()
    var screens = try [1, 2, 8].map { threads in
      let rasterizer = Rasterizer(textEngine: BlockEngine())
      rasterizer.threads = threads
      // Large enough for several cores.
      return (rasterizer, try Framebuffer(size: RandomScene.size, scale: 8))
    }
    for step in 0..<3 {
      for index in screens.indices { _ = screens[index].1.show(list, with: screens[index].0) }
      for screen in screens { expectNil(Sketch.difference(screens[0].1.bitmap, screen.1.bitmap), "step \(step)") }
      list = scene.edited(list)
    }
  }

  @Test
  func releasedResourcesAreMadeAgainWithTheSamePixels() throws {
    let picture = Sketch.picture(20, 20) { x, y in 0xFF00_0000 | UInt32(x * 12) << 8 | UInt32(y * 12) }
    let lists = [0, 1].map {
      DisplayList(size: CGSize(width: 8, height: 8), commands: [Sketch.image(picture, CGFloat($0), 0, 7, 5)])
    }
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    let first = try rasterizer.draw(lists[0], scale: 1)
    _ = try rasterizer.draw(lists[1], scale: 2)
    rasterizer.releaseUnused()
    var screen = try Framebuffer(size: lists[0].size, scale: 2)
    expectEqual(screen.show(lists[1], with: rasterizer).work.tilesMade, 0, "the latest frame's are kept")
    screen = try Framebuffer(size: lists[0].size, scale: 1)
    expectEqual(screen.show(lists[0], with: rasterizer).work.tilesMade, 1)
    expectNil(Sketch.difference(screen.bitmap, first))
  }
}
