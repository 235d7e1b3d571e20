import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Drags of a sheet in closed forms, on a phone of 390 by 844 points: its upper edge rests at 60 and at 422, and the
/// lower edge of the screen counts as a third position.
@MainActor
struct SheetDragTests {
  private let fixture = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let root = UIViewController()
  private let content = UIViewController()

  init() {
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
  }

  private var top: CGFloat { content.view.frame.minY }

  private func present(_ change: (UISheetPresentationController) -> Void = { _ in }) throws {
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    change(sheet)
    root.present(content, animated: true)
    fixture.run(for: 1)
  }

  private func move(from start: CGFloat, to end: CGFloat, in duration: TimeInterval = 0.5) {
    fixture.move([0: (CGPoint(x: 195, y: start), CGPoint(x: 195, y: end))], in: duration)
  }

  /// Puts a finger down, and moves it until the upper edge of the sheet is at a position in its range.
  ///
  /// - Returns: The height of the finger.
  private func take(to place: CGFloat) -> CGFloat {
    fixture.touch(.began, at: CGPoint(x: 195, y: 500))
    move(from: 500, to: 460)
    // The finger had to move by some points before the sheet followed it.
    let end = 460 + place - top
    move(from: 460, to: end)
    return end
  }

  private func lift(at y: CGFloat, resting: Bool = true) {
    if resting { fixture.run(for: 0.5) }
    fixture.touch(.ended, at: CGPoint(x: 195, y: y))
    fixture.run(for: 1.5)
  }

  @Test func aSheetFollowsTheFinger() throws {
    try present()
    let finger = take(to: 300)
    expectClose(top, 300)
    expectEqual(content.view.frame.maxY, 844)
    move(from: finger, to: finger + 250)
    expectClose(top, 550)
    // Above its range it follows 15 of 100 points.
    move(from: finger + 250, to: finger - 340)
    expectClose(top, 60 - 15)
    move(from: finger - 340, to: finger - 240)
    expectClose(top, 60)
    lift(at: finger - 240)
    expectClose(top, 60)
  }

  @Test func aModalSheetResistsBelow() throws {
    try present()
    content.isModalInPresentation = true
    let finger = take(to: 422)
    move(from: finger, to: finger + 200)
    expectClose(top, 422 + 30)
    move(from: finger + 200, to: finger - 382)
    expectClose(top, 60 - 3)
    move(from: finger - 382, to: finger + 400)
    lift(at: finger + 400)
    expectClose(top, 422)
    expectIdentical(root.presentedViewController, content)
  }

  @Test(arguments: [(61, 60), (239, 60), (243, 422), (631, 422), (635, nil)] as [(CGFloat, CGFloat?)])
  func aSheetGoesToTheNearestPosition(place: CGFloat, end: CGFloat?) throws {
    try present()
    lift(at: take(to: place))
    expectEqual(root.presentedViewController == nil, end == nil)
    if let end { expectClose(top, end) }
  }

  /// It continues for a fifth of a second of the finger's velocity.
  @Test(arguments: [
    (219, 100, 60), (223, 100, 422), (140, 500, 60), (144, 500, 422), (343, -500, 422), (339, -500, 60),
  ])
  func aFlickContinues(place: CGFloat, velocity: CGFloat, end: CGFloat) throws {
    try present()
    let finger = take(to: place - velocity / 2)
    fixture.run(for: 0.5)
    move(from: finger, to: finger + velocity / 2)
    expectClose(top, place)
    lift(at: finger + velocity / 2, resting: false)
    expectClose(top, end)
  }

  @Test func onlyVerticalDragsMoveIt() throws {
    try present()
    fixture.drag(from: CGPoint(x: 100, y: 500), by: CGPoint(x: 200, y: 190))
    fixture.run(for: 1)
    expectClose(top, 422)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 34))
    content.view.addSubview(slider)
    fixture.drag(from: CGPoint(x: 40, y: 422 + 117), by: CGPoint(x: 0, y: -300))
    fixture.run(for: 1)
    expectClose(top, 422)
  }

  /// Content that is scrolled to its start lets the sheet go down, unless it refreshes, and up if the sheet prefers it.
  @Test(
    arguments: [
      (0, false, false, true, -300, 60), (0.4, false, false, true, -300, 60), (1, false, false, true, -300, 422),
      (0, false, false, false, -300, 422), (0, false, false, true, 330, nil), (0.4, false, false, true, 330, nil),
      (1, false, false, true, 330, 422), (0, true, false, true, 330, 422), (300, false, true, true, 330, nil),
    ] as [(CGFloat, Bool, Bool, Bool, CGFloat, CGFloat?)])
  func contentAtItsStartMovesTheSheet(
    offset: CGFloat, refreshes: Bool, isShort: Bool, expands: Bool, distance: CGFloat, end: CGFloat?
  ) throws {
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: isShort ? 300 : 3_000)
    if refreshes { scroll.refreshControl = UIRefreshControl() }
    content.view.addSubview(scroll)
    try present { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
    scroll.contentOffset.y = offset
    fixture.drag(from: CGPoint(x: 195, y: 470), by: CGPoint(x: 0, y: distance), in: 0.6)
    fixture.run(for: 2)
    expectEqual(root.presentedViewController == nil, end == nil)
    if let end { expectClose(top, end) }
  }
}
