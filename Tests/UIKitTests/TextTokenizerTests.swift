import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The units of the text of a view, by positions and directions.
@MainActor struct TextTokenizerTests {
  private let device = TestDevice(size: CGSize(width: 200, height: 200))

  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    view.text = text
    device.window.addSubview(view)
    return view
  }

  private func unit(
    _ view: UITextView, _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> String? {
    let position = view.position(from: view.beginningOfDocument, offset: offset)
    return position.flatMap { view.tokenizer.rangeEnclosingPosition($0, with: granularity, inDirection: direction) }
      .flatMap { view.text(in: $0) }
  }

  @Test func aCharacterIsOnTheSideOfTheDirection() {
    device.becomeCurrent()
    let view = view("a👍🏽c")
    expectEqual(unit(view, 1, .character, .layout(.left)), "a")
    expectEqual(unit(view, 1, .character, .layout(.right)), "👍🏽")
    expectEqual(unit(view, 5, .character, .storage(.backward)), "👍🏽")
    expectNil(unit(view, 0, .character, .layout(.left)))
    expectNil(unit(view, 6, .character, .storage(.forward)))
    expectEqual([UITextLayoutDirection.up, .down].map { unit(view, 1, .character, .layout($0)) }, ["a", "👍🏽"])
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual([UITextLayoutDirection.left, .right].map { unit(view, 1, .character, .layout($0)) }, ["👍🏽", "a"])
    expectEqual([UITextLayoutDirection.up, .down].map { unit(view, 1, .character, .layout($0)) }, ["a", "👍🏽"])
  }

  @Test func aWordIsAroundAPosition() {
    device.becomeCurrent()
    let view = view("one, two")
    expectEqual(unit(view, 1, .word, .storage(.forward)), "one")
    expectEqual(unit(view, 3, .word, .storage(.backward)), "one")
    expectNil(unit(view, 3, .word, .storage(.forward)))
    expectNil(unit(view, 4, .word, .storage(.backward)))
    expectEqual(unit(view, 5, .word, .layout(.right)), "two")
  }

  @Test func sentencesParagraphsLinesAndTheDocumentAreUnits() {
    device.becomeCurrent()
    let text = "One. Two words.\n\nLast"
    let view = view(text)
    expectEqual(unit(view, 2, .sentence, .storage(.forward)), "One. ")
    expectEqual(unit(view, 7, .paragraph, .storage(.forward)), "One. Two words.")
    expectNil(unit(view, 16, .paragraph, .storage(.forward)))
    expectEqual(unit(view, 18, .document, .storage(.forward)), text)
    // At 12 points a letter is 6 wide, so ten fit into a line of 60 between paddings of 5.
    let narrow = self.view("aaaa bbbb cccc", width: 70)
    expectEqual(unit(narrow, 1, .line, .storage(.forward)), "aaaa bbbb ")
    expectEqual(unit(narrow, 11, .line, .storage(.forward)), "cccc")
  }

  @Test func boundariesAreFoundInADirection() {
    device.becomeCurrent()
    let view = view("one two")
    func at(_ offset: Int) -> UITextPosition { view.position(from: view.beginningOfDocument, offset: offset)! }
    func next(_ offset: Int, _ direction: UITextStorageDirection) -> Int? {
      view.tokenizer.position(from: at(offset), toBoundary: .word, inDirection: .storage(direction)).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
    }
    expectEqual([next(0, .forward), next(1, .forward), next(3, .forward), next(7, .forward)], [3, 3, 7, nil])
    expectEqual([next(7, .backward), next(4, .backward), next(0, .backward)], [4, 0, nil])
    func isBoundary(_ offset: Int, _ direction: UITextStorageDirection) -> Bool {
      view.tokenizer.isPosition(at(offset), atBoundary: .word, inDirection: .storage(direction))
    }
    expectEqual((0...7).filter { isBoundary($0, .forward) }, [3, 7])
    expectEqual((0...7).filter { isBoundary($0, .backward) }, [0, 4])
    #expect(view.tokenizer.isPosition(at(3), withinTextUnit: .word, inDirection: .storage(.backward)))
    #expect(!view.tokenizer.isPosition(at(3), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  @Test func fieldsHaveATokenizer() throws {
    device.becomeCurrent()
    let field = UITextField()
    field.text = "one two"
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let range = field.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
    expectEqual(range.flatMap { field.text(in: $0) }, "two")
  }
}
