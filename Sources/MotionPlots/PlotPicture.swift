package import Drawing
package import Foundation

/// A drawing of lines, areas and text, in points with y pointing down, that is written as SVG or PNG.
package struct PlotPicture: Equatable, Sendable {
  package var size: CGSize
  package var background: Color
  /// The marks in drawing order.
  package var marks: [PlotMark]
  /// A description of the picture in a sentence, for accessibility.
  package var summary: String

  package init(size: CGSize, background: Color, marks: [PlotMark] = [], summary: String) {
    self.size = size
    self.background = background
    self.marks = marks
    self.summary = summary
  }
}

package enum PlotMark: Equatable, Sendable {
  case area(CGRect, Color)
  case line(PlotLine)
  case text(PlotText)
}

/// A line through points, with round ends and corners.
package struct PlotLine: Equatable, Sendable {
  package var points: [CGPoint]
  package var width: CGFloat
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  package var dash: [CGFloat]
  package var color: Color

  package init(points: [CGPoint], width: CGFloat, dash: [CGFloat] = [], color: Color) {
    self.points = points
    self.width = width
    self.dash = dash
    self.color = color
  }
}

/// A short text on one line.
package struct PlotText: Equatable, Sendable {
  package enum Anchor: String, Sendable {
    case start
    case middle
    case end
  }

  package var text: String
  /// The point of the baseline that the anchor refers to.
  package var position: CGPoint
  package var anchor: Anchor
  package var size: CGFloat
  package var isBold: Bool
  package var color: Color

  package init(
    _ text: String, at position: CGPoint, anchor: Anchor = .start, size: CGFloat = 11, isBold: Bool = false,
    color: Color
  ) {
    self.text = text
    self.position = position
    self.anchor = anchor
    self.size = size
    self.isBold = isBold
    self.color = color
  }
}
