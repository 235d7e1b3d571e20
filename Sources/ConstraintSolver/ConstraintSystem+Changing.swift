extension ConstraintSystem {
  /// Updates the tableau after a constraint's constant changed by `change` in the direction of its marker.
  mutating func shift(_ marker: Int32, by change: Double) {
    guard state != .lost else { return }
    // The dual simplex method can only start from an optimal tableau.
    if state == .feasible { minimize() }
    for index in definitions.indices {
      let coefficient = definitions[index].coefficient(of: marker)
      if coefficient != 0 { definitions[index].constant -= coefficient * change }
    }
    let basic = rowOf[Int(marker)]
    if basic >= 0 {
      rows[Int(basic)].constant += change
    } else {
      for index in rows.indices {
        let coefficient = rows[index].coefficient(of: marker)
        if coefficient != 0 { rows[index].constant -= coefficient * change }
      }
    }
    state = .dualFeasible
  }

  /// Removes a constraint from the tableau.
  mutating func uninstall(_ constraint: StoredConstraint) {
    guard state != .lost, let marker = constraint.marker else { return }
    if state == .dualFeasible {
      do { try optimize() } catch { return state = .lost }
    }
    if let error = constraint.error {
      withdrawCosts(of: constraint, marker: marker, error: error)
      if rowOf[Int(error)] >= 0 { return finishUninstalling(marker, error) }
    }
    if rowOf[Int(marker)] < 0 {
      if let row = rowToLeave(for: marker) {
        pivot(row, entering: marker)
      } else {
        withdrawDefinition(with: marker)
      }
    }
    finishUninstalling(marker, constraint.error)
  }

  private mutating func withdrawCosts(of constraint: StoredConstraint, marker: Int32, error: Int32) {
    let priority = constraint.constraint.priority.value
    for variable in constraint.constraint.relation == .equal ? [marker, error] : [error] {
      let row = rowOf[Int(variable)]
      if row >= 0 {
        objective.add(-1, on: rows[Int(row)], at: priority)
      } else {
        objective.add(-1, on: variable, at: priority)
      }
    }
    objective.leave(priority)
  }

  /// Returns the row that limits a marker that is no longer restricted: moved only to the first limit, the marker
  /// leaves the other basic variables feasible.
  private func rowToLeave(for marker: Int32) -> Int? {
    var best: (row: Int, ratio: Double, size: Double)?
    var unrestricted: Int?
    // Upwards first; downwards if nothing limits the marker there.
    for direction in [1.0, -1.0] {
      for index in rows.indices {
        let coefficient = rows[index].coefficient(of: marker) * direction
        guard coefficient != 0 else { continue }
        switch kinds[Int(rows[index].basic)] {
        case .free, .unused: unrestricted = unrestricted ?? index
        case .restricted where coefficient > 0: continue
        case .restricted, .fixed:
          let ratio = max(0, rows[index].constant) / abs(coefficient)
          guard let old = best else {
            best = (index, ratio, abs(coefficient))
            continue
          }
          // Any of equal limits keeps the others feasible; the largest pivot has the smallest rounding error.
          let isTie = abs(ratio - old.ratio) <= Tolerance.coefficient
          if isTie ? abs(coefficient) > old.size : ratio < old.ratio { best = (index, ratio, abs(coefficient)) }
        }
      }
      if let best { return best.row }
    }
    return unrestricted
  }

  private mutating func finishUninstalling(_ marker: Int32, _ error: Int32?) {
    releaseVariable(marker)
    if let error { releaseVariable(error) }
    state = .feasible
  }
}
