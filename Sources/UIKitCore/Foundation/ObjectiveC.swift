import Foundation

// Parts of the Objective-C runtime's module that iOS code uses and that are meaningful without that runtime.

/// The name of a method. There is no runtime on Linux to look it up, so no value can be created: where iOS takes a
/// selector or `nil`, only `nil` remains.
///
/// - Fidelity: documented, for `nil`.
public struct Selector: Hashable, Sendable {
  private init() {}
}

/// Calls `body` and returns its result. There are no autorelease pools on Linux: objects are released as soon as they
/// are unused.
///
/// - Fidelity: documented.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
