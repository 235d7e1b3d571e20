extension ConstraintSystem {
  mutating func makeVariable(_ kind: VariableKind, owner: Int32) -> Int32 {
    if let index = freeVariables.popLast() {
      kinds[Int(index)] = kind
      owners[Int(index)] = owner
      values[Int(index)] = 0
      return index
    }
    kinds.append(kind)
    owners.append(owner)
    rowOf.append(-1)
    definitionOf.append(-1)
    isUsed.append(false)
    values.append(0)
    objective.widen()
    return Int32(kinds.count - 1)
  }

  /// Removes a slack, an error or a marker from all rows and definitions.
  mutating func releaseVariable(_ index: Int32) {
    let basic = rowOf[Int(index)]
    if basic >= 0 {
      redefine(by: rows[Int(basic)])
      dropRow(Int(basic))
    }
    for row in rows.indices where rows[row].coefficient(of: index) != 0 { rows[row].remove(index) }
    for row in definitions.indices where definitions[row].coefficient(of: index) != 0 { definitions[row].remove(index) }
    objective.forget(index)
    kinds[Int(index)] = .unused
    owners[Int(index)] = -1
    freeVariables.append(index)
  }

  mutating func appendRow(_ row: Row) {
    rowOf[Int(row.basic)] = Int32(rows.count)
    rows.append(row)
  }

  mutating func dropRow(_ index: Int) {
    rowOf[Int(rows[index].basic)] = -1
    rows.swapAt(index, rows.count - 1)
    rows.removeLast()
    if index < rows.count { rowOf[Int(rows[index].basic)] = Int32(index) }
  }

  /// Returns the distance of a row's basic variable from its feasible range.
  func excess(ofRow index: Int) -> Double {
    switch kinds[Int(rows[index].basic)] {
    case .restricted: max(0, -rows[index].constant)
    case .fixed: abs(rows[index].constant)
    case .free, .unused: 0
    }
  }

  /// Exchanges the basic variable of a row for one that is not basic.
  mutating func pivot(_ index: Int, entering variable: Int32) {
    work.pivots += 1
    pivotsSinceRebuild += 1
    rowOf[Int(rows[index].basic)] = -1
    values[Int(rows[index].basic)] = 0
    rows[index].solve(for: variable, coefficient: rows[index].coefficient(of: variable))
    rowOf[Int(variable)] = Int32(index)
    replace(by: rows[index], except: index)
  }

  /// Replaces a row's basic variable in all other rows and in the objective.
  mutating func replace(by row: Row, except index: Int) {
    for other in rows.indices where other != index {
      let coefficient = rows[other].coefficient(of: row.basic)
      if coefficient != 0 { rows[other].substitute(row, times: coefficient, spare: &spare) }
    }
    objective.substitute(row)
  }
}
