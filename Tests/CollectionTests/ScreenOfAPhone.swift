import Foundation
import UIKit
import UIKitCore

/// A stage that shows a view controller, for tests whose own file imports UIKit only.
@MainActor
final class ScreenOfAPhone {
  private let root: RenderRoot
  private var time: TimeInterval = 0

  init(showing controller: UIViewController) {
    root = RenderRoot(environment: RenderEnvironment(size: CGSize(width: 390, height: 844), scale: 3))
    root.window.rootViewController = controller
    frame()
  }

  func frame() {
    time += 1.0 / 60
    root.advance(to: time)
    root.layout()
  }

  func frames(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded()) { frame() }
  }

  func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval) {
    send(.began, start)
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      frame()
      let share = CGFloat(step) / CGFloat(steps)
      send(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    frame()
    send(.ended, end)
    frame()
  }

  func tap(_ point: CGPoint) {
    send(.began, point)
    frames(for: 0.2)
    send(.ended, point)
    frame()
  }

  /// A finger that rests before it moves.
  func press(_ start: CGPoint, for seconds: TimeInterval, to end: CGPoint?) {
    send(.began, start)
    frames(for: seconds)
    if let end { send(.moved, end) }
    frame()
    guard let end else { return }
    send(.ended, end)
    frame()
  }

  private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    root.dispatch(.pointer(PointerEvent(phase: phase, location: point, time: time)))
  }
}
