import Testing

// The same comparisons for functions that are given the place of their own caller.

/// Records an issue at a place unless both values are equal.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  guard actual != expected else { return }
  Failure(actual, "==", expected).record(comment(), at: sourceLocation)
}

/// Records an issue at a place if both values are equal.
package func expectNotEqual<Value: Equatable>(
  _ actual: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  guard actual == other else { return }
  Failure(actual, "!=", other).record(comment(), at: sourceLocation)
}

/// Records an issue at a place unless the condition holds.
package func expectTrue(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  guard !condition else { return }
  Failure("false").record(comment(), at: sourceLocation)
}

/// Records an issue at a place if the condition holds.
package func expectFalse(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  guard condition else { return }
  Failure("true").record(comment(), at: sourceLocation)
}
