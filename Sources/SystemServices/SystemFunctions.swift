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
  static let barrier = function(
    "dispatch_barrier_async_f", as: (@convention(c) (Object, UnsafeMutableRawPointer?, Callback) -> Void).self)
  static let enter = function("dispatch_group_enter", as: (@convention(c) (Object) -> Void).self)
  static let leave = function("dispatch_group_leave", as: (@convention(c) (Object) -> Void).self)
  static let globalQueue = function("dispatch_get_global_queue", as: (@convention(c) (Int, UInt) -> Object?).self)
  static let createItem = function("dispatch_block_create", as: (@convention(c) (UInt, Object) -> Object).self)
  static let queueLabel = function(
    "dispatch_queue_get_label", as: (@convention(c) (Object) -> UnsafePointer<CChar>?).self)
  static let setContext = function("dispatch_set_context", as: (@convention(c) (Object, Object) -> Void).self)
  static let setFinalizer = function("dispatch_set_finalizer_f", as: (@convention(c) (Object, Callback) -> Void).self)
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

  /// Returns the function that performs a block.
  static func function(of block: Object) -> Object? { block.load(fromByteOffset: 16, as: Object?.self) }

  /// Performs a block.
  static func call(_ block: Object) {
    guard let function = function(of: block) else { return }
    unsafeBitCast(function, to: (@convention(c) (Object) -> Void).self)(block)
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function {
    unsafeBitCast(address(of: name), to: type)
  }

  /// Returns the address of a function or an object of the system libraries.
  static func address(of name: String) -> Object {
    guard let address = dlsym(nil, name) else { fatalError("the system libraries have no \(name)") }
    return Object(address)
  }
}
