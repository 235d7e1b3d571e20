import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Layout managers: text of letters that are equally wide, in containers that hold a known number of them.
@MainActor
struct LayoutManagerTests {
  @MainActor
  private final class Column: NSObject, NSLayoutManagerDelegate {
    let font = UIFont.systemFont(ofSize: 16)
    private let device: TestDevice
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer
    var log: [String] = []

    /// A container that is wide enough for some letters and its padding.
    init(_ text: String, letters: CGFloat = 5, padding: CGFloat = 3) {
      // The text engine that lays out the text belongs to the latest device.
      device = TestDevice()
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
      let em = ("m" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
      container = NSTextContainer(size: CGSize(width: letters * em.width + 2 * padding, height: 1_000))
      container.lineFragmentPadding = padding
      super.init()
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      manager.delegate = self
    }

    var em: CGSize { ("m" as NSString).size(withAttributes: [.font: font]) }
    var all: NSRange { NSRange(location: 0, length: storage.length) }

    var fragments: [(rect: CGRect, used: CGRect, range: NSRange)] {
      var found: [(CGRect, CGRect, NSRange)] = []
      manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, range, _ in found.append((rect, used, range))
      }
      return found
    }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("discarded") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { log.append("laid out \(textContainer === container) \(layoutFinishedFlag)") }
  }

  @Test func linesFollowEachOther() {
    let column = Column("aaaa bbbb cc")
    let (manager, em) = (column.manager, column.em)
    let ranges = [NSRange(location: 0, length: 5), NSRange(location: 5, length: 5), NSRange(location: 10, length: 2)]
    expectEqual(column.fragments.map(\.range), ranges)
    let letters: [CGFloat] = [4, 4, 2]
    for (index, fragment) in column.fragments.enumerated() {
      let y = CGFloat(index) * em.height
      expectClose(fragment.rect, rect(0, y, 5 * em.width + 6, em.height))
      expectClose(fragment.used, rect(0, y, letters[index] * em.width + 6, em.height))
      for glyph in ranges[index].location..<NSMaxRange(ranges[index]) {
        var range = NSRange()
        expectClose(manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &range), fragment.rect)
        expectEqual(range, ranges[index])
        expectClose(manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: nil), fragment.used)
        let place = manager.location(forGlyphAt: glyph)
        expectClose(place.x, 3 + CGFloat(glyph - ranges[index].location) * em.width)
        expectGreater(place.y, em.height / 2)
        expectLess(place.y, em.height)
      }
    }
    expectClose(manager.usedRect(for: column.container), rect(0, 0, 4 * em.width + 6, 3 * em.height))
    expectEqual(manager.usedRect(for: NSTextContainer(size: column.container.size)), .zero)
    expectEqual(manager.extraLineFragmentRect, .zero)
    expectEqual(manager.extraLineFragmentUsedRect, .zero)
    expectEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
  }

  @Test func glyphsAreCodeUnits() {
    let column = Column("aé\u{1F600}b", letters: 9)
    let manager = column.manager
    expectEqual(manager.numberOfGlyphs, 5)
    expectEqual((-1...5).map(manager.isValidGlyphIndex), [false, true, true, true, true, true, false])
    expectEqual([manager.glyphIndexForCharacter(at: 3), manager.characterIndexForGlyph(at: 4)], [3, 4])
    for (asked, answered) in [
      (NSRange(location: 1, length: 2), NSRange(location: 1, length: 2)),
      (NSRange(location: 3, length: 9), NSRange(location: 3, length: 2)),
      (NSRange(location: 9, length: 1), NSRange(location: 5, length: 0)),
      (NSRange(location: -2, length: 1), NSRange(location: 0, length: 1)),
    ] {
      var (glyphs, characters) = (NSRange(), NSRange())
      expectEqual(manager.glyphRange(forCharacterRange: asked, actualCharacterRange: &characters), answered)
      expectEqual(manager.characterRange(forGlyphRange: asked, actualGlyphRange: &glyphs), answered)
      expectEqual([glyphs, characters], [answered, answered])
    }
    // Both halves of a picture are in the same place.
    expectEqual(manager.location(forGlyphAt: 2), manager.location(forGlyphAt: 3))
    var range = NSRange()
    expectIdentical(manager.textContainer(forGlyphAt: 0, effectiveRange: &range), column.container)
    expectEqual(range, column.all)
    expectEqual(manager.glyphRange(for: column.container), column.all)
    expectEqual(manager.glyphRange(for: NSTextContainer()).length, 0)
  }

  @Test func pointsFindTheirGlyphs() {
    let column = Column("abcde fgh\n")
    let (manager, em) = (column.manager, column.em)
    func at(_ x: CGFloat, _ y: CGFloat) -> (glyph: Int, fraction: CGFloat) {
      var fraction: CGFloat = -1
      let point = CGPoint(x: 3 + x * em.width, y: y * em.height)
      let glyph = manager.glyphIndex(for: point, in: column.container, fractionOfDistanceThroughGlyph: &fraction)
      expectEqual(manager.glyphIndex(for: point, in: column.container), glyph)
      expectEqual(
        manager.characterIndex(
          for: point, in: column.container, fractionOfDistanceBetweenInsertionPoints: nil), glyph)
      return (glyph, fraction)
    }
    for (x, y, glyph, fraction) in [
      (0.25, 0.5, 0, 0.25), (1.75, 0.5, 1, 0.75), (4.5, 0.5, 4, 0.5), (-4, 0.5, 0, 0), (0.5, 1.5, 6, 0.5),
      (2.25, 1.5, 8, 0.25), (0.5, -7, 0, 0.5),
    ] as [(CGFloat, CGFloat, Int, CGFloat)] {
      let found = at(x, y)
      expectEqual(found.glyph, glyph, "at \(x), \(y)")
      expectClose(found.fraction, fraction, within: 1e-3, "at \(x), \(y)")
    }
    expectEqual(Column("").manager.glyphIndex(for: .zero, in: column.container), 0)
  }

  @Test func rectanglesEncloseGlyphs() {
    let column = Column("aaaa bbbb cc")
    let (manager, em) = (column.manager, column.em)
    func enclosing(_ location: Int, _ length: Int, stopAfter limit: Int = 9) -> [CGRect] {
      var found: [CGRect] = []
      manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: location, length: length),
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: column.container
      ) { rect, stop in
        found.append(rect)
        stop.pointee = ObjCBool(found.count >= limit)
      }
      return found
    }
    for (found, expected) in zip(
      enclosing(2, 9),
      [
        rect(3 + 2 * em.width, 0, 2 * em.width, em.height), rect(3, em.height, 4 * em.width, em.height),
        rect(3, 2 * em.height, em.width, em.height),
      ])
    { expectClose(found, expected) }
    expectEqual(enclosing(2, 9).count, 3)
    expectEqual(enclosing(2, 9, stopAfter: 2).count, 2)
    expectEqual(enclosing(4, 0).count, 0)
    let whole = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 2), in: column.container)
    expectClose(whole, rect(3 + em.width, em.height, 2 * em.width, em.height))
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 4), in: column.container)
    expectClose(both, rect(3, 0, 4 * em.width, 2 * em.height))
    for (y, height, range) in [
      (0, 1, NSRange(location: 0, length: 5)), (1, 5, NSRange(location: 5, length: 7)),
      (0.5, 1, NSRange(location: 0, length: 10)), (7, 1, NSRange(location: 0, length: 0)),
    ] as [(CGFloat, CGFloat, NSRange)] {
      let area = rect(0, y * em.height + 0.1, 10, height * em.height - 0.2)
      expectEqual(manager.glyphRange(forBoundingRect: area, in: column.container), range, "\(area)")
    }
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 5, length: 5)) { _, _, container, range, stop in
      count += 1
      expectIdentical(container, column.container)
      expectEqual(range, NSRange(location: 5, length: 5))
      stop.pointee = true
    }
    expectEqual(count, 1)
  }

  @Test func aNewlineAtTheEndHasALine() {
    let column = Column("ab\n")
    let (manager, em) = (column.manager, column.em)
    expectClose(manager.extraLineFragmentRect, rect(0, em.height, 5 * em.width + 6, em.height))
    expectClose(manager.extraLineFragmentUsedRect, rect(0, em.height, 6, em.height))
    expectClose(manager.usedRect(for: column.container).height, 2 * em.height)
  }

  @Test func aLimitOfLinesTruncatesTheLast() {
    let column = Column("aaaa bbbb cccc dddd")
    column.container.maximumNumberOfLines = 2
    column.container.lineBreakMode = .byTruncatingTail
    expectEqual(column.fragments.count, 2)
    expectEqual(column.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
    expectEqual(column.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 7).location, 5)
    column.container.maximumNumberOfLines = 0
    expectEqual(column.fragments.count, 4)
  }

  @Test func layoutIsMadeOnceAndDiscardedByChanges() {
    let column = Column("aaaa bbbb")
    let manager = column.manager
    let done = "laid out true true"
    func next(_ act: () -> Void) -> [String] {
      column.log = []
      act()
      return column.log
    }
    expectEqual(next { manager.ensureLayout(for: column.container) }, [done])
    expectEqual(next { manager.ensureGlyphs(forCharacterRange: column.all) }, [])
    let changes: [(String, () -> Void)] = [
      ("text", { column.storage.append(NSAttributedString(string: " c")) }),
      ("size", { column.container.size.width += 20 }), ("padding", { column.container.lineFragmentPadding = 1 }),
      ("lines", { column.container.maximumNumberOfLines = 1 }),
      ("break", { column.container.lineBreakMode = .byTruncatingHead }),
    ]
    for (name, change) in changes {
      expectEqual(next(change), ["discarded"], "\(name)")
      expectEqual(next(change).filter { $0 == done }, [], "\(name): nothing is laid out before it is needed")
      expectEqual(next { manager.ensureLayout(forCharacterRange: column.all) }, [done], "\(name)")
    }
    expectEqual(next { column.container.size = column.container.size }, [], "the same size again")
    var range = NSRange()
    expectEqual(
      next { manager.invalidateLayout(forCharacterRange: column.all, actualCharacterRange: &range) }, ["discarded"])
    expectEqual(range, column.all)
  }

  @Test func containersKeepTheirOrder() {
    let manager = NSLayoutManager()
    let containers = (0..<4).map { _ in NSTextContainer() }
    manager.addTextContainer(containers[0])
    manager.addTextContainer(containers[1])
    manager.insertTextContainer(containers[2], at: -5)
    manager.insertTextContainer(containers[3], at: 99)
    expectEqual(manager.textContainers, [containers[2], containers[0], containers[1], containers[3]])
    for container in containers { expectIdentical(container.layoutManager, manager) }
    manager.removeTextContainer(at: 1)
    expectEqual(manager.textContainers, [containers[2], containers[1], containers[3]])
    expectNil(containers[0].layoutManager)
    expectTrue(manager.usesFontLeading)
    expectFalse(manager.allowsNonContiguousLayout)
    let container = containers[0]
    expectEqual([container.lineFragmentPadding, container.size.width, container.size.height], [5, 0, 0])
    expectEqual(container.lineBreakMode, .byWordWrapping)
    expectEqual(container.maximumNumberOfLines, 0)
    expectTrue(container.isSimpleRectangularTextContainer)
    expectFalse(container.widthTracksTextView || container.heightTracksTextView)
  }
}
