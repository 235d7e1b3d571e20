import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Images in place of a text field's border, by the rules of Apple's documentation.
@MainActor
struct TextFieldBackgroundTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() { device.window.addSubview(field) }

  private func image(_ name: String) -> UIImage {
    UIImage(
      pixels: ImagePixels(width: 4, height: 4, pixels: Array(repeating: 0xFFFF_FFFF, count: 16), name: name), scale: 1
    )
    .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  @Test func theImageReplacesTheBorder() {
    field.borderStyle = .line
    expectContains(device.dump(), "border")
    field.background = image("field")
    let dump = device.dump()
    expectContains(dump, "image \"field\" 100×40 (0,0 100×40)")
    expectFalse(dump.contains("border"))
    field.background = nil
    expectContains(device.dump(), "border")
  }

  @Test func aRoundedBorderIgnoresTheImage() {
    field.background = image("field")
    field.borderStyle = .roundedRect
    #expect(!device.dump().contains("image") && device.dump().contains("border"))
  }

  @Test func aRoundedBorderIsFilledWithTheBackgroundColor() {
    field.backgroundColor = .red
    field.borderStyle = .roundedRect
    expectEqual(field.backgroundColor, .red)
    let fills = device.fills()
    expectEqual(fills.map(\.color), [Color(red: 1, green: 0, blue: 0, alpha: 1)])
    expectGreater(fills[0].shape.radius, 0)
    field.borderStyle = .none
    expectEqual(device.fills().map(\.shape.radius), [0])
  }

  /// A widespread way to pad the text of a field.
  @Test func aTranslationOfSublayersMovesTheText() throws {
    func textX() -> CGFloat? {
      device.commands().lazy.compactMap {
        if case .text(let text) = $0.command { text.origin.x + $0.offset.x } else { nil }
      }
      .first
    }
    field.text = "word"
    let before = try #require(textX())
    field.layer.sublayerTransform = CATransform3DMakeTranslation(12, 0, 0)
    expectEqual(textX(), before + 12)
    (field.text, field.placeholder) = ("", "hint")
    expectEqual(textX(), before + 12)
  }

  @Test func aDisabledFieldHasItsOwnImage() {
    field.disabledBackground = image("disabled")
    field.isEnabled = false
    expectFalse(device.dump().contains("image"), "ignored without a background")
    field.background = image("field")
    expectContains(device.dump(), "disabled")
    field.isEnabled = true
    expectContains(device.dump(), "field")
    field.disabledBackground = nil
    field.isEnabled = false
    expectContains(device.dump(), "field")
  }
}
