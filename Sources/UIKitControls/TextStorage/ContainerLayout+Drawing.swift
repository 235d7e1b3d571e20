import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

extension ContainerLayout {
  /// The parts of text that are drawn one after another.
  enum Part {
    case background, glyphs
  }

  /// Draws the lines of a range of code units in the current graphics context.
  ///
  /// - Parameter origin: The origin of the container, in the coordinates of the context.
  func draw(_ range: NSRange, at origin: CGPoint, part: Part) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var shown = block.layout
    shown.lines = lines.filter { NSIntersectionRange(characters(of: $0), range).length > 0 }
    let start = CGPoint(x: origin.x + padding, y: origin.y)
    var commands: [DrawCommand] = []
    switch part {
    case .background: record(shown, at: start, context.drawnTraits, into: &commands)
    case .glyphs:
      let plain = styled.styles.map { style in
        var style = style
        style.background = nil
        return style
      }
      let size = CGSize(width: max(width, shown.size.width), height: shown.size.height)
      let painter = LabelPainter(
        layout: shown, styles: plain, bounds: CGRect(origin: start, size: size), baselineShift: .toTop, color: color,
        shadow: nil, traits: context.drawnTraits)
      painter.record(into: &commands)
    }
    context.draw(commands)
  }

  private func record(
    _ shown: TextLayout, at start: CGPoint, _ traits: UITraitCollection, into commands: inout [DrawCommand]
  ) {
    for line in shown.lines {
      for fragment in line.fragments where styled.styles.indices.contains(fragment.style) {
        guard let color = styled.styles[fragment.style].background else { continue }
        let rect = CGRect(
          x: start.x + fragment.x, y: start.y + line.top, width: fragment.width, height: line.height)
        commands.append(.fill(RoundedRect(rect), color.drawn(with: traits)))
      }
    }
  }
}
