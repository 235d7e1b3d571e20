/// An unknown of a ``ConstraintSystem``; any value may be its solution.
package struct Variable: Hashable, Comparable, Sendable {
  let index: Int32

  package static func < (one: Variable, other: Variable) -> Bool { one.index < other.index }
}

/// A multiple of an unknown.
package struct Term: Hashable, Sendable {
  /// The unknown.
  package var variable: Variable
  /// The factor of the unknown.
  package var coefficient: Double

  /// Creates a multiple of an unknown.
  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of multiples of unknowns, and a constant. An unknown may occur more than once.
package struct LinearExpression: Hashable, Sendable {
  /// The multiples of unknowns.
  package var terms: [Term]
  /// The constant that is added to the terms.
  package var constant: Double

  /// Creates an expression, by default zero.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression that is an unknown.
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  /// Returns the sum of two expressions. Terms with the same unknown are not combined.
  package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    LinearExpression(one.terms + other.terms, constant: one.constant + other.constant)
  }

  /// Returns the difference of two expressions.
  package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }

  /// Returns the expression with all factors and the constant multiplied by a number.
  package static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      one.terms.map { Term($0.variable, times: $0.coefficient * factor) }, constant: one.constant * factor)
  }

  /// Returns the expression with a number added to its constant.
  package static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(one.terms, constant: one.constant + constant)
  }
}
