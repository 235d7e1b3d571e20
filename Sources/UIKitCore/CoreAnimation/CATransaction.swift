import Foundation

/// What changes of layers have in common that are made together.
///
/// A frame is a transaction of its own, around all that are begun in it.
///
/// - Fidelity: documented; locks are absent. A timing function also counts for `UIView.animate`, as observed.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The frame's, and those that were begun within it.
  private static var states = [TransactionState()]

  static var state: TransactionState { states[states.count - 1] }

  /// Everybody who waits for what is started now.
  static var waiting: [TransactionWait] { states.compactMap(\.wait) }

  open class func begin() {
    var state = state
    state.wait = nil
    states.append(state)
  }

  /// Without a beginning it ends the frame's transaction.
  open class func commit() {
    guard states.count > 1 else { return commitFrame() }
    states.removeLast().wait?.close()
  }

  open class func flush() { commit() }

  /// In seconds: of implicit animations, and of those that are added without a duration.
  open class func animationDuration() -> CFTimeInterval { state.duration ?? TransactionState.defaultDuration }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur.isFinite && dur > 0 ? dur : 0 }
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { state.timingFunction }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes are shown at once.
  open class func disableActions() -> Bool { state.disablesActions }
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Called when all animations that are started from now on in this transaction have ended or were removed; at the
  /// commit if there are none.
  open class func completionBlock() -> (() -> Void)? { state.wait?.block }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let old = state.wait
    change { $0.wait = block.map { TransactionWait($0) } }
    old?.close()
  }

  /// Ends the frame's transaction, and whatever was left open in it.
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

  /// The settings by their keys; nil for keys that are none.
  open class func value(forKey key: String) -> Any? { baseValue(forKey: key) }
  /// Values of another kind and keys that are none change nothing.
  open class func setValue(_ anObject: Any?, forKey key: String) { baseSetValue(anObject, forKey: key) }
}

/// The settings of a transaction.
struct TransactionState {
  static let defaultDuration: TimeInterval = 0.25

  /// Nil if nothing was said.
  var duration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var wait: TransactionWait?
  var isUsed = false

  var easing: Easing? { timingFunction?.easing }
}

/// A completion block, and how many animations it still waits for.
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

  /// Nothing joins any more.
  func close() {
    isClosed = true
    if count == 0 { block() }
  }
}
