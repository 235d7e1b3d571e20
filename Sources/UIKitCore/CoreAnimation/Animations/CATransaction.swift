import Foundation

/// The settings that simultaneous changes of layers share. Transactions can be nested.
///
/// Each frame is an implicit transaction around those that are begun in it.
///
/// - Fidelity: documented; locks are absent. The timing function also applies to `UIView.animate`, as observed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The frame's transaction, and those that were begun within it.
  private static var states = [TransactionState()]

  static var state: TransactionState { states[states.count - 1] }

  /// The completion blocks that wait for animations started now.
  static var waiting: [TransactionWait] { states.compactMap(\.wait) }

  /// Begins a transaction with the settings of the current one, except for the completion block.
  open class func begin() {
    var state = state
    state.wait = nil
    states.append(state)
  }

  /// Ends the current transaction. Without one, it ends the frame's implicit transaction.
  open class func commit() {
    guard states.count > 1 else { return commitFrame() }
    states.removeLast().wait?.close()
  }

  /// Ends the current transaction, as ``commit()`` does.
  open class func flush() { commit() }

  /// Returns the duration of implicit animations and of animations without one of their own, in seconds. The default is
  /// 0.25.
  open class func animationDuration() -> CFTimeInterval { state.duration ?? TransactionState.defaultDuration }
  /// Sets the duration. Negative, infinite and NaN values count as 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur.isFinite && dur > 0 ? dur : 0 }
  }

  /// Returns the timing function of animations without one of their own. The default is `nil`.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { state.timingFunction }
  /// Sets the timing function of animations without one of their own; `nil` for the default.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Returns whether implicit animations are disabled. The default is `false`.
  open class func disableActions() -> Bool { state.disablesActions }
  /// Sets whether implicit animations are disabled.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Returns the completion block of the current transaction. The default is `nil`.
  open class func completionBlock() -> (() -> Void)? { state.wait?.block }
  /// Sets the closure that is called when all animations that are started in the transaction from now on have ended or
  /// were removed; at the commit if there are none. A replaced block still waits for its own animations.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let old = state.wait
    change { $0.wait = block.map { TransactionWait($0) } }
    old?.close()
  }

  /// Ends the frame's transaction, and all transactions within it that are still open.
  static func commitFrame() {
    let ended = states
    guard ended.count > 1 || ended[0].isUsed else { return }
    states = [TransactionState()]
    for state in ended.reversed() { state.wait?.close() }
  }

  private static func change(_ change: (inout TransactionState) -> Void) {
    change(&states[states.count - 1])
    states[states.count - 1].isUsed = true
  }

  // MARK: Values

  /// Returns the setting with a key; `nil` for unknown keys.
  open class func value(forKey key: String) -> Any? { baseValue(forKey: key) }
  /// Sets the setting with a key. Values of a wrong type and unknown keys have no effect.
  open class func setValue(_ anObject: Any?, forKey key: String) { baseSetValue(anObject, forKey: key) }
}

/// The settings of a transaction.
struct TransactionState {
  static let defaultDuration: TimeInterval = 0.25

  /// The duration, if it was set.
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var wait: TransactionWait?
  var isUsed = false

  var easing: Easing? { timingFunction?.easing }
}

/// A completion block, with the number of animations that it waits for.
@MainActor
final class TransactionWait {
  let block: () -> Void
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func join() { count += 1 }

  func leave() {
    count -= 1
    if isClosed, count == 0 { block() }
  }

  /// Ends the registration of animations.
  func close() {
    isClosed = true
    if count == 0 { block() }
  }
}
