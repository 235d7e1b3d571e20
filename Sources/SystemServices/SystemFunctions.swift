import Foundation

/// Functions of the system libraries that Swift cannot name, because the program has functions of the same names in their
/// place, or because Swift hides them.
///
/// Objects of C are pointers here: queues, run loops, timers.
enum SystemFunctions {
  typealias Object = UnsafeRawPointer
  /// A function that a queue calls with a context.
  typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void

  static let dispatchAfter = next("dispatch_after", as: (@convention(c) (UInt64, Object, Object) -> Void).self)
  static let dispatchAfterFunction = next(
    "dispatch_after_f", as: (@convention(c) (UInt64, Object, UnsafeMutableRawPointer?, Callback) -> Void).self)
  static let addTimer = next("CFRunLoopAddTimer", as: (@convention(c) (Object, Object, Object?) -> Void).self)
  static let setNextFireDate = next(
    "CFRunLoopTimerSetNextFireDate", as: (@convention(c) (Object, Double) -> Void).self)
  static let invalidateTimer = next("CFRunLoopTimerInvalidate", as: (@convention(c) (Object) -> Void).self)

  static let dispatchAsync = next("dispatch_async", as: (@convention(c) (Object, Object) -> Void).self)
  static let retain = next("dispatch_retain", as: (@convention(c) (Object) -> Void).self)
  static let release = next("dispatch_release", as: (@convention(c) (Object) -> Void).self)
  static let copyBlock = next("_Block_copy", as: (@convention(c) (Object) -> Object).self)
  static let releaseBlock = next("_Block_release", as: (@convention(c) (Object) -> Void).self)
  static let mainRunLoop = next("CFRunLoopGetMain", as: (@convention(c) () -> Object).self)
  static let timerContext = next(
    "CFRunLoopTimerGetContext", as: (@convention(c) (Object, UnsafeMutableRawPointer) -> Void).self)

  /// The context of a Core Foundation timer.
  struct TimerContext {
    var version = 0
    /// Foundation's `Timer`.
    var info: UnsafeRawPointer?
    var retain: UnsafeRawPointer?
    var release: UnsafeRawPointer?
    var copyDescription: UnsafeRawPointer?
  }

  /// The main queue of Dispatch.
  static var mainQueue: Object? { dlsym(everywhere, "_dispatch_main_q").map { Object($0) } }

  private static var everywhere: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 0) }
  /// Means that the search begins behind this program.
  private static var behind: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: -1) }

  /// Returns the function of a library, rather than that of this program.
  private static func next<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = dlsym(behind, name) else { fatalError("the system libraries have no function \(name)") }
    return unsafeBitCast(address, to: type)
  }
}
