import Foundation

// Timers that call a method of a target, which they retain until they are invalidated.
extension Timer {
  /// Creates a timer that is not scheduled yet.
  ///
  /// - Fidelity: approximated; only scheduled timers have a `userInfo`, because Foundation's own cannot be set.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) { call.run($0) }
  }

  /// Creates a timer that fires first at a date and is not scheduled yet.
  ///
  /// - Fidelity: approximated; only scheduled timers have a `userInfo`, because Foundation's own cannot be set.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(target: t as AnyObject, selector: s)
    self.init(fire: date, interval: ti, repeats: rep) { call.run($0) }
  }

  /// Creates a timer and schedules it on the current run loop.
  ///
  /// - Fidelity: documented; timers run on the clock of the scene, and in tests on that of the machine.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimerCall(target: aTarget as AnyObject, selector: aSelector)
    let start = Date(timeIntervalSinceNow: ti)
    let timer = InformedTimer(fire: start, interval: ti, repeats: yesOrNo) { call.run($0) }
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with a `userInfo`.
private final class InformedTimer: Timer {
  var information: Any?
  override var userInfo: Any? { information }
}

private final class TimerCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(target: AnyObject, selector: Selector) { (self.target, self.selector) = (target, selector) }

  func run(_ timer: Timer) { selector.send(to: target, timer) }
}
