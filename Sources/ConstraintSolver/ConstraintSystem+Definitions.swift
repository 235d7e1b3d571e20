/// Unknowns in terms of other variables, as their constraints state them.
///
/// No value of an unknown is infeasible, so its row never blocks a pivot, and pivots can leave it as it is: only the
/// rows of restricted variables are kept in terms of variables that are not basic. A column of boxes, each below the
/// one before, has one definition with three terms for each position, instead of one row with all heights above it.
extension ConstraintSystem {
  /// Returns a constraint's expression as a row without a basic variable, in the unknowns that it names.
  func statedRow(of constraint: StoredConstraint) -> Row {
    let expression = constraint.constraint.expression
    var row = Row(basic: -1, constant: constraint.sign * expression.constant, entries: [])
    row.reserve(expression.terms.count + 2)
    for term in expression.terms where term.coefficient != 0 {
      row.add(constraint.sign * term.coefficient, of: term.variable.index)
    }
    return row
  }

  /// Returns a row in terms of variables that are neither basic nor defined.
  mutating func expand(_ row: inout Row) {
    // A definition refers to earlier ones, so each is replaced once if the last comes first.
    while let latest = latestDefinition(in: row) {
      let definition = definitions[latest]
      row.substitute(definition, times: row.coefficient(of: definition.basic), spare: &spare)
    }
    for entry in row.entries {
      let basic = rowOf[Int(entry.variable)]
      if basic >= 0 { row.substitute(rows[Int(basic)], times: entry.coefficient, spare: &spare) }
    }
  }

  private func latestDefinition(in row: Row) -> Int? {
    let latest = row.entries.reduce(-1) { max($0, definitionOf[Int($1.variable)]) }
    return latest < 0 ? nil : Int(latest)
  }

  /// Defines the basic variable of a row, whose entries refer to no later definitions.
  mutating func define(_ row: Row) {
    isUsed[Int(row.basic)] = true
    for entry in row.entries { isUsed[Int(entry.variable)] = true }
    definitionOf[Int(row.basic)] = Int32(definitions.count)
    definitions.append(row)
  }

  /// Replaces a row's basic variable in the definitions that refer to it.
  mutating func redefine(by row: Row) {
    for index in definitions.indices {
      let coefficient = definitions[index].coefficient(of: row.basic)
      if coefficient != 0 { definitions[index].substitute(row, times: coefficient, spare: &spare) }
    }
  }

  /// Makes the unknown of the first definition that refers to a variable independent of the variable, which becomes
  /// basic nowhere: it can be released.
  mutating func withdrawDefinition(with variable: Int32) {
    guard let index = definitions.firstIndex(where: { $0.coefficient(of: variable) != 0 }) else { return }
    var row = definitions.remove(at: index)
    definitionOf[Int(row.basic)] = -1
    values[Int(row.basic)] = 0
    for later in definitions[index...] { definitionOf[Int(later.basic)] -= 1 }
    row.solve(for: variable, coefficient: row.coefficient(of: variable))
    redefine(by: row)
    expand(&row)
    replace(by: row, except: -1)
  }

  /// Takes the values of all variables from the tableau.
  mutating func readValues() {
    for row in rows { values[Int(row.basic)] = row.constant }
    for row in definitions {
      values[Int(row.basic)] = row.entries.reduce(row.constant) { $0 + $1.coefficient * values[Int($1.variable)] }
    }
  }
}
