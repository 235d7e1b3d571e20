import Foundation
import UIKit
import UIKitCore

/// A stage that shows a view controller, for tests whose own file imports UIKit only.
@MainActor
final class ScreenOfAPhone: Stage {
  let root: RenderRoot
  var time: TimeInterval = 0

  init(showing controller: UIViewController) {
    root = RenderRoot(environment: RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 3))
    root.window.rootViewController = controller
    frame()
  }

  /// A finger that rests before it moves.
  func press(_ start: CGPoint, for seconds: TimeInterval, to end: CGPoint?) {
    touch(.began, at: start)
    frames(for: seconds)
    if let end { touch(.moved, at: end) }
    frame()
    guard let end else { return }
    touch(.ended, at: end)
    frame()
  }
}
