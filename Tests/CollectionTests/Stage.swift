import Foundation
import UIKit

@testable import UIKitCore

/// A screen with a hand for it. Time passes only when told to.
@MainActor
protocol Stage: AnyObject {
  var root: RenderRoot { get }
  /// In seconds since the start.
  var time: TimeInterval { get set }
}

extension Stage {
  /// One frame of a 60 Hz screen.
  func frame() {
    time += 1.0 / 60
    root.advance(to: time)
    root.layout()
  }

  func frames(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded()) { frame() }
  }

  func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
    root.dispatch(.pointer(PointerEvent(phase: phase, location: point, time: time)))
  }

  func tap(_ point: CGPoint) {
    touch(.began, at: point)
    frames(for: 0.2)
    touch(.ended, at: point)
    frame()
  }

  /// Puts a finger down and moves it in equal steps, one a frame; it stays down.
  func pull(from start: CGPoint, by way: CGPoint, in seconds: TimeInterval = 0.3) {
    touch(.began, at: start)
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      frame()
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    frame()
  }

  /// Moves a finger in equal steps, one a frame, and lifts it while moving.
  func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval) {
    pull(from: start, by: CGPoint(x: end.x - start.x, y: end.y - start.y), in: seconds)
    touch(.ended, at: end)
    frame()
  }
}
