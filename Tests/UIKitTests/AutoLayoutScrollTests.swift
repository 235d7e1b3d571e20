import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

@MainActor
struct AutoLayoutScrollTests {
  private let fixture = ConstraintFixture()
  private let scroll = UIScrollView()

  init() {
    fixture.add(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.pin()
  }

  @Test func edgesDetermineContentSize() {
    let content = fixture.add(Block(-1, 500), to: scroll)
    content.pin(UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
    content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    fixture.frame()
    expectEqual(scroll.contentSize, CGSize(width: 100, height: 512))
    expectEqual(content.frame, rect(0, 5, 100, 500))
    scroll.contentOffset.y = 100
    fixture.frame()
    expectEqual(content.frame, rect(0, 5, 100, 500))
    expectEqual(scroll.contentSize.height, 512)
  }

  @Test func contentGuideEqualsEdges() {
    let content = fixture.add(Block(-1, 300), to: scroll)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    fixture.frame()
    expectEqual(scroll.contentSize, CGSize(width: 100, height: 300))
  }

  /// The guide's size is the content size, also where nothing is tied to its edges; the app keeps the other length.
  @Test func lengthsOfTheContentGuideAreTheContentSize() {
    let guide = scroll.contentLayoutGuide
    let width = guide.widthAnchor.constraint(equalToConstant: 500)
    let height = guide.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 2)
    for (constraints, size) in [
      ([width], CGSize(width: 500, height: 70)), ([height], CGSize(width: 60, height: 400)),
      ([width, height], CGSize(width: 500, height: 400)),
    ] {
      scroll.contentSize = CGSize(width: 60, height: 70)
      NSLayoutConstraint.activate(constraints)
      fixture.frame()
      expectEqual(scroll.contentSize, size)
      NSLayoutConstraint.deactivate(constraints)
      fixture.frame()
    }
  }

  @Test func frameGuideStaysOverTheContent() {
    let content = fixture.add(Block(100, 600), to: scroll)
    content.pin()
    let floating = fixture.add(Block(10, 10), to: scroll)
    floating.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor).isActive = true
    floating.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor).isActive = true
    fixture.frame()
    expectEqual(floating.frame, rect(0, 190, 10, 10))
    scroll.contentOffset.y = 123
    fixture.frame()
    expectEqual(floating.frame, rect(0, 313, 10, 10))
  }

  @Test func contentSizeSetByCodeIsKept() {
    scroll.contentSize = CGSize(width: 300, height: 400)
    let view = fixture.add(Block(20, 20), to: scroll)
    view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 4).isActive = true
    fixture.frame()
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 400))
    expectEqual(view.frame, rect(scroll.bounds.width / 2 - 10, 4, 20, 20))
  }

  /// The way in which many forms fill the width of a scroll view: edges and center of the content view.
  @Test func centersBelongToTheFrame() {
    let content = fixture.add(Block(40, 600), to: scroll)
    content.pin()
    content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    let middle = content.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)
    middle.priority = .defaultLow
    middle.isActive = true
    fixture.frame()
    expectEqual(content.frame, rect(0, 0, scroll.bounds.width, 600))
    expectEqual(scroll.contentSize, CGSize(width: scroll.bounds.width, height: 600))
  }

  @Test func aCenteredViewStandsInTheMiddleOfTheFrame() {
    scroll.contentSize = CGSize(width: 1_000, height: 2_000)
    let view = fixture.add(Block(20, 20), to: scroll)
    view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor).isActive = true
    view.centerYAnchor.constraint(equalTo: scroll.centerYAnchor).isActive = true
    fixture.frame()
    let middle = CGPoint(x: scroll.bounds.width / 2, y: scroll.bounds.height / 2)
    expectEqual(view.center, middle)
    scroll.contentOffset.y = 123
    fixture.frame()
    expectEqual(view.center, middle)
  }
}
