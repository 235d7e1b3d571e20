import Foundation
import TestSupport
import Testing
import UIKit

/// State that belongs to objects without being a property of theirs: locks, and associated values.
struct ObjectStateTests {
  private final class Object: NSObject {}

  private final class Counter: @unchecked Sendable {
    var count = 0
    var deepest = 0
    var inside = 0
  }

  @Test func anObjectIsUnlockedAsOftenAsItWasLocked() {
    let (object, other) = (Object(), Object())
    expectEqual(objc_sync_exit(object), -1, "it is not locked")
    expectEqual([objc_sync_enter(object), objc_sync_enter(object), objc_sync_enter(other)], [0, 0, 0])
    expectEqual([objc_sync_exit(object), objc_sync_exit(object)], [0, 0])
    expectEqual(objc_sync_exit(object), -1)
    expectEqual(objc_sync_exit(other), 0)
    expectEqual(objc_sync_exit(other), -1)
  }

  @Test func oneThreadAtATimeHoldsALock() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        objc_sync_enter(counter)
        objc_sync_enter(counter)
        counter.inside += 1
        counter.deepest = max(counter.deepest, counter.inside)
        counter.count += 1
        counter.inside -= 1
        objc_sync_exit(counter)
        objc_sync_exit(counter)
      }
    }
    expectEqual([counter.count, counter.deepest, counter.inside], [2_000, 1, 0])
    expectEqual(objc_sync_exit(counter), -1)
  }

  @Test func associatedValuesAreKeptAsTheirPolicySays() {
    let keys = UnsafeMutableRawPointer.allocate(byteCount: 3, alignment: 1)
    defer { keys.deallocate() }
    let (first, second, third) = (UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1), UnsafeRawPointer(keys + 2))
    let (owner, other) = (Object(), Object())
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, first, text, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, second, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, third, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    let found = [first, second, third].map { objc_getAssociatedObject(owner, $0) as? NSString }
    expectEqual(found, ["ab", "a", "a"])
    expectNil(objc_getAssociatedObject(other, first))
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
    expectNil(objc_getAssociatedObject(owner, first))
    var value: Object? = Object()
    objc_setAssociatedObject(owner, first, value, .OBJC_ASSOCIATION_ASSIGN)
    objc_setAssociatedObject(other, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    expectIdentical(objc_getAssociatedObject(owner, first) as? Object, value)
    objc_setAssociatedObject(other, second, 7, .OBJC_ASSOCIATION_ASSIGN)
    value = nil
    expectNotNil(objc_getAssociatedObject(owner, first), "the other object keeps it")
    objc_removeAssociatedObjects(other)
    expectNil(objc_getAssociatedObject(other, first))
    expectNil(objc_getAssociatedObject(other, second))
    expectNil(objc_getAssociatedObject(owner, first), "nobody keeps it")
    expectNotNil(objc_getAssociatedObject(owner, second))
    expectEqual(
      [
        objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
        .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
      ].map(\.rawValue), [0, 1, 3, 769, 771] as [UInt])
  }
}
