#if canImport(XCTest)
  public import Foundation
  import Synchronization
  public import UIKitCore
  public import XCTest

  /// The call of a method that waits to be made.
  ///
  /// - Fidelity: approximated; it knows the name of the method only.
  public final class NSInvocation: NSObject, Sendable {
    /// The name of the method.
    public let selector: Selector
    init(_ selector: Selector) { self.selector = selector }
  }

  extension XCTestCase {
    /// The call of the test's method.
    ///
    /// - Fidelity: approximated; the selector is the name of the method also if that is asynchronous or throws errors,
    ///   where Objective-C adds a parameter.
    public var invocation: NSInvocation? {
      name.split(separator: ".").last.map { NSInvocation(Selector(String($0))) }
    }

    /// The seconds that the test may take. The default is 600.
    ///
    /// - Fidelity: approximated; the value has no effect, as on iOS where limits are off by default. The limit of
    ///   `tessera test` is that of `--timeout`.
    public var executionTimeAllowance: TimeInterval {
      get { allowances.withLock { $0[ObjectIdentifier(self)] ?? 600 } }
      set { allowances.withLock { $0[ObjectIdentifier(self)] = newValue } }
    }
  }

  private let allowances = Mutex<[ObjectIdentifier: TimeInterval]>([:])
#endif
