import Foundation
import Geometry
import Typography

/// A picture in place of a character of a text.
package protocol TextPicture: AnyObject {
  /// The rectangle relative to the baseline, with y pointing up.
  var placement: CGRect { get }
}

extension NSAttributedString.Key {
  /// The picture in place of a character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension AttributedText.Span {
  /// Gives a span that consists of a picture's character the size of the picture.
  mutating func fit(_ picture: CGRect) {
    let engine = HostServices.current.textEngine
    let metrics = engine.metrics(of: font)
    if picture.maxY > metrics.ascender, metrics.ascender > 0 { font.size *= picture.maxY / metrics.ascender }
    stretch = 1
    kern = picture.width - engine.width(of: text, font: font)
  }
}
