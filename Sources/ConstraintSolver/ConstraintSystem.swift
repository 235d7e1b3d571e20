/// A system of linear constraints of different priorities, and the values that best satisfy them.
///
/// All required constraints hold exactly. Of the others, the sum of absolute violations is least at the highest
/// priority, then, without giving any of that up, at the next one, and so on. If several solutions are equally good,
/// the result depends only on the sequence of calls.
///
/// Constraints are added, removed and changed one by one, and each solution starts from the previous one: a changed
/// constant costs a few pivots.
///
/// - Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001). Unlike
///   there, each priority has its own level of the objective, all edits use the dual simplex method, and a row without
///   an unrestricted variable becomes basic in its error, so there are no artificial variables.
package struct ConstraintSystem: Sendable {
  /// Counts of the work done so far.
  package struct Work: Equatable, Sendable {
    /// The number of exchanges of a basic variable for another.
    package var pivots = 0
    /// The number of times that a solution started again from the constraints alone.
    package var rebuilds = 0

    /// Creates counts of zero.
    package init() {}

    /// Returns the sums of two counts.
    package static func + (one: Work, other: Work) -> Work {
      var sum = one
      sum.pivots += other.pivots
      sum.rebuilds += other.rebuilds
      return sum
    }
  }

  /// The work done since the system was created.
  package internal(set) var work = Work()

  // MARK: State, written by the extensions beside this file

  var stored: [StoredConstraint?] = []
  var freeIndices: [Int] = []
  var nextSequence = 0
  /// The constraints that were added but are not in the tableau yet.
  var pending: [ConstraintID] = []

  var kinds: [VariableKind] = []
  /// The row in which each variable is basic; any negative number if it is not.
  var rowOf: [Int32] = []
  /// The constraint whose slack, error or marker each variable is; any negative number
  /// for unknowns.
  var owners: [Int32] = []
  var freeVariables: [Int32] = []
  /// Whether each variable occurs in a row or a definition.
  var isUsed: [Bool] = []
  /// The latest solution.
  var values: [Double] = []
  /// Restricted variables, and some unknowns, in terms of variables that are neither basic nor defined.
  var rows: [Row] = []
  /// Unknowns in terms of any variables, but of unknowns only if these are not defined later.
  var definitions: [Row] = []
  /// The index of each variable's definition; -1 if it has none.
  var definitionOf: [Int32] = []
  var objective = Objective()
  var state = SolutionState.optimal
  var spare: [Row.Entry] = []
  var pivotsSinceRebuild = 0

  /// Creates a system without unknowns and constraints.
  package init() {}

  // MARK: Unknowns

  /// Adds an unknown, whose value is 0 until a constraint determines it.
  package mutating func addVariable() -> Variable { Variable(index: makeVariable(.free, owner: -1)) }

  /// Returns the value in the latest solution; 0 before the first one, and for a variable that no constraint
  /// determines.
  ///
  /// - Complexity: O(1).
  package func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  // MARK: Constraints

  /// Adds a constraint, which takes effect in the next ``solve()``.
  package mutating func add(_ constraint: Constraint) throws(ConstraintError) -> ConstraintID {
    try constraint.validate()
    let id = ConstraintID(index: freeIndices.popLast() ?? stored.count)
    if id.index == stored.count { stored.append(nil) }
    stored[id.index] = StoredConstraint(constraint: constraint, sequence: nextSequence)
    nextSequence += 1
    pending.append(id)
    return id
  }

  /// Removes a constraint, which takes effect in the next ``solve()``. Has no effect if there is no such constraint.
  package mutating func remove(_ id: ConstraintID) {
    guard stored.indices.contains(id.index), let old = stored[id.index] else { return }
    stored[id.index] = nil
    freeIndices.append(id.index)
    if old.marker == nil { pending.removeAll { $0 == id } } else { uninstall(old) }
  }

  /// Changes the constant of a constraint's expression, which takes effect in the next ``solve()``.
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
  /// - Throws: A ``Conflict`` with constraints that contradict each other; remove one of them and try again. Until then
  ///   the values are undefined.
  package mutating func solve() throws(Conflict) {
    if state == .lost || pivotsSinceRebuild > Self.pivotsBeforeRebuild { reset() }
    try installPending()
    try optimize()
    readValues()
  }

  /// The number of pivots after which the tableau is rebuilt, because rounding errors accumulate.
  private static let pivotsBeforeRebuild = 20_000
}

/// The range of a variable.
enum VariableKind: Sendable {
  /// Any value: an unknown.
  case free
  /// At least zero: a slack or an error.
  case restricted
  /// Zero: the marker of a required equation.
  case fixed
  case unused
}

/// The remaining work until the tableau shows the solution.
enum SolutionState: Sendable {
  case optimal
  /// All basic variables are feasible, but the objective may become smaller: primal simplex.
  case feasible
  /// The objective can only grow, but basic variables may be infeasible: dual simplex.
  case dualFeasible
  /// There was a conflict: the next solution starts from the constraints.
  case lost
}

/// A constraint as `sign · expression = marker − error`, where `marker` and `error` are at least zero.
struct StoredConstraint: Sendable {
  var constraint: Constraint
  /// The number of constraints added before this one.
  var sequence: Int
  /// Zero for required equations, a slack for inequalities, an error for other equations; `nil` before it is installed.
  var marker: Int32?
  /// The error variable; `nil` for required constraints.
  var error: Int32?

  var sign: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }
}
