import Foundation
import Geometry

extension RenderRoot {
  /// Posts the notifications of a rotation around a resize of the windows, if the environment has turned. A tool's own
  /// window is no device.
  func rotate(from old: RenderEnvironment, _ resize: () -> Void) {
    guard !showsTool, environment.interfaceOrientation != old.interfaceOrientation else { return resize() }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    let key = UIApplication.statusBarOrientationUserInfoKey
    post(
      UIApplication.willChangeStatusBarOrientationNotification,
      [key: environment.interfaceOrientation.rawValue as NSNumber]
    )
    resize()
    post(UIApplication.didChangeStatusBarOrientationNotification, [key: old.interfaceOrientation.rawValue as NSNumber])
  }

  private func post(_ name: NSNotification.Name, _ information: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared, userInfo: information)
  }
}

extension UIApplication {
  /// The notification that the interface is about to rotate, which is posted before the views follow.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The notification that the interface has rotated, which is posted after the views have their new sizes.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The key of the new orientation before a rotation, and of the old one after it, as a number.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
}
