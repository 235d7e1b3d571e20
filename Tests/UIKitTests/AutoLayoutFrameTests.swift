import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutFrameTests {
  private let fixture = ConstraintFixture()

  @Test func viewIsPinnedToItsSuperview() {
    let view = fixture.add(UIView())
    view.pin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    fixture.frame()
    expectEqual(view.frame, rect(2, 1, 94, 196))
  }

  @Test func intrinsicSizeIsCentered() {
    let view = fixture.add(Block(30, 40))
    view.centerXAnchor.constraint(equalTo: fixture.view.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: fixture.view.centerYAnchor, constant: -10).isActive = true
    fixture.frame()
    expectEqual(view.frame, rect(35, 70, 30, 40))
    view.natural = CGSize(width: 50, height: 10)
    fixture.frame()
    expectEqual(view.frame, rect(25, 85, 50, 10))
  }

  @Test func lengthsDependOnEachOther() {
    let view = fixture.add(UIView())
    view.leftAnchor.constraint(equalTo: fixture.view.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
    view.widthAnchor.constraint(equalTo: fixture.view.widthAnchor, multiplier: 0.5, constant: 6).isActive = true
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16).isActive = true
    fixture.frame()
    expectEqual(view.frame, rect(0, 0, 56, 31.5))
  }

  @Test func neighborsTouchOnWholePixels() {
    let columns = (0..<3).map { _ in fixture.add(UIView()) }
    for (index, column) in columns.enumerated() {
      column.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
      column.bottomAnchor.constraint(equalTo: fixture.view.bottomAnchor).isActive = true
      column.widthAnchor.constraint(equalTo: columns[0].widthAnchor).isActive = true
      let before = index == 0 ? fixture.view.leadingAnchor : columns[index - 1].trailingAnchor
      column.leadingAnchor.constraint(equalTo: before).isActive = true
    }
    columns[2].trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor).isActive = true
    fixture.frame()
    expectEqual(columns.map(\.frame.minX), [0, 33.5, 66.5])
    expectEqual(columns.map(\.frame.maxX), [33.5, 66.5, 100])
  }

  @Test func itemsInDifferentSuperviewsAlign() {
    let (left, right) = (fixture.add(UIView()), fixture.add(UIView()))
    left.pin(UIEdgeInsets(top: 10, left: 10, bottom: 100, right: 60))
    right.pin(UIEdgeInsets(top: 100, left: 40, bottom: 0, right: 0))
    let inner = fixture.add(UIView(), to: left)
    let cousin = fixture.add(UIView(), to: right)
    cousin.pin(UIEdgeInsets(top: 5, left: 7, bottom: 20, right: 3))
    inner.leftAnchor.constraint(equalTo: cousin.leftAnchor).isActive = true
    inner.topAnchor.constraint(equalTo: cousin.bottomAnchor, constant: 2).isActive = true
    inner.widthAnchor.constraint(equalTo: cousin.widthAnchor).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 4).isActive = true
    fixture.frame()
    expectEqual(cousin.frame, rect(7, 5, 50, 75))
    expectEqual(inner.convert(inner.bounds, to: fixture.view), rect(47, 182, 50, 4))
  }

  @Test func innerViewIsPinnedAcrossAutoresizedContainer() {
    let container = UIView(frame: rect(10, 20, 50, 60))
    container.autoresizingMask = [.flexibleWidth]
    fixture.view.addSubview(container)
    let inner = fixture.add(UIView(), to: container)
    inner.pin(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), to: fixture.view)
    fixture.frame()
    expectEqual(inner.convert(inner.bounds, to: fixture.view), rect(1, 1, 98, 198))
    container.frame = rect(30, 5, 50, 60)
    fixture.frame()
    expectEqual(inner.convert(inner.bounds, to: fixture.view), rect(1, 1, 98, 198))
  }

  @Test func viewAlignsWithAutoresizedView() {
    let masked = UIView(frame: rect(10, 20, 30, 40))
    masked.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    fixture.view.addSubview(masked)
    let view = fixture.add(Block(5, 5))
    view.leadingAnchor.constraint(equalTo: masked.trailingAnchor, constant: 3).isActive = true
    view.topAnchor.constraint(equalTo: masked.bottomAnchor).isActive = true
    fixture.frame()
    expectEqual(view.frame, rect(43, 60, 5, 5))
    fixture.root.environment.size = CGSize(width: 140, height: 260)
    fixture.frame()
    expectEqual(masked.frame, rect(50, 20, 30, 100))
    expectEqual(view.frame, rect(83, 120, 5, 5))
  }

  @Test func layoutGuidesShareRemainingLength() {
    let guides = [UILayoutGuide(), UILayoutGuide()]
    let view = fixture.add(Block(20, 20))
    for guide in guides { fixture.view.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
      guides[0].trailingAnchor.constraint(equalTo: view.leadingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
      guides[1].trailingAnchor.constraint(equalTo: fixture.view.trailingAnchor),
      guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor, multiplier: 3),
      view.topAnchor.constraint(equalTo: fixture.view.topAnchor),
    ])
    fixture.frame()
    expectEqual(view.frame, rect(60, 0, 20, 20))
    #expect(guides[1].layoutFrame.minX == 80 && guides[1].layoutFrame.width == 20)
    expectEqual(fixture.view.layoutGuides.count, 2)
  }

  @Test func anchorsKeepEqualDistances() {
    let views = (0..<3).map { _ in fixture.add(Block(10, 10)) }
    views[0].leftAnchor.constraint(equalTo: fixture.view.leftAnchor).isActive = true
    views[2].rightAnchor.constraint(equalTo: fixture.view.rightAnchor).isActive = true
    let first = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
    let second = views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)
    first.constraint(equalTo: second, multiplier: 0.25).isActive = true
    fixture.frame()
    expectEqual(views.map(\.frame.minX), [0, 24, 90])
  }

  @Test func alignmentRectMayBeSmallerThanFrame() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = fixture.add(Shadowed())
    view.pin(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    let inner = fixture.add(UIView(), to: view)
    inner.pin()
    fixture.frame()
    expectEqual(view.frame, rect(8, 9, 86, 184))
    expectEqual(inner.frame, rect(2, 1, 80, 180))
  }

  @Test func transformDoesNotAffectLayout() {
    let view = fixture.add(UIView())
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.pin(UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
    fixture.frame()
    expectEqual(view.bounds.size, CGSize(width: 60, height: 180))
    expectEqual(view.center, CGPoint(x: 50, y: 100))
  }
}
