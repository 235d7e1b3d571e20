import Foundation
import Typography

/// What a field shows of its text, as it is set.
struct FieldLine {
  let styled: StyledText
  /// How much smaller than its font the text is set.
  let scale: CGFloat
  let carets: CaretLine
  let width: CGFloat

  /// - Parameters:
  ///   - room: Width that the text is made smaller for; infinity for none.
  ///   - smallest: How small, at least, as a share of the font's size.
  init(_ styled: StyledText, room: CGFloat, smallest: CGFloat) {
    self.styled = styled
    let natural = CaretLine(styled.text, engine: HostServices.textEngine)
    let wide = natural.width
    scale = wide > room && wide > 0 ? max(room / wide, min(smallest, 1)) : 1
    carets = scale < 1 ? CaretLine(styled.scaled(by: scale), engine: HostServices.textEngine) : natural
    width = scale < 1 ? carets.width : wide
  }

  /// - Parameter width: Where the end is left out for dots; infinity for all of it.
  func layout(width: CGFloat, format: ParagraphFormat) -> TextLayout {
    TextLayout(
      scale < 1 ? styled.scaled(by: scale) : styled.text, width: width, format: format,
      engine: HostServices.textEngine)
  }
}
