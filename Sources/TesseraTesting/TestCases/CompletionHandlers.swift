#if canImport(XCTest)
  import Foundation
  public import XCTest

  /// A test case that overrides `setUp(completion:)`, in adapted source.
  public protocol TesseraCompletingSetUp: XCTestCase {
    /// Prepares a test, and calls the closure at the end.
    func setUp(completion: @escaping ((any Error)?) -> Void)
  }

  /// A test case that overrides `tearDown(completion:)`, in adapted source.
  public protocol TesseraCompletingTearDown: XCTestCase {
    /// Cleans up after a test, and calls the closure at the end.
    func tearDown(completion: @escaping ((any Error)?) -> Void)
  }

  extension _TestCase where Self: XCTestCase {
    /// Prepares a test, and calls the closure at the end.
    ///
    /// - Fidelity: documented.
    public func setUp(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

    /// Cleans up after a test, and calls the closure at the end.
    ///
    /// - Fidelity: approximated; it is called before the other methods that clean up.
    public func tearDown(completion: @escaping ((any Error)?) -> Void) { completion(nil) }
  }

  /// The calls of the methods with completion handlers, which XCTest on Linux does not have.
  enum CompletionHandlers {
    /// Prepares a test that begins.
    static func begin(_ test: XCTestCase) {
      if let test = test as? any TesseraCompletingTearDown {
        test.addTeardownBlock { [weak test] in
          if let test { wait(test) { test.tearDown(completion: $0) } }
        }
      }
      if let test = test as? any TesseraCompletingSetUp { wait(test) { test.setUp(completion: $0) } }
    }

    /// Calls a method, and runs the main run loop until it has called its handler.
    private static func wait(_ test: XCTestCase, _ body: (@escaping ((any Error)?) -> Void) -> Void) {
      nonisolated(unsafe) var result: (any Error)??
      body { error in
        // The handler may be called on any thread.
        DispatchQueue.main.async { result = .some(error) }
      }
      while result == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
      guard let error = result ?? nil else { return }
      test.recordFailure(
        withDescription: "threw error \"\(error)\"", inFile: "<unknown>", atLine: 0, expected: false)
    }
  }
#endif
