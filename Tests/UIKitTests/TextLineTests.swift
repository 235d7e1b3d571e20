import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit
@testable import UIKitCore

/// Lines under and through text, and letters that lean.
@MainActor
struct TextLineTests {
  private let device = TestDevice()

  private func commands(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> [DrawCommand] {
    let label = UILabel(frame: rect(0, 0, 200, 20))
    label.attributedText = NSAttributedString(string: string, attributes: attributes)
    for view in device.window.subviews { view.removeFromSuperview() }
    device.window.addSubview(label)
    return device.frame().commands
  }

  private func boxes(
    _ style: NSUnderlineStyle, _ key: NSAttributedString.Key = .underlineStyle, _ string: String = "ab"
  )
    -> [CGRect]
  {
    commands(string, [key: style.rawValue]).compactMap { if case .fill(let shape, _) = $0 { shape.rect } else { nil } }
  }

  @Test func aThickLineHasTwiceTheThickness() {
    let (single, thick) = (boxes(.single), boxes(.thick))
    expectEqual(single.count, 1)
    expectEqual(thick.map(\.origin), single.map(\.origin))
    expectEqual(thick.map(\.height), single.map { 2 * $0.height })
  }

  @Test(arguments: [NSAttributedString.Key.underlineStyle, .strikethroughStyle])
  func aDoubleLineHasAGapOfItsThickness(key: NSAttributedString.Key) throws {
    let single = try #require(boxes(.single, key).first)
    let lines = boxes(.double, key)
    try #require(lines.count == 2)
    expectEqual(lines.map(\.size), [single.size, single.size])
    expectEqual(lines[1].minY - lines[0].maxY, single.height)
    if key == .underlineStyle { expectEqual(lines[0], single) } else { expectLess(lines[0].minY, single.minY) }
  }

  @Test(arguments: [
    (NSUnderlineStyle.patternDot, [3, 3] as [CGFloat]), (.patternDash, [10, 5]), (.patternDashDot, [10, 3, 3, 3]),
    (.patternDashDotDot, [10, 3, 3, 3, 3, 3]),
  ]) func patternsHaveGaps(pattern: NSUnderlineStyle, lengths: [CGFloat]) throws {
    let whole = try #require(boxes(.single, .underlineStyle, "abcdefgh").first)
    let dashes = boxes([.single, pattern], .underlineStyle, "abcdefgh")
    var (x, index, expected) = (whole.minX, 0, [CGRect]())
    while x < whole.maxX {
      let end = x + lengths[index % lengths.count] * whole.height
      if index % 2 == 0 { expected.append(rect(x, whole.minY, min(end, whole.maxX) - x, whole.height)) }
      (x, index) = (end, index + 1)
    }
    expectEqual(dashes, expected)
  }

  @Test func wordsAloneHaveALine() {
    let lines = boxes([.single, .byWord], .underlineStyle, "ab cde")
    // Letters of the device's font are half as wide as high, and blanks a quarter.
    expectEqual(lines.map(\.minX), [0, 2.5 * 8.5])
    expectEqual(lines.map(\.width), [2 * 8.5, 3 * 8.5])
  }

  @Test(arguments: [log(2), log(0.5), log(1.25)]) func lettersAreWiderByTheirExpansion(expansion: Double) throws {
    let natural = try #require(commands("ab", [:]).first)
    let attributes: [NSAttributedString.Key: Any] = [.expansion: expansion]
    guard case .text(let text) = natural, case .group(let group)? = commands("ab", attributes).first else {
      return #expect(Bool(false), "\(device.dump())")
    }
    expectEqual(group.commands, [natural])
    let end = CGPoint(x: text.origin.x + text.width, y: text.origin.y).applying(group.transform)
    expectLess(abs(end.x - text.origin.x - text.width * exp(expansion)), 0.001)
    expectEqual(text.origin.applying(group.transform), text.origin)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "ab", attributes: attributes)
    expectLess(abs(label.sizeThatFits(.zero).width - text.width * exp(expansion)), 0.51)
    expectEqual(commands("ab", [.expansion: CGFloat.nan]), [natural])
  }

  @Test func kerningIsNotExpanded() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      NSAttributedString(string: "abcd", attributes: attributes).size().width
    }
    let (plain, kerned) = (width([:]), width([.kern: 3]))
    expectLess(abs(width([.kern: 3, .expansion: log(2.0)]) - 2 * plain - (kerned - plain)), 0.01)
  }

  @Test func lettersLeanAroundTheBaseline() throws {
    let upright = try #require(commands("ab", [:]).first)
    guard case .text(let text) = upright, case .group(let group)? = commands("ab", [.obliqueness: 0.5]).first else {
      return #expect(Bool(false), "\(device.dump())")
    }
    expectEqual(group.commands, [upright])
    let top = CGPoint(x: 7, y: text.origin.y - 10)
    expectEqual(top.applying(group.transform), CGPoint(x: 12, y: top.y))
    expectEqual(text.origin.applying(group.transform), text.origin)
    expectEqual(commands("ab", [.obliqueness: CGFloat.nan]), [upright])
  }
}
