import Foundation
import UIKitCore

// Functions that replace those of the standard library in adapted source, where it treats closures as objects.

/// Returns the closure of a block, or else the bits of a value as another type.
public func tesseraBitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
  if let closure = block(value)?.closure as? Result { return closure }
  return unsafeBitCast(value, to: type)
}

/// Returns the block that a value is, if it is one.
private func block(_ value: Any) -> BlockObject? { value as? BlockObject }

/// Returns the closure of the block to which a pointer leads, or else the pointer's bits as another type.
public func tesseraBitCast<Result>(_ pointer: UnsafeRawPointer, to type: Result.Type) -> Result {
  tesseraBitCast(UnsafeMutableRawPointer(mutating: pointer), to: type)
}

/// Returns the closure of the block to which a pointer leads, or else the pointer's bits as another type.
public func tesseraBitCast<Result>(_ pointer: UnsafeMutableRawPointer, to type: Result.Type) -> Result {
  // No other pointer has the size of a function, which is two words.
  guard MemoryLayout<Result>.size == 2 * MemoryLayout<UnsafeRawPointer>.size else {
    return unsafeBitCast(pointer, to: type)
  }
  let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  return tesseraBitCast(object, to: type)
}
