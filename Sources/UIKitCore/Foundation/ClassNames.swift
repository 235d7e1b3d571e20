import Foundation

// Functions of the Objective-C runtime that tell about classes.

/// Returns the class of an object; `nil` for `nil` and for values that are no objects.
///
/// - Fidelity: documented.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj, type(of: obj) is AnyClass else { return nil }
  return type(of: obj as AnyObject)
}

/// Returns the name of a class with its module, such as `App.CartViewController`, which stays valid; “nil” for `nil`. The
/// names of UIKit's classes have no module.
///
/// - Fidelity: documented.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { RuntimeNames.shared.name(of: cls) }

/// Returns the name of an object's class with its module, which stays valid.
///
/// - Fidelity: documented.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// Returns the superclass of a class; `nil` for a class without one.
///
/// - Fidelity: documented.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// The names of classes as C strings, which are never released.
private final class RuntimeNames: @unchecked Sendable {
  static let shared = RuntimeNames()
  private let lock = NSLock()
  /// The marks of local types, and the modules of UIKit.
  private let noise = /^UIKit(Core|Controls|Collections)\.|\(unknown context at \S+?\)\./
  private var names: [String: UnsafePointer<CChar>] = [:]

  func name(of type: AnyClass?) -> UnsafePointer<CChar> {
    let text = type.map { String(reflecting: $0).replacing(noise, with: "") } ?? "nil"
    return lock.withLock {
      if let known = names[text] { return known }
      let bytes = Array(text.utf8CString)
      let name = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      name.initialize(from: bytes, count: bytes.count)
      names[text] = UnsafePointer(name)
      return UnsafePointer(name)
    }
  }
}
