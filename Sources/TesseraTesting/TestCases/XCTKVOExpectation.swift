#if canImport(XCTest)
  import Foundation
  import Synchronization
  public import UIKitCore
  public import XCTest

  /// An expectation that a property, found by its name, has a value.
  ///
  /// - Fidelity: documented, for the properties that `value(forKeyPath:)` finds; a change is noticed at the latest with the
  ///   next frame.
  open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Returns whether a change fulfills the expectation.
    public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

    /// The names of the properties that lead to the value.
    public let keyPath: String
    /// The object.
    public let observedObject: Any
    /// The value; `nil` if any change fulfills the expectation.
    public let expectedValue: Any?
    /// The values that the handler receives.
    public let options: NSKeyValueObservingOptions
    private let watch: KeyWatch

    /// Returns whether a change fulfills the expectation.
    public var handler: Handler? {
      get { watch.handler }
      set { watch.handler = newValue }
    }

    /// Creates an expectation.
    ///
    /// - Parameters:
    ///   - keyPath: The names of the properties that lead to the value.
    ///   - object: The object.
    ///   - expectedValue: The value; any change fulfills the expectation if `nil`.
    ///   - options: The values that the handler receives.
    public init(keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = []) {
      (self.keyPath, observedObject) = (keyPath, object)
      (self.expectedValue, self.options) = (expectedValue, options)
      watch = KeyWatch(object, keyPath, expectedValue)
      super.init(description: "Expect value of '\(keyPath)' of \(object)")
      watch.fulfill = { [weak self] in self?.fulfill() }
      watch.start(options)
    }
  }

  extension XCTestCase {
    /// Returns an expectation that a property of an object has a value.
    ///
    /// - Parameters:
    ///   - objectToObserve: The object.
    ///   - keyPath: The names of the properties that lead to the value.
    ///   - expectedValue: The value; any change fulfills the expectation if `nil`.
    /// - Fidelity: documented, for the properties that `value(forKeyPath:)` finds.
    @discardableResult
    public func keyValueObservingExpectation(
      for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
    ) -> XCTestExpectation {
      expectation(for: KeyWatch(objectToObserve, keyPath, expectedValue), keyPath, [])
    }

    /// Returns an expectation that a property of an object changes in a way that a closure accepts.
    ///
    /// - Parameters:
    ///   - objectToObserve: The object.
    ///   - keyPath: The names of the properties that lead to the value.
    ///   - handler: Returns whether a change, with its old and new value, fulfills the expectation.
    /// - Fidelity: documented, for the properties that `value(forKeyPath:)` finds.
    @discardableResult
    public func keyValueObservingExpectation(
      for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
    ) -> XCTestExpectation {
      let watch = KeyWatch(objectToObserve, keyPath, nil)
      watch.handler = handler
      return expectation(for: watch, keyPath, [.old, .new])
    }

    /// Returns an expectation that `waitForExpectations(timeout:)` knows, too.
    private func expectation(
      for watch: KeyWatch, _ keyPath: String, _ options: NSKeyValueObservingOptions
    ) -> XCTestExpectation {
      let expectation = expectation(description: "Expect value of '\(keyPath)'")
      KeyWatches.keep(watch)
      watch.fulfill = { [weak watch, weak expectation] in
        expectation?.fulfill()
        if let watch { KeyWatches.forget(watch) }
      }
      watch.start(options)
      return expectation
    }
  }

  /// The looks at properties that no expectation keeps.
  enum KeyWatches {
    private static let all = Mutex<[KeyWatch]>([])

    static func keep(_ watch: KeyWatch) { all.withLock { $0.append(watch) } }
    static func forget(_ watch: KeyWatch) { all.withLock { $0.removeAll { $0 === watch } } }
    static func reset() { all.withLock { $0 = [] } }
  }
#endif
