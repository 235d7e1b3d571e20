import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The sign of buttons that open a menu, which Apple's documentation places at the trailing edge.
@MainActor
struct ButtonIndicatorTests {
  private let device = TestDevice()
  private let sorting = UIButton(configuration: .gray())

  /// The button on the current screen: symbols have the scale of the screen that is current when they are made, and
  /// other tests may have shown their devices since this one was made.
  private var button: UIButton {
    device.becomeCurrent()
    return sorting
  }

  init() {
    button.configuration?.title = "Sort"
    device.window.addSubview(button)
  }

  private var sign: UIImageView? {
    button.layoutIfNeeded()
    return button.subviews.compactMap { $0 as? UIImageView }
      .first { !$0.isHidden && $0.image == UIImage(systemName: "chevron.up.chevron.down") }
  }

  private func title() throws -> CGRect {
    try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Sort" }).frame
  }

  @Test func buttonsHaveNoSignByDefault() {
    expectEqual(button.configuration?.indicator, .automatic)
    expectNil(sign)
    button.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
    button.showsMenuAsPrimaryAction = true
    expectNil(sign)
  }

  @Test func aPopUpButtonHasArrowsAtItsTrailingEdge() throws {
    let width = button.intrinsicContentSize.width
    button.configuration?.indicator = .popup
    expectGreater(button.intrinsicContentSize.width, width)
    button.sizeToFit()
    let frame = try #require(sign).frame
    expectGreater(frame.minX, try title().maxX)
    expectLess(abs(frame.maxX - (button.bounds.width - 12)), 0.51)
    expectEqual(frame.midY, button.bounds.midY)
    button.frame.size.width = 200
    expectEqual(try #require(sign).frame.maxX, 188)
  }

  @Test func theSignIsAtTheLeftOfTextFromRightToLeft() throws {
    button.configuration?.indicator = .popup
    button.semanticContentAttribute = .forceRightToLeft
    button.frame.size = CGSize(width: 200, height: 40)
    expectEqual(try #require(sign).frame.minX, 12)
    expectGreater(try title().minX, try #require(sign).frame.maxX)
  }

  @Test func aChoiceHasTheSignUnlessItIsTurnedOff() throws {
    button.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.sizeToFit()
    expectNotNil(sign)
    button.configuration?.indicator = .none
    expectNil(sign)
    button.configuration?.indicator = .popup
    expectNotNil(sign)
    button.configuration = nil
    expectNil(sign)
  }

  @Test func theSignHasItsOwnColor() throws {
    button.configuration?.indicator = .popup
    button.configuration?.baseForegroundColor = .red
    expectEqual(try #require(sign).tintColor, .red)
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }
    expectEqual(try #require(sign).tintColor, .green)
  }
}
