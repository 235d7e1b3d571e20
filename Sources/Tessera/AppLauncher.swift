import Foundation
import UIKitCore

/// A host for apps with an application delegate; UIKit finds the class by its name.
final class AppLauncher: NSObject, AppHost {
  static func run(_ delegateClass: AnyClass) -> Never { start([app(delegateClass)]) }

  /// Returns an app as a screen, which is launched on each device that shows it.
  static func app(_ delegateClass: AnyClass) -> Screen {
    let title = String(reflecting: delegateClass).prefix { $0 != "." }
    return Screen("app", title: String(title)) {
      let root = RenderRoot.current
      return root.launch(delegateClass)
    }
  }
}
