import DeviceSupport
import Drawing
import Foundation
import Testing
import TestSupport
import UIKit
@testable import UIKitCore

/// Shadows and outlines of attributed text.
@MainActor
struct TextEffectTests {
  private let device = TestDevice()

  /// The lines of the display list that draw text, for a label with attributes.
  private func drawn(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
    for view in device.window.subviews { view.removeFromSuperview() }
    device.window.addSubview(label)
    return device.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("text") }
  }

  private func shadow(_ offset: CGSize, blur: CGFloat = 0) -> NSShadow {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (offset, blur)
    shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return shadow
  }

  @Test func aSharpShadowIsOneCopyBelowTheText() {
    let lines = drawn([.shadow: shadow(CGSize(width: 2, height: 3))])
    expectEqual(lines.count, 2, "\(lines)")
    expectEqual(lines.first?.contains("#FF0000FF"), true, "\(lines)")
    expectEqual(lines.last?.contains("#000000FF"), true, "\(lines)")
  }

  /// Copies on top of each other have the opacity of the shadow, within the limit of 0.98.
  @Test(arguments: [0.1, 0.3333, 0.5, 0.9, 1] as [CGFloat]) func blurredCopiesAddUpToTheOpacity(opacity: CGFloat) throws
  {
    let copies = try #require(TextShadow(shadow(CGSize(width: 2, height: 3), blur: 4))).copies(opacity: opacity)
    let transparency = copies.reduce(1) { $0 * (1 - $1.opacity * opacity) }
    expectLess(abs(1 - transparency - min(opacity, 0.98)), 0.01)
    let middle = copies.reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.offset.width, height: $0.height + $1.offset.height)
    }
    expectLess(abs(middle.width / CGFloat(copies.count) - 2), 1e-9)
    expectLess(abs(middle.height / CGFloat(copies.count) - 3), 1e-9)
  }

  @Test func shadowsThatAreNotNumbersAreFinite() throws {
    let shadow = try #require(TextShadow(shadow(CGSize(width: CGFloat.nan, height: .infinity), blur: .nan)))
    #expect(shadow.copies(opacity: 1).allSatisfy { $0.offset.width.isFinite && $0.offset.height.isFinite })
  }

  /// A capital is a box here: from 22.5 to 37.5 and from 20 to 50, with a line of four points along its edges.
  @Test(arguments: [(10.0, 0), (-10.0, 0xFF00_00FF as UInt32)])
  func aPositiveWidthLeavesTheInsideEmpty(width: Double, inside: UInt32) throws {
    device.becomeCurrent()
    let text = NSAttributedString(
      string: "T",
      attributes: [
        .font: UIFont.systemFont(ofSize: 40), .strokeWidth: width,
        .strokeColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
      ])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 70), format: format).image { _ in
      text.draw(at: CGPoint(x: 20, y: 20))
    }
    let pixels = try #require(image.cgImage?.pixels.pixels)
    let row = (0..<60).map { pixels[35 * 60 + $0] }
    expectEqual(row[30], inside)
    expectEqual([row[21], row[38]], [0xFFFF_0000, 0xFFFF_0000])
    expectEqual([row[17], row[42]], [0, 0])
    if width > 0 { expectEqual([row[23], row[36], row[26]], [0xFFFF_0000, 0xFFFF_0000, 0]) }
  }

  @Test func anOutlineSurroundsTheText() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let filled = drawn([.strokeWidth: -4, .strokeColor: red])
    expectEqual(filled.filter { $0.contains("#FF0000FF") }.count, 12)
    expectEqual(filled.last?.contains("#000000FF"), true)
    let hollow = drawn([.strokeWidth: 4, .strokeColor: red])
    expectEqual(hollow.filter { $0.contains("#FF0000FF") }.count, 13)
    expectEqual(drawn([.strokeWidth: 0, .strokeColor: red]).count, 1)
    expectEqual(
      TextStroke(percent: -10, color: nil)?.offsets(fontSize: 20).allSatisfy {
        abs(hypot($0.width, $0.height) - 1) < 1e-9
      }, true)
  }
}
