import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

@Suite @MainActor
struct StackViewHidingTests {
  private let harness = TestDevice(size: CGSize(width: 400, height: 400), scale: 2)

  /// A column of a view of 20 points, a hidden one and another of 20 points.
  private func column(hiding hidden: UIView) -> UIStackView {
    let ends = [UIView(), UIView()]
    for end in ends { end.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    let stack = UIStackView(arrangedSubviews: [ends[0], hidden, ends[1]])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    harness.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: harness.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: harness.window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    hidden.isHidden = true
    _ = warnings { harness.frame() }
    return stack
  }

  /// UIKit's log shows that the padding constraint is broken, not `UISV-hiding`.
  @Test func hiddenViewsPaddingTakesNoSpace() {
    let (box, text) = (UIView(), UIView())
    box.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      box.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 12),
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      text.heightAnchor.constraint(equalToConstant: 30),
    ])
    let stack = column(hiding: box)
    expectEqual(box.frame.height, 0)
    expectEqual(stack.frame.height, 46)
    box.isHidden = false
    harness.frame()
    expectLess(abs(stack.frame.height - (46 + 54 + 6)), 0.001)
  }

  @Test func hiddenViewsRequiredHeightTakesNoSpace() {
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    expectEqual(column(hiding: box).frame.height, 46)
  }

  /// A label that must not be compressed may be hidden nevertheless.
  @Test func hiddenViewsRequiredResistanceTakesNoSpace() {
    let label = UILabel()
    label.text = "Hello"
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    let stack = column(hiding: label)
    expectEqual(label.frame.height, 0)
    expectEqual(stack.frame.height, 46)
    label.isHidden = false
    harness.frame()
    expectGreater(label.frame.height, 10)
  }
}

@Suite struct PriorityTests {
  @Test func areShiftedByNumbers() {
    var priority = UILayoutPriority.required - 1
    expectEqual(priority.rawValue, 999)
    priority -= 9
    priority += 0.5
    expectEqual(priority, UILayoutPriority(990.5))
    expectEqual(UILayoutPriority.defaultLow + 1, UILayoutPriority(251))
  }
}
