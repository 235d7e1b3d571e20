import Drawing
import Foundation
import Geometry
import Typography

/// A recorder of a label's laid-out text into drawing commands.
package struct LabelPainter {
  package let layout: TextLayout
  package let styles: [StyledText.Style]
  package let bounds: CGRect
  package let baselineShift: BaselineShift
  /// The color of text without a color of its own.
  package let color: UIColor
  package let shadow: (color: UIColor, offset: CGSize)?
  package let traits: UITraitCollection

  package init(
    layout: TextLayout, styles: [StyledText.Style], bounds: CGRect, baselineShift: BaselineShift, color: UIColor,
    shadow: (color: UIColor, offset: CGSize)?, traits: UITraitCollection
  ) {
    self.layout = layout
    self.styles = styles
    self.bounds = bounds
    self.baselineShift = baselineShift
    self.color = color
    self.shadow = shadow
    self.traits = traits
  }

  package func record(into commands: inout [DrawCommand]) {
    var marks: [DrawCommand] = []
    if let shadow { draw(into: &marks, at: shadow.offset, in: shadow.color.drawn(with: traits)) }
    draw(into: &marks, at: .zero, in: nil)
    guard isOverflowing else { return commands.append(contentsOf: marks) }
    commands.append(.group(DrawGroup(clip: RoundedRect(bounds), commands: marks)))
  }

  /// Whether the text is larger than the label, so that it must be clipped.
  private var isOverflowing: Bool {
    layout.size.width > bounds.size.width + 0.01 || layout.size.height > bounds.size.height + 0.01
  }

  /// The top of the text, which is centered vertically in the label.
  private var top: CGFloat {
    let grid = PixelGrid(scale: traits.displayScale)
    switch baselineShift {
    case .toTop: return bounds.origin.y
    case .points(let shift):
      return bounds.origin.y + grid.round((bounds.size.height - grid.ceil(layout.size.height)) / 2 + shift)
    }
  }

  private func draw(into marks: inout [DrawCommand], at offset: CGSize, in single: Color?) {
    let grid = PixelGrid(scale: traits.displayScale)
    for line in layout.lines {
      let baseline = top + grid.round(line.baseline) + offset.height
      for fragment in line.fragments {
        let style = styles.indices.contains(fragment.style) ? styles[fragment.style] : StyledText.Style()
        let rise = fragment.rise == 0 ? 0 : grid.round(fragment.rise)
        let origin = CGPoint(x: bounds.origin.x + fragment.x + offset.width, y: baseline - rise)
        if single == nil, let background = style.background {
          let rect = CGRect(x: origin.x, y: top + line.top, width: fragment.width, height: line.height)
          marks.append(.fill(RoundedRect(rect), background.drawn(with: traits)))
        }
        if let attachment = style.attachment {
          if single == nil { draw(attachment, at: origin, tint: style.color ?? color, into: &marks) }
          continue
        }
        let ink = single.map { Ink(color: $0) } ?? ink(of: style.color ?? color)
        var glyphs: [DrawCommand] = []
        let natural = fragment.shrunk(by: style.stretch)
        if single == nil { drawEffects(of: style, natural, at: origin, ink.color, into: &glyphs) }
        if style.stroke?.isFilled ?? true || single != nil {
          let text = TextCommand(run: natural.run, origin: origin, width: natural.width, color: ink.color)
          draw(.text(text), in: ink, into: &glyphs)
        }
        marks += style.slanted(glyphs, from: origin)
        drawLines(of: style, along: fragment, from: origin, in: ink, isShadow: single != nil, into: &marks)
      }
    }
  }

  /// Draws the shadow below a fragment, and the line along the edges of its glyphs.
  private func drawEffects(
    of style: StyledText.Style, _ fragment: TextLayout.Fragment, at origin: CGPoint, _ glyphColor: Color,
    into marks: inout [DrawCommand]
  ) {
    func copy(_ offset: CGSize, _ color: Color) {
      let origin = CGPoint(x: origin.x + offset.width, y: origin.y + offset.height)
      marks.append(.text(TextCommand(run: fragment.run, origin: origin, width: fragment.width, color: color)))
    }
    if let shadow = style.shadow {
      var color = shadow.color.drawn(with: traits)
      let opacity = color.alpha
      for part in shadow.copies(opacity: opacity) {
        color.alpha = opacity * part.opacity
        copy(part.offset, color)
      }
    }
    guard let stroke = style.stroke else { return }
    let color = stroke.color?.drawn(with: traits) ?? glyphColor
    let offsets = stroke.offsets(fontSize: fragment.run.font.size)
    if stroke.isFilled {
      for offset in offsets { copy(offset, color) }
    } else {
      let glyphs = TextCommand(run: fragment.run, origin: origin, width: fragment.width, color: color)
      marks.append(HollowGlyphs(glyphs: glyphs, offsets: offsets).command)
    }
  }

  /// Draws a picture whose lower left corner is on the baseline, unless its bounds say otherwise.
  private func draw(
    _ attachment: any TextPicture, at origin: CGPoint, tint: UIColor, into marks: inout [DrawCommand]
  ) {
    let placement = attachment.placement
    guard placement.width > 0, placement.height > 0,
      let image = (attachment as? any PictureHolding)?.shownImage(in: placement)
    else { return }
    let rect = CGRect(
      x: origin.x + placement.minX, y: origin.y - placement.maxY, width: placement.width, height: placement.height)
    marks.append(image.command(in: rect, traits: traits, tint: tint))
  }
}

extension TextLayout.Fragment {
  /// Returns the fragment before it is stretched.
  fileprivate func shrunk(by stretch: CGFloat) -> TextLayout.Fragment {
    var fragment = self
    if stretch != 1 { fragment.width /= stretch }
    return fragment
  }
}

/// The vertical position of text that has been scaled down.
package enum BaselineShift {
  /// The distance below the center of the label.
  case points(CGFloat)
  case toTop
}
