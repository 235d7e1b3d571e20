import DeviceSupport
import Foundation
import UIKit
import UIKitCore

/// A phone that shows a view controller, for tests whose own file imports only UIKit.
@MainActor
final class ScreenOfAPhone: Fixture {
  let device: TestDevice

  init(showing controller: UIViewController) {
    device = .phone(scale: 3, draws: false)
    window.rootViewController = controller
    step()
  }

  /// A finger that rests before it moves.
  func press(_ start: CGPoint, for seconds: TimeInterval, to end: CGPoint?) {
    hold(start, for: seconds)
    if let end { touch(.moved, at: end) }
    step()
    guard let end else { return }
    touch(.ended, at: end)
    step()
  }
}
