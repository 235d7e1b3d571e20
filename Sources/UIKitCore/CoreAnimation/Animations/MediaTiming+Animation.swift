import Foundation

extension MediaTiming {
  /// Creates the timing of an animation.
  ///
  /// - Parameters:
  ///   - beginning: The begin time, in place of the animation's own.
  ///   - duration: The duration of an animation that has none of its own; positive.
  @MainActor
  init(_ animation: CAAnimation, beginning: TimeInterval, duration: TimeInterval) {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    begin = finite(beginning)
    offset = finite(animation.timeOffset)
    speed = finite(Double(animation.speed))
    let own = finite(animation.duration)
    self.duration = own > 0 ? own : Swift.max(duration, .leastNonzeroMagnitude)
    autoreverses = animation.autoreverses
    runs = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    if autoreverses { runs *= 2 }
    if animation.repeatDuration > 0 { runs = animation.repeatDuration / self.duration }
    fillsBefore = animation.fillMode == .backwards || animation.fillMode == .both
    fillsAfter = animation.fillMode == .forwards || animation.fillMode == .both
  }
}
