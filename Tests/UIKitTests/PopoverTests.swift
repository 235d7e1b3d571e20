import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Popovers on a phone, where the delegate asks for them, and on an iPad.
@MainActor
struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var calls: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }
  }

  private let root = UIViewController()
  private let content = UIViewController()
  private let delegate = Delegate()
  private let button = UIView(frame: rect(150, 100, 40, 20))

  private func device(_ size: CGSize = CGSize(width: 390, height: 844)) -> TestDevice {
    let device = TestDevice(size: size)
    device.becomeCurrent()
    device.window.rootViewController = root
    root.view.addSubview(button)
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = button
    device.run(for: 0.1)
    return device
  }

  private func present(on device: TestDevice) {
    root.present(content, animated: true)
    device.run(for: 1)
  }

  private var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  @Test func aPhoneShowsAPopoverIfTheDelegateAsks() throws {
    let device = device()
    expectEqual(content.popoverPresentationController?.arrowDirection, .unknown)
    present(on: device)
    expectEqual(frame, rect(70, 133, 200, 100))
    expectEqual(content.popoverPresentationController?.arrowDirection, .up)
    expectEqual(delegate.calls, ["prepare"])
    expectEqual(content.view.alpha, 1)
    device.tap(CGPoint(x: 100, y: 150))
    device.run(for: 1)
    expectIdentical(root.presentedViewController, content, "a tap inside")
    device.tap(CGPoint(x: 300, y: 700))
    device.run(for: 1)
    expectNil(root.presentedViewController)
    expectEqual(delegate.calls, ["prepare", "willDismiss", "didDismiss"])
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .fullScreen, .overFullScreen])
  func aPhoneShowsSomethingElseOtherwise(style: UIModalPresentationStyle) {
    let device = device()
    delegate.style = style
    present(on: device)
    expectEqual(frame.width, 390)
    expectEqual(frame.maxY, 844)
    expectEqual(frame.minY == 0, [.fullScreen, .overFullScreen].contains(style))
    expectEqual(delegate.calls, [])
  }

  @Test func anIPadShowsAPopoverWithoutBeingAsked() {
    let device = device(CGSize(width: 820, height: 1_180))
    device.window.traitOverrides.horizontalSizeClass = .regular
    delegate.style = .fullScreen
    content.preferredContentSize = .zero
    present(on: device)
    expectEqual(frame, rect(10, 133, 320, 480), "the standard size")
  }

  @Test func aButtonOfABarIsPointedAt() throws {
    let device = device()
    let navigation = UINavigationController(rootViewController: root)
    device.window.rootViewController = navigation
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    content.popoverPresentationController?.barButtonItem = item
    device.run(for: 0.1)
    present(on: device)
    let popover = try #require(content.popoverPresentationController)
    expectEqual(popover.arrowDirection, .up)
    expectTrue(frame.minY >= navigation.navigationBar.frame.height && frame.minY < 80, "\(frame)")
    expectEqual(frame.maxX, 380)
  }

  @Test(arguments: [nil, UIColor.blue])
  func theArrowHasTheColorOfTheContent(color: UIColor?) throws {
    let device = device()
    content.view.backgroundColor = .red
    content.popoverPresentationController?.backgroundColor = color
    present(on: device)
    let behind = content.view.superview?.subviews ?? []
    let shape = try #require(behind.flatMap { $0.layer.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }.first)
    let path = try #require(shape.path)
    expectTrue(path.contains(CGPoint(x: 170, y: 124)), "the arrow")
    expectTrue(path.contains(CGPoint(x: 100, y: 180)), "below the content")
    expectFalse(path.contains(CGPoint(x: 150, y: 124)) || path.contains(CGPoint(x: 300, y: 180)))
    expectEqual(shape.fillColor, (color ?? .red).cgColor)
  }

  @Test func aPopoverThatPointsAtNothingFails() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = TestDevice()
        device.becomeCurrent()
        let (root, content, delegate) = (UIViewController(), UIViewController(), Delegate())
        device.window.rootViewController = root
        device.run(for: 0.1)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = delegate
        withExtendedLifetime(delegate) { root.present(content, animated: false) }
      }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    expectTrue(text.contains("points at nothing; set sourceView"), "\(text)")
  }
}
