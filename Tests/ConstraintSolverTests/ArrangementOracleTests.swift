import ConstraintSolver
import Testing
import TestSupport

struct ArrangementOracleTests {
  private func compare(_ system: RandomSystem, _ note: String) {
    guard let best = system.oracle.solve() else {
      Issue.record("values were found for a contradiction, \(note)")
      return
    }
    #expect(system.oracle.isPermitted(system.point), "\(system.point) \(note)")
    let violations = system.oracle.violations(at: system.point)
    expectEqual(
      ArrangementOracle.compare(violations, best.violations), 0,
      "\(violations) is worse than \(best.violations), \(note)"
    )
    for (unknown, range) in zip(system.unknowns, best.ranges) {
      let isOpen = range.upperBound - range.lowerBound > 1e-4
      expectEqual(system.system.isAmbiguous(unknown), isOpen, "\(unknown) \(range) \(note)")
    }
  }

  /// Checks that a conflict's constraints cannot hold together, and that each of them is necessary for the conflict.
  private func check(_ conflict: Conflict, in system: RandomSystem, _ note: String) {
    let blamed = conflict.constraints.compactMap { system.live[$0] }
    #expect(blamed.count == conflict.constraints.count && blamed.allSatisfy { $0.priority.isRequired }, "\(note)")
    func isSatisfiable(_ constraints: [Constraint]) -> Bool {
      let vast = RandomSystem.box(system.unknowns, side: 1000, from: -1000)
      return ArrangementOracle(unknowns: system.unknowns, constraints: constraints + vast).solve() != nil
    }
    #expect(!isSatisfiable(blamed), "\(note)")
    for index in blamed.indices {
      var rest = blamed
      rest.remove(at: index)
      #expect(isSatisfiable(rest), "\(conflict) needs no \(blamed[index]), \(note)")
    }
  }

  /// - Returns: The number of constraints that had to be removed.
  private func resolve(_ system: inout RandomSystem, _ note: String) -> Int {
    for broken in 0..<40 {
      do {
        try system.system.solve()
        compare(system, note)
        return broken
      } catch {
        check(error, in: system, note)
        let extra = error.constraints.filter { !system.ids.prefix(2 * system.unknowns.count).contains($0) }
        guard let culprit = extra.last else { break }
        system.remove(culprit)
      }
    }
    Issue.record("no end of conflicts, \(note)")
    return 0
  }

  @Test(arguments: 1...3) func newSystemIsSolvedOptimally(unknowns: Int) throws {
    for seed in UInt64(1)...120 {
      var system = try RandomSystem(seed: seed, unknowns: unknowns)
      for _ in 0..<Int.random(in: 1...6, using: &system.random) { try system.add(system.randomConstraint()) }
      _ = resolve(&system, "seed \(seed), \(unknowns) unknowns")
    }
  }

  @Test(arguments: 1...3) func changedSystemStaysOptimal(unknowns: Int) throws {
    var conflicts = 0
    for seed in UInt64(1)...14 {
      var system = try RandomSystem(seed: seed, unknowns: unknowns)
      for step in 0..<40 {
        for _ in 0..<Int.random(in: 1...3, using: &system.random) { try system.change() }
        conflicts += resolve(&system, "seed \(seed), \(unknowns) unknowns, step \(step)")
      }
    }
    expectGreater(conflicts, 10)
  }
}
