public import Foundation

/// Asserts that a value matches a text in the source of the test.
///
/// Without the text, the assertion writes it behind its call, and fails once:
///
/// ```swift
/// assertInlineSnapshot(of: 6 * 7, as: .description) {
///   """
///   42
///   """
/// }
/// ```
///
/// - Parameters:
///   - value: A value to compare with the text.
///   - snapshotting: The strategy that turns the value into a text, and compares it.
///   - message: The first line of a failure, instead of the standard one.
///   - record: The condition under which the text is written; that of the surrounding configuration if `nil`.
///   - timeout: The seconds in which the snapshot must be taken.
///   - syntaxDescriptor: The place of the text, for functions of your own that call this one.
///   - expected: Returns the text.
///   - fileID: The file of the failure, as Swift Testing names it.
///   - filePath: The file of the failure, which contains the text.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(file: "\(filePath)", line: Int(line), column: Int(column), closure: syntaxDescriptor)
  let inline = InlineSnapshot(
    diffing: snapshotting.diffing, mode: record ?? .current, place: place, test: "\(function)")
  let failure: String?
  do {
    let taken = try ScreenSetup.withServices {
      try SnapshotContext.$current.withValue(SnapshotContext()) { try snapshotting.take(try value(), within: timeout) }
    }
    failure = try inline.failure(of: taken, expected: expected?(), message: message())
  } catch {
    failure = "\(error)"
  }
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The place of an inline snapshot among the trailing closures of a call.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure of `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"
  /// Labels that the closure had in earlier versions of a function.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that returns the text.
  public var trailingClosureLabel: String
  /// The number of trailing closures before it.
  public var trailingClosureOffset: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Labels that the closure had in earlier versions of a function.
  ///   - trailingClosureLabel: The label of the closure that returns the text.
  ///   - trailingClosureOffset: The number of trailing closures before it.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}

/// The comparison of one snapshot with the text in the source, and the writing of a new one.
struct InlineSnapshot {
  let diffing: Diffing<String>
  let mode: SnapshotTestingConfiguration.Record
  let place: SourcePlace
  let test: String

  /// Returns a message if the snapshot does not match.
  func failure(of taken: String, expected: String?, message: String) throws -> String? {
    let difference = expected.flatMap { diffing.diff($0, taken)?.0 }
    guard mode != .all, expected != nil else {
      guard mode != .never else {
        return "There is no inline snapshot, and none was recorded because recording is disabled."
      }
      if taken != expected { try InlineSnapshotSource.write(taken, at: place) }
      let detail = difference.map { " Difference: …\n\n\($0)" } ?? ""
      return """
        Automatically recorded a new snapshot.\(detail)

        Re-run "\(test)" to assert against the newly-recorded snapshot.
        """
    }
    guard let difference else { return nil }
    let text = "\(message.isEmpty ? "Snapshot did not match. Difference: …" : message)\n\n\(difference)"
    guard mode == .failed else { return text }
    try InlineSnapshotSource.write(taken, at: place)
    return text + "\n\nA new snapshot was automatically recorded."
  }
}
