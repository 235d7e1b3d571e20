import TestSupport
import DeviceSupport
import Drawing
import Foundation
import Geometry
import UIKitCore

/// A control on a screen, with touches in the control's coordinates.
@MainActor
final class ControlFixture<Control: UIControl>: Fixture {
  let device: TestDevice
  let control: Control
  var touchSpace: UIView? { control }
  /// The reported events, in order.
  var reports: [String] = []

  init(_ control: Control, at origin: CGPoint = CGPoint(x: 20, y: 40), scale: CGFloat = 2) {
    device = TestDevice(size: CGSize(width: 320, height: 400), scale: scale)
    self.control = control
    control.frame.origin = origin
    window.addSubview(control)
    frame()
  }

  func note(_ event: UIControl.Event, _ line: @escaping (Control) -> String) {
    control.addAction(
      UIAction { [weak self] action in
        if let sender = action.sender as? Control { self?.reports.append(line(sender)) }
      }, for: event)
  }
}
