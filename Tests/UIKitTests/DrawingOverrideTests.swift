import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Drawing in `draw(_:)` by subclasses of views that have content of their own.
@MainActor
struct DrawingOverrideTests {
  private let device = TestDevice(size: CGSize(width: 300, height: 300))

  /// Shows a view and returns the names of the commands in its frame.
  private func drawn(by view: UIView) -> [String] {
    view.frame = rect(10, 10, 100, 40)
    device.window.addSubview(view)
    return names(of: device.frame().commands)
  }

  private func names(of commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .group(let group): names(of: group.commands)
      case .text(let text): [text.run.text]
      case .fill(_, Color(red: 1, green: 0, blue: 0)): ["red"]
      case .path(let path) where path.color == Color(red: 1, green: 0, blue: 0): ["red"]
      default: []
      }
    }
  }

  private class RedField: UITextField { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedTextView: UITextView { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedScrollView: UIScrollView { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedSlider: UISlider { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedSwitch: UISwitch { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedSegments: UISegmentedControl { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedProgress: UIProgressView { override func draw(_ rect: CGRect) { fillWithRed(rect) } }
  private class RedPages: UIPageControl { override func draw(_ rect: CGRect) { fillWithRed(rect) } }

  @Test func controlsAndTextsDrawBelowTheirContent() {
    for view in [
      RedField(), RedTextView(), RedScrollView(), RedSlider(), RedSwitch(), RedSegments(items: ["a"]), RedProgress(),
      RedPages(),
    ] {
      expectTrue(drawn(by: view).contains("red"), "\(type(of: view))")
      view.removeFromSuperview()
    }
    let field = RedField()
    field.text = "Text"
    expectEqual(drawn(by: field), ["red", "Text"])
  }

  private final class Circle: UILabel {
    override func draw(_ rect: CGRect) {
      fillWithRed(rect)
      super.draw(rect)
    }
  }

  private final class Marked: UILabel {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      fillWithRed(rect)
    }
  }

  private final class Silent: UILabel {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
  }

  @Test func aLabelDrawsItsTextWhereSuperIsCalled() {
    for (label, order) in [(Circle(), ["red", "One"]), (Marked(), ["One", "red"]), (Silent(), [])] {
      label.text = "One"
      expectEqual(drawn(by: label), order)
      label.removeFromSuperview()
    }
  }

  private final class Percent: UIView {
    override func draw(_ rect: CGRect) {
      let label = UILabel(frame: rect)
      label.text = "60%"
      label.drawText(in: rect)
    }
  }

  @Test func aViewDrawsTheTextOfALabelThatIsNotShown() {
    expectEqual(drawn(by: Percent()), ["60%"])
  }
}

@MainActor
private func fillWithRed(_ rect: CGRect) {
  UIColor.red.setFill()
  UIRectFill(rect)
}
