extension ConstraintSystem {
  /// Returns the constraints whose slacks, errors and markers occur in a row, in ascending order.
  func constraints(in row: Row) -> [ConstraintID] {
    let variables = [row.basic] + row.entries.map(\.variable)
    let found = Set(variables.map { owners[Int($0)] }.filter { $0 >= 0 })
    return found.sorted().map { ConstraintID(index: Int($0)) }
  }

  /// Returns the constraints that determine the value of a variable, in ascending order.
  ///
  /// - Precondition: The system has been solved since it was changed.
  package func constraints(affecting variable: Variable) -> [ConstraintID] {
    let row = rowOf[Int(variable.index)]
    return row >= 0 ? constraints(in: rows[Int(row)]) : []
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
      return !hasEnd || abs(probe.value(of: variable) - value) > Tolerance.feasibility * 10
    }
  }

  /// Adds a variable to the objective, below all constraints.
  private mutating func minimize(_ variable: Int32, times factor: Double) -> Bool {
    let priority = -Double.infinity
    objective.enter(priority)
    let row = rowOf[Int(variable)]
    if row >= 0 {
      objective.add(factor, on: rows[Int(row)], at: priority)
    } else {
      objective.add(factor, on: variable, at: priority)
    }
    return minimize()
  }
}
