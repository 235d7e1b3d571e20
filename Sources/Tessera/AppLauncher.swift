import Foundation
import UIKitCore

/// Shows an app with a delegate of its own; UIKit finds it by its name.
final class AppLauncher: NSObject, AppHost {
  static func run(_ delegateClass: AnyClass) -> Never { start([app(delegateClass)]) }

  /// An app as a screen, launched anew on every stage that shows it.
  static func app(_ delegateClass: AnyClass) -> Screen {
    let title = String(reflecting: delegateClass).prefix { $0 != "." }
    return Screen("app", title: String(title)) {
      let stage = RenderRoot.current
      return stage.launch(delegateClass)
    }
  }
}
