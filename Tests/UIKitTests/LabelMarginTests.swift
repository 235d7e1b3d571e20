import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Labels that give their text margins in `textRect(forBounds:limitedToNumberOfLines:)`.
@MainActor
struct LabelMarginTests {
  private final class Padded: UILabel {
    let insets = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 12)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let outer = UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
      return super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        .inset(by: outer)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private let plain = UILabel()
  private let padded = Padded()

  init() {
    TestDevice.services.makeCurrent()
    for label in [plain, padded] { label.text = "one two three four" }
  }

  @Test func theNaturalSizeIncludesTheMargins() {
    let size = plain.intrinsicContentSize
    expectEqual(padded.intrinsicContentSize, CGSize(width: size.width + 22, height: size.height + 12))
    expectEqual(padded.sizeThatFits(.zero), padded.intrinsicContentSize)
    padded.sizeToFit()
    expectEqual(padded.bounds.size, padded.intrinsicContentSize)
  }

  @Test func linesWrapBetweenTheMargins() {
    for label in [plain, padded] { label.numberOfLines = 0 }
    let width = plain.intrinsicContentSize.width / 2 + 5
    let text = plain.sizeThatFits(CGSize(width: width, height: 500))
    expectGreater(text.height, plain.intrinsicContentSize.height)
    expectClose(
      padded.sizeThatFits(CGSize(width: width + 22, height: 500)),
      CGSize(width: text.width + 22, height: text.height + 12))
  }
}
