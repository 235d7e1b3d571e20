import Foundation
import Typography

/// A text engine whose letters are all blocks: half the font's size wide, 0.7 high, 0.6 apart; `*` is a red picture.
struct BlockEngine: TextEngine {
  func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(
      ascender: font.size * 0.8, descender: -font.size * 0.2, capHeight: font.size * 0.7, xHeight: font.size * 0.7)
  }

  func width(of text: String, font: FontDescriptor) -> CGFloat { CGFloat(text.count) * font.size * 0.6 }

  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
    let size = run.font.size * scale
    var pixels = GlyphPixels()
    for (index, letter) in run.text.enumerated() where letter != " " {
      let start = fraction + CGFloat(index) * size * 0.6
      let end = start + size * 0.5
      let columns = Int(start.rounded(.down))..<Int(end.rounded(.up))
      let height = max(1, Int(size * 0.7))
      let row = columns.map { x in
        UInt8(max(0, min(end, CGFloat(x + 1)) - max(start, CGFloat(x))) * 255)
      }
      if letter == "*" {
        let word = row.map { UInt32($0) << 24 | UInt32($0) << 16 }
        pixels.pictures.append(
          .init(
            x: columns.lowerBound, y: -height, width: row.count, height: height,
            pixels: Array(repeating: word, count: height).flatMap { $0 }))
      } else {
        pixels.masks.append(
          .init(
            x: columns.lowerBound, y: -height, width: row.count, height: height,
            coverage: Array(repeating: row, count: height).flatMap { $0 }))
      }
    }
    return pixels
  }
}
