import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKitControls

import UIKitCore

/// Pictures in texts.
@MainActor
struct TextAttachmentTests {
  private let picture = UIImage(
    pixels: ImagePixels(width: 40, height: 20, pixels: .init(repeating: 0xFFFF_0000, count: 800), name: "red"), scale: 2
  )

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: " ab"))
    return text
  }

  @Test func aPictureTakesItsWidthInTheLine() {
    let label = UILabel()
    label.attributedText = text(NSTextAttachment(image: picture))
    let width = label.sizeThatFits(.zero).width
    label.attributedText = NSAttributedString(string: " ab")
    expectLess(abs(width - label.sizeThatFits(.zero).width - 20), 1, "20 points")
  }

  /// Published code draws a pill or a mention in an override.
  @Test func aSubclassDrawsThePictureForItsRectangle() {
    final class Mention: NSTextAttachment {
      let picture: UIImage
      var asked: [CGRect] = []
      init(_ picture: UIImage) {
        self.picture = picture
        super.init(data: nil, ofType: nil)
      }
      override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?
      {
        asked.append(imageBounds)
        return picture
      }
    }
    let mention = Mention(picture)
    mention.bounds = CGRect(x: 0, y: -3, width: 30, height: 12)
    let device = TestDevice()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = text(mention)
    device.window.addSubview(label)
    expectContains(device.dump(), "red")
    expectEqual(Set(mention.asked.map(\.debugDescription)), [mention.bounds.debugDescription])
  }

  @Test func boundsReplaceTheSizeOfThePicture() {
    let attachment = NSTextAttachment(image: picture)
    attachment.bounds = CGRect(x: 0, y: -2, width: 60, height: 60)
    let label = UILabel()
    label.attributedText = text(attachment)
    let size = label.sizeThatFits(.zero)
    expectGreater(size.width, 60)
    expectAtLeast(size.height, 58)
  }

  @Test func thePictureIsDrawnOnTheBaseline() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = text(NSTextAttachment(image: picture))
    var commands: [DrawCommand] = []
    label.recordContent(in: label.bounds, into: &commands)
    let images = commands.compactMap { command -> CGRect? in
      if case .image(let image) = command { image.destination } else { nil }
    }
    let texts = commands.compactMap { command -> CGPoint? in
      if case .text(let text) = command { text.origin } else { nil }
    }
    #expect(images.count == 1 && !texts.isEmpty)
    expectEqual(images.first?.size, CGSize(width: 20, height: 10))
    expectEqual(images.first?.maxY, texts.first?.y)
  }

  @Test func aBaselineOfThePictureIsOnThatOfTheText() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = text(NSTextAttachment(image: picture.withBaselineOffset(fromBottom: 4)))
    var commands: [DrawCommand] = []
    label.recordContent(in: label.bounds, into: &commands)
    let bottom = commands.compactMap { if case .image(let image) = $0 { image.destination.maxY } else { nil } }.first
    let baseline = commands.compactMap { if case .text(let text) = $0 { text.origin.y } else { nil } }.first
    expectEqual(try #require(bottom) - (try #require(baseline)), 4)
  }

  @Test func imagesKeepTheirBaseline() {
    expectNil(picture.baselineOffsetFromBottom)
    let image = picture.withBaselineOffset(fromBottom: 4)
    expectEqual(image.baselineOffsetFromBottom, 4)
    expectFalse(image == picture)
    expectEqual(image.withRenderingMode(.alwaysTemplate).baselineOffsetFromBottom, 4)
    expectEqual(image.imageWithoutBaseline(), picture)
    expectEqual(picture.withBaselineOffset(fromBottom: .nan).baselineOffsetFromBottom, 0)
  }

  @Test func imageViewsAreAlignedByTheBaseline() {
    let device = TestDevice()
    let view = UIImageView(image: picture.withBaselineOffset(fromBottom: 4))
    let label = UILabel()
    label.text = "ab"
    for (child, y) in [(view as UIView, 100 as CGFloat), (label, 0)] {
      device.window.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      if y > 0 { child.topAnchor.constraint(equalTo: device.window.topAnchor, constant: y).isActive = true }
    }
    view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor).isActive = true
    view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor).isActive = true
    device.frame()
    // The picture is 10 points high.
    let baseline = label.frame.maxY + label.font.descender
    expectLess(abs(baseline - 106), 0.51)
  }

  @Test func numbersThatAreNotFiniteAreIgnored() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: CGFloat.nan, y: .infinity, width: -.infinity, height: .nan)
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.sizeThatFits(.zero).width.isFinite)
  }
}
