import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster
import TestSupport

/// The edges of an area whose content scrolls.
struct ScrollingEdgeTests {
  /// Content that scrolls beneath edges between pixels, and round corners, is not copied where they cover a pixel partly.
  @Test
  func edgesOfAScrollingAreaStayInPlace() throws {
    let moves = try (0..<48).reduce(0) { $0 + (try scroll(seed: $1)) }
    expectGreater(moves, 120, "most of the content is copied")
  }

  /// Scrolls content three times down, or to the right for odd seeds, and returns how often it was copied.
  private func scroll(seed: Int) throws -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    func quarters(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 4 }
    let corners = RoundedRect.Corners(rawValue: UInt8.random(in: 0..<16, using: &random))
    let clip = Sketch.rect(
      quarters(0...12), quarters(0...12), quarters(80...120), quarters(80...120), radius: quarters(0...40),
      corners: corners)
    let cells = (0..<12).flatMap { row in
      (0..<6).map { column in
        let color = Color(red: CGFloat(row) / 12, green: CGFloat(column) / 6, blue: 0.5)
        return DrawCommand.fill(Sketch.rect(CGFloat(column) * 7, CGFloat(row) * 5, 6, 4), color)
      }
    }
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 40, height: 40), scale: 2)
    var moves = 0
    for offset in [0, 3, 1, 6] as [CGFloat] {
      let list = DisplayList(
        size: CGSize(width: 40, height: 40),
        commands: [
          .fill(Sketch.rect(0, 0, 40, 40), .white),
          .group(
            DrawGroup(
              scrollIdentity: 1, clip: clip,
              transform: seed % 2 == 0
                ? CGAffineTransform(translationX: 0, y: -offset) : CGAffineTransform(translationX: -offset, y: 0),
              commands: [.fill(Sketch.rect(-10, -10, 70, 80), .black)] + cells)),
        ])
      moves += screen.show(list, with: rasterizer).work.pixelsMoved > 0 ? 1 : 0
      let whole = try Rasterizer(textEngine: BlockEngine()).draw(list, scale: 2)
      expectNil(Sketch.difference(screen.bitmap, whole), "seed \(seed), offset \(offset)")
    }
    return moves
  }
}
