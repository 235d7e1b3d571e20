import Foundation

extension NSObjectProtocol {
  /// Returns whether the object has a method, as far as source was adapted.
  ///
  /// - Fidelity: documented, for methods that are `@objc` in adapted source.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

  /// Returns whether the object's class conforms to a protocol, such as `UITableViewDataSource.self`.
  ///
  /// - Fidelity: documented.
  public func conforms<Conformance>(to aProtocol: Conformance.Type) -> Bool { self is Conformance }
}

// Messages sent to objects by selector.
extension NSObject {
  /// Returns whether the object has a method, as far as source was adapted.
  ///
  /// - Fidelity: documented, for methods that are `@objc` in adapted source.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

  /// Returns the object to which the object forwards calls of a method that it lacks.
  ///
  /// - Fidelity: documented, for classes that override it in adapted source.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    aSelector.flatMap { MethodTable.shared.forwarding?.target(self, $0) }
  }

  /// Calls a method without arguments.
  ///
  /// - Fidelity: documented.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { message(aSelector, nil, nil) }

  /// Calls a method with an argument.
  ///
  /// - Fidelity: documented.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, object, nil)
  }

  /// Calls a method with two arguments.
  ///
  /// - Fidelity: documented.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, object1, object2)
  }

  private func message(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { refuse("A selector is nil; pass one of a method of \(type(of: self)).") }
    guard let result = selector.send(to: self, first, second) else { return nil }
    // There are no autorelease pools: the main queue keeps the result until the caller has it.
    let kept = Unmanaged.passRetained(result as AnyObject)
    let address = UInt(bitPattern: kept.toOpaque())
    DispatchQueue.main.async {
      if let pointer = UnsafeRawPointer(bitPattern: address) { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    return kept
  }

  /// Calls a method on the main run loop after a delay, in seconds. The object is retained until then.
  ///
  /// - Fidelity: documented; the delay runs on the clock of the scene, and in tests on that of the machine.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCall.schedule(DelayedCall(target: self, selector: aSelector, argument: anArgument), after: delay)
  }

  /// Calls a method on the main run loop after a delay, in seconds. The object is retained until then.
  ///
  /// - Fidelity: documented; the delay runs on the clock of the scene, and in tests on that of the machine, in all modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Cancels all calls of methods of an object that wait for their delay.
  ///
  /// - Fidelity: documented.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the calls of one method of an object, with an equal argument, that wait for their delay.
  ///
  /// - Fidelity: documented.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCall.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && isSame($0.argument, anArgument)
    }
  }

  private class func isSame(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left, let right { return left as AnyObject === right as AnyObject }
    return left == nil && right == nil
  }

  /// Calls a method on the main thread: at once if this is the main thread and the caller waits, else later.
  ///
  /// - Fidelity: documented.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = DelayedCall(target: self, selector: aSelector, argument: arg)
    if wait, MainQueue.isCurrent { return call.run() }
    if wait { DispatchQueue.main.sync { call.run() } } else { DispatchQueue.main.async { call.run() } }
  }

  /// Calls a method on a background thread.
  ///
  /// - Fidelity: documented.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = DelayedCall(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { call.run() }
  }
}

/// A call of a method that waits for its time.
private final class DelayedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  private weak var timer: Timer?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [DelayedCall] = []

  init(target: AnyObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func run() { selector.send(to: target, argument) }

  static func schedule(_ call: DelayedCall, after delay: TimeInterval) {
    let date = Date(timeIntervalSinceNow: delay.isFinite ? max(0, delay) : 0)
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
      lock.withLock { waiting.removeAll { $0 === call } }
      call.run()
    }
    call.timer = timer
    lock.withLock { waiting.append(call) }
    RunLoop.current.add(timer, forMode: .common)
  }

  static func cancel(where matches: (DelayedCall) -> Bool) {
    let cancelled = lock.withLock {
      let cancelled = waiting.filter(matches)
      waiting.removeAll { call in cancelled.contains { $0 === call } }
      return cancelled
    }
    for call in cancelled { call.timer?.invalidate() }
  }
}
