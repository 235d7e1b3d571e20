import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Layout managers that draw backgrounds and underlines themselves.
@MainActor struct LayoutManagerDrawingTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 200))

  private final class Notes: NSLayoutManager {
    var backgrounds: [(rects: [CGRect], range: NSRange, color: UIColor)] = []
    var underlines: [(range: NSRange, style: NSUnderlineStyle, line: NSRange, origin: CGPoint)] = []
    var draws = false

    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      backgrounds.append(((0..<rectCount).map { rectArray[$0] }, charRange, color))
      guard draws else { return }
      super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }

    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      underlines.append((glyphRange, underlineVal, lineGlyphRange, containerOrigin))
      guard draws else { return }
      super.drawUnderline(
        forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
        lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }

  /// A text view of 20-point boxes, ten points wide and twenty high, from (5, 8) on.
  private func show(_ text: NSAttributedString, by manager: NSLayoutManager, width: CGFloat = 200) {
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: width, height: 200))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    device.window.addSubview(
      UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200), textContainer: container))
    _ = device.frame()
  }

  private func text(_ text: String, _ range: NSRange, _ key: NSAttributedString.Key, _ value: Any) -> NSAttributedString
  {
    let made = NSMutableAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    made.addAttribute(key, value: value, range: range)
    return made
  }

  @Test func backgroundsAreFilledOnceForEachRange() {
    device.becomeCurrent()
    let manager = Notes()
    let range = NSRange(location: 1, length: 6)
    let shown = NSMutableAttributedString(
      attributedString: text("abc defg", range, .backgroundColor, UIColor.red))
    // Another color of the text does not divide the background.
    shown.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 1))
    show(shown, by: manager, width: 60)
    expectEqual(manager.backgrounds.map(\.range), [range])
    expectEqual(manager.backgrounds.first?.color, .red)
    expectEqual(
      manager.backgrounds.first?.rects,
      [CGRect(x: 15, y: 8, width: 20, height: 20), CGRect(x: 5, y: 28, width: 30, height: 20)])
  }

  @Test func underlinesAreDrawnLineByLine() {
    device.becomeCurrent()
    let manager = Notes()
    let whole = NSRange(location: 0, length: 8)
    show(text("abc defg", whole, .underlineStyle, NSUnderlineStyle.single.rawValue), by: manager, width: 60)
    expectEqual(manager.underlines.map(\.range), [NSRange(location: 0, length: 3), NSRange(location: 4, length: 4)])
    expectEqual(manager.underlines.map(\.line), [NSRange(location: 0, length: 4), NSRange(location: 4, length: 4)])
    #expect(manager.underlines.allSatisfy { $0.style == .single && $0.origin == CGPoint(x: 0, y: 8) })
  }

  /// A layout manager whose methods call `super` draws the same as one without a subclass.
  @Test(arguments: [NSAttributedString.Key.backgroundColor, .underlineStyle])
  func theDefaultsDrawTheSame(key: NSAttributedString.Key) {
    let value: Any = key == .backgroundColor ? UIColor.red : NSUnderlineStyle.double.rawValue
    device.becomeCurrent()
    let shown = text("abc defg", NSRange(location: 1, length: 6), key, value)
    func marks(_ manager: NSLayoutManager) -> [String] {
      show(shown, by: manager, width: 60)
      defer { device.window.subviews.forEach { $0.removeFromSuperview() } }
      return device.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("fill") }
    }
    let manager = Notes()
    manager.draws = true
    let (plain, own) = (marks(NSLayoutManager()), marks(manager))
    expectEqual(Set(plain), Set(own))
  }

  /// A scrolled text view asks for the glyphs of visible lines, which all exist.
  @Test func onlyVisibleLinesAreDrawn() throws {
    final class Ranges: NSLayoutManager {
      var drawn: [NSRange] = []
      override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawn.append(glyphsToShow) }
    }
    device.becomeCurrent()
    let manager = Ranges()
    // 60 lines of three characters, 20 points high.
    let text = (10..<70).map { "\($0)" }.joined(separator: "\n")
    show(
      self.text(text, NSRange(location: 0, length: 2), .foregroundColor, UIColor.red), by: manager)
    let view = try #require(device.window.subviews.last as? UITextView)
    view.contentOffset.y = 600
    manager.drawn = []
    _ = device.frame()
    let range = try #require(manager.drawn.last)
    expectGreater(range.location, 0)
    expectAtMost(range.location, 3 * 29)
    expectAtLeast(NSMaxRange(range), 3 * 39)
    expectAtMost(NSMaxRange(range), text.utf16.count)
  }
}
