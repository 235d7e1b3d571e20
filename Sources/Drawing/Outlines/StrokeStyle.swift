package import Foundation

/// How a line is drawn along an outline, in the outline's units.
package struct StrokeStyle: Hashable, Sendable {
  /// How a line that is not closed ends.
  package enum Cap: Hashable, Sendable {
    case butt
    case round
    /// Half of the width beyond the end.
    case square
  }

  /// What fills the outer side of a corner.
  package enum Join: Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// A corner's tip may be this many widths long, measured from the inner side; sharper ones are cut off.
  package var miterLimit: CGFloat
  /// Lengths of dashes and of the gaps between them, in turn. Unless they are all non-negative and not all zero, the
  /// line is drawn without gaps.
  package var dashes: [CGFloat]
  /// How far into the dashes the line begins.
  package var dashPhase: CGFloat
  /// Which part of the outline is drawn, in shares of the length of all its contours.
  package var start: CGFloat
  package var end: CGFloat

  package init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [],
    dashPhase: CGFloat = 0, start: CGFloat = 0, end: CGFloat = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.start = start
    self.end = end
  }

  /// The same line on an outline that is `factor` times as large.
  package func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }

  /// How far from the outline the line may reach.
  package var reach: CGFloat {
    let tips = join == .miter && miterLimit > 1 ? miterLimit : 1
    // The corner of a square end.
    let ends: CGFloat = cap == .square ? 1.5 : 1
    return width / 2 * (tips > ends ? tips : ends)
  }
}
