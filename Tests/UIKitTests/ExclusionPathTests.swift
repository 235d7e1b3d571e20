import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Text that flows around areas of its container. All letters are equally wide, and blanks half as wide.
@MainActor
struct ExclusionPathTests {
  private let device = TestDevice()
  private let font = UIFont.systemFont(ofSize: 16)

  private var em: CGSize { ("m" as NSString).size(withAttributes: [.font: font]) }

  /// Returns the fragments of a text in a container without padding.
  private func fragments(
    _ text: String, width: CGFloat, padding: CGFloat = 0, around paths: [UIBezierPath],
    _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> [(text: String, rect: CGRect, used: CGRect)] {
    let storage = NSTextStorage(
      string: text, attributes: attributes.merging([.font: font]) { first, _ in first })
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
    container.lineFragmentPadding = padding
    container.exclusionPaths = paths
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var found: [(String, CGRect, CGRect)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      found.append(((text as NSString).substring(with: range), rect, used))
    }
    return found
  }

  private func path(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func thereAreNoAreasByDefault() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    expectEqual(container.exclusionPaths, [])
    expectTrue(container.isSimpleRectangularTextContainer)
    container.exclusionPaths = [path(0, 0, 1, 1)]
    expectFalse(container.isSimpleRectangularTextContainer)
  }

  @Test func linesBesideAnAreaAreShorter() {
    // The area covers the right half of the first two lines of ten letters.
    let lines = fragments(
      "aaaaa bbbbb cccccccccc", width: 10 * em.width, around: [path(5 * em.width, 0, 5 * em.width, 2 * em.height - 1)])
    expectEqual(lines.map(\.text), ["aaaaa ", "bbbbb ", "cccccccccc"])
    expectClose(lines[0].rect, rect(0, 0, 5 * em.width, em.height))
    expectClose(lines[1].rect, rect(0, em.height, 5 * em.width, em.height))
    expectClose(lines[2].rect, rect(0, 2 * em.height, 10 * em.width, em.height))
  }

  @Test func aRowContinuesBehindAnAreaInItsMiddle() {
    let lines = fragments(
      "aaaa bbbb cccc", width: 14 * em.width, around: [path(5 * em.width, 0, 4 * em.width, em.height / 2)])
    expectEqual(lines.map(\.text), ["aaaa ", "bbbb ", "cccc"])
    expectClose(lines[1].rect, rect(9 * em.width, 0, 5 * em.width, em.height))
    expectClose(lines[1].used, rect(9 * em.width, 0, 4 * em.width, em.height))
    expectClose(lines[2].rect, rect(0, em.height, 14 * em.width, em.height))
  }

  @Test func aRowWithoutRoomForAWordMovesBelowTheArea() {
    let lines = fragments(
      "aaaaaa", width: 8 * em.width, around: [path(2 * em.width, 0, 6 * em.width, 30)])
    expectEqual(lines.count, 1)
    expectAtLeast(lines[0].rect.minY, 29)
    expectAtMost(lines[0].rect.minY, 31)
    expectEqual(lines[0].rect.width, 8 * em.width)
  }

  @Test func textKeepsThePaddingFromAnArea() {
    let lines = fragments(
      "aaa bbb", width: 10 * em.width, padding: 4, around: [path(0, 0, 2 * em.width, em.height)])
    expectClose(lines[0].rect, rect(2 * em.width, 0, 8 * em.width, em.height))
    expectClose(lines[0].used, rect(2 * em.width, 0, 6.5 * em.width + 8, em.height))
  }

  /// No letter is within the circle, and the text is complete and in its order.
  @Test(arguments: [21, 22, 23] as [UInt64]) func noLineCrossesACircle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let radius = CGFloat.random(in: 10...70, using: &random)
      let center = CGPoint(
        x: CGFloat.random(in: 0...200, using: &random), y: CGFloat.random(in: 0...120, using: &random))
      let circle = UIBezierPath(
        arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      let words = (0..<60).map { _ in String(repeating: "m", count: Int.random(in: 1...7, using: &random)) }
      let lines = fragments(words.joined(separator: " "), width: 200, around: [circle])
      expectEqual(lines.map(\.text).joined(), words.joined(separator: " "), "seed \(seed)")
      for line in lines {
        let used = line.used.insetBy(dx: 0.3, dy: 0.3)
        let nearest = CGPoint(
          x: min(max(center.x, used.minX), used.maxX), y: min(max(center.y, used.minY), used.maxY))
        expectAtLeast(hypot(nearest.x - center.x, nearest.y - center.y), radius - 0.8, "seed \(seed), \(line)")
        expectAtMost(line.used.maxX, 200.01, "seed \(seed)")
      }
    }
  }

  @Test func rightToLeftTextBeginsAtTheRight() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let lines = fragments(
      "אאאא בבבב", width: 12 * em.width, around: [path(5 * em.width, 0, 2 * em.width, em.height)],
      [.paragraphStyle: style])
    expectEqual(lines.count, 2)
    expectAtLeast(lines[0].rect.minX, 7 * em.width)
    expectAtMost(lines[1].rect.maxX, 5 * em.width + 0.01)
  }

  @Test func aTextViewFlowsAroundItsAreas() throws {
    let phone = TextViewFixture(text: "aaaa bbbb cccc dddd eeee ffff")
    let view = phone.view
    let height = view.contentSize.height
    // The left half of the first two lines is not for text.
    view.textContainer.exclusionPaths = [path(0, 0, 85, 2 * TextViewFixture.lineHeight - 1)]
    phone.frame()
    expectGreater(view.contentSize.height, height)
    let first = view.caretRect(for: view.beginningOfDocument)
    expectGreater(first.minX, 85 + 4)
    // A tap into the empty part goes to the line beside it.
    let position = try #require(view.closestPosition(to: CGPoint(x: 20, y: 8 + TextViewFixture.lineHeight / 2)))
    expectEqual(view.offset(from: view.beginningOfDocument, to: position), 0)
    view.textContainer.exclusionPaths = []
    phone.frame()
    expectEqual(view.contentSize.height, height)
    expectEqual(view.caretRect(for: view.beginningOfDocument).minX, 5)
  }

  @Test func theCaretMovesFromRowToRow() {
    let phone = TextViewFixture(text: "aa bb cc dd ee ff gg hh ii jj kk ll")
    let view = phone.view
    view.textContainer.exclusionPaths = [path(60, 0, 40, 2 * TextViewFixture.lineHeight - 1)]
    phone.frame()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    let top = view.caretRect(for: view.beginningOfDocument).minY
    phone.key(.keyboardDownArrow)
    guard let range = view.selectedTextRange else { return #expect(Bool(false)) }
    let rect = view.caretRect(for: range.start)
    expectEqual(rect.minX, 5)
    expectEqual(rect.minY, top + TextViewFixture.lineHeight)
  }
}
