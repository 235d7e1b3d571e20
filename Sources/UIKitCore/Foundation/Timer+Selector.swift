import Foundation

/// Timers that call a method of a target, which they retain until they are invalidated. Only `Timer` conforms.
///
/// An initializer of a protocol may return a subclass, whose `userInfo` is the given object: Foundation's own cannot be set.
public protocol _TargetTimer {}

extension Timer: _TargetTimer {}

extension _TargetTimer {
  /// Returns a timer that was made otherwise.
  private init(made timer: Timer) {
    guard let timer = timer as? Self else {
      refuse("\(Self.self) cannot be created with a target and a selector: call an initializer with a block instead")
    }
    self = timer
  }
}

extension _TargetTimer where Self: Timer {
  /// Creates a timer that is not scheduled yet.
  ///
  /// - Fidelity: documented.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let date = Date(timeIntervalSinceNow: ti)
    self.init(fireAt: date, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that fires first at a date and is not scheduled yet.
  ///
  /// - Fidelity: documented.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(target: t as AnyObject, selector: s)
    let timer = InformedTimer(fire: date, interval: ti, repeats: rep) { call.run($0) }
    timer.information = ui
    self.init(made: timer)
  }
}

extension Timer {
  /// Creates a timer and schedules it on the current run loop.
  ///
  /// - Fidelity: documented; timers run on the clock of the scene, and in tests on that of the machine.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
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
