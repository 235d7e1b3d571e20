import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutTextTests {
  private let fixture = ConstraintFixture()

  @Test func textWrapsAtItsConstrainedWidth() {
    let label = fixture.label("one two three", lines: 0)
    let below = fixture.add(Block(10, 10))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: fixture.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 15),
      label.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor, constant: -15),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    fixture.frame()
    expectEqual(label.frame, rect(15, 0, 70, 40))
    expectEqual(below.frame, rect(15, 40, 10, 10))
    label.text = "one"
    fixture.frame()
    expectEqual(label.frame, rect(15, 0, 70, 20))
    label.text = "one two three four five"
    fixture.frame()
    expectEqual(label.frame, rect(15, 0, 70, 80))
    expectEqual(below.frame.minY, 80)
  }

  @Test func textIsNoWiderThanItsLongestLine() {
    let label = fixture.label("one two three", lines: 0)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: fixture.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
    ])
    fixture.frame()
    expectEqual(label.frame, rect(0, 0, 65, 40))
  }

  @Test func textIsMeasuredAgainWhenItsWidthGrows() {
    let label = fixture.label("one two three", lines: 0)
    label.pin(UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
    let size = { (width: CGFloat) in
      self.fixture.view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    expectEqual(size(100), CGSize(width: 100, height: 40))
    expectEqual(size(200), CGSize(width: 200, height: 20))
    expectEqual(size(80), CGSize(width: 80, height: 60))
    expectEqual(size(100), CGSize(width: 100, height: 40))
  }

  @Test func preferredMaxLayoutWidthIsKept() {
    let label = fixture.label("one two three", lines: 0)
    label.preferredMaxLayoutWidth = 65
    label.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    fixture.frame()
    expectEqual(label.frame, rect(0, 0, 65, 40))
  }

  @Test func textFollowsResistanceAndHuggingPriorities() {
    let (name, value) = (fixture.label("abcdefgh"), fixture.label("wxyz"))
    for label in [name, value] { label.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 5),
      value.trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor),
    ])
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    fixture.frame()
    expectEqual(name.frame, rect(0, 0, 55, 20))
    expectEqual(value.frame, rect(60, 0, 40, 20))
    name.text = "ab"
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    fixture.frame()
    expectEqual(name.frame, rect(0, 0, 20, 20))
    expectEqual(value.frame, rect(25, 0, 75, 20))
  }

  @Test func labelsAlignOnBaselines() {
    let (large, small) = (fixture.label("Ag"), fixture.label("Ag"))
    small.font = .systemFont(ofSize: 8)
    let below = fixture.label("one two", lines: 0)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 10),
      large.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      below.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 30),
      below.leadingAnchor.constraint(equalTo: large.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 40),
    ])
    let last = fixture.add(Block(1, 1))
    last.topAnchor.constraint(equalTo: below.lastBaselineAnchor).isActive = true
    fixture.frame()
    expectEqual(large.frame.minY, 10)
    expectEqual(small.frame.minY, 19)
    expectEqual(below.frame, rect(0, 10 + 15 + 30 - 15, 40, 40))
    expectEqual(last.frame.minY, below.frame.minY + 35)
    small.font = .systemFont(ofSize: 12)
    fixture.frame()
    expectEqual(small.frame.minY, 16)
  }

  @Test func viewForwardsTheBaselineOfItsText() {
    final class Badge: UIView {
      let label = UILabel(frame: rect(5, 7, 30, 20))
      override var forFirstBaselineLayout: UIView { label }
      override var forLastBaselineLayout: UIView { label }
    }
    let badge = fixture.add(Badge())
    badge.label.font = .systemFont(ofSize: 20)
    badge.label.text = "A"
    badge.addSubview(badge.label)
    let (first, last) = (fixture.add(Block(5, 5)), fixture.add(Block(5, 5)))
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 50),
      badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 40),
      first.topAnchor.constraint(equalTo: badge.firstBaselineAnchor),
      last.bottomAnchor.constraint(equalTo: badge.lastBaselineAnchor),
    ])
    fixture.frame()
    expectEqual(first.frame.minY, 72)
    expectEqual(last.frame.maxY, 72)
  }

  @Test func baselinesUseSystemSpacing() {
    let (upper, lower) = (fixture.label("A"), fixture.label("B"))
    upper.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
    lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1
    ).isActive = true
    lower.leadingAnchor.constraint(equalToSystemSpacingAfter: upper.trailingAnchor, multiplier: 2).isActive = true
    upper.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    fixture.frame()
    expectEqual(lower.frame, rect(26, 20, 10, 20))
  }
}
