import Foundation
import Testing

// The comparisons of the suites as plain functions. The compiler expands a macro for each `#expect`, which takes as
// long as twenty calls. These functions print the same: both values, and the source line. Their place is four literals
// instead of `#_sourceLocation`, a macro that takes longer than the call.

/// Records an issue unless both values are equal.
///
/// - Parameters:
///   - actual: The value that the test found.
///   - expected: The value that is right.
///   - comment: Text that a failure shows below the values.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual != expected else { return }
  Failure(actual, "==", expected).record(comment(), fileID, filePath, line, column)
}

/// Records an issue if both values are equal.
package func expectNotEqual<Value: Equatable>(
  _ actual: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual == other else { return }
  Failure(actual, "!=", other).record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the first value is less than the second.
package func expectLess<Value: Comparable>(
  _ actual: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !(actual < bound) else { return }
  Failure(actual, "<", bound).record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the first value is less than or equal to the second.
package func expectAtMost<Value: Comparable>(
  _ actual: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !(actual <= bound) else { return }
  Failure(actual, "<=", bound).record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the first value is greater than the second.
package func expectGreater<Value: Comparable>(
  _ actual: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !(actual > bound) else { return }
  Failure(actual, ">", bound).record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the first value is greater than or equal to the second.
package func expectAtLeast<Value: Comparable>(
  _ actual: Value, _ bound: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !(actual >= bound) else { return }
  Failure(actual, ">=", bound).record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless both references are the same object, or both are `nil`.
package func expectIdentical(
  _ actual: AnyObject?, _ expected: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual !== expected else { return }
  Failure(actual as Any, "===", expected as Any).record(comment(), fileID, filePath, line, column)
}

/// Records an issue if both references are the same object, or both are `nil`.
package func expectNotIdentical(
  _ actual: AnyObject?, _ other: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual === other else { return }
  Failure(actual as Any, "!==", other as Any).record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the value is `nil`.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  Failure("\(String(reflecting: value)) is not nil").record(comment(), fileID, filePath, line, column)
}

/// Records an issue if the value is `nil`.
package func expectNotNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard value == nil else { return }
  Failure("nil").record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the collection is empty.
package func expectEmpty(
  _ collection: some Collection, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !collection.isEmpty else { return }
  Failure("\(String(reflecting: collection)) is not empty").record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the sequence contains the element.
package func expectContains<Elements: Sequence>(
  _ elements: Elements, _ element: Elements.Element, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) where Elements.Element: Equatable {
  guard !elements.contains(element) else { return }
  Failure("\(String(reflecting: elements)) does not contain \(String(reflecting: element))")
    .record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the text contains the other one.
package func expectContains(
  _ text: String, _ part: String, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !text.contains(part) else { return }
  Failure("\(String(reflecting: text)) does not contain \(String(reflecting: part))").record(
    comment(), fileID, filePath, line, column)
}

/// Records an issue unless the set contains the member.
package func expectContains<Members: SetAlgebra>(
  _ members: Members, _ member: Members.Element, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !members.contains(member) else { return }
  Failure("\(members) does not contain \(member)").record(comment(), fileID, filePath, line, column)
}

/// Records an issue unless the condition holds.
package func expectTrue(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  Failure("false").record(comment(), fileID, filePath, line, column)
}

/// Records an issue if the condition holds.
package func expectFalse(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard condition else { return }
  Failure("true").record(comment(), fileID, filePath, line, column)
}

/// The text of a failed comparison.
struct Failure {
  var text: String

  init(_ text: String) { self.text = text }

  init(_ left: Any, _ relation: String, _ right: Any) {
    text = "\(String(reflecting: left)) \(relation) \(String(reflecting: right)) is false"
  }

  func record(_ comment: Comment?, _ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    record(comment, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func record(_ comment: Comment?, at location: SourceLocation) {
    var lines = [text]
    if let line = Self.source(at: location) { lines.append(line) }
    if let comment { lines.append(comment.rawValue) }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
  }

  /// The line of the test as it is written, if its file can still be read.
  private static func source(at location: SourceLocation) -> String? {
    guard let text = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(location.line - 1) else { return nil }
    return lines[location.line - 1].trimmingCharacters(in: .whitespaces)
  }
}
