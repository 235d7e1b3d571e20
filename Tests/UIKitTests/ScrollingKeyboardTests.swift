import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingKeyboardTests {
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private let fixture = TestDevice.phone()
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func scroll(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.addSubview(field)
    view.keyboardDismissMode = mode
    field.becomeFirstResponder()
    return view
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func aDragEndsEditing(mode: UIScrollView.KeyboardDismissMode) {
    let view = scroll(mode)
    expectTrue(field.isFirstResponder)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    fixture.run(for: 1)
    expectTrue(field.isFirstResponder)
    fixture.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 260), in: 0.2)
    expectFalse(field.isFirstResponder)
  }

  @Test(arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
  func aDragDownToTheKeyboardEndsEditing(mode: UIScrollView.KeyboardDismissMode) {
    _ = scroll(mode)
    fixture.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 450), in: 0.2)
    expectTrue(field.isFirstResponder)
    fixture.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), in: 0.2)
    expectFalse(field.isFirstResponder)
  }

  @Test func dragKeepsKeyboardByDefault() {
    _ = scroll(.none)
    fixture.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), in: 0.2)
    expectTrue(field.isFirstResponder)
  }
}
