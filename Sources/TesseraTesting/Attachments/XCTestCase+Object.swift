#if canImport(XCTest)
  public import Foundation
  public import XCTest

  /// A test case is an object, so that it can be the delegate or data source of what it tests.
  extension XCTestCase: @retroactive NSObjectProtocol {
    /// Whether another object is the same test case.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
    /// A number that equal test cases have in common.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The test case itself.
    public func `self`() -> Self { self }
    /// Whether another object stands behind this one. Always `false`.
    public func isProxy() -> Bool { false }
    /// The name of the test.
    public var description: String { name }
    /// The name of the test.
    public var debugDescription: String { name }
  }

  extension XCTestCase: @retroactive Equatable, @retroactive Hashable {
    /// Whether two test cases are the same object.
    public static func == (left: XCTestCase, right: XCTestCase) -> Bool { left === right }
    /// Adds the identity of the test case to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
