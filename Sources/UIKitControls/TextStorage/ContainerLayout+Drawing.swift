import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

extension ContainerLayout {
  /// Draws the lines of a range of code units in the current graphics context, without backgrounds and underlines.
  ///
  /// - Parameter origin: The origin of the container, in the coordinates of the context.
  func draw(_ range: NSRange, at origin: CGPoint) {
    var shown = block.layout
    shown.lines = lines.filter { NSIntersectionRange(characters(of: $0), range).length > 0 }
    let plain = styled.styles.map { style in
      var style = style
      (style.background, style.underline) = (nil, [])
      return style
    }
    Self.record { painter(shown, plain, at: origin, $0).record(into: &$1) }
  }

  /// Fills rectangles in the coordinates of the current graphics context.
  static func fill(_ rects: [CGRect], with color: UIColor) {
    record { traits, commands in
      commands += rects.map { .fill(RoundedRect($0), color.drawn(with: traits)) }
    }
  }

  /// Draws the line under a range of code units on one line.
  func drawUnderline(_ range: NSRange, _ style: NSUnderlineStyle, at origin: CGPoint) {
    guard let index = line(at: range.location), let extent = rects(of: range).first else { return }
    var shown = block.layout
    shown.lines = [lines[index]]
    let ends = (extent.minX - padding)...(extent.maxX - padding)
    shown.lines[0].fragments.removeAll { !ends.contains($0.x + $0.width / 2) }
    let styles = styled.styles.map { known in
      var known = known
      known.underline = style
      return known
    }
    Self.record { painter(shown, styles, at: origin, $0).recordUnderlines(into: &$1) }
  }

  private static func record(_ body: (UITraitCollection, inout [DrawCommand]) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var commands: [DrawCommand] = []
    body(context.drawnTraits, &commands)
    context.draw(commands)
  }

  private func painter(
    _ shown: TextLayout, _ styles: [StyledText.Style], at origin: CGPoint, _ traits: UITraitCollection
  ) -> LabelPainter {
    let size = CGSize(width: max(width, shown.size.width), height: shown.size.height)
    let bounds = CGRect(origin: CGPoint(x: origin.x + padding, y: origin.y), size: size)
    return LabelPainter(
      layout: shown, styles: styles, bounds: bounds, baselineShift: .toTop, color: color, shadow: nil, traits: traits)
  }

  // MARK: Runs

  /// The styles of the text, with their ranges in code units.
  private var runs: [(range: NSRange, style: StyledText.Style, fontSize: CGFloat)] {
    var start = 0
    return styled.text.spans.compactMap { span in
      let range = NSRange(location: start, length: span.text.utf16.count)
      start = NSMaxRange(range)
      guard styled.styles.indices.contains(span.style) else { return nil }
      return (range, styled.styles[span.style], span.font.size)
    }
  }

  /// Returns the longest ranges of one background color on the lines of a range.
  func backgrounds(in range: NSRange) -> [(range: NSRange, color: UIColor)] {
    let range = lines.map(characters).filter { NSIntersectionRange($0, range).length > 0 }.reduce(range, NSUnionRange)
    var found: [(range: NSRange, color: UIColor)] = []
    for run in runs {
      let part = NSIntersectionRange(run.range, range)
      guard let color = run.style.background, part.length > 0 else { continue }
      if let last = found.last, last.color == color, NSMaxRange(last.range) == part.location {
        found[found.count - 1].range = NSUnionRange(last.range, part)
      } else {
        found.append((part, color))
      }
    }
    return found
  }

  /// Returns the longest ranges of one underline within a range, line by line, without the space at the end of lines.
  func underlines(in range: NSRange) -> [(range: NSRange, style: NSUnderlineStyle, line: TextLayout.Line)] {
    let text = block.layout.text as NSString
    return lines.flatMap { line -> [(range: NSRange, style: NSUnderlineStyle, line: TextLayout.Line)] in
      let visible = NSIntersectionRange(characters(of: line), range).withoutTrailingSpace(in: text)
      var found: [(range: NSRange, style: NSUnderlineStyle, line: TextLayout.Line)] = []
      for run in runs where !run.style.underline.isEmpty {
        let part = NSIntersectionRange(run.range, visible)
        guard part.length > 0 else { continue }
        if let last = found.last, last.style == run.style.underline, NSMaxRange(last.range) == part.location {
          found[found.count - 1].range = NSUnionRange(last.range, part)
        } else {
          found.append((part, run.style.underline, line))
        }
      }
      return found
    }
  }

  /// The distance of the underline below the baseline: a tenth of the font's size.
  func underlineDistance(at offset: Int) -> CGFloat {
    (runs.first { NSLocationInRange(offset, $0.range) }?.fontSize ?? 0) / 10
  }
}

extension NSRange {
  /// Returns the range without the white space at its end.
  fileprivate func withoutTrailingSpace(in text: NSString) -> NSRange {
    var end = Swift.min(NSMaxRange(self), text.length)
    while end > location,
      UnicodeScalar(text.character(at: end - 1)).map(CharacterSet.whitespacesAndNewlines.contains) == true
    {
      end -= 1
    }
    return NSRange(location: location, length: Swift.max(0, end - location))
  }
}
