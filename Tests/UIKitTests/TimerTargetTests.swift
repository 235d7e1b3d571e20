import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Timers with a target and a selector.
struct TimerTargetTests {
  private final class Target: NSObject {
    var received: [String] = []
    func fire(_ timer: Timer) { received.append(timer.userInfo as? String ?? "nothing") }
  }

  private let target = Target()
  private let selector = Selector(
    name: "fire:",
    method: SelectorMethod(applies: { $0 is Target }) { object, arguments in
      if let target = object as? Target, let timer = arguments.first as? Timer { target.fire(timer) }
      return .init(nil)
    })

  @Test func aTimerThatIsNotScheduledKnowsItsInformation() {
    let timer = Timer(timeInterval: 5, target: target, selector: selector, userInfo: "toast", repeats: false)
    expectEqual(timer.userInfo as? String, "toast")
    expectEqual(timer.timeInterval, 0)
    timer.fire()
    expectEqual(target.received, ["toast"])
    expectFalse(timer.isValid)
  }

  @Test func aTimerMayHaveADateAndNoInformation() {
    let date = Date(timeIntervalSinceNow: 60)
    let timer = Timer(fireAt: date, interval: 2, target: target, selector: selector, userInfo: nil, repeats: true)
    expectNil(timer.userInfo)
    expectEqual(timer.timeInterval, 2)
    expectClose(timer.fireDate.timeIntervalSince(date), 0, within: 0.001, "the first date")
    timer.invalidate()
  }
}
