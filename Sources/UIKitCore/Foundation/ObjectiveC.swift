import Foundation

// Parts of the Objective-C runtime's module that iOS code uses and that are meaningful without that runtime.

/// Calls `body` and returns its result. There are no autorelease pools on Linux: objects are released as soon as they
/// are unused.
///
/// - Fidelity: documented.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NSObject {
  /// Returns the name of the class.
  ///
  /// - Fidelity: documented.
  public static func description() -> String { String(reflecting: self) }
}
