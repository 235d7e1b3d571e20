import ConstraintSolver
import Testing
import TestSupport

struct OrderTests {
  /// Thirty unknowns, each constrained to an earlier one and with a preferred value: the best solution is unique.
  private func constraints(seed: UInt64, over unknowns: [Variable]) -> [Constraint] {
    var random = SeededGenerator(seed: seed)
    var made: [Constraint] = []
    for (index, unknown) in unknowns.enumerated() {
      let wish = Double(Int.random(in: -500...500, using: &random))
      made.append(Constraint(LinearExpression(unknown) + wish, .equal, priority: Priority(1 + Double(index))))
      guard index > 0 else { continue }
      let other = unknowns[Int.random(in: 0..<index, using: &random)]
      let gap = Double(Int.random(in: 0...40, using: &random))
      let isRequired = Bool.random(using: &random)
      made.append(
        Constraint(
          LinearExpression(unknown) - LinearExpression(other) + -gap, isRequired ? .greaterThanOrEqual : .equal,
          priority: Priority(isRequired ? 1000 : Double(500 + index))))
    }
    return made
  }

  @Test func orderDoesNotMatterForUniqueSolutions() throws {
    for seed in UInt64(1)...25 {
      var values: [[Double]] = []
      for shuffle in 0..<4 {
        var system = ConstraintSystem()
        let unknowns = (0..<30).map { _ in system.addVariable() }
        var order = constraints(seed: seed, over: unknowns)
        var random = SeededGenerator(seed: seed &* 31 &+ UInt64(shuffle))
        if shuffle > 0 { order.shuffle(using: &random) }
        for constraint in order {
          let id = try system.add(constraint)
          if shuffle >= 2 { try system.solve() }
          if shuffle == 3 {
            system.remove(id)
            try system.solve()
            _ = try system.add(constraint)
          }
        }
        try system.solve()
        values.append(unknowns.map(system.value))
      }
      for other in values.dropFirst() {
        #expect(zip(values[0], other).allSatisfy { abs($0 - $1) < 1e-5 }, "seed \(seed)")
      }
    }
  }

  /// The first of two conflicting constraints of equal priority is kept, independent of its position in storage and of
  /// whether the system is solved from the start.
  @Test(arguments: [[10.0, 30], [30, 10], [30, 10, 50, 20]]) func orderDecidesBetweenEqualPriorities(wishes: [Double])
    throws
  {
    func wish(_ value: Double, _ unknown: Variable) -> Constraint {
      Constraint(LinearExpression(unknown) + -value, .equal, priority: Priority(500))
    }
    func solve(_ prepare: (inout ConstraintSystem, Variable) throws -> Void) throws -> Double {
      var system = ConstraintSystem()
      let unknown = system.addVariable()
      try prepare(&system, unknown)
      try system.solve()
      return system.value(of: unknown)
    }
    let plain = try solve { system, unknown in
      for value in wishes { _ = try system.add(wish(value, unknown)) }
    }
    let reused = try solve { system, unknown in
      // Free slots in storage are reused from the last one down.
      let others = try wishes.indices.map { _ in try system.add(wish(99, unknown)) }
      for id in others { system.remove(id) }
      for value in wishes { _ = try system.add(wish(value, unknown)) }
    }
    let rebuilt = try solve { system, unknown in
      let others = try wishes.indices.map { _ in try system.add(wish(99, unknown)) }
      for id in others { system.remove(id) }
      for value in wishes { _ = try system.add(wish(value, unknown)) }
      let one = try system.add(Constraint(LinearExpression(constant: 1), .equal))
      #expect(throws: Conflict.self) { try system.solve() }
      system.remove(one)
    }
    if wishes.count == 2 { expectEqual(plain, wishes[0]) }
    expectEqual(reused, plain)
    expectEqual(rebuilt, plain)
  }

  @Test func repeatedCallsGiveEqualNumbers() throws {
    func run(seed: UInt64) throws -> [Double] {
      var system = try RandomSystem(seed: seed, unknowns: 3)
      for _ in 0..<30 {
        try system.change()
        do { try system.system.solve() } catch { error.constraints.last.map { system.remove($0) } }
      }
      return system.point + [Double(system.system.work.pivots)]
    }
    for seed in UInt64(1)...40 { #expect(try run(seed: seed) == run(seed: seed), "seed \(seed)") }
  }
}
