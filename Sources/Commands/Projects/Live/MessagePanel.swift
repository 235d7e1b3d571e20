import Drawing
import Foundation
import Raster
import Typography

/// A message over a picture, in a panel at the bottom.
struct MessagePanel {
  let text: String
  let size: CGSize
  let scale: CGFloat

  private static let (margin, padding): (CGFloat, CGFloat) = (12, 14)
  private static let font = FontDescriptor(size: 14, weight: 0)
  private static let lineHeight: CGFloat = 19
  /// The share of the screen that the panel may cover.
  private static let share: CGFloat = 0.6

  /// Returns the picture with the panel over it.
  func over(_ picture: Bitmap, textEngine: any TextEngine) -> Bitmap {
    let width = max(40, size.width - 2 * Self.margin)
    let most = max(1, Int((size.height * Self.share - 2 * Self.padding) / Self.lineHeight))
    var lines = Self.lines(of: text, width: width - 2 * Self.padding, textEngine)
    if lines.count > most { lines = lines.prefix(most - 1) + ["…"] }
    let height = CGFloat(lines.count) * Self.lineHeight + 2 * Self.padding
    let panel = DisplayList(
      size: CGSize(width: width, height: height),
      commands: [
        .fill(RoundedRect(CGRect(x: 0, y: 0, width: width, height: height), radius: 0), Self.background),
        .fill(RoundedRect(CGRect(x: 0, y: 0, width: 4, height: height), radius: 0), Self.mark),
      ] + commands(lines, textEngine))
    guard let drawn = try? Rasterizer(textEngine: textEngine).draw(panel, scale: scale) else { return picture }
    let left = Int(Self.margin * scale)
    let top = max(0, picture.height - drawn.height - Int(44 * scale))
    return picture.covered(by: drawn, x: left, y: top)
  }

  private static let background = Color(red: 0.16, green: 0.09, blue: 0.10, alpha: 1)
  private static let mark = Color(red: 1, green: 0.27, blue: 0.23, alpha: 1)
  private static let foreground = Color(red: 1, green: 0.93, blue: 0.92, alpha: 1)

  private func commands(_ lines: [String], _ textEngine: any TextEngine) -> [DrawCommand] {
    lines.enumerated().map { index, line in
      let origin = CGPoint(x: Self.padding, y: Self.padding + CGFloat(index) * Self.lineHeight + 14)
      let width = textEngine.width(of: line, font: Self.font)
      return .text(
        TextCommand(
          run: GlyphRun(text: line, font: Self.font), origin: origin, width: width, color: Self.foreground))
    }
  }

  /// Returns the lines of a text, broken at spaces, or anywhere in words that are too long.
  private static func lines(of text: String, width: CGFloat, _ textEngine: any TextEngine) -> [String] {
    text.prefix(4_000).split(separator: "\n").flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if textEngine.width(of: longer, font: font) <= width {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        line = ""
        for character in word {
          if textEngine.width(of: line + String(character), font: font) > width {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
      return line.isEmpty ? lines : lines + [line]
    }
  }
}

extension Bitmap {
  /// Returns the bitmap with another one over a part of it.
  fileprivate func covered(by other: Bitmap, x: Int, y: Int) -> Bitmap {
    var pixels = pixels
    for row in 0..<min(other.height, height - y) {
      for column in 0..<max(0, min(other.width, width - x)) {
        pixels[(y + row) * width + x + column] = other[column, row]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
