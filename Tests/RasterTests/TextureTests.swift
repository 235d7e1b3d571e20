import Testing
import TestSupport

@testable import Raster

/// The opaque parts of a texture, which are copied without blending.
struct TextureTests {
  private func texture(_ rows: [String]) -> Texture {
    let pixels = rows.flatMap { $0.map { $0 == "#" ? 0xff11_2233 : 0x7f11_2233 as UInt32 } }
    return Texture(width: rows[0].count, height: rows.count, pixels: pixels, originX: 0, originY: 0)
  }

  @Test func theOpaqueAreaHasTheLongestRows() {
    let card = texture([
      ".........",
      "..#####..",
      ".#######.",
      ".#######.",
      ".#######.",
      "..#####..",
    ])
    expectEqual(card.opaqueArea, PixelRect(left: 1, top: 2, right: 8, bottom: 5))
    expectEqual(card.opaqueStart, [0, 2, 1, 1, 1, 2])
    expectEqual(card.opaqueEnd, [0, 7, 8, 8, 8, 7])
  }

  @Test func rowsThatAreShiftedEndTheOpaqueArea() {
    expectEqual(texture(["##..", "##..", ".##."]).opaqueArea, PixelRect(left: 0, top: 0, right: 2, bottom: 2))
    expectEqual(texture(["##.##", "###.#"]).opaqueArea, PixelRect(left: 0, top: 1, right: 3, bottom: 2))
    expectTrue(texture(["..", ".."]).opaqueArea.isEmpty)
    expectEqual(texture(["##", "##"]).opaqueArea, PixelRect(left: 0, top: 0, right: 2, bottom: 2))
  }
}
