#if canImport(XCTest)
  import Foundation
  import Glibc
  import Synchronization
  package import XCTest

  extension XCTestCase {
    /// The setter of `continueAfterFailure`, which in XCTest on Linux does nothing. This function has its linker's name.
    @_silgen_name("$s6XCTest0A4CaseC20continueAfterFailureSbvs")
    package func setContinues(_ continues: Bool) { TestEnd.set(self, continues: continues) }
  }

  /// The end of a test at its first failure.
  enum TestEnd {
    /// The tests that end with their first failure.
    private static let stopping = Mutex<Set<ObjectIdentifier>>([])

    static func set(_ test: XCTestCase, continues: Bool) {
      _ = stopping.withLock {
        continues ? $0.remove(ObjectIdentifier(test)) : $0.insert(ObjectIdentifier(test)).memberAfterInsert
      }
    }

    static func reset() { stopping.withLock { $0 = [] } }

    /// Ends the process of a test that does not continue after a failure, after its `tearDown`. There are no exceptions,
    /// by which only the test would end; `tessera test` runs each test in a process of its own.
    static func endIfNeeded(_ run: XCTestCaseRun) {
      guard let test = run.test as? XCTestCase, isAlone,
        stopping.withLock({ $0.remove(ObjectIdentifier(test)) }) != nil
      else { return }
      if Thread.isMainThread { tearDown(test) }
      TestAttachments.finish(test)
      fflush(nil)
      exit(1)
    }

    private static func tearDown(_ test: XCTestCase) {
      test.tearDown()
      try? test.tearDownWithError()
    }

    /// Whether the process runs only this test.
    static var isAlone: Bool {
      ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == "/dev/null"
    }
  }
#endif
