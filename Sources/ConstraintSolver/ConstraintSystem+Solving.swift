extension ConstraintSystem {
  /// Finds the best solution with the method that the tableau's state allows.
  mutating func optimize() throws(Conflict) {
    switch state {
    case .optimal, .lost: break
    case .feasible: minimize()
    case .dualFeasible:
      let pivots = work.pivots
      try repair()
      // Removes costs that rounding errors have made negative.
      if work.pivots > pivots { minimize() }
    }
  }

  /// The number of steps after which the rule that cannot cycle replaces the faster one. Both lead to a best solution, so
  /// the exact number decides on cost alone.
  private var patience: Int { 2 * rows.count + 10 }
  /// The step limit, unreachable in exact arithmetic; it keeps rounding errors from causing an endless loop.
  private var limit: Int { 100 * (rows.count + kinds.count) + 1000 }

  // MARK: Primal simplex

  /// Minimizes the objective.
  ///
  /// - Returns: Whether it is bounded, which is always the case for an objective of violations only.
  @discardableResult
  mutating func minimize() -> Bool {
    for step in 0..<limit {
      guard let move = improvingMove(isCareful: step > patience) else { break }
      guard let row = blockingRow(of: move, isCareful: step > patience) else {
        state = .optimal
        return false
      }
      pivot(row, entering: move.variable)
    }
    state = .optimal
    return true
  }

  /// A variable and the direction in which its change reduces the objective.
  private struct Move {
    var variable: Int32
    var direction: Double
  }

  private mutating func improvingMove(isCareful: Bool) -> Move? {
    let best = objective.steepestDescent(takesFirst: isCareful) { [kinds] variable, slope in
      switch kinds[Int(variable)] {
      case .free: true
      case .restricted: slope.value < 0
      case .fixed, .unused: false
      }
    }
    return best.map { Move(variable: $0.variable, direction: $0.slope.value < 0 ? 1 : -1) }
  }

  /// Returns the row whose basic variable is the first to reach its limit.
  private func blockingRow(of move: Move, isCareful: Bool) -> Int? {
    var best: (row: Int, ratio: Double, size: Double)?
    for index in rows.indices {
      let coefficient = rows[index].coefficient(of: move.variable) * move.direction
      guard coefficient != 0 else { continue }
      switch kinds[Int(rows[index].basic)] {
      case .free, .unused: continue
      case .restricted where coefficient > 0: continue
      case .restricted, .fixed: break
      }
      // A fixed variable is basic only in a row without other variables, but for rounding errors; it limits every move.
      let isFixed = kinds[Int(rows[index].basic)] == .fixed
      let ratio = isFixed ? 0 : max(0, rows[index].constant) / -coefficient
      guard let old = best else {
        best = (index, ratio, abs(coefficient))
        continue
      }
      let isTie = abs(ratio - old.ratio) <= Tolerance.coefficient
      let wins =
        isCareful
        ? rows[index].basic < rows[old.row].basic
        : (abs(coefficient), -rows[index].basic) > (old.size, -rows[old.row].basic)
      if isTie ? wins : ratio < old.ratio { best = (index, ratio, abs(coefficient)) }
    }
    return best?.row
  }

  // MARK: Dual simplex

  /// Makes all basic variables feasible at the least cost.
  mutating func repair() throws(Conflict) {
    for step in 0..<limit {
      guard let row = infeasibleRow(isCareful: step > patience) else { break }
      guard let variable = enteringVariable(of: rows[row], isCareful: step > patience) else {
        state = .lost
        throw Conflict(constraints: constraints(in: rows[row]))
      }
      pivot(row, entering: variable)
    }
    state = .optimal
  }

  private func infeasibleRow(isCareful: Bool) -> Int? {
    var best: (row: Int, violation: Double)?
    for index in rows.indices {
      let violation = excess(ofRow: index)
      guard violation > Tolerance.feasibility else { continue }
      guard let old = best else {
        best = (index, violation)
        continue
      }
      let isEarlier = rows[index].basic < rows[old.row].basic
      if isCareful || violation == old.violation ? isEarlier : violation > old.violation { best = (index, violation) }
    }
    return best?.row
  }

  /// Returns the variable that brings the row's basic variable to zero at the least cost.
  private func enteringVariable(of row: Row, isCareful: Bool) -> Int32? {
    let direction: Double = row.constant < 0 ? 1 : -1
    var candidates = row.entries.filter { entry in
      switch kinds[Int(entry.variable)] {
      case .free: true
      case .restricted: entry.coefficient * direction > 0
      case .fixed, .unused: false
      }
    }
    for level in 0..<objective.levels where candidates.count > 1 {
      func ratio(_ entry: Row.Entry) -> Double {
        objective.cost(of: entry.variable, at: level) / abs(entry.coefficient)
      }
      let least = candidates.reduce(Double.infinity) { min($0, ratio($1)) }
      candidates.removeAll { ratio($0) > least + Tolerance.cost }
    }
    if isCareful { return candidates.first?.variable }
    // Each of the remaining candidates leads to a best solution. Dividing by the largest coefficient rounds least.
    return candidates.max { abs($0.coefficient) < abs($1.coefficient) }?.variable
  }
}
