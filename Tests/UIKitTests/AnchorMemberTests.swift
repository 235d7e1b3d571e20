import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Anchors, guides and constraints: each method makes the constraint that its name describes.
@MainActor
struct AnchorMemberTests {
  let device = TestDevice(size: CGSize(width: 200, height: 200))
  let one = UIView()
  let two = UIView()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      device.window.addSubview(view)
    }
  }

  private func expect(
    _ constraint: NSLayoutConstraint, _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(constraint.firstAttribute, first, sourceLocation: sourceLocation)
    expectEqual(constraint.relation, relation, sourceLocation: sourceLocation)
    expectEqual(constraint.secondAttribute, second, sourceLocation: sourceLocation)
    expectEqual(constraint.multiplier, multiplier, sourceLocation: sourceLocation)
    expectEqual(constraint.constant, constant, sourceLocation: sourceLocation)
    expectFalse(constraint.isActive, sourceLocation: sourceLocation)
    expectEqual(constraint.priority, .required, sourceLocation: sourceLocation)
  }

  @Test func positionsAreTiedBySixCalls() {
    let (left, right) = (one.leadingAnchor, two.trailingAnchor)
    expect(left.constraint(equalTo: right), .leading, .equal, .trailing)
    expect(left.constraint(equalTo: right, constant: 5), .leading, .equal, .trailing, plus: 5)
    expect(left.constraint(greaterThanOrEqualTo: right), .leading, .greaterThanOrEqual, .trailing)
    expect(
      left.constraint(greaterThanOrEqualTo: right, constant: -5), .leading, .greaterThanOrEqual, .trailing, plus: -5)
    expect(left.constraint(lessThanOrEqualTo: right), .leading, .lessThanOrEqual, .trailing)
    expect(left.constraint(lessThanOrEqualTo: right, constant: 7), .leading, .lessThanOrEqual, .trailing, plus: 7)
    expect(one.topAnchor.constraint(equalTo: two.bottomAnchor), .top, .equal, .bottom)
    expect(one.leftAnchor.constraint(equalTo: two.rightAnchor), .left, .equal, .right)
    expect(one.centerXAnchor.constraint(equalTo: two.centerXAnchor), .centerX, .equal, .centerX)
    expect(one.centerYAnchor.constraint(equalTo: two.centerYAnchor), .centerY, .equal, .centerY)
    expect(one.firstBaselineAnchor.constraint(equalTo: two.lastBaselineAnchor), .firstBaseline, .equal, .lastBaseline)
  }

  @Test func lengthsAreTiedByNineCalls() {
    let (width, height) = (one.widthAnchor, two.heightAnchor)
    expect(width.constraint(equalToConstant: 9), .width, .equal, .notAnAttribute, plus: 9)
    expect(width.constraint(greaterThanOrEqualToConstant: 9), .width, .greaterThanOrEqual, .notAnAttribute, plus: 9)
    expect(width.constraint(lessThanOrEqualToConstant: 9), .width, .lessThanOrEqual, .notAnAttribute, plus: 9)
    expect(width.constraint(equalTo: height, multiplier: 2), .width, .equal, .height, times: 2)
    expect(
      width.constraint(greaterThanOrEqualTo: height, multiplier: 2), .width, .greaterThanOrEqual, .height, times: 2)
    expect(width.constraint(lessThanOrEqualTo: height, multiplier: 2), .width, .lessThanOrEqual, .height, times: 2)
    expect(width.constraint(equalTo: height, multiplier: 2, constant: 3), .width, .equal, .height, times: 2, plus: 3)
    expect(
      width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3), .width, .greaterThanOrEqual, .height,
      times: 2, plus: 3)
    expect(
      width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3), .width, .lessThanOrEqual, .height,
      times: 2, plus: 3)
  }

  /// The system's spacing is 8 points between siblings.
  @Test func systemSpacingIsMultiplied() {
    let (left, right) = (one.leadingAnchor, two.trailingAnchor)
    for (constraint, relation) in [
      (left.constraint(equalToSystemSpacingAfter: right, multiplier: 2), NSLayoutConstraint.Relation.equal),
      (left.constraint(greaterThanOrEqualToSystemSpacingAfter: right, multiplier: 2), .greaterThanOrEqual),
      (left.constraint(lessThanOrEqualToSystemSpacingAfter: right, multiplier: 2), .lessThanOrEqual),
      (one.topAnchor.constraint(equalToSystemSpacingBelow: two.bottomAnchor, multiplier: 2), .equal),
      (
        one.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: two.bottomAnchor, multiplier: 2),
        .greaterThanOrEqual
      ),
      (
        one.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: two.bottomAnchor, multiplier: 2), .lessThanOrEqual
      ),
    ] {
      expectEqual(constraint.relation, relation)
      expectEqual(constraint.constant, 16)
    }
  }

  @Test func aDistanceOfAnchorsIsALength() {
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: device.window.leadingAnchor),
      one.widthAnchor.constraint(equalToConstant: 30), one.heightAnchor.constraint(equalToConstant: 10),
      one.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 20),
      two.widthAnchor.constraint(equalToConstant: 30), two.heightAnchor.constraint(equalToConstant: 10),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(equalToConstant: 40),
      one.bottomAnchor.anchorWithOffset(to: two.topAnchor).constraint(equalTo: one.widthAnchor, multiplier: 2),
    ])
    device.frame()
    expectEqual(two.frame, rect(70, 90, 30, 10))
  }

  @Test func layoutGuideHasAnchors() {
    let guide = UILayoutGuide()
    expectNil(guide.owningView)
    expectEqual(guide.identifier, "")
    guide.owningView = device.window
    expectEqual(device.window.layoutGuides.filter { $0 === guide }.count, 1)
    expectIdentical(guide.owningView, device.window)
    let sides = [
      guide.leftAnchor.constraint(equalTo: device.window.leftAnchor, constant: 10),
      guide.rightAnchor.constraint(equalTo: device.window.rightAnchor, constant: -20),
      guide.topAnchor.constraint(equalTo: device.window.topAnchor, constant: 30),
    ]
    NSLayoutConstraint.activate(sides)
    device.frame()
    expectTrue(guide.hasAmbiguousLayout)
    let height = guide.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    device.frame()
    expectFalse(guide.hasAmbiguousLayout)
    expectEqual(guide.layoutFrame, rect(10, 30, 170, 40))
    expectTrue(guide.constraintsAffectingLayout(for: .horizontal).contains(sides[1]))
    expectTrue(guide.constraintsAffectingLayout(for: .vertical).contains(height))
    expectFalse(guide.constraintsAffectingLayout(for: .horizontal).contains(height))
    guide.owningView = nil
    expectNil(guide.owningView)
    expectFalse(sides[0].isActive || height.isActive)
    device.window.addLayoutGuide(guide)
    device.window.removeLayoutGuide(guide)
    expectFalse(device.window.layoutGuides.contains { $0 === guide })
  }

  @Test func constraintsAreRemovedTogether() {
    let all = [one.widthAnchor.constraint(equalToConstant: 9), one.heightAnchor.constraint(equalToConstant: 9)]
    one.addConstraints(all)
    expectEqual(one.constraints, all)
    one.removeConstraints([all[0]])
    expectEqual(one.constraints, [all[1]])
    expectFalse(all[0].isActive)
    expectNil(all[1].secondAnchor)
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllLeft, NSLayoutConstraint.Attribute.left, "V"),
    (.alignAllRight, .right, "V"), (.alignAllLeading, .leading, "V"), (.alignAllTrailing, .trailing, "V"),
    (.alignAllCenterX, .centerX, "V"), (.alignAllTop, .top, "H"), (.alignAllBottom, .bottom, "H"),
    (.alignAllCenterY, .centerY, "H"), (.alignAllFirstBaseline, .firstBaseline, "H"),
    (.alignAllLastBaseline, .lastBaseline, "H"),
  ])
  func aFormatAlignsItsViews(
    option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute, axis: String
  ) {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "\(axis):[one]-[two]", options: option, metrics: nil, views: ["one": one, "two": two])
    let aligned = made.filter { $0.firstAttribute == attribute && $0.secondAttribute == attribute }
    expectEqual(aligned.count, 1)
    expectEqual(made.count, 2)
  }

  @Test func aFormatRunsInADirection() {
    func attributes(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint.Attribute] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "[one]-5-[two]", options: options, metrics: nil, views: ["one": one, "two": two])
      expectIdentical(made[0].firstItem, options == .directionRightToLeft ? one : two)
      expectEqual(made[0].constant, 5)
      return [made[0].firstAttribute, made[0].secondAttribute]
    }
    expectEqual(attributes(.directionLeadingToTrailing), [.leading, .trailing])
    expectEqual(attributes(.directionLeftToRight), [.left, .right])
    expectEqual(attributes(.directionRightToLeft), [.left, .right])
  }
}
