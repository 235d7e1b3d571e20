import Foundation
import TesseraRuntime
import TestSupport
import Testing
import UIKit

/// Objective-C's dynamic ways by which tests of apps press buttons: blocks read as objects, and messages to any object.
@MainActor
struct BlockTests {
  private typealias AlertHandler = (UIAlertAction) -> Void

  @Test func conventionsOfBlocksAreRemoved() {
    expectEqual(
      adapted("typealias Handler = @convention(block) (UIAlertAction) -> Void"),
      "typealias Handler =                    (UIAlertAction) -> Void")
    let other = "typealias Handler = @convention(c) (Int) -> Void"
    expectEqual(adapted(other), other)
    expectEqual(
      adapted("let f = unsafeBitCast(block as AnyObject, to: Handler.self)"),
      "let f = tesseraBitCast(block as AnyObject, to: Handler.self)")
  }

  @Test func theHandlerOfAnActionIsReadAsABlock() throws {
    var chosen: [UIAlertAction] = []
    let action = UIAlertAction(title: "OK", style: .default) { chosen.append($0) }
    let block = try #require(action.value(forKey: "handler"))
    let handler = tesseraBitCast(block as AnyObject, to: AlertHandler.self)
    handler(action)
    expectEqual(chosen, [action])
    // The other published form takes the block's address.
    let pointer = UnsafeRawPointer(Unmanaged<AnyObject>.passUnretained(block as AnyObject).toOpaque())
    tesseraBitCast(pointer, to: AlertHandler.self)(action)
    expectEqual(chosen, [action, action])
    expectNil(UIAlertAction(title: "Cancel", style: .cancel).value(forKey: "handler"))
  }

  @Test func bitsOfOtherValuesAreReadAsBefore() {
    expectEqual(tesseraBitCast(1.0, to: UInt64.self), 0x3FF0_0000_0000_0000)
    let pointer = UnsafeRawPointer(bitPattern: 16)
    expectEqual(pointer.map { tesseraBitCast($0, to: Int.self) }, 16)
    let view = UIView()
    expectIdentical(tesseraBitCast(view as AnyObject, to: UIView.self), view)
  }

  /// Foundation's own fire at once.
  @Test func timersFireFirstAfterTheirInterval() {
    expectEqual(
      adapted("let t = Timer(timeInterval: 3, repeats: true) { _ in next() }"),
      "let t = tesseraTimer(timeInterval: 3, repeats: true) { _ in next() }")
    for unchanged in ["Timer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)", "Timer(fire: d)"]
    {
      expectEqual(adapted(unchanged), unchanged)
    }
    let timer = tesseraTimer(timeInterval: 100, repeats: false) { _ in }
    expectAtLeast(timer.fireDate.timeIntervalSinceNow, 90)
  }

  @Test func messagesGoToObjectsOfAnyClass() {
    expectEqual(
      adapted("_ = item.target?.perform(item.action, with: item)"),
      "_ = tesseraReceiver(item.target)?.perform(item.action, with: item)")
    expectEqual(adapted("target!.perform(action)"), "tesseraReceiver(target!).perform(action)")
    expectEqual(adapted("(x as AnyObject).perform(selector)"), "tesseraReceiver((x as AnyObject)).perform(selector)")
    for unchanged in [
      "self.perform(action)", "super.perform(action, with: x)", "perform(action)", "animator.perform(from: a)",
      "context.perform { save() }", "target.perform(action, with: x, afterDelay: 1)", "Loader.perform(a, with: x)",
      "store.perform(change)",
    ] {
      expectEqual(adapted(unchanged), unchanged)
    }
  }

  private final class Clerk: NSObject {
    var senders: [Any?] = []
    func add(_ sender: Any?) { senders.append(sender) }
  }

  private final class Job {
    func perform(_ name: String) -> String { name + "!" }
  }

  @Test func theTargetOfABarButtonItemIsTold() {
    let clerk = Clerk()
    let action = tesseraSelector("add:", Clerk.add)
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: clerk, action: action)
    _ = tesseraReceiver(item.target)?.perform(item.action, with: item)
    expectEqual(clerk.senders.count, 1)
    expectIdentical(clerk.senders.first.flatMap { $0 } as AnyObject?, item)
    let object: AnyObject = clerk
    _ = tesseraReceiver(object).perform(action, with: nil)
    expectEqual(clerk.senders.count, 2)
    // Objects with a method of their own keep their type.
    expectEqual(tesseraReceiver(Job()).perform("done"), "done!")
  }

  @Test func classesOfUIKitAreFoundByName() {
    expectEqual(adapted("let c = NSClassFromString(name)"), "let c = tesseraClass     (name)")
    expectTrue(tesseraClass("UILabel") == UILabel.self)
    expectTrue(tesseraClass("UIAlertController") == UIAlertController.self)
    expectTrue(tesseraClass("UICollectionViewCell") == UICollectionViewCell.self)
    expectEqual(tesseraClass("UITabBarButton").map { String(describing: $0) }, "UITabBarButton")
    expectNil(tesseraClass("UINothing"))
  }
}
