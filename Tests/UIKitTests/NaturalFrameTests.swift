import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// The frames that views give themselves when they are made or told to fit their content.
@MainActor struct NaturalFrameTests {
  private let device = TestDevice()

  @Test func controlsKeepTheirOrigin() {
    device.becomeCurrent()
    let origin = CGPoint(x: 10, y: 20)
    let frame = CGRect(origin: origin, size: .zero)
    for view in [UISwitch(frame: frame), UIStepper(frame: frame), UIDatePicker(frame: frame)] {
      expectEqual(view.frame.origin, origin, "\(type(of: view))")
      expectTrue(view.frame.width > 0 && view.frame.height > 0, "\(type(of: view))")
    }
    let segments = UISegmentedControl(items: ["a", "b"])
    expectEqual(segments.frame, CGRect(origin: .zero, size: segments.intrinsicContentSize))
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "OK") { _ in })
    expectEqual(button.frame, CGRect(origin: .zero, size: button.intrinsicContentSize))
  }

  /// Counters, scores and reused labels grow with their text, as on iOS.
  @Test(arguments: ["9", "100 points", "a text of several words, which is longer"])
  func aSingleLineGrowsWithItsText(text: String) {
    device.becomeCurrent()
    let label = UILabel()
    label.text = "1"
    label.sizeToFit()
    label.text = text
    label.sizeToFit()
    expectEqual(label.bounds.size, label.intrinsicContentSize)
    expectEqual(label.sizeThatFits(CGSize(width: 3, height: 3)), label.intrinsicContentSize)

    let button = UIButton(type: .system)
    button.setTitle("1", for: .normal)
    button.sizeToFit()
    button.setTitle(text, for: .normal)
    button.sizeToFit()
    expectEqual(button.bounds.size, button.intrinsicContentSize)
  }

  @Test func severalLinesKeepTheirWidth() {
    device.becomeCurrent()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 5))
    label.numberOfLines = 0
    label.text = "a text of several words"
    label.sizeToFit()
    expectAtMost(label.bounds.width, 60)
    expectAtLeast(label.bounds.height, 2 * label.font.lineHeight)
  }
}
