import Foundation
import Geometry
import UIKitCore

extension Fixture {
  /// Sends a touch to the window below it.
  ///
  /// - Parameters:
  ///   - point: In the coordinates of ``touchSpace``.
  ///   - time: The time of the touch, to which the clock moves without a frame; the device's own if `nil`.
  ///   - finger: A number that tells fingers apart.
  package func touch(
    _ phase: PointerEvent.Phase, at point: CGPoint, time: TimeInterval? = nil, finger: Int = 0,
    buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
  ) {
    if let time { device.time = Swift.max(device.time, time) }
    let event = PointerEvent(
      id: finger, phase: phase, location: touchSpace?.convert(point, to: nil) ?? point, time: time ?? device.time,
      buttons: buttons, modifiers: modifiers)
    device.root.dispatch(.pointer(event))
  }

  /// Taps a point; the last frame shows the effect.
  ///
  /// - Parameters:
  ///   - time: The time at which the finger comes down; the device's own if `nil`.
  ///   - duration: The seconds that the finger is down each time.
  package func tap(
    _ point: CGPoint, count: Int = 1, at time: TimeInterval? = nil, for duration: TimeInterval = 0.1,
    finger: Int = 0, modifiers: UIKeyModifierFlags = []
  ) {
    for tap in 0..<count {
      touch(.began, at: point, time: tap == 0 ? time : nil, finger: finger, modifiers: modifiers)
      run(for: duration)
      touch(.ended, at: point, finger: finger, modifiers: modifiers)
      run(for: 0.05)
    }
  }

  /// Rests a finger on a point.
  ///
  /// - Parameter lifts: Whether the finger lifts at the end, or stays down.
  package func hold(_ point: CGPoint, for duration: TimeInterval, lifts: Bool = false) {
    touch(.began, at: point)
    run(for: duration)
    guard lifts else { return }
    touch(.ended, at: point)
    step()
  }

  /// Moves a finger steadily and lifts it.
  ///
  /// - Parameters:
  ///   - time: The time at which the finger comes down; the device's own if `nil`.
  ///   - rest: The seconds that the finger rests at the end before it lifts.
  ///   - lifts: Whether the finger lifts at the end, or stays down.
  package func drag(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval? = nil, in duration: TimeInterval = 0.3,
    rest: TimeInterval = 0, lifts: Bool = true, finger: Int = 0
  ) {
    touch(.began, at: start, time: time, finger: finger)
    move([finger: (start, end)], in: duration)
    run(for: rest)
    if lifts { touch(.ended, at: end, finger: finger) }
  }

  /// Moves a finger steadily by a translation and lifts it.
  package func drag(
    from start: CGPoint, by translation: CGPoint, at time: TimeInterval? = nil, in duration: TimeInterval = 0.3,
    rest: TimeInterval = 0, lifts: Bool = true, finger: Int = 0
  ) {
    let end = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    drag(from: start, to: end, at: time, in: duration, rest: rest, lifts: lifts, finger: finger)
  }

  /// Flicks upwards by 300 points in 0.1 s, after which a view decelerates from about 3000 points per second.
  package func flickUp(x: CGFloat = 200) { drag(from: CGPoint(x: x, y: 600), to: CGPoint(x: x, y: 300), in: 0.1) }

  /// Moves fingers that are down, each along a line at constant speed, with 120 samples per second.
  package func move(_ fingers: [Int: (start: CGPoint, end: CGPoint)], in duration: TimeInterval) {
    let begin = device.time
    let samples = Swift.max(1, Int((duration * 120).rounded()))
    for sample in 1...samples {
      let share = CGFloat(sample) / CGFloat(samples)
      run(until: begin + duration * Double(share))
      for (finger, line) in fingers.sorted(by: { $0.key < $1.key }) {
        let x = line.start.x + (line.end.x - line.start.x) * share
        let y = line.start.y + (line.end.y - line.start.y) * share
        touch(.moved, at: CGPoint(x: x, y: y), finger: finger)
      }
    }
  }

  /// Turns the mouse wheel over a point; positive notches scroll towards the end.
  package func turnWheel(_ notches: CGFloat, across: CGFloat = 0, at point: CGPoint = CGPoint(x: 200, y: 400)) {
    let vector = CGVector(dx: across, dy: notches)
    device.root.dispatch(.wheel(WheelEvent(location: point, notches: vector, time: device.time)))
  }
}
