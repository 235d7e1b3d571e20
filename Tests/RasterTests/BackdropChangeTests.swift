import Drawing
import Foundation
import Geometry
import Testing

import Raster
import TestSupport

/// Backdrop blurs from frame to frame: correct when something under them changes, and without cost otherwise.
struct BackdropChangeTests {
  private let rasterizer = Rasterizer(textEngine: BlockEngine())

  /// A patch at `x` under a translucent bar that begins at 60, and a letter on the bar.
  private func list(patch x: CGFloat, letter: String = "a") -> DisplayList {
    DisplayList(
      size: CGSize(width: 120, height: 60),
      commands: [
        .fill(Sketch.rect(0, 0, 120, 60), .white), .fill(Sketch.rect(x, 20, 10, 10), .black),
        .backdrop(Backdrop(Sketch.rect(60, 10, 50, 40), blurRadius: 10)), Sketch.text(letter, x: 70, y: 40),
      ])
  }

  private func show(_ list: DisplayList, on screen: inout Framebuffer) throws -> RasterWork {
    let update = screen.show(list, with: rasterizer)
    let whole = try Rasterizer(textEngine: BlockEngine()).draw(list, scale: screen.scale)
    expectNil(Sketch.difference(screen.bitmap, whole))
    return update.work
  }

  @Test
  func wholeMaterialFollowsMovementBelow() throws {
    var screen = try Framebuffer(size: CGSize(width: 120, height: 60), scale: 1)
    _ = try show(list(patch: 62), on: &screen)
    let far = screen.bitmap[95, 25]
    #expect(try show(list(patch: 72), on: &screen).backdropsMade == 1)
    expectNotEqual(screen.bitmap[95, 25], far, "25 points from the patch")
  }

  @Test
  func movementOutsideMaterialCostsNothing() throws {
    var screen = try Framebuffer(size: CGSize(width: 120, height: 60), scale: 1)
    _ = try show(list(patch: 0), on: &screen)
    let work = try show(list(patch: 30), on: &screen)
    expectEqual(work.backdropsMade, 0)
    expectEqual(work.pixelsPainted, 200)
  }

  @Test
  func changesAboveMaterialDoNotReblur() throws {
    var screen = try Framebuffer(size: CGSize(width: 120, height: 60), scale: 1)
    _ = try show(list(patch: 62), on: &screen)
    #expect(try show(list(patch: 62, letter: "b"), on: &screen).backdropsMade == 0)
  }

  @Test
  func clearOrOffscreenMaterialCostsNothing() throws {
    let commands: [DrawCommand] = [
      .fill(Sketch.rect(0, 0, 40, 40), .white), .backdrop(Backdrop(Sketch.rect(0, 0, 40, 40), blurRadius: 0)),
      .backdrop(Backdrop(Sketch.rect(50, 0, 40, 40), blurRadius: 9)),
      .group(DrawGroup(opacity: 0, commands: [.backdrop(Backdrop(Sketch.rect(0, 0, 40, 40), blurRadius: 9))])),
    ]
    var screen = try Framebuffer(size: CGSize(width: 40, height: 40), scale: 2)
    let work = try show(DisplayList(size: CGSize(width: 40, height: 40), commands: commands), on: &screen)
    expectEqual(work.backdropsMade, 0)
  }

  /// A translucent bar over rows that scroll: only the area under the bar is blurred again, the rest is moved.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func rowsScrollUnderABar(scale: CGFloat) throws {
    func page(_ offset: CGFloat) -> DisplayList {
      let rows = (0..<30).map { row in
        DrawCommand.fill(
          Sketch.rect(0, CGFloat(row) * 12, 100, 6), Color(red: CGFloat(row % 7) / 7, green: 0.4, blue: 0.8))
      }
      let scroller = DrawGroup(
        scrollIdentity: 1, clip: Sketch.rect(0, 0, 100, 160),
        transform: CGAffineTransform(translationX: 0, y: -offset), commands: rows)
      return DisplayList(
        size: CGSize(width: 100, height: 160),
        commands: [
          .fill(Sketch.rect(0, 0, 100, 160), .white), .group(scroller),
          .backdrop(Backdrop(Sketch.rect(0, 0, 100, 24), blurRadius: 12, saturation: 1.8, tint: .white)),
        ])
    }
    var screen = try Framebuffer(size: CGSize(width: 100, height: 160), scale: scale)
    _ = try show(page(0), on: &screen)
    for offset in [3, 10, 9, 40] as [CGFloat] {
      let work = try show(page(offset), on: &screen)
      expectGreater(work.pixelsMoved, 0)
      expectAtMost(work.backdropsMade, 1)
    }
  }
}
