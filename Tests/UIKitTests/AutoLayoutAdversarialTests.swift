import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutAdversarialTests {
  @Test func nonFiniteNumbersDoNoHarm() {
    let fixture = ConstraintFixture()
    let view = fixture.add(Block(.nan, .infinity))
    let start = view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: .nan)
    let top = view.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: .infinity)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([start, top, width])
    fixture.frame()
    expectEqual(view.frame.minX, 0)
    expectEqual(view.frame.width, 20)
    expectTrue(view.frame.minY.isFinite)
    width.constant = -.infinity
    _ = warnings { fixture.frame() }
    expectEqual(view.frame.width, 0)
    top.constant = 4
    width.constant = 6
    fixture.frame()
    expectEqual(view.frame.minY, 4)
    expectEqual(view.frame.width, 6)
    expectTrue(fixture.view.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: -.infinity)).width.isFinite)
  }

  @Test func prioritiesAreClamped() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView())
    view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    for (length, priority) in [(10.0, Float.nan), (20, -5), (30, 0), (40, 2_000), (50, 0.5)] {
      let wish = view.widthAnchor.constraint(equalToConstant: length)
      wish.priority = UILayoutPriority(priority)
      wish.isActive = true
    }
    fixture.frame()
    expectEqual(view.frame.width, 40)
  }

  @Test func manyContradictionsTerminate() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView())
    view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    for length in 1...100 { view.widthAnchor.constraint(equalToConstant: CGFloat(length)).isActive = true }
    let heard = warnings { fixture.frame() }
    expectEqual(view.frame.width, 1)
    expectEqual(heard.count, 99)
  }

  @Test func deallocatedItemsAreIgnored() {
    let fixture = ConstraintFixture()
    let view = fixture.add(Block(10, 10))
    var other: UIView? = UIView()
    let tie = other.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
    other = nil
    expectNil(tie?.secondItem)
    view.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor).isActive = true
    fixture.frame()
    expectEqual(view.frame.width, 10)
  }

  @Test func itemsWithoutCommonAncestorAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(text, "no common ancestor")
  }

  @Test func positionWithoutSecondItemIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 5)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(text, "Location attributes must be specified in pairs")
  }

  @Test func directionalAndFixedEdgesCannotBePaired() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
  }
}
