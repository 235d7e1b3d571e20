import Drawing
import Foundation
import Geometry
import UIKitCore

/// A control on a stage, with a clock and a finger.
@MainActor
final class ControlStage<Control: UIControl> {
  let harness: Harness
  let control: Control
  private(set) var time = 0.0
  /// What was reported, in order.
  var reports: [String] = []

  init(_ control: Control, at origin: CGPoint = CGPoint(x: 20, y: 40), scale: CGFloat = 2) {
    harness = Harness(size: CGSize(width: 320, height: 400), scale: scale)
    self.control = control
    control.frame.origin = origin
    harness.window.addSubview(control)
    harness.frame(at: 0)
  }

  func note(_ event: UIControl.Event, _ line: @escaping (Control) -> String) {
    control.addAction(
      UIAction { [weak self] action in
        if let sender = action.sender as? Control { self?.reports.append(line(sender)) }
      }, for: event)
  }

  @discardableResult
  func run(for duration: TimeInterval, rate: Double = 60) -> DisplayList {
    let begin = time
    for frame in 1...Swift.max(1, Int((duration * rate).rounded())) {
      time = begin + Double(frame) / rate
      harness.frame(at: time)
    }
    return harness.frame(at: time)
  }

  /// In the control's coordinates.
  func touch(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    let place = control.convert(CGPoint(x: x, y: y), to: nil)
    harness.root.dispatch(.pointer(PointerEvent(phase: phase, location: place, time: time)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    run(for: 0.05)
    touch(.ended, x, y)
    run(for: 0.05)
  }

  /// Steps of at most four points, one each frame; the finger stays down.
  func drag(from start: CGPoint, to end: CGPoint) {
    touch(.began, start.x, start.y)
    let steps = Swift.max(1, Int((Swift.max(abs(end.x - start.x), abs(end.y - start.y)) / 4).rounded(.up)))
    for step in 1...steps {
      run(for: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
    }
  }

  /// All filled shapes that are painted, those in groups included, in the window's coordinates.
  var fills: [(shape: RoundedRect, color: Color)] {
    func collect(_ commands: [DrawCommand], _ shift: CGPoint) -> [(RoundedRect, Color)] {
      commands.flatMap { command -> [(RoundedRect, Color)] in
        switch command {
        case .fill(var shape, let color):
          shape.rect.origin = shape.rect.origin + shift
          return [(shape, color)]
        case .group(let group):
          return collect(group.commands, shift + CGPoint(x: group.transform.tx, y: group.transform.ty))
        default: return []
        }
      }
    }
    return collect(harness.frame(at: time).commands, .zero)
  }
}
