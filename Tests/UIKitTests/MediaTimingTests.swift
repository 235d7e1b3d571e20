import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit
import TestSupport

/// The progress of an animation at a time, visible in `position.x`, which moves linearly from 0 to 100.
@MainActor
struct MediaTimingTests {
  let harness = TestDevice()
  let layer = CALayer()

  init() {
    layer.position = CGPoint(x: -7, y: 0)
    harness.window.layer.addSublayer(layer)
    harness.frame(at: 10)
  }

  private func run(_ configure: (CABasicAnimation) -> Void) {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
    configure(animation)
    layer.add(animation, forKey: "x")
  }

  private func expect(_ expected: [(TimeInterval, CGFloat)], _ location: SourceLocation = #_sourceLocation) {
    for (time, x) in expected {
      harness.frame(at: 10 + time)
      let shown = layer.presentation()?.position.x ?? .nan
      expectClose(shown, x, "after \(time): \(shown), not \(x)", sourceLocation: location)
    }
    expectEqual(layer.position.x, -7, "the model is another", sourceLocation: location)
  }

  /// On iOS, an animation begins at the end of the turn of the run loop in which it was added.
  @Test func aDisplayLinkSeeksInAnAnimationOfAPausedLayer() {
    let seeker = CADisplayLink { [layer] _ in layer.timeOffset = 0.5 }
    seeker.add(to: .main, forMode: .common)
    defer { seeker.invalidate() }
    let paused = CALayer()
    paused.speed = 0
    paused.addSublayer(layer)
    run { _ in }
    harness.window.layer.addSublayer(paused)
    expect([(0.1, 25), (3, 25)])
  }

  @Test func onceAndGone() {
    run { _ in }
    expect([(0, 0), (0.5, 25), (1.9, 95), (2, -7), (3, -7)])
    expectNil(layer.animation(forKey: "x"))
    expectFalse(harness.root.needsFrame)
  }

  @Test func futureBeginTimeDelaysStart() {
    run { $0.beginTime = 11 }
    expect([(0.5, -7), (1, 0), (2, 50), (3, -7)])
  }

  @Test func backwardsShowsTheFirstValueBefore() {
    run {
      $0.beginTime = 11
      $0.fillMode = .backwards
    }
    expect([(0.5, 0), (2, 50), (3, -7)])
  }

  @Test(arguments: [CAMediaTimingFillMode.forwards, .both])
  func forwardsStaysWhileTheLayerHasTheAnimation(mode: CAMediaTimingFillMode) {
    run {
      $0.fillMode = mode
      $0.isRemovedOnCompletion = false
    }
    expect([(1, 50), (2, 100), (50, 100)])
    expectFalse(harness.root.needsFrame, "nothing moves any more")
    layer.removeAnimation(forKey: "x")
    expectTrue(harness.root.needsFrame)
    expect([(51, -7)])
  }

  @Test func fillForwardsHasNoEffectOnRemovedAnimation() {
    run { $0.fillMode = .forwards }
    expect([(1.9, 95), (2.1, -7)])
  }

  @Test func repeatsAndReturns() {
    run {
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    expect([(0.5, 25), (2, 100), (2.5, 75), (3.5, 25), (4.5, 25), (6, 100), (7.5, 25), (8, -7)])
  }

  /// After the end the value of the last run remains, not that of another run after it.
  @Test func theEndBelongsToTheLastRun() {
    run {
      ($0.repeatCount, $0.autoreverses, $0.fillMode, $0.isRemovedOnCompletion) = (2, true, .forwards, false)
    }
    expect([(7.5, 25), (8, 0), (20, 0)])
    harness.frame(at: 50)
    layer.removeAllAnimations()
    run {
      ($0.repeatCount, $0.isCumulative, $0.fillMode, $0.isRemovedOnCompletion) = (3, true, .forwards, false)
      $0.beginTime = 50
    }
    expect([(45, 250), (46, 300), (50, 300)])
  }

  @Test func aPartOfARunIsARun() {
    run {
      $0.repeatCount = 1.5
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    expect([(1, 50), (2.5, 25), (3, 50), (4, 50)])
  }

  @Test func repeatsForATime() {
    run {
      $0.repeatCount = 100
      $0.repeatDuration = 5
    }
    expect([(4.5, 25), (5, -7)])
  }

  @Test func infiniteRepeatNeverEnds() {
    run { $0.repeatCount = .infinity }
    expect([(1, 50), (2001, 50), (100_000_001.5, 75)])
    expectTrue(harness.root.needsFrame)
  }

  @Test func speedAndOffset() {
    run {
      $0.speed = 2
      $0.timeOffset = 0.5
    }
    expect([(0, 25), (0.5, 75), (0.75, 0), (0.9, 15), (1, -7)])
  }

  @Test func backwards() {
    run { $0.speed = -1 }
    expect([(0.5, 75), (1.5, 25), (2, -7)])
  }

  @Test func standingStillShowsItsOffset() {
    run {
      $0.speed = 0
      $0.timeOffset = 0.5
    }
    expect([(0, 25), (7, 25)])
    expectFalse(harness.root.needsFrame, "nothing moves")
  }

  /// Apple's recipe, "How to pause the animation of a layer tree".
  @Test func pausedLayerResumes() {
    run { _ in }
    expect([(0.5, 25)])
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, paused)
    expect([(0.5, 25), (5, 25)])
    expectFalse(harness.root.needsFrame)
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    expect([(5, 25), (6, 75), (6.5, -7)])
  }

  /// A layer's time is that of its superlayer less its start, times its speed, plus its offset.
  @Test func timesAreConvertedBetweenLayers() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.addSublayer(other)
    (outer.beginTime, outer.speed, outer.timeOffset) = (3, 2, 5)
    (inner.beginTime, inner.speed, inner.timeOffset) = (4, 0.5, 7)
    (other.beginTime, other.speed, other.timeOffset) = (-2, -1, 1)
    for time in [0, 4, 11.5] as [Double] {
      let middle = (time - 3) * 2 + 5
      let (first, second) = ((middle - 4) * 0.5 + 7, (middle + 2) * -1 + 1)
      expectTrue(isClose(outer.convertTime(time, from: nil), middle))
      expectTrue(isClose(inner.convertTime(time, from: nil), first))
      expectTrue(isClose(inner.convertTime(first, to: nil), time))
      expectTrue(isClose(inner.convertTime(middle, from: outer), first))
      expectTrue(isClose(inner.convertTime(first, to: outer), middle))
      expectTrue(isClose(inner.convertTime(first, to: other), second))
      expectTrue(isClose(inner.convertTime(second, from: other), first))
    }
    inner.speed = 0
    expectTrue(isClose(inner.convertTime(100, from: nil), 7))
    expectTrue(isClose(inner.convertTime(55, to: outer), 4))
    expectEqual(CALayer().speed, 1)
  }

  @Test func sublayersFollowTheirLayersTime() {
    harness.window.layer.speed = 0.5
    run { _ in }
    expect([(1, 25), (2, 50), (4, -7)])
    expectClose(layer.convertTime(14, from: nil), 7)
    expectClose(layer.convertTime(7, to: nil), 14)
  }

  @Test(arguments: [
    (CAMediaTimingFunctionName.easeIn, 0.315357), (.easeOut, 0.684643), (.easeInEaseOut, 0.5), (.default, 0.802403),
    (.linear, 0.5),
  ])
  func curvesAreThoseOfCSS(name: CAMediaTimingFunctionName, half: CGFloat) {
    run { $0.timingFunction = CAMediaTimingFunction(name: name) }
    harness.frame(at: 11)
    expectLess(abs((layer.presentation()?.position.x ?? 0) - 100 * half), 1e-3)
  }

  @Test func controlPointsAreReadBack() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, -0.5, 0.7, 1.5)
    var (points, point) = ([[Float]](), [Float](repeating: 0, count: 2))
    for index in 0..<4 {
      function.getControlPoint(at: index, values: &point)
      points.append(point)
    }
    expectEqual(points, [[0, 0], [0.1, -0.5], [0.7, 1.5], [1, 1]])
    run { $0.timingFunction = function }
    harness.frame(at: 10.2)
    expectLess((layer.presentation()?.position.x ?? 0), 0, "it swings back first")
  }

  @Test func invalidTimesDoNotTrap() {
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude] {
      run {
        ($0.beginTime, $0.timeOffset, $0.duration, $0.repeatDuration) = (value, value, value, value)
        ($0.speed, $0.repeatCount) = (Float(value), Float(value))
        $0.fillMode = .both
        $0.isRemovedOnCompletion = false
      }
      (layer.speed, layer.timeOffset, layer.beginTime) = (Float(value), value, value)
      harness.frame(at: 11)
      expectEqual(layer.presentation()?.frame.isFinite, true, "\(value)")
    }
  }

  /// The progress of runs by the definition in `CAMediaTiming`: local time is scaled by speed and shifted by the offset,
  /// it wraps at the duration, and every second run is reversed if the animation reverses.
  @Test func randomTimingsFollowTheDefinition() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<60 {
      let speed = [0.5, 1, 2][random.whole(0...2)]
      let offset: TimeInterval = [0, 0.5, 1.25][random.whole(0...2)]
      let runs = [1, 2, 3.5][random.whole(0...2)]
      let reverses = random.chance(0.5)
      let start = 20 + 40 * Double(round)
      harness.frame(at: start)
      run {
        ($0.speed, $0.timeOffset, $0.repeatCount, $0.autoreverses) = (Float(speed), offset, Float(runs), reverses)
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }
      let cycle = reverses ? 4.0 : 2
      let length = runs * cycle
      for time in [0.1, 0.9, 1.7, 2.3, 3.9, 5.1, 7.7, 9.3].map({ $0 / speed }) where time * speed < length {
        let local = (time * speed + offset).truncatingRemainder(dividingBy: cycle)
        let expected: CGFloat = 50 * (local > 2 ? 4 - local : local)
        harness.frame(at: start + time)
        let shown = layer.presentation()?.position.x ?? .nan
        expectClose(shown, expected, "speed \(speed), offset \(offset), \(runs) runs, reversed \(reverses), at \(time)")
      }
      layer.removeAllAnimations()
    }
  }
}
