import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import SDLWindow

struct InputQueueTests {
  private func event(_ phase: PointerEvent.Phase, x: CGFloat, at time: TimeInterval) -> InputEvent {
    .pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 0), time: time))
  }

  private func positions(_ events: [InputEvent]) -> [CGFloat] {
    events.map { if case .pointer(let pointer) = $0 { pointer.location.x } else { -1 } }
  }

  @Test func movesWithinTwoMillisecondsAreMerged() {
    var queue = InputQueue()
    queue.add(event(.began, x: 0, at: 0))
    for step in 1...6 { queue.add(event(.moved, x: CGFloat(step), at: Double(step) * 0.0009)) }
    // The moves at 0.9, 1.8 and 2.7 ms are one, as are those at 3.6, 4.5 and 5.4 ms.
    expectEqual(positions(queue.take()), [0, 3, 6])
    expectTrue(queue.isEmpty)
  }

  @Test func beginningAndEndAreKept() {
    var queue = InputQueue()
    queue.add(event(.moved, x: 1, at: 0))
    queue.add(event(.ended, x: 2, at: 0.0005))
    queue.add(event(.began, x: 3, at: 0.0006))
    expectEqual(positions(queue.take()), [1, 2, 3])
  }
}
