import Foundation

/// Functions of the system libraries that Swift hides.
///
/// Objects of C are pointers here: queues, run loops, timers.
enum SystemFunctions {
  typealias Object = UnsafeRawPointer
  /// A function that a queue calls with a context.
  typealias Callback = @convention(c) (UnsafeMutableRawPointer?) -> Void

  static let dispatchAsync = function("dispatch_async", as: (@convention(c) (Object, Object) -> Void).self)
  static let retain = function("dispatch_retain", as: (@convention(c) (Object) -> Void).self)
  static let release = function("dispatch_release", as: (@convention(c) (Object) -> Void).self)
  static let copyBlock = function("_Block_copy", as: (@convention(c) (Object) -> Object).self)
  static let releaseBlock = function("_Block_release", as: (@convention(c) (Object) -> Void).self)
  static let mainRunLoop = function("CFRunLoopGetMain", as: (@convention(c) () -> Object).self)
  static let timerContext = function(
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

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = dlsym(nil, name) else { fatalError("the system libraries have no function \(name)") }
    return unsafeBitCast(address, to: type)
  }
}
