import Foundation
import TesseraRuntime
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Has the methods that adapted source would have, and notes their calls.
private final class Clerk: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func answer() -> NSString { "answer" }
  func one(_ value: Any?) { calls.append("one \(value ?? "nil")") }
  func other(_ clerk: Clerk) { calls.append("other") }
  func text(_ text: String, _ number: Int) { calls.append("\(text.isEmpty) \(number)") }
  func table(_ table: [String: Any], _ names: [String]) { calls.append("\(table.count) \(names.count)") }
  func two(_ first: Any?, _ second: Any?) { calls.append("two \(first ?? "nil") \(second ?? "nil")") }
}

/// Has actions of the main actor, as controllers have.
@MainActor
private final class Panel: NSObject {
  var calls: [String] = []
  func tap(_ sender: UITapGestureRecognizer) { calls.append("\(sender.numberOfTapsRequired)") }
  func press(_ sender: UIButton) { calls.append("\(sender.tag) \(sender.currentTitle ?? "nil")") }
}

/// Messages that are sent by selector, at once and after a delay.
@MainActor
@Suite(.serialized) struct DelayedMessageTests {
  private let plain = tesseraSelector("plain", Clerk.plain)
  private let one = tesseraSelector("one:", Clerk.one)
  private let clerk = Clerk()

  /// Runs the run loop until its timers have fired.
  private func wait(_ seconds: TimeInterval = 0.05) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }

  @Test func messagesHaveUpToTwoArgumentsAndAnAnswer() {
    clerk.perform(plain)
    clerk.perform(one, with: "a")
    clerk.perform(tesseraSelector("two::", Clerk.two), with: "a", with: "b")
    expectEqual(clerk.calls, ["plain", "one a", "two a b"])
    let answer = clerk.perform(tesseraSelector("answer", Clerk.answer))
    expectEqual(answer?.takeUnretainedValue() as? NSString, "answer")
    expectTrue(clerk.responds(to: plain))
    expectFalse(NSObject().responds(to: plain))
    expectFalse(clerk.responds(to: nil))
  }

  /// As on iOS, `nil` can be sent for a parameter that is not optional.
  @Test func missingArgumentsAreEmpty() {
    clerk.perform(tesseraSelector("other:", Clerk.other), with: nil)
    clerk.perform(tesseraSelector("text::", Clerk.text), with: nil, with: nil)
    clerk.perform(tesseraSelector("table::", Clerk.table), with: nil, with: nil)
    expectEqual(clerk.calls, ["other", "true 0", "0 0"])
    let panel = Panel()
    panel.perform(tesseraSelector("press:", Panel.press), with: nil)
    panel.perform(tesseraSelector("tap:", Panel.tap), with: nil)
    expectEqual(panel.calls, ["0 nil", "1"])
  }

  @Test func delayedMessagesAreSentByTheRunLoop() {
    clerk.perform(one, with: "later", afterDelay: 0.03)
    clerk.perform(one, with: "now", afterDelay: 0)
    clerk.perform(one, with: "past", afterDelay: -1, inModes: [.default])
    expectEqual(clerk.calls, [])
    wait(0.1)
    expectEqual(Set(clerk.calls), ["one now", "one past", "one later"])
  }

  @Test func messagesAreCancelledByObjectMethodAndArgument() {
    let other = Clerk()
    func schedule() {
      (clerk.calls, other.calls) = ([], [])
      for value in ["a", "b"] { clerk.perform(one, with: value, afterDelay: 0) }
      clerk.perform(plain, with: nil, afterDelay: 0)
      other.perform(one, with: "a", afterDelay: 0)
    }
    schedule()
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: one, object: "a")
    wait()
    expectEqual([clerk.calls, other.calls], [["one b", "plain"], ["one a"]])
    schedule()
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: plain, object: nil)
    wait()
    expectEqual([clerk.calls, other.calls], [["one a", "one b"], ["one a"]])
    schedule()
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: one, object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk)
    wait()
    expectEqual([clerk.calls, other.calls], [[], ["one a"]])
    // Objects without equality are compared by identity.
    let (first, second) = (Clerk(), Clerk())
    clerk.perform(one, with: first, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: clerk, selector: one, object: second)
    wait()
    expectEqual(clerk.calls.count, 1)
  }

  @Test func messagesReachTheMainThread() async {
    clerk.performSelector(onMainThread: plain, with: nil, waitUntilDone: true)
    expectEqual(clerk.calls, ["plain"])
    clerk.performSelector(onMainThread: one, with: "a", waitUntilDone: false)
    expectEqual(clerk.calls, ["plain"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expectEqual(clerk.calls, ["plain", "one a"])
  }
}
