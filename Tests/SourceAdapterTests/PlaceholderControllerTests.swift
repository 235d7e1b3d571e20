import DeviceSupport
import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// A controller in the form that the adapter gives it, whose class is not here.
private final class Player: UIViewController {
  override func loadView() { view = tesseraPlaceholder("Player") }
}

/// Controllers whose classes are not here, on screen.
@MainActor struct PlaceholderControllerTests {
  private let device = TestDevice.phone(draws: false)

  private func present(_ style: UIModalPresentationStyle) -> (host: UIViewController, close: UIButton?) {
    device.becomeCurrent()
    let window = device.window
    let (host, player) = (UIViewController(), Player())
    window.rootViewController = host
    window.makeKeyAndVisible()
    player.modalPresentationStyle = style
    host.present(player, animated: false)
    window.layoutIfNeeded()
    return (host, player.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
  }

  @Test func thoseThatCoverTheScreenCanBeClosed() throws {
    let (host, close) = present(.fullScreen)
    expectNotNil(host.presentedViewController)
    let button = try #require(close)
    button.sendActions(for: .touchUpInside)
    expectTrue(host.presentedViewController?.isBeingDismissed ?? true)
  }

  @Test func sheetsAreDraggedAway() { expectNil(present(.pageSheet).close) }
}
