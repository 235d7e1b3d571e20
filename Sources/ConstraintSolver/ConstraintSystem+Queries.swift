extension ConstraintSystem {
  /// Returns the constraints whose slacks, errors and markers occur in a row, in ascending order.
  func constraints(in row: Row) -> [ConstraintID] {
    let variables = [row.basic] + row.entries.map(\.variable)
    let found = Set(variables.filter { $0 >= 0 }.map { owners[Int($0)] }).filter { $0 >= 0 }
    return found.sorted().map { ConstraintID(index: Int($0)) }
  }

  /// Returns the constraints that determine the value of a variable, in ascending order.
  ///
  /// - Precondition: The system has been solved since it was changed.
  package func constraints(affecting variable: Variable) -> [ConstraintID] {
    var probe = self
    return constraints(in: probe.expression(of: variable.index))
  }

  /// Returns whether another value of the variable would be equally good in the latest solution.
  ///
  /// - Precondition: The system has been solved since it was changed.
  /// - Complexity: The cost of two solutions; intended for debugging.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [1.0, -1.0].contains { direction in
      var probe = self
      let hasEnd = probe.minimize(variable.index, times: direction)
      probe.readValues()
      return !hasEnd || abs(probe.value(of: variable) - value) > Tolerance.feasibility * 10
    }
  }

  /// Adds a variable to the objective, below all constraints.
  private mutating func minimize(_ variable: Int32, times factor: Double) -> Bool {
    let priority = -Double.infinity
    objective.enter(priority)
    objective.add(factor, on: expression(of: variable), at: priority)
    return minimize()
  }

  /// Returns a variable in terms of variables that are neither basic nor defined.
  private mutating func expression(of variable: Int32) -> Row {
    var row = Row(basic: -1, constant: 0, entries: [Row.Entry(variable: variable, coefficient: 1)])
    expand(&row)
    return row
  }
}
