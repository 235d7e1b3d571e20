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
    scale = Self.scale(styled, availableWidth, natural: natural.width, smallest: smallest, engine: engine)
    carets = scale < 1 ? CaretLine(styled.scaled(by: scale), engine: engine) : natural
    width = carets.width
  }

  /// Returns the largest scale at which a line is narrow enough.
  private static func scale(
    _ styled: StyledText, _ availableWidth: CGFloat, natural: CGFloat, smallest: CGFloat, engine: any TextEngine
  ) -> CGFloat {
    guard natural > availableWidth, natural > 0, let size = styled.text.spans.first?.font.size else { return 1 }
    return FittingScale.largest(near: availableWidth / natural, smallest: smallest, fontSize: size) { scale in
      CaretLine(styled.scaled(by: scale), engine: engine).width <= availableWidth + FittingScale.slack
    }
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
