/// The relation of an expression to zero.
package enum Relation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// The importance of a constraint.
///
/// A constraint that is not ``required`` may be violated, but never in favor of one with a lower priority, however
/// large the gain: priorities are an order, not weights.
package struct Priority: Hashable, Comparable, Sendable {
  /// The value: more than 0, at most 1000.
  package let value: Double

  /// - Parameter value: A number greater than 0; 1000 and more is ``required``.
  package init(_ value: Double) { self.value = value < 1000 ? value : 1000 }

  /// The priority of constraints that always hold.
  package static let required = Priority(1000)

  /// Whether the constraint always holds.
  package var isRequired: Bool { value == 1000 }

  package static func < (one: Priority, other: Priority) -> Bool { one.value < other.value }
}

/// A linear expression that must be zero, at least zero or at most zero.
package struct Constraint: Hashable, Sendable {
  /// The expression that is compared with zero.
  package var expression: LinearExpression
  /// The relation of the expression to zero.
  package var relation: Relation
  /// The priority, which is a rank and not a weight.
  package var priority: Priority

  /// Creates a constraint, by default a required one.
  package init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// The identity of a constraint in the system it was added to, until it is removed.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The index of the constraint. Indices are dense: those of removed constraints are reused.
  package let index: Int

  package static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.index < other.index }
}

/// The reason why a constraint is invalid.
package enum ConstraintError: Error, Equatable, CustomStringConvertible {
  /// A constant outside ±2⁵⁰, the range of coordinates, or one that is not finite.
  case constantOutOfRange(Double)
  /// A coefficient other than 0 whose magnitude is outside 10⁻⁶ to 10⁶.
  case coefficientOutOfRange(Double)
  /// A priority that is not greater than 0.
  case priorityOutOfRange(Double)

  package var description: String {
    switch self {
    case .constantOutOfRange(let value): "The constant \(value) is not between -2^50 and 2^50."
    case .coefficientOutOfRange(let value): "The coefficient \(value) is neither 0 nor between 1e-6 and 1e6 in size."
    case .priorityOutOfRange(let value): "The priority \(value) is not more than 0."
    }
  }
}

/// Required constraints that no values can satisfy together. Without any one of them, the others might be satisfiable.
package struct Conflict: Error, Equatable {
  /// The conflicting constraints, in ascending order.
  package let constraints: [ConstraintID]

  /// Creates a conflict between constraints.
  package init(constraints: [ConstraintID]) { self.constraints = constraints }
}

extension Constraint {
  func validate() throws(ConstraintError) {
    guard priority.value > 0 else { throw .priorityOutOfRange(priority.value) }
    try Self.validate(constant: expression.constant)
    for term in expression.terms {
      let size = abs(term.coefficient)
      guard size == 0 || (size >= 1e-6 && size <= 1e6) else { throw .coefficientOutOfRange(term.coefficient) }
    }
  }

  static func validate(constant: Double) throws(ConstraintError) {
    guard abs(constant) <= 0x1p50 else { throw .constantOutOfRange(constant) }
  }
}
