import Drawing
import Foundation
import Geometry

/// The line along the edges of glyphs, without the inside of the glyphs.
///
/// All copies of a glyph at the distance of half the line's width together cover the line and the inside, and the area
/// that every copy covers is the inside without the line, which is taken away.
struct HollowGlyphs {
  /// The glyphs, in the color of the line.
  let glyphs: TextCommand
  /// The offsets of the copies: points on a circle with half of the line's width as its radius.
  let offsets: [CGSize]

  /// The command that draws the line.
  var command: DrawCommand {
    var inside = DrawGroup(commands: [.text(copy(at: .zero, .black))] + offsets.map(intersection))
    inside.isIsolated = true
    var removal = DrawGroup(commands: [.group(inside)])
    removal.blendMode = .destinationOut
    var line = glyphs.color
    line.alpha = 1
    var group = DrawGroup(
      opacity: glyphs.color.alpha,
      commands: ([.zero] + offsets).map { .text(copy(at: $0, line)) } + [.group(removal)])
    group.isIsolated = true
    return .group(group)
  }

  private func copy(at offset: CGSize, _ color: Color) -> TextCommand {
    var copy = glyphs
    copy.origin = CGPoint(x: glyphs.origin.x + offset.width, y: glyphs.origin.y + offset.height)
    copy.color = color
    return copy
  }

  /// Returns the group that keeps what is below it only where a copy covers it.
  private func intersection(at offset: CGSize) -> DrawCommand {
    var group = DrawGroup(mask: [.fill(RoundedRect(area), .black)], commands: [.text(copy(at: offset, .black))])
    group.blendMode = .destinationIn
    return .group(group)
  }

  /// A rectangle that contains the glyphs and their copies: letters reach at most one and a half times their size beyond
  /// the line of text.
  private var area: CGRect {
    let margin = 1.5 * glyphs.run.font.size + offsets.reduce(0) { max($0, abs($1.width)) }
    return CGRect(origin: glyphs.origin, size: CGSize(width: glyphs.width, height: 0))
      .insetBy(dx: -margin, dy: -margin)
  }
}
