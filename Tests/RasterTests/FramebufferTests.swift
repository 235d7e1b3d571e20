import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster
import TestSupport

/// The pixels do not depend on the areas that are painted, copied or kept.
struct ScreenTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func updatedPixelsEqualAFullFrame(scale: CGFloat) throws {
    var moves = 0
    for seed in 0..<32 as Range<UInt64> {
      var scene = RandomScene(seed: seed)
      let rasterizer = Rasterizer(textEngine: BlockEngine())
      var screen = try Framebuffer(size: RandomScene.size, scale: scale)
      var list = scene.list()
      for step in 0..<6 {
        moves += screen.show(list, with: rasterizer).work.pixelsMoved > 0 ? 1 : 0
        let whole = try Rasterizer(textEngine: BlockEngine()).draw(list, scale: scale)
        try #require(
          Sketch.difference(screen.bitmap, whole) == nil, "seed \(seed), step \(step), scale \(scale)")
        list = scene.edited(list)
      }
    }
    expectGreater(moves, 5, "the scenes must exercise copying, too")
  }

  @Test
  func reportedAreasHoldEveryChangedPixel() throws {
    for seed in 1_000..<1_016 as Range<UInt64> {
      var scene = RandomScene(seed: seed)
      let rasterizer = Rasterizer(textEngine: BlockEngine())
      var screen = try Framebuffer(size: RandomScene.size, scale: 2)
      var list = scene.list()
      _ = screen.show(list, with: rasterizer)
      for step in 0..<4 {
        let before = screen.bitmap
        list = scene.edited(list)
        let update = screen.show(list, with: rasterizer)
        for y in 0..<before.height {
          for x in 0..<before.width where before[x, y] != screen.bitmap[x, y] {
            let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
            try #require(update.areas.contains { $0.contains(pixel) }, "seed \(seed), step \(step), pixel \(x), \(y)")
          }
        }
      }
    }
  }

  @Test
  func anEqualListTouchesNothing() throws {
    var scene = RandomScene(seed: 7)
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: RandomScene.size, scale: 2)
    let list = scene.list()
    _ = screen.show(list, with: rasterizer)
    let again = screen.show(list, with: rasterizer)
    expectTrue(again.isUnchanged)
    expectEqual(again.work, RasterWork())
  }

  /// A list of rows in a scrolling area under a bar, scrolled down by `offset` points.
  private func page(offset: CGFloat, rows: Range<Int> = 0..<40) -> DisplayList {
    let cells = rows.map { row in
      DrawCommand.fill(Sketch.rect(4, CGFloat(row) * 10, 92, 9), Color(red: CGFloat(row) / 40, green: 0.5, blue: 1))
    }
    return DisplayList(
      size: CGSize(width: 100, height: 200),
      commands: [
        .fill(Sketch.rect(0, 0, 100, 200), .white),
        .group(
          DrawGroup(
            scrollIdentity: 1, clip: Sketch.rect(0, 20, 100, 180),
            transform: CGAffineTransform(translationX: 0, y: 20 - offset), commands: cells)),
        .fill(Sketch.rect(0, 0, 100, 20), Color(red: 0.9, green: 0.9, blue: 0.9)),
      ])
  }

  @Test
  func scrollingPaintsOnlyTheStripThatAppears() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: 2)
    _ = screen.show(page(offset: 0), with: rasterizer)
    let update = screen.show(page(offset: 7), with: rasterizer)
    expectEqual(update.work.pixelsPainted, 200 * 14)
    expectEqual(update.work.pixelsMoved, 200 * (360 - 14))
  }

  @Test
  func scrollingRowsRepaintOnlyStrip() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: 1)
    _ = screen.show(page(offset: 0, rows: 0..<18), with: rasterizer)
    let list = page(offset: 12, rows: 1..<20)
    let update = screen.show(list, with: rasterizer)
    expectEqual(update.work.pixelsPainted, 100 * 12)
    #expect(try Sketch.difference(screen.bitmap, rasterizer.draw(list, scale: 1)) == nil)
  }

  @Test
  func floatingContentRepaintsOldAndNewAreas() throws {
    func list(offset: CGFloat) -> DisplayList {
      var list = page(offset: offset)
      list.commands.append(.fill(Sketch.rect(40, 100, 10, 10, radius: 5), Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
      return list
    }
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: 1)
    _ = screen.show(list(offset: 0), with: rasterizer)
    let update = screen.show(list(offset: 30), with: rasterizer)
    expectEqual(update.work.pixelsPainted, 100 * 30 + 10 * 10 + 10 * 10)
    #expect(try Sketch.difference(screen.bitmap, rasterizer.draw(list(offset: 30), scale: 1)) == nil)
  }

  @Test
  func patternedBackgroundRepaintsEverything() throws {
    func list(offset: CGFloat) -> DisplayList {
      var list = page(offset: offset)
      let ramp = Gradient(colors: [.black, .white], locations: [0, 1], start: .zero, end: CGPoint(x: 0, y: 1))
      list.commands[0] = .gradient(Sketch.rect(0, 0, 100, 200), ramp)
      return list
    }
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: 1)
    _ = screen.show(list(offset: 0), with: rasterizer)
    let update = screen.show(list(offset: 5), with: rasterizer)
    expectEqual(update.work.pixelsMoved, 0)
    #expect(try Sketch.difference(screen.bitmap, rasterizer.draw(list(offset: 5), scale: 1)) == nil)
  }

  @Test
  func anAreaIsCopiedFromLongerRows() {
    // Rows of ten, of which a bitmap of four by three pixels takes a part.
    let source = (0..<30).map { UInt32($0) }
    var target = Bitmap(width: 4, height: 3, pixels: [UInt32](repeating: 99, count: 12))
    source.withUnsafeBufferPointer { memory in
      guard let start = memory.baseAddress else { return }
      target.copy(PixelRect(x: 1, y: 1, width: 2, height: 2), from: start, rowLength: 10)
      target.copy(PixelRect(x: 0, y: 0, width: 0, height: 3), from: start, rowLength: 10)
    }
    expectEqual(target.pixels, [99, 99, 99, 99, 99, 11, 12, 99, 99, 21, 22, 99])
  }

  /// A white area hides the pattern below it, so that pixels may be copied, unless its group lets some of that through.
  @Test
  func onlyAPlainGroupHidesAPattern() throws {
    let white = [DrawCommand.fill(Sketch.rect(0, 0, 100, 200), .white)]
    let whole = Sketch.rect(0, 0, 100, 200)
    let fade = DrawCommand.fill(whole, Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let groups: [(group: DrawGroup, hides: Bool)] = [
      (DrawGroup(commands: white), true), (DrawGroup(clip: whole, commands: white), true),
      (DrawGroup(opacity: 0.5, commands: white), false), (DrawGroup(mask: [fade], commands: white), false),
      (DrawGroup(transform: CGAffineTransform(scaleX: 1, y: 0.5), commands: white), false),
      (DrawGroup(clip: Sketch.rect(0, 0, 100, 200, radius: 40), commands: white), false),
      (DrawGroup(clip: Sketch.rect(0, 0, 100, 100), commands: white), false),
    ]
    for (index, (group, hides)) in groups.enumerated() {
      func list(offset: CGFloat) -> DisplayList {
        var list = page(offset: offset, rows: 0..<10)
        let ramp = Gradient(colors: [.black, .white], locations: [0, 1], start: .zero, end: CGPoint(x: 0, y: 1))
        list.commands[0] = .gradient(whole, ramp)
        list.commands.insert(.group(group), at: 1)
        return list
      }
      let rasterizer = Rasterizer(textEngine: BlockEngine())
      var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: 1)
      _ = screen.show(list(offset: 0), with: rasterizer)
      let update = screen.show(list(offset: 5), with: rasterizer)
      expectEqual(update.work.pixelsMoved > 0, hides, "group \(index)")
      #expect(try Sketch.difference(screen.bitmap, rasterizer.draw(list(offset: 5), scale: 1)) == nil)
    }
  }

  @Test
  func changedCellRepaintsOnlyItself() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: 3)
    var list = page(offset: 0)
    _ = screen.show(list, with: rasterizer)
    guard case .group(var group) = list.commands[1] else { return }
    group.commands[3] = .fill(Sketch.rect(4, 30, 92, 9), .black)
    list.commands[1] = .group(group)
    let update = screen.show(list, with: rasterizer)
    expectEqual(update.areas, [PixelRect(x: 12, y: 150, width: 276, height: 27)])
  }

  /// A list of a million rows, scrolled to its middle: the same pixels as at its beginning, and the same work.
  @Test
  func distantContentDrawsIdentically() throws {
    let far: CGFloat = 20_000_000
    func distant(offset: CGFloat) -> DisplayList {
      var list = page(offset: offset)
      guard case .group(var group) = list.commands[1] else { return list }
      let down = CGAffineTransform(translationX: 0, y: far)
      group.commands = [.group(DrawGroup(transform: down, commands: group.commands))]
      group.commands.append(.fill(Sketch.rect(10, far + 33.25, 50, 20, radius: 6), .black))
      group.commands.append(Sketch.text("ab", x: 4, y: far + 60))
      group.transform.ty -= far
      list.commands[1] = .group(group)
      return list
    }
    func near(offset: CGFloat) -> DisplayList {
      var list = page(offset: offset)
      guard case .group(var group) = list.commands[1] else { return list }
      group.commands.append(.fill(Sketch.rect(10, 33.25, 50, 20, radius: 6), .black))
      group.commands.append(Sketch.text("ab", x: 4, y: 60))
      list.commands[1] = .group(group)
      return list
    }
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    for scale in [1, 2, 3] as [CGFloat] {
      var screen = try Framebuffer(size: CGSize(width: 100, height: 200), scale: scale)
      _ = screen.show(distant(offset: 0), with: rasterizer)
      let update = screen.show(distant(offset: 7), with: rasterizer)
      expectGreater(update.work.pixelsMoved, update.work.pixelsPainted)
      #expect(try Sketch.difference(screen.bitmap, rasterizer.draw(near(offset: 7), scale: scale)) == nil)
    }
  }
}
