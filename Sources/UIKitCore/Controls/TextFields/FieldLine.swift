import Foundation
import Typography

/// The visible line of a field's text.
struct FieldLine {
  let styled: StyledText
  /// The scale by which the text is smaller than its font.
  let scale: CGFloat
  let carets: CaretLine
  let width: CGFloat
  private let engine: any TextEngine

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - availableWidth: The width to which the text is reduced; infinity for no limit.
  ///   - smallest: The smallest scale.
  init(_ styled: StyledText, availableWidth: CGFloat, smallest: CGFloat, engine: any TextEngine) {
    self.styled = styled
    self.engine = engine
    let natural = CaretLine(styled.text, engine: engine)
    let wide = natural.width
    scale = wide > availableWidth && wide > 0 ? max(availableWidth / wide, min(smallest, 1)) : 1
    carets = scale < 1 ? CaretLine(styled.scaled(by: scale), engine: engine) : natural
    width = scale < 1 ? carets.width : wide
  }

  /// Returns the layout of the line.
  ///
  /// - Parameter width: The width beyond which the text is truncated; infinity for no limit.
  func layout(width: CGFloat, format: ParagraphFormat) -> TextLayout {
    TextLayout(
      scale < 1 ? styled.scaled(by: scale) : styled.text, width: width, format: format,
      engine: engine)
  }
}
