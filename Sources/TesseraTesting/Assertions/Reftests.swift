public import Foundation

/// Asserts that two values look alike under a strategy: a test without a file, such as that a layout written in two ways
/// gives one picture.
///
/// - Parameters:
///   - one: A value.
///   - other: The value to compare it with.
///   - snapshotting: The strategy that turns both into pictures or texts.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure.
///   - line: The line of the failure.
///   - column: The column of the failure.
public func assertMatch<Value, Format>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let result = Reftest.compare(try one(), try other(), as: snapshotting, timeout: timeout)
  guard let message = result.difference else { return }
  recordIssue(
    "The two do not look alike.\n\n\(message)", fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that two values do not look alike under a strategy, as a proof that a test can fail.
///
/// - Parameters:
///   - one: A value.
///   - other: The value to compare it with.
///   - snapshotting: The strategy that turns both into pictures or texts.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure.
///   - line: The line of the failure.
///   - column: The column of the failure.
public func assertMismatch<Value, Format>(
  _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let result = Reftest.compare(try one(), try other(), as: snapshotting, timeout: timeout)
  guard !result.isValid || result.difference == nil else { return }
  let message = result.difference ?? "The two look alike, and should not."
  recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
}
