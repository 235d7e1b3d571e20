import Drawing
import Foundation
import Geometry
import Testing
import Typography

@testable import Raster
import TestSupport

struct DisplayListTests {
  /// Each command alone paints only within the rectangle that it declares.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func nothingIsPaintedOutsideTheBounds(seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    for command in scene.list().commands {
      let bitmap = try Sketch.draw([command], width: 48, height: 40, scale: 2)
      let bounds = DeviceSpace(scale: 2).cover(command.bounds)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y] != 0 {
          try #require(bounds.contains(PixelRect(x: x, y: y, width: 1, height: 1)), "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test
  func theDumpReadsLikeTheScene() {
    let picture = Sketch.picture(2, 1, name: "sea \"blue\"") { _, _ in 0 }
    let list = DisplayList(
      size: CGSize(width: 390, height: 844.5),
      commands: [
        .fill(Sketch.rect(0, 0, 390, 1 / 3, radius: 8, corners: [.topLeft, .bottomRight]), .white),
        .group(
          DrawGroup(
            scrollIdentity: 4, clip: Sketch.rect(0, 20, 390, 100),
            transform: CGAffineTransform(translationX: 0, y: -7.25),
            opacity: 0.5,
            commands: [
              Sketch.image(picture, 1, 2, 3, 4, tint: .black),
              Sketch.text("a\nb", x: 5, y: 6, size: 17),
            ])),
        .group(DrawGroup(transform: CGAffineTransform(scaleX: 0.98, y: 0.7), commands: [])),
      ])
    expectEqual(
      list.dump(),
      """
      size 390×844.5
        fill (0,0 390×0.333) radius 8 corners tl,br #FFFFFFFF
        group scroll 4 clip (0,20 390×100) offset 0,-7.25 opacity 0.5
          image "sea \\"blue\\"" 2×1 (1,2 3×4) tint #000000FF
          text "a\\nb" at 5,6 width 30.6 system 17 weight 0 #000000FF
        group transform 0.98,0,0,0.7,0,0

      """)
  }

  @Test
  func textSitsOnWholeRowsAndQuarterColumns() throws {
    let at = { (x: CGFloat, y: CGFloat) in try Sketch.draw([Sketch.text("a", x: x, y: y, size: 6)]) }
    #expect(Sketch.difference(try at(1, 6), try at(1, 6.4)) == nil)
    #expect(Sketch.difference(try at(1, 6), try at(1.1, 6)) == nil)
    #expect(Sketch.difference(try at(1, 6), try at(1.25, 6)) != nil)
  }

  @Test
  func pictureLettersKeepTheirColours() throws {
    let bitmap = try Sketch.draw([Sketch.text("*", x: 0, y: 8, size: 10, color: .black)])
    expectEqual(bitmap[2, 4], 0xffff_0000)
  }
}
