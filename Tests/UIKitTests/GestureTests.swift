import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKitCore

/// Records the translation of a pan that asks whether it should begin.
private final class AskedPan: NSObject, UIGestureRecognizerDelegate {
  var translations: [CGPoint] = []

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    translations += [(recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero]
    return true
  }
}

/// Records the touches it receives.
private final class TouchRecorder: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

@MainActor
private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor
private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor struct GestureTests {
  private let harness = TestDevice()
  private let outer: TouchRecorder
  private let inner: TouchRecorder

  init() {
    outer = TouchRecorder(frame: rect(0, 0, 100, 200))
    inner = TouchRecorder(frame: rect(10, 10, 50, 50))
    harness.window.addSubview(outer)
    outer.addSubview(inner)
    harness.frame()
  }

  private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval, finger: Int = 0) {
    harness.root.dispatch(.pointer(PointerEvent(id: finger, phase: phase, location: CGPoint(x: x, y: y), time: time)))
  }

  private func drag(from start: CGPoint, by delta: CGPoint, steps: Int = 5, start time: TimeInterval = 0) {
    send(.began, start.x, start.y, at: time)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      send(.moved, start.x + delta.x * share, start.y + delta.y * share, at: time + Double(step) * 0.01)
    }
    send(.ended, start.x + delta.x, start.y + delta.y, at: time + Double(steps + 1) * 0.01)
  }

  @Test func aTapIsRecognisedWhenTheFingerLifts() {
    var locations: [CGPoint] = []
    inner.addGestureRecognizer(UITapGestureRecognizer { locations.append($0.location(in: $0.view)) })
    send(.began, 20, 30, at: 0)
    expectEmpty(locations)
    send(.ended, 21, 30, at: 0.05)
    expectEqual(locations, [CGPoint(x: 11, y: 20)])
    expectEqual(inner.log, ["began", "cancelled"])
  }

  @Test func aFingerThatStraysDoesNotTap() {
    var taps = 0
    inner.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 46, y: 0))
    expectEqual(taps, 0)
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 5, y: 5), start: 1)
    expectEqual(taps, 1)
  }

  @Test func panBeginsAfterTenPointsOfMovement() {
    var log: [(UIGestureRecognizer.State, CGFloat)] = []
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak pan] in log.append(($0.state, pan?.translation(in: nil).x ?? .nan)) }
    inner.addGestureRecognizer(pan)
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0))
    expectEqual(log.map(\.0), [.began, .changed, .changed, .changed, .ended])
    expectEqual(log.map(\.1), [0, 6, 12, 18, 18])
    expectEqual(inner.log.last, "cancelled")
  }

  /// Apps compare the directions of the translation to leave vertical drags to a table.
  @Test func panKnowsItsTranslationWhenAskedToBegin() {
    let asked = AskedPan()
    let pan = UIPanGestureRecognizer()
    pan.delegate = asked
    inner.addGestureRecognizer(pan)
    expectEqual(pan.translation(in: nil), .zero)
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0))
    expectEqual(asked.translations, [CGPoint(x: 12, y: 0)])
  }

  @Test func innermostGestureWins() {
    var log: [String] = []
    inner.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { log.append("inner") } })
    let loser = UIPanGestureRecognizer { if $0.state == .began { log.append("outer") } }
    outer.addGestureRecognizer(loser)
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0))
    expectEqual(log, ["inner"])
    expectEqual(loser.state, .possible)
  }

  @Test func aDelegateMayLetBothThrough() {
    var log: [String] = []
    let together = Together()
    let pan = UIPanGestureRecognizer { if $0.state == .began { log.append("inner") } }
    pan.delegate = together
    inner.addGestureRecognizer(pan)
    outer.addGestureRecognizer(UIPanGestureRecognizer { if $0.state == .began { log.append("outer") } })
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0))
    expectEqual(log, ["inner", "outer"])
  }

  @Test func refusedGestureLeavesTouchToView() {
    let refusal = Refusal()
    let pan = UIPanGestureRecognizer { _ in Issue.record("refused gestures are not reported") }
    pan.delegate = refusal
    inner.addGestureRecognizer(pan)
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0), steps: 3)
    expectEqual(inner.log, ["began", "moved", "moved", "moved", "ended"])
  }

  @Test func singleTapWaitsForDoubleTapFailure() {
    var log: [String] = []
    let double = UITapGestureRecognizer { _ in log.append("double") }
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer { _ in log.append("single") }
    single.require(toFail: double)
    inner.addGestureRecognizer(double)
    inner.addGestureRecognizer(single)
    send(.began, 20, 20, at: 0)
    send(.ended, 20, 20, at: 0.05)
    harness.frame(at: 0.1)
    expectEmpty(log)
    expectTrue(harness.root.needsFrame)
    harness.frame(at: 0.6)
    expectEqual(log, ["single"])
    for start in [1.0, 1.1] {
      send(.began, 20, 20, at: start)
      send(.ended, 20, 20, at: start + 0.05)
    }
    harness.frame(at: 2)
    expectEqual(log, ["single", "double"])
  }

  @Test func longPressBeginsAfterMinimumDuration() {
    var states: [UIGestureRecognizer.State] = []
    inner.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
    send(.began, 20, 20, at: 0)
    harness.frame(at: 0.49)
    expectEmpty(states)
    harness.frame(at: 0.5)
    expectEqual(states, [.began])
    send(.ended, 20, 20, at: 0.7)
    expectEqual(states, [.began, .ended])
  }

  @Test func theArenaIsIdleAfterwards() {
    inner.addGestureRecognizer(UITapGestureRecognizer { _ in })
    inner.addGestureRecognizer(UILongPressGestureRecognizer { _ in })
    outer.addGestureRecognizer(UIPanGestureRecognizer { _ in })
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 3, y: 0))
    drag(from: CGPoint(x: 20, y: 20), by: CGPoint(x: 30, y: 0), start: 1)
    expectTrue(harness.root.arena.isIdle)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func everyEventIsLegalInEveryState(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    inner.addGestureRecognizer(UITapGestureRecognizer { _ in })
    inner.addGestureRecognizer(UIPanGestureRecognizer { _ in })
    outer.addGestureRecognizer(UILongPressGestureRecognizer { _ in })
    let phases: [PointerEvent.Phase] = [.began, .moved, .ended, .cancelled]
    var time = 0.0
    for _ in 0..<500 {
      time += Double.random(in: 0...0.2, using: &random)
      let phase = phases.randomElement(using: &random) ?? .began
      let finger = Int.random(in: 0...2, using: &random)
      send(phase, random.number(-10...110), random.number(-10...210), at: time, finger: finger)
      harness.root.advance(to: time)
    }
    for finger in 0...2 { send(.cancelled, 0, 0, at: time, finger: finger) }
    harness.frame(at: time + 10)
    expectTrue(harness.root.arena.isIdle, "seed \(seed)")
  }
}
