import Comparisons
import DeviceSupport
import Drawing
import Foundation
import Simulator
import SystemServices
import UIKit
import UIKitCore

/// A view or a controller that is shown on a device for one snapshot.
@MainActor
struct ViewSnapshot {
  private let view: UIView
  private let controller: UIViewController
  private let config: ViewImageConfig
  private let traits: UITraitCollection

  init(view: UIView, size: CGSize?, traits: UITraitCollection) {
    (self.view, self.traits) = (view, traits)
    controller = UIViewController()
    config = ViewImageConfig(size: size)
  }

  init(
    controller: UIViewController, on config: ViewImageConfig = .init(), size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) {
    (self.controller, self.traits) = (controller, traits)
    view = controller.view
    self.config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
  }

  private var isController: Bool { controller.viewIfLoaded === view }

  func image() -> UIImage {
    shown { device in
      // A picture does not say what moved, so its layout is kept beside it.
      SnapshotContext.current?.layout = LayoutRecorder.record(
        of: view, machine: MachineServices.fingerprint(boxes: ScreenSetup.drawsBoxes))
      if device.root.needsFrame { view.layer.endAnimations() }
      let list = device.frame()
      guard list.size.width > 0, list.size.height > 0 else {
        let size = "\(list.size.width)×\(list.size.height)"
        SnapshotContext.current?.problem =
          "No image could be generated for this view as its size was \(size). Please set an explicit size in the test."
        return UIImage()
      }
      return HostedPicture.image(of: list, on: device)
    }
  }

  func recursiveDescription() -> String { shown { _ in view.describedTree() } }
  func layout() -> String { shown { _ in LayoutRecorder.record(of: view).portableText } }

  func accessibility() -> String { shown { _ in AccessibilityTree(of: view).text } }
  func hierarchy() -> String { shown { _ in controller.describedTree() } }

  /// Shows the view on a device, calls a closure once nothing moves, and removes the view again.
  private func shown<Result>(_ body: (TestDevice) -> Result) -> Result {
    RenderRoot.keepingCurrent { show(body) }
  }

  private func show<Result>(_ body: (TestDevice) -> Result) -> Result {
    var size = config.size ?? view.frame.size
    view.frame.size = size
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      size = view.frame.size
    }
    let device = ScreenSetup.device(config, size: size, traits: traits)
    let remove = isController ? showController(on: device) : showView(on: device)
    ScreenSetup.rest(device)
    let result = body(device)
    remove()
    return result
  }

  private func showController(on device: TestDevice) -> () -> Void {
    if let parent = controller.parent {
      // A child is shown without its container, and returned to it.
      controller.willMove(toParent: nil)
      view.removeFromSuperview()
      controller.removeFromParent()
      show(controller, on: device)
      return {
        device.window.rootViewController = nil
        parent.addChild(controller)
      }
    }
    show(controller, on: device)
    return { device.window.rootViewController = nil }
  }

  private func showView(on device: TestDevice) -> () -> Void {
    show(controller, on: device)
    // The view keeps its frame; the screen shows the part of the container that the view covers.
    controller.view.bounds.origin = view.frame.origin
    controller.view.addSubview(view)
    return { [view] in
      view.removeFromSuperview()
      device.window.rootViewController = nil
    }
  }

  private func show(_ controller: UIViewController, on device: TestDevice) {
    device.window.rootViewController = controller
    device.window.makeKeyAndVisible()
  }
}

/// A picture of the commands of a frame.
@MainActor
enum HostedPicture {
  static func image(of list: DisplayList, on device: TestDevice) -> UIImage {
    let scale = device.root.environment.scale
    do {
      guard let pixels = try device.root.services.rasterize?(list, scale) else {
        SnapshotContext.current?.problem =
          "Nothing can be drawn, because this machine has no fonts; install some, or set TESSERA_TEXT=boxes."
        return UIImage()
      }
      return UIImage(pixels: pixels, scale: scale)
    } catch {
      SnapshotContext.current?.problem = "\(error)"
      return UIImage()
    }
  }
}

extension CALayer {
  /// Shows the values of the properties of the layer and of those below it, as a rendering of the layer on iOS does.
  fileprivate func endAnimations() {
    removeAllAnimations()
    mask?.endAnimations()
    for layer in sublayers ?? [] { layer.endAnimations() }
  }
}
