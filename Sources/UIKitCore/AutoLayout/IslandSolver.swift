import ConstraintSolver
import Foundation

/// The solver of an island, with the constraints that are in it.
@MainActor
struct IslandSolver {
  /// Whether variables or constraints have changed since the latest solution.
  private(set) var isChanged = true
  private var system = ConstraintSystem()
  private var laid: [ConstraintID: LaidConstraint] = [:]
  /// The work of earlier systems, which the current one has replaced.
  private var earlierWork = ConstraintSystem.Work()

  /// The work done so far.
  var work: ConstraintSystem.Work { earlierWork + system.work }

  /// The number of constraints.
  var count: Int { laid.count }

  /// Discards all variables and constraints.
  mutating func startOver() {
    earlierWork = work
    earlierWork.rebuilds += 1
    (system, laid, isChanged) = (ConstraintSystem(), [:], true)
  }

  /// Returns a new item, with variables of its own.
  mutating func makeItem(_ object: AnyObject, _ kind: LayoutItem.Kind) -> LayoutItem {
    LayoutItem(object, kind, in: &system)
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Returns: `nil` if the solver rejects its numbers, which is reported.
  mutating func add(_ source: LaidConstraint.Source, _ constraint: Constraint) -> LaidConstraint? {
    do {
      let id = try system.add(constraint)
      let new = LaidConstraint(source, constraint, id: id)
      laid[id] = new
      isChanged = true
      return new
    } catch {
      ConstraintLog.write("A constraint is left out: \(error) \(source.text)")
      return nil
    }
  }

  /// Adds an implicit constraint.
  ///
  /// - Parameter rank: The constraint's rank in conflicts: the lowest is broken first.
  /// - Returns: The constraint, or nothing if the solver rejects its numbers.
  mutating func add(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ text: @autoclosure () -> String,
    rank: Int, at priority: Priority = .required
  ) -> [LaidConstraint] {
    let source = LaidConstraint.Source.own(text(), rank: rank)
    return add(source, Constraint(expression, relation, priority: priority)).map { [$0] } ?? []
  }

  mutating func remove(_ old: LaidConstraint) {
    system.remove(old.id)
    laid[old.id] = nil
    isChanged = true
  }

  mutating func setConstant(_ constant: Double, of changed: LaidConstraint) {
    guard changed.constraint.expression.constant != constant else { return }
    changed.constraint.expression.constant = constant
    isChanged = true
    if changed.isBroken { return mend(changed) }
    do {
      try system.setConstant(constant, of: changed.id)
    } catch {
      ConstraintLog.write("A constant is left as it was: \(error) \(changed.source.text)")
    }
  }

  mutating func setPriority(_ priority: Priority, of changed: LaidConstraint) {
    changed.constraint.priority = priority
    replace(changed, with: changed.constraint)
  }

  /// Restores a broken constraint.
  mutating func mend(_ broken: LaidConstraint) {
    broken.isBroken = false
    replace(broken, with: broken.constraint)
  }

  mutating func replace(_ old: LaidConstraint, with constraint: Constraint) {
    remove(old)
    do {
      old.id = try system.add(constraint)
      laid[old.id] = old
    } catch {
      ConstraintLog.write("A constraint is left out: \(error) \(old.source.text)")
    }
  }

  // MARK: Solutions

  /// Solves the system.
  ///
  /// - Throws: The required constraints that contradict each other.
  mutating func solve() throws(Conflict) {
    do {
      try system.solve()
    } catch {
      throw Conflict(constraints: error.constraints.compactMap { laid[$0] })
    }
  }

  /// Required constraints that contradict each other.
  struct Conflict: Error {
    var constraints: [LaidConstraint]
  }

  /// Marks the latest solution as that of all constraints.
  mutating func markSolved() { isChanged = false }

  func value(of variable: Variable) -> CGFloat { CGFloat(system.value(of: variable)) }

  func isAmbiguous(_ variable: Variable) -> Bool { system.isAmbiguous(variable) }

  /// Returns the constraints that determine one of the variables, oldest first.
  func constraints(affecting variables: [Variable]) -> [LaidConstraint] {
    Set(variables.flatMap { system.constraints(affecting: $0) }).sorted().compactMap { laid[$0] }
  }
}
