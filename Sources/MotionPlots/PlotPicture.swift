package import Drawing
package import Foundation

/// A drawing of lines, areas and text, in points with y pointing down, that is written as SVG or PNG.
package struct PlotPicture: Equatable, Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// The color behind the marks.
  package var background: Color
  /// The marks in drawing order.
  package var marks: [PlotMark]
  /// A description of the picture in a sentence, for accessibility.
  package var summary: String

  /// Creates a picture of marks, with a summary for readers who cannot see it.
  package init(size: CGSize, background: Color, marks: [PlotMark] = [], summary: String) {
    self.size = size
    self.background = background
    self.marks = marks
    self.summary = summary
  }
}

/// An area, a line or a text of a plot.
package enum PlotMark: Equatable, Sendable {
  case area(CGRect, Color)
  case line(PlotLine)
  case text(PlotText)
}

/// A line through points, with round ends and corners.
package struct PlotLine: Equatable, Sendable {
  /// The points of the line.
  package var points: [CGPoint]
  /// The width of the line, in points.
  package var width: CGFloat
  /// The lengths of dashes and gaps, alternating; empty for a solid line.
  package var dash: [CGFloat]
  /// The color of the line.
  package var color: Color

  /// Creates a line, by default without dashes.
  package init(points: [CGPoint], width: CGFloat, dash: [CGFloat] = [], color: Color) {
    self.points = points
    self.width = width
    self.dash = dash
    self.color = color
  }
}

/// A short text on one line.
package struct PlotText: Equatable, Sendable {
  /// The point of a text that is at its position.
  package enum Anchor: String, Sendable {
    case start
    case middle
    case end
  }

  /// The text.
  package var text: String
  /// The point of the baseline that the anchor refers to.
  package var position: CGPoint
  /// The point of the text that is at the position.
  package var anchor: Anchor
  /// The font size, in points.
  package var size: CGFloat
  /// Whether the text is bold.
  package var isBold: Bool
  /// The color of the text.
  package var color: Color

  /// Creates a text at a position.
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
