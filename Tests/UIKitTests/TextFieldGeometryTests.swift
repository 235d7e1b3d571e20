import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Typography
import UIKitCore

/// The positions of text, caret and side views.
@MainActor
struct TextFieldGeometryTests {
  private let fixture = TextFieldFixture()
  private var field: UITextField { fixture.field }
  private let text = "Ab 한👍🏽c"

  @Test(arguments: [CGFloat(16), 17, 40])
  func caretIsAfterThePrecedingText(size: CGFloat) {
    field.font = .systemFont(ofSize: size)
    field.text = text
    field.becomeFirstResponder()
    var before = ""
    for character in [""] + text.map(String.init) {
      before += character
      fixture.select(before.utf16.count..<before.utf16.count)
      let width = BoxFont().width(of: before, font: UIFont.systemFont(ofSize: size).descriptor)
      expectClose(fixture.caret.minX, width, "behind \(before)")
      expectEqual(fixture.caret.width, 2)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func touchMovesTheCaretToTheNearestPosition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    field.text = text
    field.becomeFirstResponder()
    let x = random.number(0...120).rounded()
    var best = (distance: CGFloat.infinity, offset: 0)
    for index in text.indices + [text.endIndex] {
      let width = BoxFont().width(of: String(text[..<index]), font: UIFont.systemFont(ofSize: 16).descriptor)
      if abs(width - x) < best.distance { best = (abs(width - x), text[..<index].utf16.count) }
    }
    fixture.skip(1)
    fixture.tap(CGPoint(x: x, y: 17))
    expectEqual(fixture.selection, best.offset..<best.offset, "seed \(seed) at \(x)")
  }

  @Test func repeatedTapsSelectWordThenAll() {
    field.text = "one two"
    fixture.skip(1)
    fixture.tap(CGPoint(x: 40, y: 17))
    expectTrue(field.isEditing)
    expectEqual(fixture.selection, 5..<5)
    fixture.skip(1)
    fixture.tap(CGPoint(x: 40, y: 17), count: 2)
    expectEqual(fixture.selection, 4..<7)
    fixture.skip(1)
    fixture.tap(CGPoint(x: 40, y: 17), count: 3)
    expectEqual(fixture.selection, 0..<7)
    expectEqual(fixture.fills(.systemBlue.withAlphaComponent(0.2)).map(\.width), [52])
    fixture.skip(1)
    fixture.tap(CGPoint(x: 10, y: 17))
    expectEqual(fixture.selection, 1..<1)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func longTextScrollsToTheCaret(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    field.text = String(repeating: "wide ", count: 30)
    field.becomeFirstResponder()
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: fixture.type("한")
      case 1: fixture.key(.keyboardDeleteOrBackspace)
      case 2: fixture.key(.keyboardHome)
      case 3: fixture.key(.keyboardEnd)
      case 4: for _ in 0..<15 { fixture.key(.keyboardLeftArrow) }
      default: for _ in 0..<9 { fixture.key(.keyboardRightArrow) }
      }
      let caret = fixture.caret
      expectAtLeast(caret.minX, 0, "seed \(seed), step \(step)")
      expectAtMost(caret.maxX, 200, "seed \(seed), step \(step)")
      // No gap appears at the end while text is hidden before the start.
      let first = fixture.drawnText.first?.origin.x ?? 20
      let width = field.firstRect(for: TextRange.all(of: field)).maxX
      #expect(first >= 20 - 0.01 || width >= 200 - 2.01, "seed \(seed), step \(step)")
    }
    field.resignFirstResponder()
    expectEqual(fixture.drawnText.first?.origin.x, 20)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right, .natural], [false, true])
  func shortTextFollowsItsAlignment(alignment: NSTextAlignment, isMirrored: Bool) {
    field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    field.textAlignment = alignment
    field.text = "abcde"
    let x: CGFloat =
      switch alignment {
      case .center: 20 + 80
      case .right: 20 + 160
      case .natural where isMirrored: 20 + 160
      default: 20
      }
    expectEqual(fixture.drawnText.map(\.origin.x), [x])
    field.becomeFirstResponder()
    expectEqual(fixture.drawnText.map(\.origin.x), [x])
    field.text = ""
    let empty: CGFloat = alignment == .center ? 100 : x > 20 ? 198 : 0
    expectEqual(fixture.caret.minX, empty)
  }

  @Test func textAndPlaceholderAreInsideTheBorder() {
    let frame = rect(0, 0, 100, 34)
    expectEqual(field.textRect(forBounds: frame), frame)
    field.borderStyle = .roundedRect
    expectEqual(field.textRect(forBounds: frame), rect(7, 6, 86, 22))
    expectEqual(field.editingRect(forBounds: frame), rect(7, 6, 86, 22))
    field.font = nil
    expectEqual(field.font?.pointSize, 17)
    field.font = .systemFont(ofSize: 17)
    // A line of 17 points in that font, one more, and six above and below are less than the smallest height.
    field.placeholder = "abcd"
    expectEqual(field.intrinsicContentSize, CGSize(width: 34 + 14, height: 34))
    field.text = "ab"
    expectEqual(field.intrinsicContentSize, CGSize(width: 17 + 14, height: 34))
  }

  @Test func placeholderIsShownOnlyWithoutText() {
    field.placeholder = "Search\nhere"
    expectEqual(fixture.drawnText.map(\.text), ["Search here"])
    field.becomeFirstResponder()
    expectEqual(fixture.drawnText.map(\.text), ["Search here"])
    fixture.type("x")
    expectEqual(fixture.drawnText.map(\.text), ["x"])
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(fixture.drawnText.map(\.text), ["Search here"])
    field.attributedPlaceholder = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    expectEqual(field.placeholder, "Red")
    expectEqual(fixture.drawnText.map(\.text), ["Red"])
  }

  @Test func placeholderIsColoredByTheNameOfItsLabel() {
    field.placeholder = "Name"
    func color() -> Color? {
      fixture.commands().lazy.compactMap { if case .text(let text) = $0.command { text.color } else { nil } }.first
    }
    let usual = color()
    expectEqual(field.value(forKeyPath: "placeholderLabel.text") as? String, "Name")
    expectEqual(color(), usual)
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    expectEqual(color(), Color(red: 1, green: 0, blue: 0))
  }

  @Test(arguments: [false, true])
  func sideViewsAndClearButtonAreAtTheSides(isMirrored: Bool) {
    field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let (left, right) = (UIView(frame: rect(0, 0, 20, 20)), UIView(frame: rect(0, 0, 30, 10)))
    field.leftView = left
    field.rightView = right
    field.clearButtonMode = .whileEditing
    field.text = "a"
    func text(_ lead: CGFloat, _ trail: CGFloat) -> CGRect {
      rect(isMirrored ? trail : lead, 0, 200 - lead - trail, 34)
    }
    expectTrue(left.isHidden)
    expectTrue(right.isHidden)
    expectEqual(field.textRect(forBounds: field.bounds), text(0, 0))
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    fixture.skip(0.1)
    expectEqual(left.frame, rect(isMirrored ? 180 : 0, 7, 20, 20))
    expectEqual(right.frame, rect(isMirrored ? 0 : 170, 12, 30, 10))
    expectEqual(field.textRect(forBounds: field.bounds), text(20, 30))
    field.becomeFirstResponder()
    fixture.skip(0.1)
    expectTrue(right.isHidden)
    expectEqual(field.editingRect(forBounds: field.bounds), text(20, 24))
    let button = field.subviews.last
    expectEqual(button?.isHidden, false)
    field.clearButtonMode = .never
    expectEqual(button?.isHidden, true)
    field.clearButtonMode = .whileEditing
    expectEqual(button?.isHidden, false)
    field.isEnabled = false
    expectEqual(button?.isHidden, true)
    field.text = ""
    expectEqual(field.editingRect(forBounds: field.bounds), text(20, 0))
    field.leftView = nil
    expectNil(left.superview)
    expectEqual(field.editingRect(forBounds: field.bounds), text(0, 0))
  }

  @Test func subclassRectanglesApply() {
    let fixture = TextFieldFixture(PaddedField(frame: rect(20, 40, 200, 34)))
    fixture.field.text = "ab"
    expectEqual(fixture.drawnText.map(\.origin.x), [30])
    fixture.field.becomeFirstResponder()
    expectEqual(fixture.drawnText.map(\.origin.x), [40])
    expectEqual(fixture.caret.minX, 36)
    fixture.field.text = ""
    fixture.field.placeholder = "p"
    expectEqual(fixture.drawnText.map(\.origin.x), [50])
    expectEqual((fixture.field as? PaddedField)?.deleted, 0)
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual((fixture.field as? PaddedField)?.deleted, 1)
  }

  @Test func caretBlinksEveryHalfSecond() {
    let caret = { fixture.fills(.systemBlue).count }
    field.becomeFirstResponder()
    fixture.skip(0)
    expectEqual(caret(), 1)
    expectFalse(fixture.root.needsFrame)
    expectEqual(fixture.root.nextChange, 0.5)
    var seen: [Int] = []
    for _ in 0..<8 {
      fixture.skip(0.25)
      seen.append(caret())
    }
    expectEqual(seen, [1, 0, 0, 1, 1, 0, 0, 1])
    fixture.skip(0.5)
    expectEqual(caret(), 0)
    fixture.type("a")
    expectEqual(caret(), 1)
    expectEqual(fixture.root.nextChange, 3)
    fixture.key(.keyboardA, with: .command)
    expectEqual(caret(), 0)
    expectNil(fixture.root.nextChange)
    field.resignFirstResponder()
    expectEqual(caret(), 0)
    expectNil(fixture.root.nextChange)
  }

  @Test func fontShrinksIfAdjustmentIsEnabled() {
    field.text = String(repeating: "a", count: 50)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 10
    let sizes = { () -> [CGFloat] in
      var found: [CGFloat] = []
      func collect(_ commands: [DrawCommand]) {
        for command in commands {
          if case .text(let text) = command { found.append(text.run.font.size) }
          if case .group(let group) = command { collect(group.commands) }
        }
      }
      collect(fixture.frame().commands)
      return found
    }
    expectEqual(sizes(), [10])
    field.text = String(repeating: "a", count: 30)
    expectEqual(sizes().map { ($0 * 100).rounded() }, [1333])
  }

  @Test func nonFiniteNumbersDoNoHarm() {
    for frame in [rect(.nan, 0, 10, 10), rect(0, 0, -5, 0), rect(0, 0, .infinity, 10), rect(1e30, 0, 1e30, 1)] {
      field.frame = frame
      field.text = "abc"
      field.placeholder = "x"
      field.becomeFirstResponder()
      fixture.type("한")
      fixture.key(.keyboardLeftArrow)
      _ = (field.closestPosition(to: CGPoint(x: CGFloat.nan, y: 0)), field.characterRange(at: CGPoint(x: -1e30, y: 0)))
      fixture.skip(0.1)
    }
    field.frame = rect(0, 0, 100, 30)
    field.font = .systemFont(ofSize: .nan)
    field.text = String(repeating: "a\u{301}\u{302}", count: 20_000)
    fixture.type("x")
    fixture.skip(0.1)
    expectEqual(field.text?.count, 20_001)
  }
}

@MainActor
struct KeyboardLayoutGuideTests {
  @Test func guideIsAtTheBottomWithoutAKeyboard() {
    let safeArea = UIEdgeInsets(top: 9, left: 0, bottom: 30, right: 0)
    let harness = TestDevice(size: CGSize(width: 100, height: 200), safeArea: safeArea)
    let field = harness.add(.zero)
    field.translatesAutoresizingMaskIntoConstraints = false
    let guide = harness.window.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 40),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    harness.frame()
    expectEqual(field.frame, rect(0, 130, 100, 40))
    expectEqual(guide.layoutFrame, rect(0, 170, 100, 30))
    guide.usesBottomSafeArea = false
    harness.frame()
    expectEqual(field.frame, rect(0, 160, 100, 40))
    expectEqual(guide.layoutFrame, rect(0, 200, 100, 0))
    expectIdentical(harness.window.keyboardLayoutGuide, guide)
  }
}

private enum TextRange {
  @MainActor
  static func all(of field: UITextField) -> UITextRange {
    field.textRange(from: field.beginningOfDocument, to: field.endOfDocument) ?? UITextRange()
  }
}

private final class PaddedField: UITextField {
  var deleted = 0
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  override func deleteBackward() {
    deleted += 1
    super.deleteBackward()
  }
}
