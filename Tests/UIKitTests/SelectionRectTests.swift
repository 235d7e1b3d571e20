import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The rectangles of selections, which apps override to switch the selection off.
@MainActor
struct SelectionRectTests {
  private let device = TestDevice()

  init() { device.becomeCurrent() }

  private final class UnselectableTextView: UITextView {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  private final class UnselectableField: UITextField {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  }

  private func shownFills(of view: UIView & UITextInput) -> Int {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.backgroundColor = .clear
    device.window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    device.run(for: 0.1)
    return device.fills().count
  }

  @Test func eachLineHasARectangle() throws {
    let view = UITextView()
    view.text = "one\ntwo\nthree"
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: range)
    expectEqual(rects.count, 3)
    expectEqual(rects.map(\.containsStart), [true, false, false])
    expectEqual(rects.map(\.containsEnd), [false, false, true])
    expectEqual(rects.first?.rect, view.firstRect(for: range))
    expectEqual(rects.first?.writingDirection, .leftToRight)
    expectFalse(rects.contains(where: \.isVertical))
  }

  @Test func anOverrideOfATextViewSwitchesTheSelectionOff() {
    let (plain, own) = (UITextView(), UnselectableTextView())
    for view in [plain, own] { view.text = "one" }
    expectEqual(shownFills(of: plain), 1)
    plain.removeFromSuperview()
    expectEqual(shownFills(of: own), 0)
  }

  @Test func anOverrideOfAFieldSwitchesTheSelectionOff() {
    let (plain, own) = (UITextField(), UnselectableField())
    for field in [plain, own] { field.text = "one" }
    expectEqual(shownFills(of: plain), 1)
    plain.removeFromSuperview()
    expectEqual(shownFills(of: own), 0)
  }

  @Test func aRoundedBorderSurroundsATextView() {
    let view = UITextView()
    expectEqual(view.borderStyle, .none)
    expectEqual(view.layer.borderWidth, 0)
    view.borderStyle = .roundedRect
    expectGreater(view.layer.borderWidth, 0)
    expectGreater(view.layer.cornerRadius, 0)
    view.borderStyle = .none
    expectEqual(view.layer.borderWidth, 0)
  }
}
