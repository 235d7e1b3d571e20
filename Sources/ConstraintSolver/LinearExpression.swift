/// An unknown of a ``ConstraintSystem``; any value may be its solution.
package struct Variable: Hashable, Comparable, Sendable {
  let index: Int32

  package static func < (one: Variable, other: Variable) -> Bool { one.index < other.index }
}

/// A multiple of an unknown.
package struct Term: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of multiples of unknowns, and a constant. An unknown may occur more than once.
package struct LinearExpression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) { self.init([Term(variable)]) }

  package static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    LinearExpression(one.terms + other.terms, constant: one.constant + other.constant)
  }

  package static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }

  package static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      one.terms.map { Term($0.variable, times: $0.coefficient * factor) }, constant: one.constant * factor)
  }

  package static func + (one: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(one.terms, constant: one.constant + constant)
  }
}
