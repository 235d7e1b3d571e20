/// Linear constraints of different priorities, and values that satisfy them as well as can be.
///
/// All required constraints hold exactly. Of the others, the sum of absolute violations is least at the highest
/// priority, then, without giving any of that up, at the next one, and so on. Where that leaves a choice, any of the best
/// solutions is found; which one depends on nothing but the calls that were made.
///
/// Constraints are added, removed and changed one by one, and each solution starts from the one before: a changed
/// constant costs a few pivots.
///
/// - Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001). Unlike
///   there, priorities have levels of the objective to themselves, all edits go through the dual simplex method, and a
///   row without an unrestricted variable becomes basic with what violates it, so there are no artificial variables.
package struct ConstraintSystem: Sendable {
  /// What has been done so far.
  package struct Work: Equatable, Sendable {
    /// Exchanges of a basic variable for another.
    package var pivots = 0
    /// How often a solution had to begin again from the constraints alone.
    package var rebuilds = 0

    package init() {}

    package static func + (one: Work, other: Work) -> Work {
      var sum = one
      sum.pivots += other.pivots
      sum.rebuilds += other.rebuilds
      return sum
    }
  }

  package internal(set) var work = Work()

  // MARK: State, written by the extensions beside this file

  var stored: [StoredConstraint?] = []
  var freePlaces: [Int] = []
  var nextSequence = 0
  /// Added, but not in the tableau yet.
  var pending: [ConstraintID] = []

  var kinds: [VariableKind] = []
  /// Where a variable is basic; -1 where it is not.
  var rowOf: [Int32] = []
  /// Whose slack, error or marker a variable is; -1 for unknowns.
  var owners: [Int32] = []
  var freeVariables: [Int32] = []
  var rows: [Row] = []
  var objective = Objective()
  var state = SolutionState.optimal
  var spare: [Row.Entry] = []
  var pivotsSinceRebuild = 0

  package init() {}

  // MARK: Unknowns

  package mutating func addVariable() -> Variable { Variable(index: makeVariable(.free, owner: -1)) }

  /// - Precondition: No constraint mentions the variable.
  package mutating func removeVariable(_ variable: Variable) {
    assert(!stored.contains { $0?.constraint.expression.terms.contains { $0.variable == variable } ?? false })
    releaseVariable(variable.index)
  }

  /// The value in the latest solution; 0 before the first one, and where nothing says another.
  ///
  /// - Complexity: O(1).
  package func value(of variable: Variable) -> Double { value(at: variable.index) }

  func value(at index: Int32) -> Double {
    let row = rowOf[Int(index)]
    return row >= 0 ? rows[Int(row)].constant : 0
  }

  // MARK: Constraints

  package subscript(id: ConstraintID) -> Constraint? {
    stored.indices.contains(id.index) ? stored[id.index]?.constraint : nil
  }

  /// Takes effect in the next ``solve()``.
  package mutating func add(_ constraint: Constraint) throws(ConstraintError) -> ConstraintID {
    try constraint.validate()
    let id = ConstraintID(index: freePlaces.popLast() ?? stored.count)
    if id.index == stored.count { stored.append(nil) }
    stored[id.index] = StoredConstraint(constraint: constraint, sequence: nextSequence)
    nextSequence += 1
    pending.append(id)
    return id
  }

  /// Takes effect in the next ``solve()``. Nothing happens if there is no such constraint.
  package mutating func remove(_ id: ConstraintID) {
    guard stored.indices.contains(id.index), let old = stored[id.index] else { return }
    stored[id.index] = nil
    freePlaces.append(id.index)
    if old.marker == nil { pending.removeAll { $0 == id } } else { uninstall(old) }
  }

  /// Changes the constant of a constraint's expression; takes effect in the next ``solve()``.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(ConstraintError) {
    try Constraint.validate(constant: constant)
    guard stored.indices.contains(id.index), let old = stored[id.index] else { return }
    let change = constant - old.constraint.expression.constant
    guard change != 0 else { return }
    stored[id.index]?.constraint.expression.constant = constant
    if let marker = old.marker { shift(marker, by: old.sign * change) }
  }

  /// Finds values for all unknowns.
  ///
  /// - Throws: Which constraints contradict each other; remove one of them, and try again. Until then the values are
  ///   none that mean anything.
  package mutating func solve() throws(Conflict) {
    if state == .lost || pivotsSinceRebuild > Self.pivotsBeforeRebuild { reset() }
    try installPending()
    try settle()
  }

  /// Roundings add up, so all is calculated anew after so many pivots.
  private static let pivotsBeforeRebuild = 20_000
}

/// What a variable may be.
enum VariableKind: UInt8, Sendable {
  /// Anything: an unknown.
  case free
  /// At least zero: a slack or an error.
  case restricted
  /// Zero: the marker of a required equation.
  case fixed
  case unused
}

/// What has to be done until the tableau shows the solution.
enum SolutionState: Sendable {
  case optimal
  /// All basic variables are what they may be, but the objective may become smaller: primal simplex.
  case feasible
  /// The objective can grow only, but basic variables may be what they must not: dual simplex.
  case dualFeasible
  /// There was a conflict: the next solution begins from the constraints.
  case lost
}

/// A constraint as `sign · expression = marker − error`, where `marker` and `error` are at least zero.
struct StoredConstraint: Sendable {
  var constraint: Constraint
  /// Counts up with each constraint that is added.
  var sequence: Int
  /// Zero for required equations, a slack for inequalities, an error for other equations; nil before it is installed.
  var marker: Int32?
  /// None for required constraints.
  var error: Int32?

  var sign: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }
}
