import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

/// Follows each touch from the first event that a view receives to the last.
@MainActor
private final class Ledger {
  var down: Set<ObjectIdentifier> = []
  var kept: [UITouch] = []
  var faults: [String] = []

  func begin(_ touch: UITouch) {
    kept.append(touch)
    if !down.insert(ObjectIdentifier(touch)).inserted { faults.append("began twice") }
    if touch.phase != .began { faults.append("began in phase \(touch.phase)") }
  }
  func move(_ touch: UITouch) {
    if !down.contains(ObjectIdentifier(touch)) { faults.append("moved before it began or after its end") }
  }
  func finish(_ touch: UITouch, _ phase: UITouch.Phase) {
    if down.remove(ObjectIdentifier(touch)) == nil { faults.append("ended without having begun") }
    if touch.phase != phase { faults.append("ended in phase \(touch.phase)") }
  }
}

private final class LedgerView: UIView {
  var ledger: Ledger?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach { ledger?.begin($0) } }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach { ledger?.move($0) } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { ledger?.finish($0, .ended) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { ledger?.finish($0, .cancelled) }
  }
}

/// A recognizer that sets random states and always ends in a valid final state.
private final class ChangingRecognizer: UIGestureRecognizer {
  var random = SeededGenerator(seed: 0)
  private func say() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    if Int.random(in: 0...3, using: &random) == 0 { state = states.randomElement(using: &random) ?? .failed }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { say() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { say() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { say() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { say() }
}

@MainActor
struct TouchPropertyTests {
  /// The legal sequences of a recognizer's action calls: a discrete one ends; a continuous one begins, changes, and
  /// ends once.
  private static func isLegal(_ states: [UIGestureRecognizer.State]) -> Bool {
    var isInProgress = false
    for state in states {
      switch (isInProgress, state) {
      case (false, .began): isInProgress = true
      case (false, .ended), (true, .changed): break
      case (true, .ended), (true, .cancelled): isInProgress = false
      default: return false
      }
    }
    return !isInProgress
  }

  @Test(arguments: 0..<8)
  func anyTouchesLeaveEverythingInOrder(chunk: UInt64) {
    for seed in (chunk * 50)..<(chunk * 50 + 50) { play(seed) }
  }

  private func play(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let harness = TestDevice(size: CGSize(width: 300, height: 300))
    let ledger = Ledger()
    let views = makeViews(in: harness.window, ledger, &random)
    var reports: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]
    let recognizers = makeRecognizers(on: views, &random)
    for recognizer in recognizers {
      recognizer.addHandler { reports[ObjectIdentifier($0), default: []].append($0.state) }
    }
    let end = poke(harness, views, recognizers, &random)
    for finger in 0...3 {
      let event = PointerEvent(id: finger, phase: .ended, location: CGPoint(x: 9, y: 9), time: end)
      harness.root.dispatch(.pointer(event))
    }
    harness.frame(at: end + 10)
    expectEmpty(ledger.faults, "seed \(seed): \(ledger.faults.prefix(3))")
    expectEmpty(ledger.down, "seed \(seed): \(ledger.faults.prefix(3))")
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.touches.isEmpty }, "seed \(seed)")
    #expect(reports.values.allSatisfy(Self.isLegal), "seed \(seed)")
    expectTrue(harness.root.arena.isIdle, "seed \(seed)")
    expectFalse(harness.root.arena.isTicking, "seed \(seed)")
  }

  private func makeViews(in window: UIWindow, _ ledger: Ledger, _ random: inout SeededGenerator) -> [LedgerView] {
    var views: [LedgerView] = []
    for index in 0..<5 {
      let frame = index == 0 ? window.bounds : rect(random.number(0...150), random.number(0...150), 150, 150)
      let view = LedgerView(frame: frame)
      view.ledger = ledger
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.isExclusiveTouch = Int.random(in: 0...5, using: &random) == 0
      (views.randomElement(using: &random) ?? window).addSubview(view)
      views.append(view)
    }
    return views
  }

  private func makeRecognizers(on views: [LedgerView], _ random: inout SeededGenerator) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    for _ in 0..<6 {
      let recognizer: UIGestureRecognizer
      switch Int.random(in: 0...7, using: &random) {
      case 0, 1: recognizer = UITapGestureRecognizer()
      case 2: recognizer = UILongPressGestureRecognizer()
      case 3: recognizer = UISwipeGestureRecognizer()
      case 4: recognizer = UIPinchGestureRecognizer()
      case 5:
        let whimsical = ChangingRecognizer()
        whimsical.random = SeededGenerator(seed: random.next())
        recognizer = whimsical
      default: recognizer = UIPanGestureRecognizer()
      }
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = Bool.random(using: &random)
      recognizer.delaysTouchesEnded = Bool.random(using: &random)
      if let other = all.randomElement(using: &random), Bool.random(using: &random) {
        recognizer.require(toFail: other)
      }
      views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
      all.append(recognizer)
    }
    return all
  }

  /// - Returns: The time at which the touch is over.
  private func poke(
    _ harness: TestDevice, _ views: [LedgerView], _ recognizers: [UIGestureRecognizer], _ random: inout SeededGenerator
  ) -> TimeInterval {
    let phases: [PointerEvent.Phase] = [.began, .moved, .moved, .ended, .cancelled]
    var time = 0.0
    var point = CGPoint(x: 150, y: 150)
    for _ in 0..<150 {
      time += Double.random(in: 0...0.15, using: &random)
      let isFar = Int.random(in: 0...4, using: &random) == 0
      point = CGPoint(
        x: isFar ? random.number(-20...320) : point.x + random.number(-12...12),
        y: isFar ? random.number(-20...320) : point.y + random.number(-12...12))
      switch Int.random(in: 0...60, using: &random) {
      case 0: views.randomElement(using: &random)?.removeFromSuperview()
      case 1: recognizers.randomElement(using: &random)?.isEnabled.toggle()
      case 2: recognizers.randomElement(using: &random)?.state = .cancelled
      case 3...20: harness.frame(at: time)
      default:
        let phase = phases.randomElement(using: &random) ?? .moved
        let finger = Int.random(in: 0...3, using: &random)
        harness.root.dispatch(.pointer(PointerEvent(id: finger, phase: phase, location: point, time: time)))
      }
    }
    return time
  }
}
