extension ConstraintSystem {
  /// Installs pending constraints in the tableau: required ones first, so that the others need only one pass.
  mutating func installPending() throws(Conflict) {
    guard !pending.isEmpty else { return }
    let order = pending.compactMap { id in stored[id.index].map { ($0.constraint.priority, $0.sequence, id) } }
      .sorted { ($1.0, $0.1) < ($0.0, $1.1) }
    pending = []
    for (_, _, id) in order {
      do throws(Conflict) {
        try install(id)
      } catch {
        // The next attempt starts over with all constraints that are stored then.
        state = .lost
        throw error
      }
    }
  }

  private mutating func install(_ id: ConstraintID) throws(Conflict) {
    guard let old = stored[id.index] else { return }
    var row = statedRow(of: old)
    if let unknown = subject(of: row), !isUsed[Int(unknown.variable)] {
      // Nothing refers to the unknown yet, so its definition is the constraint as it is stated.
      return define(row.adding(makeMarkers(for: old, id: id)).solved(for: unknown))
    }
    expand(&row)
    if needsSettling(before: subject(of: row), isRequired: old.constraint.priority.isRequired) {
      try optimize()
      expand(&row)
    }
    let subject = subject(of: row)
    let new = makeMarkers(for: old, id: id)
    if let subject { insert(row, of: new, solvedFor: subject) } else { insert(row, of: new) }
  }

  /// Returns an unrestricted variable for which the row can be solved: the newest, on which the fewest rows depend, but
  /// none with a coefficient so small that it would amplify rounding errors.
  private func subject(of row: Row) -> Row.Entry? {
    var largest = 0.0
    for entry in row.entries where kinds[Int(entry.variable)] == .free {
      largest = max(largest, abs(entry.coefficient))
    }
    return row.entries.last { kinds[Int($0.variable)] == .free && abs($0.coefficient) >= largest / 1000 }
  }

  /// Returns whether the system must be solved before a row is inserted, because primal or dual feasibility must
  /// remain.
  private func needsSettling(before subject: Row.Entry?, isRequired: Bool) -> Bool {
    switch state {
    case .optimal, .lost: return false
    case .dualFeasible: return subject == nil && !isRequired
    case .feasible:
      guard let subject else { return isRequired }
      return rows.contains { kinds[Int($0.basic)] != .free && $0.coefficient(of: subject.variable) != 0 }
    }
  }

  /// Makes the slack, error or marker of a constraint, and stores them with it.
  private mutating func makeMarkers(for constraint: StoredConstraint, id: ConstraintID) -> StoredConstraint {
    let owner = Int32(id.index)
    let isEquation = constraint.constraint.relation == .equal
    let isRequired = constraint.constraint.priority.isRequired
    let marker = makeVariable(isEquation && isRequired ? .fixed : .restricted, owner: owner)
    var new = constraint
    new.marker = marker
    if !isRequired {
      let error = makeVariable(.restricted, owner: owner)
      let priority = constraint.constraint.priority.value
      new.error = error
      objective.enter(priority)
      objective.add(1, on: error, at: priority)
      if isEquation { objective.add(1, on: marker, at: priority) }
    }
    stored[id.index] = new
    return new
  }

  /// Inserts `row = marker − error`, solved for an unknown: the constraint holds at no cost.
  private mutating func insert(_ row: Row, of constraint: StoredConstraint, solvedFor subject: Row.Entry) {
    let row = row.adding(constraint).solved(for: subject)
    redefine(by: row)
    replace(by: row, except: -1)
    define(row)
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
    row.scale(by: sign)
    row.add(1, of: other)
    row.basic = basic
    appendRow(row)
    objective.substitute(row)
    state = .feasible
  }

  /// Discards the tableau and starts again from the constraints.
  mutating func reset() {
    work.rebuilds += 1
    pivotsSinceRebuild = 0
    rows = []
    definitions = []
    objective = Objective(width: kinds.count)
    state = .optimal
    for index in kinds.indices {
      (rowOf[index], definitionOf[index], isUsed[index], values[index]) = (-1, -1, false, 0)
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

extension Row {
  /// Returns the row with a constraint's slack, error or marker, whose sum must be zero.
  fileprivate func adding(_ constraint: StoredConstraint) -> Row {
    var row = self
    if let marker = constraint.marker { row.add(-1, of: marker) }
    if let error = constraint.error { row.add(1, of: error) }
    return row
  }

  /// Returns the row, which must be zero, solved for a variable.
  fileprivate func solved(for subject: Entry) -> Row {
    var row = self
    row.solve(for: subject.variable, coefficient: subject.coefficient)
    return row
  }
}
