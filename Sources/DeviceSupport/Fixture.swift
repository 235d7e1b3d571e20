import Drawing
import Foundation
import UIKitCore

/// Views under test and the device that shows them. A fixture has the device's clock, fingers and keys.
@MainActor
package protocol Fixture: AnyObject {
  var device: TestDevice { get }
  /// The view in whose coordinates touches are given, or `nil` for the screen, which is the default.
  var touchSpace: UIView? { get }
}

extension Fixture {
  package var touchSpace: UIView? { nil }

  package var root: RenderRoot { device.root }
  package var window: UIWindow { device.root.window }
  /// The time of the device, in seconds.
  package var time: TimeInterval { device.time }

  // MARK: Time

  /// Shows one whole frame, as a host does.
  ///
  /// - Parameter time: The frame's time; the device's own if `nil`.
  /// - Returns: The picture, which is empty if the device does not draw.
  @discardableResult
  package func frame(at time: TimeInterval? = nil) -> DisplayList {
    device.show(at: time ?? device.time)
  }

  /// Shows the next frame.
  package func step() {
    let frame = (device.time * device.rate + 1e-6).rounded(.down) + 1
    run(until: frame / device.rate)
  }

  /// Shows every frame up to a time, at multiples of a frame's duration, and stops the clock there.
  ///
  /// - Parameter rate: Frames per second; the device's own if `nil`. A test that waits for motion to end uses a low
  ///   rate.
  package func run(until end: TimeInterval, rate: Double? = nil) {
    let rate = rate ?? device.rate
    var frame = (device.time * rate + 1e-6).rounded(.down) + 1
    while frame / rate <= end + 1e-9 {
      show(at: frame / rate)
      device.onFrame(frame / rate)
      frame += 1
    }
    device.time = Swift.max(device.time, end)
  }

  /// Shows the frames of the next seconds.
  package func run(for duration: TimeInterval, rate: Double? = nil) { run(until: device.time + duration, rate: rate) }

  /// Advances the clock in a single frame, as for an app that was suspended.
  package func skip(_ duration: TimeInterval) {
    show(at: device.time + duration)
  }

  private func show(at time: TimeInterval) {
    if device.draws { return _ = device.show(at: time) }
    device.time = Swift.max(device.time, time)
    device.root.advance(to: time)
    device.root.layout()
  }

  // MARK: Views

  /// Adds a view of a frame and a color to another one, or to the window.
  @discardableResult
  package func add(_ frame: CGRect, _ color: UIColor? = nil, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (parent ?? window).addSubview(view)
    return view
  }
}
