extension ConstraintSystem {
  /// Installs pending constraints in the tableau: required ones first, so that the others need only one pass.
  mutating func installPending() throws(Conflict) {
    guard !pending.isEmpty else { return }
    let new = pending.sorted { precedes($0, $1) }
    pending = []
    for id in new {
      do throws(Conflict) {
        try install(id)
      } catch {
        // The next attempt starts over with all constraints that are stored then.
        state = .lost
        throw error
      }
    }
  }

  private func precedes(_ one: ConstraintID, _ other: ConstraintID) -> Bool {
    guard let first = stored[one.index], let second = stored[other.index] else { return one < other }
    return (second.constraint.priority.value, first.sequence) < (first.constraint.priority.value, second.sequence)
  }

  private mutating func install(_ id: ConstraintID) throws(Conflict) {
    guard let old = stored[id.index] else { return }
    let constraint = old.constraint
    var row = tableauRow(of: constraint.expression, times: old.sign)
    if needsSettling(before: row, isRequired: constraint.priority.isRequired) {
      try optimize()
      row = tableauRow(of: constraint.expression, times: old.sign)
    }
    let new = makeMarkers(for: old, id: id)
    stored[id.index] = new
    if let subject = subject(of: row) {
      insert(row, of: new, solvedFor: subject)
    } else {
      insert(row, of: new)
    }
  }

  /// Returns an unrestricted variable for which the row can be solved: the newest, on which the fewest rows depend, but
  /// none with a coefficient so small that it would amplify rounding errors.
  private func subject(of row: Row) -> Row.Entry? {
    let unrestricted = row.entries.filter { kinds[Int($0.variable)] == .free }
    let largest = unrestricted.reduce(0) { max($0, abs($1.coefficient)) }
    return unrestricted.last { abs($0.coefficient) >= largest / 1000 }
  }

  /// Returns whether the system must be solved before the row is inserted, because primal or dual feasibility must
  /// remain.
  private func needsSettling(before row: Row, isRequired: Bool) -> Bool {
    let subject = subject(of: row)
    switch state {
    case .optimal, .lost: return false
    case .dualFeasible: return subject == nil && !isRequired
    case .feasible:
      guard let subject else { return isRequired }
      return rows.contains { kinds[Int($0.basic)] != .free && $0.coefficient(of: subject.variable) != 0 }
    }
  }

  private mutating func makeMarkers(for constraint: StoredConstraint, id: ConstraintID) -> StoredConstraint {
    let owner = Int32(id.index)
    let isEquation = constraint.constraint.relation == .equal
    let isRequired = constraint.constraint.priority.isRequired
    var new = constraint
    new.marker = makeVariable(isEquation && isRequired ? .fixed : .restricted, owner: owner)
    guard !isRequired else { return new }
    let error = makeVariable(.restricted, owner: owner)
    let priority = constraint.constraint.priority.value
    new.error = error
    objective.enter(priority)
    objective.add(1, on: error, at: priority)
    if isEquation, let marker = new.marker { objective.add(1, on: marker, at: priority) }
    return new
  }

  /// Inserts `row = marker − error`, solved for an unknown: the constraint holds at no cost.
  private mutating func insert(_ row: Row, of constraint: StoredConstraint, solvedFor subject: Row.Entry) {
    var row = row
    for (variable, coefficient) in [(constraint.marker, -1.0), (constraint.error, 1.0)] {
      guard let variable else { continue }
      let single = Row(basic: -1, constant: 0, entries: [Row.Entry(variable: variable, coefficient: 1)])
      row.substitute(single, times: coefficient, spare: &spare)
    }
    // The row has no basic variable yet: the subject becomes it, and the placeholder's entry is removed.
    row.solve(for: subject.variable, coefficient: subject.coefficient)
    row.remove(-1)
    appendRow(row)
    replace(by: row, except: rows.count - 1)
    if state == .optimal { state = .dualFeasible }
  }

  /// Inserts `row = marker − error`; the one of the two that is not negative becomes basic.
  private mutating func insert(_ row: Row, of constraint: StoredConstraint) {
    guard let marker = constraint.marker else { return }
    var row = row
    guard let error = constraint.error else {
      row.basic = marker
      appendRow(row)
      if excess(ofRow: rows.count - 1) > Tolerance.feasibility { state = .dualFeasible }
      return
    }
    let (basic, other, sign) = row.constant >= 0 ? (marker, error, 1.0) : (error, marker, -1.0)
    var solved = Row(basic: basic, constant: 0, entries: [Row.Entry(variable: other, coefficient: 1)])
    solved.substitute(row, times: sign, spare: &spare)
    appendRow(solved)
    objective.substitute(solved)
    state = .feasible
  }

  /// Discards the tableau and starts again from the constraints.
  mutating func reset() {
    work.rebuilds += 1
    pivotsSinceRebuild = 0
    rows = []
    objective = Objective(width: kinds.count)
    state = .optimal
    for index in kinds.indices {
      rowOf[index] = -1
      guard owners[index] >= 0 else { continue }
      owners[index] = -1
      kinds[index] = .unused
      freeVariables.append(Int32(index))
    }
    for index in stored.indices {
      stored[index]?.marker = nil
      stored[index]?.error = nil
    }
    pending = stored.indices.filter { stored[$0] != nil }.map { ConstraintID(index: $0) }
  }
}
