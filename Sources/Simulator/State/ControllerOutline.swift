package import UIKitCore

/// A text of the controllers that are shown: a change of it is a step of navigation.
@MainActor
package enum ControllerOutline {
  package static func text(of window: UIWindow) -> String { window.rootViewController.map(text) ?? "" }

  private static func text(of controller: UIViewController) -> String {
    var text = String(describing: type(of: controller))
    switch controller {
    case let navigation as UINavigationController:
      text += "[\(navigation.viewControllers.map(Self.text).joined(separator: ">"))]"
    case let tabs as UITabBarController:
      text += "{\(tabs.selectedIndex):\(tabs.selectedViewController.map(Self.text) ?? "")}"
    default:
      if !controller.children.isEmpty { text += "(\(controller.children.map(Self.text).joined(separator: ",")))" }
    }
    // A controller inside a container reports what the container presents.
    if let presented = controller.presentedViewController, controller.parent == nil {
      text += "^" + Self.text(of: presented)
    }
    return text
  }
}
