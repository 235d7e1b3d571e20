import Drawing
import Foundation
import Testing
import Typography
import UIKitCore

@MainActor @Suite struct ContentTests {
  private let harness = Harness()

  init() { HostServices.install(textEngine: BoxFont()) }

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
    #expect(destination(.scaleToFill) == rect(0, 0, 100, 100))
    #expect(destination(.scaleAspectFit) == rect(0, 25, 100, 50))
    #expect(destination(.scaleAspectFill) == rect(-50, 0, 200, 100))
    #expect(destination(.center) == rect(30, 40, 40, 20))
    #expect(destination(.bottomRight) == rect(60, 80, 40, 20))
  }

  @Test func anImageViewIsAsLargeAsItsPicture() {
    let view = UIImageView(image: image(40, 20))
    #expect(view.frame.size == CGSize(width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test(arguments: ["", "../secret", "a/b", "no-such-picture", "nul\0"])
  func namesThatAreNoPicturesGiveNothing(name: String) { #expect(UIImage(named: name) == nil) }

  @Test func bytesThatAreNoPictureGiveNothing() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func textStylesHaveApplesSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: largest).pointSize == 40)
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e12] as [CGFloat])
  func absurdFontSizesAreUsable(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize >= 1 && font.pointSize <= 512)
    #expect(font.lineHeight.isFinite)
  }

  @Test func aLabelIsAsLargeAsItsText() {
    let label = UILabel()
    label.text = "Tessera"
    let natural = label.intrinsicContentSize
    label.text = "Tessera and more"
    #expect(label.intrinsicContentSize.width > natural.width)
    #expect(label.intrinsicContentSize.height == natural.height)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func severalLinesBreakAtTheWidth() {
    let label = UILabel()
    label.text = "one two three four five six seven"
    let single = label.sizeThatFits(CGSize(width: 60, height: 1_000))
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 60, height: 1_000))
    #expect(wrapped.height > single.height * 1.9)
    #expect(wrapped.width <= 60)
    label.numberOfLines = 2
    #expect(isClose(label.sizeThatFits(CGSize(width: 60, height: 1_000)).height, single.height * 2))
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
    #expect(found == [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0)])
  }
}
