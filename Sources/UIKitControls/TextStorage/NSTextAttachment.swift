import Foundation
import Geometry
import UIKitCore

/// A picture in a text, in place of a character.
///
/// - Fidelity: approximated; files, views and cells of their own are absent. A line that is higher because of a picture
///   is also a little lower below its baseline.
open class NSTextAttachment: NSObject, PictureHolding {
  /// The character that the picture takes the place of.
  public nonisolated static let character = 0xFFFC

  /// The picture. The default is `nil`.
  open var image: UIImage?
  /// The size of the picture, and its position relative to the baseline, in points, with y pointing up. A size of zero,
  /// the default, is that of the picture.
  open var bounds = CGRect.zero
  /// The data of a file. It is kept, and shown if it is a picture.
  open var contents: Data? { didSet { if let contents, image == nil { image = UIImage(data: contents) } } }
  /// The type of the file.
  open var fileType: String?

  /// Creates an attachment without a picture.
  public override init() { super.init() }

  /// Creates an attachment with the data of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the rectangle of the picture relative to the baseline, with y pointing up. The default is ``bounds``, or the
  /// size of the picture if that is zero.
  ///
  /// - Parameters:
  ///   - textContainer: The area in which text is laid out. Always `nil` here.
  ///   - lineFrag: The rectangle of the line.
  ///   - position: The place of the character in it.
  ///   - charIndex: The index of the character in the text.
  /// - Fidelity: approximated; the line is as wide as the screen, the place is its beginning, and the index is 0.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    let bounds = bounds.standardFinite
    guard bounds.width == 0, bounds.height == 0 else { return bounds }
    // A picture with a baseline, such as a symbol, is on that of the text.
    let below = image?.baselineOffsetFromBottom ?? 0
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.minY - below), size: image?.size ?? .zero)
  }

  /// Returns the picture for a rectangle, in which it is stretched when the text is drawn. The default is ``image``.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle of the picture relative to the baseline, with y pointing up.
  ///   - textContainer: The area in which text is laid out. Always `nil` here.
  ///   - charIndex: The index of the character in the text.
  /// - Fidelity: approximated; the index is 0.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
    -> UIImage?
  { image }

  package final func shownImage(in rect: CGRect) -> UIImage? {
    image(forBounds: rect, textContainer: nil, characterIndex: 0)
  }

  package final var placement: CGRect {
    let width = MainQueue.isCurrent ? MainActor.assumeIsolated { UIScreen.main.bounds.width } : 0
    return attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: width, height: 0), glyphPosition: .zero,
      characterIndex: 0
    ).standardFinite
  }
}

extension NSAttributedString {
  /// Creates a text that consists of a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Creates a text that consists of a picture, with further attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }
}
