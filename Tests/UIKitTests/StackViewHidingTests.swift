import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitControls
import UIKitCore

@MainActor
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

  /// A stack inside of the stack has gaps, margins, and views of required sizes. UIKit reports no conflict.
  @Test(
    arguments: [NSLayoutConstraint.Axis.vertical, .horizontal],
    [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
  func aHiddenStackMakesNoConflict(_ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution) {
    for alignment in [UIStackView.Alignment.fill, .center, .leading, .trailing, .lastBaseline] {
      let inner = UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() })
      (inner.axis, inner.distribution, inner.alignment, inner.spacing) = (axis, distribution, alignment, 8)
      inner.isLayoutMarginsRelativeArrangement = true
      for (index, view) in inner.arrangedSubviews.enumerated() {
        (view as? UILabel)?.text = "Row \(index)"
        if axis == .horizontal { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
      }
      let stack = column(hiding: UIView())
      inner.isHidden = true
      let logged = warnings {
        stack.insertArrangedSubview(inner, at: 1)
        harness.frame()
        expectEqual(inner.frame.height, 0)
        expectEqual(stack.frame.height, 46)
        inner.isHidden = false
        harness.frame()
        expectGreater(inner.frame.height, 16)
        expectClose(stack.frame.height, 52 + inner.frame.height)
        inner.isHidden = true
        harness.frame()
        expectEqual(stack.frame.height, 46)
      }
      expectEmpty(logged)
      stack.removeFromSuperview()
    }
  }

  /// The way in which apps fold answers and filters: the view shrinks in its place, visible until the end.
  @Test func aViewThatIsHiddenInAnAnimationShrinksInItsPlace() throws {
    let box = UILabel()
    (box.text, box.numberOfLines) = (String(repeating: "Some answer ", count: 10), 0)
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let stack = column(hiding: box)
    expectEqual(box.frame, CGRect(x: 0, y: 26, width: 100, height: 0))
    box.isHidden = false
    harness.frame()
    let whole = box.frame
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { box.isHidden = true }
    expectTrue(box.isHidden)
    expectEqual(box.frame, CGRect(x: 0, y: 26, width: 100, height: 0))
    harness.run(for: 0.2)
    let half = try #require(box.layer.presentation()?.frame)
    expectClose(half, CGRect(x: 0, y: 26, width: 100, height: whole.height / 2))
    expectClose(try #require(harness.fills().first).shape.rect, half)
    let below = try #require(stack.arrangedSubviews[2].layer.presentation()?.frame)
    expectAtLeast(below.minY, half.maxY)
    harness.run(for: 0.3)
    expectEqual(harness.fills().count, 0)
    expectEqual(stack.frame.height, 46)
  }

  @Test func aViewThatIsShownInAnAnimationGrowsInItsPlace() throws {
    let box = UIView()
    let height = box.heightAnchor.constraint(equalToConstant: 80)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    _ = column(hiding: box)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { box.isHidden = false }
    harness.run(for: 0.2)
    let half = try #require(box.layer.presentation()?.frame)
    expectClose(half, CGRect(x: 0, y: 26, width: 100, height: 40))
    harness.run(for: 0.3)
    expectEqual(box.frame, CGRect(x: 0, y: 26, width: 100, height: 80))
  }

  /// A hidden view has the breadth of the stack, and does not widen it.
  @Test(arguments: [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func aHiddenViewDoesNotWidenTheStack(_ alignment: UIStackView.Alignment) {
    let (short, long) = (UILabel(), UILabel())
    (short.text, long.text) = ("short", "a text that is much longer")
    let stack = UIStackView(arrangedSubviews: [short, long])
    (stack.axis, stack.alignment) = (.vertical, alignment)
    stack.translatesAutoresizingMaskIntoConstraints = false
    harness.window.addSubview(stack)
    long.isHidden = true
    expectEmpty(warnings { harness.frame() })
    expectEqual(stack.bounds.width, short.intrinsicContentSize.width)
    if alignment == .fill { expectEqual(long.frame.width, stack.bounds.width) }
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

struct PriorityTests {
  @Test func areShiftedByNumbers() {
    var priority = UILayoutPriority.required - 1
    expectEqual(priority.rawValue, 999)
    priority -= 9
    priority += 0.5
    expectEqual(priority, UILayoutPriority(990.5))
    expectEqual(UILayoutPriority.defaultLow + 1, UILayoutPriority(251))
  }
}
