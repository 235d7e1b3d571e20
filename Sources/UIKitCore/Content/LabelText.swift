import Foundation
import Typography

/// What a label shows, ready to be laid out: stretches of text, and the colours that they name by their place.
struct LabelText: Equatable {
  var content: AttributedText
  /// By the `style` of a span; nil is the label's own colour.
  var colors: [UIColor?]

  init(_ text: String, font: UIFont) {
    content = AttributedText(text, font: font.descriptor)
    colors = [nil]
  }

  /// - Parameter font: For stretches that name none.
  init(_ text: NSAttributedString, font: UIFont) {
    var spans: [AttributedText.Span] = []
    var colors: [UIColor?] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let own = attributes[.font] as? UIFont ?? font
      spans.append(.init(text: string.substring(with: range), font: own.descriptor, style: colors.count))
      colors.append(attributes[.foregroundColor] as? UIColor)
    }
    content = AttributedText(spans: spans)
    self.colors = colors
  }

  /// The same text in smaller letters.
  func scaled(by factor: CGFloat) -> AttributedText {
    guard factor != 1 else { return content }
    var scaled = content
    for index in scaled.spans.indices { scaled.spans[index].font.size *= factor }
    return scaled
  }
}
