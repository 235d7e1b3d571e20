import ConstraintSolver
import TestSupport

/// A system with few unknowns under random constraints, and a list of the constraints in it.
struct RandomSystem {
  var system = ConstraintSystem()
  var unknowns: [Variable]
  var live: [ConstraintID: Constraint] = [:]
  var random: SeededGenerator

  static let side = 20.0

  init(seed: UInt64, unknowns count: Int) throws {
    random = SeededGenerator(seed: seed)
    unknowns = []
    for _ in 0..<count { unknowns.append(system.addVariable()) }
    for constraint in Self.box(unknowns, side: Self.side) { try add(constraint) }
  }

  static func box(_ unknowns: [Variable], side: Double, from: Double = 0) -> [Constraint] {
    unknowns.flatMap { unknown in
      [
        Constraint(LinearExpression(unknown) + -from, .greaterThanOrEqual),
        Constraint(LinearExpression(unknown) + -side, .lessThanOrEqual),
      ]
    }
  }

  var oracle: ArrangementOracle { ArrangementOracle(unknowns: unknowns, constraints: ids.compactMap { live[$0] }) }
  var ids: [ConstraintID] { live.keys.sorted() }
  var point: [Double] { unknowns.map { system.value(of: $0) } }

  mutating func add(_ constraint: Constraint) throws { live[try system.add(constraint)] = constraint }

  mutating func remove(_ id: ConstraintID) {
    live[id] = nil
    system.remove(id)
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) throws {
    live[id]?.expression.constant = constant
    try system.setConstant(constant, of: id)
  }

  /// - Parameter required: The number of constraints in four that are required.
  mutating func randomConstraint(required: Int = 1) -> Constraint {
    let terms = unknowns.map { Term($0, times: Double(Int.random(in: -2...2, using: &random))) }
    let priorities = [250.0, 500, 501, 750]
    let isRequired = Int.random(in: 0..<4, using: &random) < required
    let priority = isRequired ? 1000 : priorities[Int.random(in: 0..<4, using: &random)]
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      LinearExpression(terms, constant: randomConstant()), relations[Int.random(in: 0..<3, using: &random)],
      priority: Priority(priority))
  }

  mutating func randomConstant() -> Double { Double(Int.random(in: -30...30, using: &random)) }

  mutating func randomID() -> ConstraintID? { ids.isEmpty ? nil : ids[Int.random(in: 0..<ids.count, using: &random)] }

  /// Makes one of the changes that code may make to a system.
  mutating func change() throws {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: if live.count < 12 { try add(randomConstraint()) }
    case 2: if live.count > 2 * unknowns.count + 1, let id = randomID(), isSoftOrExtra(id) { remove(id) }
    default: if let id = randomID(), isSoftOrExtra(id) { try setConstant(randomConstant(), of: id) }
    }
  }

  /// Whether a constraint is not part of the required box around all unknowns.
  private func isSoftOrExtra(_ id: ConstraintID) -> Bool { !ids.prefix(2 * unknowns.count).contains(id) }
}
