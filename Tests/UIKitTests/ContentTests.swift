import DeviceSupport
import Drawing
import Foundation
import Testing
import Typography
import UIKitCore
import TestSupport

@MainActor struct ContentTests {
  private let harness = TestDevice()

  private func image(_ width: Int, _ height: Int) -> UIImage {
    let pixels = [UInt32](repeating: 0xFF10_2030, count: width * height)
    return UIImage(pixels: ImagePixels(width: width, height: height, pixels: pixels, name: "test"), scale: 1)
  }

  private func destination(_ mode: UIView.ContentMode) -> CGRect? {
    let view = UIImageView(image: image(40, 20))
    view.frame = rect(0, 0, 100, 100)
    view.contentMode = mode
    harness.window.addSubview(view)
    defer { view.removeFromSuperview() }
    return destination(in: harness.frame().commands)
  }

  private func destination(in commands: [DrawCommand]) -> CGRect? {
    for command in commands {
      switch command {
      case .image(let image): return image.destination
      case .group(let group): if let found = destination(in: group.commands) { return found }
      default: break
      }
    }
    return nil
  }

  @Test func picturesFollowTheContentMode() {
    expectEqual(destination(.scaleToFill), rect(0, 0, 100, 100))
    expectEqual(destination(.scaleAspectFit), rect(0, 25, 100, 50))
    expectEqual(destination(.scaleAspectFill), rect(-50, 0, 200, 100))
    expectEqual(destination(.center), rect(30, 40, 40, 20))
    expectEqual(destination(.bottomRight), rect(60, 80, 40, 20))
  }

  @Test func imageViewHasImageSize() {
    let view = UIImageView(image: image(40, 20))
    expectEqual(view.frame.size, CGSize(width: 40, height: 20))
    expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 20))
    expectFalse(view.isUserInteractionEnabled)
  }

  @Test(arguments: ["", "../secret", "a/b", "no-such-picture", "nul\0"])
  func namesThatAreNoPicturesGiveNothing(name: String) { expectNil(UIImage(named: name)) }

  @Test func bytesThatAreNoPictureGiveNothing() {
    expectNil(UIImage(data: Data()))
    expectNil(UIImage(data: Data([1, 2, 3])))
  }

  @Test func textStylesHaveApplesSizes() {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: standard).pointSize, 17)
    expectEqual(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: standard).pointSize, 34)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    expectEqual(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: largest).pointSize, 40)
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e12] as [CGFloat])
  func absurdFontSizesAreUsable(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    expectAtLeast(font.pointSize, 1)
    expectAtMost(font.pointSize, 512)
    expectTrue(font.lineHeight.isFinite)
  }

  @Test func aLabelIsAsLargeAsItsText() {
    let label = UILabel()
    label.text = "Tessera"
    let natural = label.intrinsicContentSize
    label.text = "Tessera and more"
    expectGreater(label.intrinsicContentSize.width, natural.width)
    expectEqual(label.intrinsicContentSize.height, natural.height)
    label.text = nil
    expectEqual(label.intrinsicContentSize, .zero)
  }

  @Test func severalLinesBreakAtTheWidth() {
    let label = UILabel()
    label.text = "one two three four five six seven"
    let single = label.sizeThatFits(CGSize(width: 60, height: 1_000))
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 60, height: 1_000))
    expectGreater(wrapped.height, single.height * 1.9)
    expectAtMost(wrapped.width, 60)
    label.numberOfLines = 2
    expectClose(label.sizeThatFits(CGSize(width: 60, height: 1_000)).height, single.height * 2)
  }

  @Test func attributesColourStretchesOfText() {
    let label = UILabel(frame: rect(0, 0, 100, 30))
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    label.textColor = .blue
    label.attributedText = text
    harness.window.addSubview(label)
    func colors(_ commands: [DrawCommand]) -> [Color] {
      commands.flatMap { command -> [Color] in
        switch command {
        case .text(let text): [text.color]
        case .group(let group): colors(group.commands)
        default: []
        }
      }
    }
    let found = colors(harness.frame().commands)
    expectEqual(found, [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)])
  }
}
