import Foundation

// What iOS code gets from the Objective-C runtime's own module, where it makes sense without that runtime.

/// The name of a method. Linux has no runtime to look it up, so that nobody can make one: where iOS takes a selector or
/// nil, nil remains.
public struct Selector: Hashable, Sendable {
  private init() {}
}

/// Calls `body`. Nothing is released later than it has to be on Linux, with or without a pool.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
