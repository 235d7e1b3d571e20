public import Foundation

/// Asserts that a value matches a reference on disk.
///
/// The reference is `__Snapshots__/TestFile/testName.N.ext` beside the test's file, where N is the name, or the number of
/// the assertion in its test.
///
/// - Parameters:
///   - value: A value to compare with the reference.
///   - snapshotting: The strategy that turns the value into a picture or a text, and compares it.
///   - name: A name for the reference, instead of a number.
///   - record: The condition under which a new reference is recorded; that of the surrounding configuration if `nil`.
///   - timeout: The seconds in which the snapshot must be taken.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure.
///   - testName: The name of the test.
///   - line: The line of the failure.
///   - column: The column of the failure.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches several references on disk, one for each named strategy.
///
/// - Parameters:
///   - value: A value to compare with the references.
///   - strategies: The strategies by the names of their references.
///   - record: The condition under which new references are recorded.
///   - timeout: The seconds in which each snapshot must be taken.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure.
///   - testName: The name of the test.
///   - line: The line of the failure.
///   - column: The column of the failure.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches several references on disk, one for each strategy.
///
/// - Parameters:
///   - value: A value to compare with the references.
///   - strategies: The strategies, whose references are numbered.
///   - record: The condition under which new references are recorded.
///   - timeout: The seconds in which each snapshot must be taken.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure.
///   - testName: The name of the test.
///   - line: The line of the failure.
///   - column: The column of the failure.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with a reference on disk, for assertions of your own.
///
/// - Parameters:
///   - value: A value to compare with the reference.
///   - snapshotting: The strategy that turns the value into a picture or a text, and compares it.
///   - name: A name for the reference, instead of a number.
///   - record: The condition under which a new reference is recorded.
///   - snapshotDirectory: The folder of the reference, instead of `__Snapshots__/TestFile` beside the test's file.
///   - timeout: The seconds in which the snapshot must be taken.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure.
///   - testName: The name of the test.
///   - line: The line of the failure.
///   - column: The column of the failure.
/// - Returns: A message that describes the failure; `nil` if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  // The number is taken first, so that a snapshot that fails does not change the names of those after it.
  let file = SnapshotFile(
    testFile: "\(filePath)", folder: snapshotDirectory, test: testName, name: name,
    pathExtension: snapshotting.pathExtension)
  let context = SnapshotContext()
  do {
    return try ScreenSetup.withServices {
      let taken = try SnapshotContext.$current.withValue(context) {
        try snapshotting.take(try value(), within: timeout)
      }
      let verification = SnapshotVerification(
        file: file, diffing: snapshotting.diffing, context: context, mode: record ?? .current, test: testName)
      return try verification.failure(of: taken)
    }
  } catch {
    return "\(error)"
  }
}
