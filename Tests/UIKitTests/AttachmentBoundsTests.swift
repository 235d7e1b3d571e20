import Foundation
import TestSupport
import Testing
import UIKit

/// Attachments that place their pictures themselves.
@MainActor struct AttachmentBoundsTests {
  private final class Large: NSTextAttachment {
    var lines: [CGRect] = []
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      lines.append(lineFrag)
      return CGRect(x: 0, y: -6, width: 40, height: 24)
    }
  }

  @Test func anOverrideGivesTheSizeOfThePicture() throws {
    let attachment = Large(data: nil, ofType: nil)
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    expectEqual(label.intrinsicContentSize.width.rounded(), 40)
    let line = try #require(attachment.lines.first)
    expectEqual(line.width, UIScreen.main.bounds.width)
    let plain = NSTextAttachment()
    plain.image = attachment.image
    let bounds = plain.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    expectEqual(bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
