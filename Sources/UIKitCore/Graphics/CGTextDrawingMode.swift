import Foundation

/// The way in which text is drawn: its glyphs, lines along their edges, or both.
///
/// - Fidelity: approximated; the line along an edge is made of copies of the glyph. The modes that add text to the clip do
///   not exist.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
  /// The glyphs are filled.
  case fill = 0
  /// The edges of the glyphs are drawn, with the context's line width.
  case stroke = 1
  /// The glyphs are filled, and their edges are drawn.
  case fillStroke = 2
  /// Nothing is drawn.
  case invisible = 3
}

extension StyledText.Style {
  /// Returns the style in a context's text drawing mode. A style with a line of its own keeps it.
  func drawn(in state: DrawingRecorder.State) -> StyledText.Style {
    guard state.textMode != .fill, stroke == nil else { return self }
    var style = self
    style.stroke = TextStroke(width: state.pen.width, isFilled: state.textMode == .fillStroke)
    return style
  }
}
