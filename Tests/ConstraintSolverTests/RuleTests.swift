import ConstraintSolver
import Testing
import TestSupport

struct RuleTests {
  private var system = ConstraintSystem()

  private mutating func unknowns(_ count: Int) -> [Variable] { (0..<count).map { _ in system.addVariable() } }

  @discardableResult
  private mutating func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, at priority: Double = 1000
  ) throws -> ConstraintID {
    try system.add(Constraint(expression, relation, priority: Priority(priority)))
  }

  private func sum(_ terms: (Variable, Double)..., constant: Double = 0) -> LinearExpression {
    LinearExpression(terms.map { Term($0.0, times: $0.1) }, constant: constant)
  }

  @Test mutating func unconstrainedUnknownIsZeroAndAmbiguous() throws {
    let x = unknowns(1)[0]
    try system.solve()
    expectEqual(system.value(of: x), 0)
    #expect(system.isAmbiguous(x))
  }

  @Test mutating func equationsDetermineUnknowns() throws {
    let x = unknowns(2)
    try add(sum((x[0], 1), (x[1], 1), constant: -10))
    try add(sum((x[0], 1), (x[1], -1), constant: -4))
    try system.solve()
    expectEqual(x.map(system.value), [7, 3])
    #expect(!x.contains(where: system.isAmbiguous))
  }

  @Test mutating func higherPriorityOutweighsAnyNumberOfLowerOnes() throws {
    let x = unknowns(1)[0]
    try add(sum((x, 1), constant: -100), at: 251)
    for _ in 0..<50 { try add(sum((x, 1000)), at: 250) }
    try system.solve()
    expectEqual(system.value(of: x), 100)
  }

  @Test mutating func equalPrioritiesMinimizeTheSumOfViolations() throws {
    let x = unknowns(1)[0]
    for value in [3.0, 90, 10] { try add(sum((x, 1), constant: -value), at: 500) }
    try system.solve()
    expectEqual(system.value(of: x), 10)
    #expect(!system.isAmbiguous(x))
  }

  @Test mutating func satisfiedInequalityCostsNothing() throws {
    let x = unknowns(1)[0]
    try add(sum((x, 1), constant: -10), .greaterThanOrEqual, at: 750)
    try add(sum((x, 1), constant: -40), .lessThanOrEqual)
    let wish = try add(sum((x, 1), constant: -25), at: 250)
    for (value, expected) in [(25.0, 25.0), (5, 10), (60, 40), (-1e6, 10)] {
      try system.setConstant(-value, of: wish)
      try system.solve()
      expectEqual(system.value(of: x), expected)
    }
  }

  @Test mutating func removedConstraintHasNoEffect() throws {
    let x = unknowns(1)[0]
    try add(sum((x, 1), constant: -5), at: 1)
    let strong = try add(sum((x, 1), constant: -50), at: 750)
    let required = try add(sum((x, 1), constant: -70), .greaterThanOrEqual)
    try system.solve()
    expectEqual(system.value(of: x), 70)
    system.remove(required)
    try system.solve()
    expectEqual(system.value(of: x), 50)
    system.remove(strong)
    system.remove(strong)
    try system.solve()
    expectEqual(system.value(of: x), 5)
  }

  @Test mutating func contradictionNamesOnlyItsConstraints() throws {
    let x = unknowns(2)
    try add(sum((x[1], 1), constant: -1))
    let low = try add(sum((x[0], 1), constant: -100), .greaterThanOrEqual)
    try add(sum((x[0], 1), constant: -3), at: 999)
    let high = try add(sum((x[0], 1), constant: -50), .lessThanOrEqual)
    #expect(throws: Conflict(constraints: [low, high])) { try system.solve() }
    system.remove(low)
    try system.solve()
    expectEqual(x.map(system.value), [3, 1])
  }

  @Test mutating func editMayCauseAndResolveContradiction() throws {
    let x = unknowns(1)[0]
    let first = try add(sum((x, 1), constant: -5))
    let second = try add(sum((x, 2), constant: -10))
    try system.solve()
    try system.setConstant(-12, of: second)
    #expect(throws: Conflict(constraints: [first, second])) { try system.solve() }
    #expect(throws: Conflict(constraints: [first, second])) { try system.solve() }
    try system.setConstant(-6, of: first)
    try system.solve()
    expectEqual(system.value(of: x), 6)
    expectGreater(system.work.rebuilds, 0)
  }

  @Test mutating func systemNamesEffectiveConstraints() throws {
    let x = unknowns(3)
    let first = try add(sum((x[0], 1), constant: -5))
    let second = try add(sum((x[1], 1), (x[0], -1), constant: -8))
    try add(sum((x[2], 1), constant: -1))
    try system.solve()
    expectEqual(system.constraints(affecting: x[1]), [first, second])
    expectEqual(system.constraints(affecting: x[0]), [first])
  }

  @Test mutating func constantExpressionIsAConstraint() throws {
    let impossible = try add(LinearExpression(constant: 1))
    #expect(throws: Conflict(constraints: [impossible])) { try system.solve() }
    system.remove(impossible)
    try add(LinearExpression(constant: 1), .greaterThanOrEqual)
    try add(LinearExpression(constant: 1), at: 20)
    try system.solve()
  }

  @Test mutating func nonFiniteAndHugeNumbersAreRefused() throws {
    let x = unknowns(1)[0]
    for bad in [Double.nan, .infinity, -.infinity, 0x1p51] {
      #expect(throws: ConstraintError.self) { try add(sum((x, 1), constant: bad)) }
      #expect(throws: ConstraintError.self) { try add(sum((x, bad))) }
    }
    #expect(throws: ConstraintError.coefficientOutOfRange(1e-7)) { try add(sum((x, 1e-7))) }
    #expect(throws: ConstraintError.priorityOutOfRange(0)) { try add(sum((x, 1)), at: 0) }
    let good = try add(sum((x, 1), constant: -4))
    #expect(throws: ConstraintError.self) { try system.setConstant(.nan, of: good) }
    try system.solve()
    expectEqual(system.value(of: x), 4)
  }
}
