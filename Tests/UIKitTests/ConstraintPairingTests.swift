import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCore
import TestSupport

/// - Source: suites of published layout libraries, which pass on iOS, and the texts of UIKit's exceptions.
@MainActor
struct ConstraintPairingTests {
  private static func make(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
    let view = UIView()
    let child = UIView()
    view.addSubview(child)
    _ = NSLayoutConstraint(
      item: child, attribute: first, relatedBy: .equal, toItem: view, attribute: second, multiplier: 1, constant: 0)
  }

  @Test(arguments: [false, true])
  func positionsOfDifferentAxesCanBePaired(isRightToLeft: Bool) {
    let fixture = ConstraintFixture(isRightToLeft: isRightToLeft)
    let (first, second) = (fixture.add(Block(10, 20)), fixture.add(Block(5, 5)))
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 30),
      first.leftAnchor.constraint(equalTo: fixture.view.leftAnchor, constant: 7),
      NSLayoutConstraint(
        item: second, attribute: .left, relatedBy: .equal, toItem: first, attribute: .bottom, multiplier: 1, constant: 2
      ),
      NSLayoutConstraint(
        item: second, attribute: .centerY, relatedBy: .equal, toItem: first, attribute: .right, multiplier: 2,
        constant: 0),
    ])
    fixture.frame()
    expectEqual(first.frame, rect(7, 30, 10, 20))
    expectEqual(second.frame, rect(52, 31.5, 5, 5))
  }

  @Test func topOfGuideCanBePairedWithLeft() {
    let fixture = ConstraintFixture(safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    let view = fixture.add(Block(10, 20))
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: fixture.view.safeAreaLayoutGuide, attribute: .top,
      multiplier: 1, constant: 0
    ).isActive = true
    fixture.frame()
    expectEqual(view.frame.minX, 40)
  }

  @Test func positionAndSizeAreRefusedWithUIKitsMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.make(.top, .height) }
    }
    try expectContains(text(result), "Invalid pairing of layout attributes")
  }

  @Test func directionalAndFixedEdgesAreRefused() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.make(.leading, .left) }
    }
    try expectContains(
      text(result),
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.")
  }

  @Test func positionNeedsASecondItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 9)
      }
    }
    try expectContains(text(result), "Location attributes must be specified in pairs.")
  }
}

/// The error output of a failed process.
func text(_ result: ExitTest.Result?) throws -> String {
  String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
}

@MainActor
struct UnconstrainedViewTests {
  @Test func unconstrainedViewsKeepTheirFrames() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView(frame: rect(10.125, 20, 50, 60.75)))
    fixture.frame()
    expectEqual(view.frame, rect(10.125, 20, 50, 60.75))
    view.frame = rect(1, 2, 3, 4)
    fixture.frame()
    expectEqual(view.frame, rect(1, 2, 3, 4))
    expectTrue(view.hasAmbiguousLayout)
  }

  @Test func unconstrainedRootViewsKeepTheirFrames() {
    let harness = TestDevice(size: CGSize(width: 300, height: 600))
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    harness.window.rootViewController = controller
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    child.pin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    harness.frame()
    expectEqual(controller.view.frame, rect(0, 0, 300, 600))
    expectEqual(child.frame, rect(2, 1, 294, 596))
  }

  @Test func unconstrainedViewsFollowTheirContent() {
    let fixture = ConstraintFixture()
    let outer = fixture.add(UIView(frame: rect(5, 6, 70, 80)))
    let inner = fixture.add(Block(20, 30), to: outer)
    inner.pin(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    fixture.frame()
    expectEqual(outer.frame, rect(5, 6, 22, 32))
  }

  @Test func laterConstraintsTakeOverAndReleaseViews() {
    let fixture = ConstraintFixture()
    let view = fixture.add(UIView(frame: rect(10, 20, 50, 60)))
    fixture.frame()
    let width = view.widthAnchor.constraint(equalToConstant: 33)
    width.isActive = true
    fixture.frame()
    expectEqual(view.frame, rect(0, 0, 33, 0))
    width.isActive = false
    view.frame = rect(10, 20, 50, 60)
    fixture.frame()
    expectEqual(view.frame, rect(10, 20, 50, 60))
  }

  @Test func unconstrainedViewsHaveTheirIntrinsicSize() {
    let fixture = ConstraintFixture()
    let view = fixture.add(Block(20, 30))
    view.frame = rect(9, 9, 1, 1)
    fixture.frame()
    expectEqual(view.frame, rect(0, 0, 20, 30))
  }
}

@MainActor
struct PixelSizeTests {
  @Test func heightDoesNotDependOnOrigin() {
    let harness = TestDevice(size: CGSize(width: 390, height: 844), scale: 3)
    let controller = UIViewController()
    harness.window.rootViewController = controller
    for share in stride(from: 0.01, to: 0.9, by: 0.01) {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: controller.view, attribute: .bottom,
          multiplier: share, constant: 0),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    harness.frame()
    #expect(controller.view.subviews.allSatisfy { $0.frame.height == 100 })
  }
}
