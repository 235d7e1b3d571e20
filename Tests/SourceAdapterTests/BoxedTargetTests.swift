import DeviceSupport
import Foundation
import TesseraRuntime
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Targets in the initial values of stored properties. `self` is there a method that returns the object, as Swift warns,
/// and on iOS the responder chain finds the object.
@MainActor
struct BoxedTargetTests {
  private final class Panel: UIView {
    var calls: [String] = []
    let button: UIControl = {
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let tap = UITapGestureRecognizer(target: Panel.boxed, action: tesseraSelector("gesture", Panel.gesture))
      tap.cancelsTouchesInView = false
      button.addGestureRecognizer(tap)
      button.addTarget(Panel.boxed, action: tesseraSelector("pressed", Panel.pressed), for: .touchUpInside)
      return button
    }()
    let item = UIBarButtonItem(
      barButtonSystemItem: .undo, target: Panel.boxed, action: tesseraSelector("undo", Panel.undo))

    /// The value of `self` in the initial value of a stored property.
    private static var boxed: (Panel) -> () -> Panel { { panel in { panel } } }

    func pressed() { calls.append("pressed") }
    func undo() { calls.append("undo") }
    func gesture() { calls.append("gesture") }
  }

  @Test func controlsFindTheObjectAlongTheResponderChain() {
    let device = TestDevice()
    let panel = Panel(frame: device.window.bounds)
    panel.addSubview(panel.button)
    device.window.addSubview(panel)
    device.run(for: 0.1)
    device.tap(CGPoint(x: 50, y: 22))
    // The target of a gesture recognizer is nobody, and the chain does not take its place.
    expectEqual(panel.calls, ["pressed"])
    expectEqual(panel.button.allTargets.map { $0.base is NSNull }, [true])
  }

  @Test func barButtonItemsFindTheObjectAlongTheResponderChain() throws {
    let device = TestDevice()
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    bar.items = [panel.item]
    panel.addSubview(bar)
    device.window.addSubview(panel)
    device.run(for: 0.1)
    expectNil(panel.item.target)
    let view = try #require(panel.item.value(forKey: "view") as? UIView)
    device.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    expectEqual(panel.calls, ["undo"])
  }
}
