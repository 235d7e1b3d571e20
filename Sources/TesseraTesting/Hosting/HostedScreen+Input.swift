import DeviceSupport
public import Foundation
import Simulator
public import UIKit
import UIKitCore

extension HostedScreen {
  /// Taps a point of the screen.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - count: The number of taps.
  public func tap(_ point: CGPoint, count: Int = 1) { device.tap(point, count: count) }

  /// Taps the middle of a view.
  public func tap(_ view: UIView) { tap(middle(of: view)) }

  /// Rests a finger on a point and lifts it.
  public func press(_ point: CGPoint, for duration: TimeInterval = 1) { device.hold(point, for: duration, lifts: true) }

  /// Moves a finger steadily and lifts it; a view that it scrolls continues with its speed.
  ///
  /// - Parameters:
  ///   - start: The point at which the finger comes down.
  ///   - end: The point at which it lifts.
  ///   - duration: The seconds of the movement.
  ///   - rest: The seconds that the finger rests before it lifts.
  public func drag(
    from start: CGPoint, to end: CGPoint, in duration: TimeInterval = 0.3, rest: TimeInterval = 0
  ) { device.drag(from: start, to: end, in: duration, rest: rest) }

  /// Moves two fingers apart or together.
  ///
  /// - Parameters:
  ///   - center: The point between the fingers.
  ///   - start: The distance of the fingers at the start.
  ///   - end: The distance of the fingers at the end.
  ///   - duration: The seconds of the movement.
  public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, in duration: TimeInterval = 0.3) {
    let fingers = [0: -0.5, 1: 0.5].mapValues { side in
      let points = [start, end].map { CGPoint(x: center.x + $0 * CGFloat(side), y: center.y) }
      return (start: points[0], end: points[1])
    }
    for (finger, line) in fingers.sorted(by: { $0.key < $1.key }) {
      device.touch(.began, at: line.start, finger: finger)
    }
    device.move(fingers, in: duration)
    for (finger, line) in fingers.sorted(by: { $0.key < $1.key }) { device.touch(.ended, at: line.end, finger: finger) }
    step()
  }

  /// Turns the mouse wheel over a point; positive notches scroll towards the end.
  public func turnWheel(_ notches: CGFloat, across: CGFloat = 0, at point: CGPoint) {
    device.turnWheel(notches, across: across, at: point)
    step()
  }

  /// Types a text into the first responder, letter by letter.
  public func type(_ text: String) {
    device.type(text)
    step()
  }

  /// Presses and releases a key.
  public func press(_ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    device.key(key, with: modifiers)
    step()
  }

  /// Plays a gesture script to its end, such as `drag 350,400 -> 60,400 in 0.12s`.
  ///
  /// - Returns: The pictures that the script takes with `snapshot`, by their names.
  /// - Throws: An error that names the line and column of a mistake.
  @discardableResult
  public func play(script: String) throws -> [String: UIImage] {
    let timeline = Timeline(try InputScript(parsing: script))
    let start = time
    var pictures: [String: UIImage] = [:]
    var rest = Rest(snapshots: timeline.snapshots[...], changes: timeline.changes[...])
    for (index, event) in timeline.events.enumerated() {
      take(&rest, before: index, from: start, into: &pictures)
      device.run(until: start + event.time)
      device.root.dispatch(event)
    }
    take(&rest, before: timeline.events.count, from: start, into: &pictures)
    device.run(until: start + timeline.end)
    return pictures
  }

  /// The pictures and changes of a script that are still to come.
  private struct Rest {
    var snapshots: ArraySlice<Timeline.Snapshot>
    var changes: ArraySlice<Timeline.Change>
  }

  /// Takes the pictures that a script wants before one of its events, and changes the device, in the script's order.
  private func take(
    _ rest: inout Rest, before index: Int, from start: TimeInterval, into pictures: inout [String: UIImage]
  ) {
    while true {
      take(&rest.snapshots, before: index, changes: rest.changes.startIndex, from: start, into: &pictures)
      guard let next = rest.changes.first, next.eventsBefore <= index else { return }
      device.run(until: start + next.time)
      if case .update(let seed) = next.change { window.updateData(seed: seed) }
      device.root.environment = next.change.applied(to: device.root.environment)
      step()
      rest.changes.removeFirst()
    }
  }

  private func take(
    _ snapshots: inout ArraySlice<Timeline.Snapshot>, before index: Int, changes: Int, from start: TimeInterval,
    into pictures: inout [String: UIImage]
  ) {
    while let next = snapshots.first, next.eventsBefore <= index, next.changesBefore <= changes {
      device.run(until: start + next.time)
      step()
      pictures[next.name] = picture
      snapshots.removeFirst()
    }
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
