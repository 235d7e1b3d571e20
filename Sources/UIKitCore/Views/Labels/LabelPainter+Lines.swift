import Drawing
import Foundation
import Geometry
import Typography

extension LabelPainter {
  /// The color or pattern of text.
  struct Ink {
    var color: Color
    /// The image that is repeated from the upper left corner of the text; `nil` for the color.
    var pattern: (any PatternImage)?
  }

  /// Returns the color or the pattern in which text is drawn.
  func ink(of color: UIColor) -> Ink {
    let drawn = color.cgColor(with: traits)
    return Ink(color: drawn.color, pattern: drawn.pattern)
  }

  /// Draws a command in the ink whose color it has.
  func draw(_ command: DrawCommand, in ink: Ink, into marks: inout [DrawCommand]) {
    marks.append(ink.pattern?.command(through: command.footprint, from: bounds.origin) ?? command)
  }

  /// Records the lines under the text alone.
  package func recordUnderlines(into commands: inout [DrawCommand]) {
    let grid = PixelGrid(scale: traits.displayScale)
    for line in layout.lines {
      let baseline = bounds.origin.y + grid.round(line.baseline)
      for fragment in line.fragments where styles.indices.contains(fragment.style) {
        var style = styles[fragment.style]
        style.strikethrough = []
        let rise = fragment.rise == 0 ? 0 : grid.round(fragment.rise)
        let origin = CGPoint(x: bounds.origin.x + fragment.x, y: baseline - rise)
        drawLines(
          of: style, along: fragment, from: origin, in: ink(of: style.color ?? color), isShadow: false, into: &commands)
      }
    }
  }

  /// The thickness of lines relative to the font's size.
  private static let lineThickness: CGFloat = 1 / 15

  /// Draws the underline, a tenth of the font size below the baseline, and the strikethrough, halfway up the lowercase
  /// letters.
  ///
  /// - Parameter isShadow: Whether the lines have the color of the text even if they have one of their own.
  func drawLines(
    of style: StyledText.Style, along fragment: TextLayout.Fragment, from origin: CGPoint, in ink: Ink, isShadow: Bool,
    into marks: inout [DrawCommand]
  ) {
    let grid = PixelGrid(scale: traits.displayScale)
    let size = fragment.run.font.size
    let thickness = max(grid.round(size * Self.lineThickness), 1 / grid.scale)
    let lines = [
      (style.underline, size / 10, style.underlineColor), (style.strikethrough, -size * 0.26, style.strikethroughColor),
    ]
    for (kind, height, color) in lines where !kind.isEmpty {
      let line = TextLine(kind, thickness: thickness)
      let own = isShadow ? ink : color.map { self.ink(of: $0) } ?? ink
      for part in line.isByWord ? words(of: fragment) : [0...fragment.width] {
        let ends = (origin.x + part.lowerBound)...(origin.x + part.upperBound)
        for box in line.boxes(from: ends, center: origin.y + height, isBelow: height > 0, grid: grid) {
          draw(.fill(RoundedRect(box), own.color), in: own, into: &marks)
        }
      }
    }
  }

  /// Returns the extents of a fragment's words. Words of right-to-left text are not told apart.
  private func words(of fragment: TextLayout.Fragment) -> [ClosedRange<CGFloat>] {
    let (text, font) = (fragment.run.text, fragment.run.font)
    let engine = HostServices.current.textEngine
    let whole = engine.width(of: text, font: font)
    guard whole > 0 else { return [] }
    let stretch = fragment.width / whole
    return text.split(whereSeparator: \.isWhitespace).map { word in
      let start = engine.width(of: String(text[..<word.startIndex]), font: font) * stretch
      return start...(start + engine.width(of: String(word), font: font) * stretch)
    }
  }
}
