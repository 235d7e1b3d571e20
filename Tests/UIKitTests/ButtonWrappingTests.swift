import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

/// Titles of several lines in buttons without a configuration.
@MainActor
struct ButtonWrappingTests {
  private let device = TestDevice()
  private static let words = "one two three four five six"

  private func button(height: CGFloat = 100) -> UIButton {
    device.becomeCurrent()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    button.setTitle(Self.words, for: .normal)
    return button
  }

  private func title(of button: UIButton) throws -> UILabel {
    button.layoutIfNeeded()
    return try #require(button.titleLabel)
  }

  @Test func aTitleIsShortenedInTheMiddleOfOneLine() throws {
    let label = try title(of: button())
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
    expectEqual(label.numberOfLines, 1)
    expectLess(label.frame.height, 30)
  }

  @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
  func aWrappingModeHasAnyNumberOfLines(_ mode: NSLineBreakMode) throws {
    let button = button()
    button.titleLabel?.lineBreakMode = mode
    let label = try title(of: button)
    expectEqual(label.numberOfLines, 0)
    expectGreater(label.frame.height, 45)
    expectEqual(label.frame.midY, 50)
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    expectEqual(button.titleLabel?.numberOfLines, 1)
  }

  @Test func aLimitOfLinesStays() throws {
    let button = button()
    button.titleLabel?.numberOfLines = 2
    button.titleLabel?.lineBreakMode = .byWordWrapping
    let label = try title(of: button)
    expectEqual(label.numberOfLines, 2)
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    expectEqual(button.titleLabel?.numberOfLines, 2)
  }

  @Test func linesAreAlignedAsTheAppSets() throws {
    let button = button()
    button.titleLabel?.numberOfLines = 0
    expectEqual(try title(of: button).textAlignment, .natural)
    button.titleLabel?.textAlignment = .center
    button.setNeedsLayout()
    expectEqual(try title(of: button).textAlignment, .center)
  }

  @Test func theIntrinsicSizeIsThatOfOneLine() throws {
    let button = button()
    let one = button.intrinsicContentSize
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.layoutIfNeeded()
    expectEqual(button.intrinsicContentSize, one)
    expectFalse(button.wrapsInConstraints)
  }

  @Test func linesStayWithinTheButton() throws {
    let button = button(height: 50)
    button.titleLabel?.numberOfLines = 0
    let label = try title(of: button)
    expectEqual(label.frame.minY, 0)
    expectEqual(label.frame.height, 50)
  }

  /// A button in a nib or storyboard with `lineBreakMode="wordWrap"`.
  @Test func aButtonOfANibWraps() throws {
    let button = try #require(
      NibText.view(
        """
        <button lineBreakMode="wordWrap" id="b"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <state key="normal" title="\(Self.words)"/></button>
        """, as: UIButton.self))
    expectGreater(try title(of: button).frame.height, 45)
  }
}
