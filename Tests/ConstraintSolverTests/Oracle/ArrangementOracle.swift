import ConstraintSolver

/// Solves small systems by evaluating every point at which the edges of constraints cross.
///
/// Violations are piecewise linear, so the best values are at such a crossing, provided the required constraints bound
/// all unknowns.
struct ArrangementOracle {
  var unknowns: [Variable]
  var constraints: [Constraint]

  struct Best {
    /// One violation for each priority, from the highest to the lowest.
    var violations: [Double]
    /// The least and the greatest value of each unknown among the best crossings.
    var ranges: [ClosedRange<Double>]
  }

  /// Returns the best solution, or `nil` if the required constraints contradict each other.
  func solve() -> Best? {
    var best: Best?
    for point in crossings() where isPermitted(point) {
      let violations = violations(at: point)
      switch Self.compare(violations, best?.violations ?? []) {
      case _ where best == nil, ..<0: best = Best(violations: violations, ranges: point.map { $0...$0 })
      case 0:
        for index in point.indices {
          guard let old = best?.ranges[index] else { continue }
          best?.ranges[index] = min(old.lowerBound, point[index])...max(old.upperBound, point[index])
        }
      default: break
      }
    }
    return best
  }

  static let tolerance = 1e-5

  /// Returns a negative number if the first is better, 0 if both are equally good.
  static func compare(_ one: [Double], _ other: [Double]) -> Int {
    for (mine, yours) in zip(one, other) where abs(mine - yours) > tolerance { return mine < yours ? -1 : 1 }
    return 0
  }

  func violations(at point: [Double]) -> [Double] {
    let soft = constraints.filter { !$0.priority.isRequired }
    return Set(soft.map(\.priority)).sorted(by: >).map { priority in
      soft.filter { $0.priority == priority }.reduce(0) { $0 + violation(of: $1, at: point) }
    }
  }

  func isPermitted(_ point: [Double]) -> Bool {
    constraints.allSatisfy { !$0.priority.isRequired || violation(of: $0, at: point) < Self.tolerance }
  }

  private func violation(of constraint: Constraint, at point: [Double]) -> Double {
    let value = coefficients(of: constraint).enumerated().reduce(constraint.expression.constant) {
      $0 + $1.element * point[$1.offset]
    }
    return switch constraint.relation {
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    case .lessThanOrEqual: max(0, value)
    }
  }

  private func coefficients(of constraint: Constraint) -> [Double] {
    unknowns.map { unknown in
      constraint.expression.terms.reduce(0) { $0 + ($1.variable == unknown ? $1.coefficient : 0) }
    }
  }

  private func crossings() -> [[Double]] {
    let edges = constraints.map { coefficients(of: $0) + [-$0.expression.constant] }
    return Self.choices(of: unknowns.count, from: edges.count).compactMap { choice in
      Self.crossing(of: choice.map { edges[$0] })
    }
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard total >= count else { return [] }
    return choices(of: count, from: total - 1) + choices(of: count - 1, from: total - 1).map { $0 + [total - 1] }
  }

  /// Gaussian elimination; `nil` if some of the edges are parallel.
  private static func crossing(of edges: [[Double]]) -> [Double]? {
    var edges = edges
    let count = edges.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(edges[$0][column]) < abs(edges[$1][column]) }),
        abs(edges[pivot][column]) > 1e-9
      else { return nil }
      edges.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = edges[row][column] / edges[column][column]
        for index in column...count { edges[row][index] -= factor * edges[column][index] }
      }
    }
    return (0..<count).map { edges[$0][count] / edges[$0][$0] }
  }
}
