package import Foundation

/// The style of a line along an outline, in the outline's units.
package struct StrokeStyle: Hashable, Sendable {
  /// The end of an open line.
  package enum Cap: Hashable, Sendable {
    case butt
    case round
    /// An extension by half of the width.
    case square
  }

  /// The shape of the outer side of a corner.
  package enum Join: Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  /// The width of the pen.
  package var width: CGFloat
  /// The shape of the ends of open lines.
  package var cap: Cap
  /// The shape of corners.
  package var join: Join
  /// The limit of a corner's tip in multiples of the width, measured from the inner side; sharper corners are beveled.
  package var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps between them, alternating. If any is negative or all are zero, the line is
  /// drawn without gaps.
  package var dashes: [CGFloat]
  /// The distance into the dash pattern at which the line begins.
  package var dashPhase: CGFloat
  /// The start of the drawn part, as a fraction of the length of all contours.
  package var start: CGFloat
  /// The end of the drawn part, as a fraction of the length of all contours.
  package var end: CGFloat

  /// Creates a style, by default of a whole line without dashes.
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

  /// Returns the equivalent style for an outline that is `factor` times as large.
  package func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dashes = dashes.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }

  /// The largest distance from the outline that the line may reach.
  package var reach: CGFloat {
    let tips = join == .miter && miterLimit > 1 ? miterLimit : 1
    // A square end extends to its corners.
    let ends: CGFloat = cap == .square ? 1.5 : 1
    return width / 2 * (tips > ends ? tips : ends)
  }
}
