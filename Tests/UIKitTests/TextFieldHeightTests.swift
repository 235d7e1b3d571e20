import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

/// The natural height of text fields.
@MainActor
struct TextFieldHeightTests {
  private let device = TestDevice()

  private func height(_ size: CGFloat, _ style: UITextField.BorderStyle) -> CGFloat {
    device.becomeCurrent()
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    field.borderStyle = style
    field.text = "Name"
    return field.intrinsicContentSize.height
  }

  /// The text field of Interface Builder's library has 14 points, and its frame is 97 by 34.
  @Test(arguments: [CGFloat(10), 12, 14, 17])
  func aRoundedBorderIsAtLeast34High(_ size: CGFloat) { expectEqual(height(size, .roundedRect), 34) }

  @Test func aRoundedBorderGrowsWithLargerFonts() {
    for size in [24, 30, 48] as [CGFloat] {
      expectEqual(height(size, .roundedRect), height(size, .none) + 12)
      expectGreater(height(size, .roundedRect), 34)
    }
  }

  @Test(arguments: [UITextField.BorderStyle.none, .line, .bezel])
  func otherBordersFollowTheFont(_ style: UITextField.BorderStyle) {
    expectLess(height(12, style), height(14, style))
    expectLess(height(14, style), 34)
  }
}
