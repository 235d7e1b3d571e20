import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Where a sheet is on phones and tablets, and what moves behind it.
@MainActor
struct SheetPlaceTests {
  private let root = UIViewController()
  private let content = UIViewController()

  private func device(
    _ size: CGSize, idiom: UIUserInterfaceIdiom = .phone,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
  ) -> TestDevice {
    let device = TestDevice(
      environment: RenderEnvironment(size: size, scale: 2, safeArea: safeArea, userInterfaceIdiom: idiom))
    device.becomeCurrent()
    device.window.rootViewController = root
    root.view.backgroundColor = .red
    content.view.backgroundColor = .white
    device.run(for: 0.1)
    return device
  }

  private func present(on device: TestDevice) {
    root.present(content, animated: true)
    device.run(for: 1)
  }

  private var sheet: UISheetPresentationController? { content.sheetPresentationController }

  // MARK: Sizes

  /// - Source: the documentation of `prefersEdgeAttachedInCompactHeight`: sheets cover the screen in compact height.
  @Test func aSheetCoversAPhoneInLandscape() {
    let device = device(
      CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    present(on: device)
    expectEqual(content.view.frame, rect(0, 0, 844, 390))
    expectEqual(content.view.layer.cornerRadius, 0)
    device.drag(from: CGPoint(x: 400, y: 40), to: CGPoint(x: 400, y: 380), in: 0.2)
    device.run(for: 1)
    expectIdentical(root.presentedViewController, content)
    expectEqual(content.view.frame, rect(0, 0, 844, 390))
  }

  /// - Source: the documentation of `widthFollowsPreferredContentSizeWhenEdgeAttached`: the width is that of the safe
  ///   area, or the preferred one. The medium detent is inactive in compact height.
  @Test func aSheetMayBeAtTheEdgeInLandscape() {
    let device = device(
      CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    sheet?.prefersEdgeAttachedInCompactHeight = true
    sheet?.detents = [.medium(), .large()]
    present(on: device)
    expectEqual(content.view.frame, rect(47, 10, 750, 380))
    content.preferredContentSize = CGSize(width: 400, height: 0)
    sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    expectEqual(content.view.frame, rect(222, 10, 400, 380))
    content.preferredContentSize = CGSize(width: 4_000, height: 0)
    sheet?.invalidateDetents()
    expectEqual(content.view.frame, rect(47, 10, 750, 380))
  }

  /// - Source: a form sheet without a preferred size is 540 by 620 points.
  @Test func aFormSheetIsACardOnATablet() {
    let device = device(CGSize(width: 1_024, height: 1_366), idiom: .pad)
    content.modalPresentationStyle = .formSheet
    present(on: device)
    expectEqual(content.view.frame, rect(242, 373, 540, 620))
    expectEqual(content.view.layer.maskedCorners.rawValue, 15)
    expectEqual(root.view.layer.presentation()?.isHidden, false)
    device.drag(from: CGPoint(x: 512, y: 400), to: CGPoint(x: 512, y: 1_300), in: 0.4)
    device.run(for: 1)
    expectNil(root.presentedViewController)
  }

  @Test func aFormSheetHasItsPreferredSize() {
    let device = device(CGSize(width: 1_024, height: 1_366), idiom: .pad)
    content.modalPresentationStyle = .formSheet
    content.preferredContentSize = CGSize(width: 300, height: 400)
    present(on: device)
    expectEqual(content.view.frame, rect(362, 483, 300, 400))
  }

  @Test func aPageSheetIsACardOnATablet() {
    let device = device(CGSize(width: 1_024, height: 1_366), idiom: .pad)
    present(on: device)
    expectEqual(content.view.frame, rect(156, 70, 712, 1_226))
    // In a third of the screen it is a sheet as on a phone.
    device.root.environment.size = CGSize(width: 400, height: 1_366)
    device.run(for: 1)
    expectEqual(content.view.frame, rect(0, 60, 400, 1_306))
    expectEqual(content.view.layer.maskedCorners.rawValue, 3)
  }

  // MARK: Views behind

  /// The group in which the view behind is drawn.
  private func behind(on device: TestDevice) -> DrawGroup? {
    func find(_ commands: [DrawCommand]) -> DrawGroup? {
      for case .group(let group) in commands {
        if !group.isOnlyMoved { return group }
        if let inner = find(group.commands) { return inner }
      }
      return nil
    }
    return find(device.frame().commands)
  }

  @Test func theViewBehindMovesBack() throws {
    let device = device(CGSize(width: 390, height: 844))
    expectNil(behind(on: device))
    present(on: device)
    let group = try #require(behind(on: device))
    // 16 points from either side, and with its upper edge below the status bar.
    let corner = CGPoint.zero.applying(group.transform)
    expectTrue(isClose(corner, CGPoint(x: 16, y: 50), within: 1e-6))
    expectTrue(isClose(CGPoint(x: 390, y: 0).applying(group.transform), CGPoint(x: 374, y: 50), within: 1e-6))
    // Its geometry stays.
    expectEqual(root.view.frame, rect(0, 0, 390, 844))
    expectEqual(root.view.transform, .identity)
    expectEqual(root.view.safeAreaInsets.top, 50)
    expectEqual(device.root.scene.statusBarManager?.statusBarStyle, .lightContent)
    content.dismiss(animated: true)
    device.run(for: 1)
    expectNil(behind(on: device))
    expectEqual(device.root.scene.statusBarManager?.statusBarStyle, .darkContent)
  }

  @Test func theViewBehindAMediumSheetStays() throws {
    let device = device(CGSize(width: 390, height: 844))
    sheet?.detents = [.medium(), .large()]
    present(on: device)
    expectNil(behind(on: device))
    // Half the way to the large height.
    device.touch(.began, at: CGPoint(x: 195, y: 450))
    device.run(for: 1.0 / 60)
    for y in stride(from: 440, through: 270, by: -10) {
      device.touch(.moved, at: CGPoint(x: 195, y: CGFloat(y)))
      device.run(for: 1.0 / 60)
    }
    let top = content.view.frame.minY
    let share = (422 - top) / (422 - 60)
    let corner = CGPoint.zero.applying(try #require(behind(on: device)).transform)
    expectTrue(isClose(corner, CGPoint(x: 16 * share, y: 50 * share), within: 1e-6))
    device.touch(.ended, at: CGPoint(x: 195, y: 270))
    device.run(for: 1)
  }

  @Test func withoutAnimationTheViewBehindMovesAtOnce() {
    let device = device(CGSize(width: 390, height: 844))
    root.present(content, animated: false)
    device.run(for: 0.1)
    expectNotNil(behind(on: device))
    content.dismiss(animated: false)
    device.run(for: 0.1)
    expectNil(behind(on: device))
  }

  /// The first of two sheets takes the place of the view that has moved back behind it.
  @Test func aSheetBehindAnotherMovesBack() throws {
    let device = device(CGSize(width: 390, height: 844))
    present(on: device)
    let second = UIViewController()
    second.view.backgroundColor = .white
    content.present(second, animated: true)
    device.run(for: 1)
    expectEqual(content.view.frame, rect(0, 60, 390, 784))
    expectTrue(content.view.layer.frame == content.view.frame)
    second.dismiss(animated: true)
    device.run(for: 1)
    content.dismiss(animated: true)
    device.run(for: 1)
    expectNil(behind(on: device))
  }

  @Test func nothingMovesBackOnATablet() {
    let device = device(CGSize(width: 1_024, height: 1_366), idiom: .pad)
    present(on: device)
    expectNil(behind(on: device))
  }
}
