import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitControls
import UIKitCore
import TestSupport

/// Sheets on a phone of 390 by 844 points with 50 points above and 30 below the safe area: a large sheet is 754 points
/// high above the bottom safe area, and its upper edge is at 60.
@MainActor
struct SheetTests {
  private let fixture = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let root = UIViewController()
  private let content = UIViewController()

  init() {
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
  }

  private var sheet: UISheetPresentationController {
    content.sheetPresentationController
      ?? UISheetPresentationController(presentedViewController: content, presenting: nil)
  }

  private var top: CGFloat { content.view.frame.minY }

  private func present() {
    root.present(content, animated: true)
    fixture.run(for: 1)
  }

  @Test func aSheetIsLargeUnlessItSaysOtherwise() {
    present()
    expectEqual(top, 60)
    expectEqual(content.view.frame.maxY, 844)
    expectNotNil(sheet.containerView)
    expectIdentical(sheet.presentingViewController, root)
  }

  /// The presenting view loses its color while it cannot be touched.
  @Test func contentBehindSheetIsDimmed() {
    present()
    expectEqual(root.view.tintAdjustmentMode, .dimmed)
    expectEqual(content.view.tintAdjustmentMode, .normal)
    sheet.detents = [.medium()]
    sheet.largestUndimmedDetentIdentifier = .medium
    expectEqual(root.view.tintAdjustmentMode, .normal)
    sheet.largestUndimmedDetentIdentifier = nil
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    content.present(alert, animated: false)
    expectEqual(content.view.tintAdjustmentMode, .dimmed)
    expectEqual(alert.view.tintAdjustmentMode, .normal)
    alert.dismiss(animated: false)
    expectEqual(root.view.tintAdjustmentMode, .dimmed)
    expectEqual(content.view.tintAdjustmentMode, .normal)
    content.dismiss(animated: true)
    fixture.run(for: 1)
    expectEqual(root.view.tintAdjustmentMode, .normal)
  }

  @Test func detentsGiveItsHeight() {
    sheet.detents = [.custom(identifier: .init("low")) { $0.maximumDetentValue / 4 }, .medium(), .large()]
    present()
    expectEqual(top, 844 - 30 - 754.0 / 4)
    sheet.selectedDetentIdentifier = .medium
    expectEqual(top, 422)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    fixture.run(for: 1)
    expectEqual(top, 60)
    sheet.detents = [.custom { _ in .nan }]
    expectEqual(top, 60)
    sheet.detents = [.custom { _ in .infinity }]
    expectEqual(top, 60)
  }

  @Test func dragMovesSheetBetweenDetents() {
    let guardian = Guardian()
    sheet.detents = [.medium(), .large()]
    sheet.delegate = guardian
    present()
    expectEqual(top, 422)
    fixture.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 150), in: 0.5)
    fixture.run(for: 1)
    expectEqual(top, 60)
    expectEqual(sheet.selectedDetentIdentifier, .large)
    expectEqual(guardian.log, ["selected"])
    fixture.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 380), in: 0.5)
    fixture.run(for: 1)
    expectEqual(top, 422)
    expectEqual(sheet.selectedDetentIdentifier, .medium)
  }

  @Test func aFingerDragsItAway() {
    let guardian = Guardian()
    sheet.delegate = guardian
    present()
    fixture.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 700), in: 0.4)
    fixture.run(for: 1)
    expectNil(root.presentedViewController)
    expectNil(content.view.window)
    expectEqual(guardian.log, ["should", "will", "did"])
  }

  @Test func modalSheetCannotBeDismissed() {
    let guardian = Guardian()
    content.isModalInPresentation = true
    sheet.delegate = guardian
    present()
    fixture.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 700), in: 0.4)
    fixture.run(for: 1)
    expectIdentical(root.presentedViewController, content)
    expectEqual(top, 60)
    expectEqual(guardian.log, ["attempt"])
  }

  @Test func scrolledContentScrollsInsteadOfSheet() {
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    content.view.addSubview(scroll)
    sheet.detents = [.medium(), .large()]
    present()
    scroll.contentOffset.y = 500
    fixture.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), in: 0.5)
    fixture.run(for: 2)
    expectEqual(top, 422)
    expectGreater(scroll.contentOffset.y, 600)
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    fixture.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), in: 0.5)
    fixture.run(for: 1)
    expectEqual(top, 60)
  }

  @Test func undimmedContentBehindReceivesTouches() {
    sheet.detents = [.medium()]
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    present()
    expectEqual(content.view.layer.cornerRadius, 24)
    let beside = CGPoint(x: 195, y: 200)
    expectEqual(fixture.window.hitTest(beside, with: nil)?.isDescendant(of: root.view), false)
    let dimmed = fixture.commands().count
    sheet.largestUndimmedDetentIdentifier = .medium
    expectEqual(fixture.window.hitTest(beside, with: nil)?.isDescendant(of: root.view), true)
    fixture.run(for: 1)
    expectEqual(fixture.commands().count, dimmed - 1, "nothing covers the content behind")
    sheet.largestUndimmedDetentIdentifier = nil
    fixture.touch(.began, at: beside)
    fixture.run(for: 0.05)
    fixture.touch(.ended, at: beside)
    fixture.run(for: 1)
    expectNil(root.presentedViewController)
  }

  @Test func otherStylesHaveOtherControllers() {
    content.modalPresentationStyle = .fullScreen
    expectNil(content.sheetPresentationController)
    expectNotNil(content.presentationController)
    content.modalPresentationStyle = .popover
    expectEqual(content.popoverPresentationController?.permittedArrowDirections, .any)
    present()
    expectEqual(top, 60)
    expectNil(UIAlertController(title: nil, message: nil, preferredStyle: .alert).sheetPresentationController)
  }

  /// The sheet of a popover in compact width moves like any other.
  @Test func aPopoversSheetMoves() throws {
    content.modalPresentationStyle = .popover
    let sheet = try #require(content.popoverPresentationController?.adaptiveSheetPresentationController)
    expectNil(sheet.containerView)
    sheet.detents = [.medium(), .large()]
    present()
    expectEqual(top, 422)
    expectIdentical(sheet.containerView, content.view.superview)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    fixture.run(for: 1)
    expectEqual(top, 60)
  }

  private final class Guardian: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.append("selected") }
  }
}
