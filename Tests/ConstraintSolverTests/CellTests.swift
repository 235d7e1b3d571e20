import ConstraintSolver
import Testing
import TestSupport

/// Boxes stacked in a container, as in a cell: their heights are optional constraints, and the container's height
/// follows from them.
private struct Column {
  struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
    var all: [Variable] { [left, top, width, height] }
  }

  var system = ConstraintSystem()
  var container: Box
  var boxes: [Box] = []
  var width: ConstraintID
  var heights: [ConstraintID] = []

  init(count: Int) throws {
    container = Self.box(in: &system)
    width = try system.add(Constraint(LinearExpression(container.width) + -320, .equal))
    for variable in [container.left, container.top] {
      _ = try system.add(Constraint(LinearExpression(variable), .equal))
    }
    var above: LinearExpression?
    for index in 0..<count {
      let box = Self.box(in: &system)
      try place(box, below: above)
      heights.append(try wish(box.height, Double(20 + index)))
      above = LinearExpression(box.top) + LinearExpression(box.height)
      boxes.append(box)
    }
    guard let above else { return }
    try add(LinearExpression(container.height) - above + -8)
    try add(LinearExpression(container.height), at: 50)
  }

  private static func box(in system: inout ConstraintSystem) -> Box {
    Box(
      left: system.addVariable(), top: system.addVariable(), width: system.addVariable(),
      height: system.addVariable())
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, at priority: Double = 1000
  ) throws {
    _ = try system.add(Constraint(expression, relation, priority: Priority(priority)))
  }

  private mutating func place(_ box: Box, below above: LinearExpression?) throws {
    try add(LinearExpression(box.left) - LinearExpression(container.left) + -16)
    let right = LinearExpression(box.left) + LinearExpression(box.width)
    try add(right - LinearExpression(container.left) - LinearExpression(container.width) + 16)
    try add(LinearExpression(box.top) - (above ?? LinearExpression(container.top)) + -8)
    try add(LinearExpression(box.width), .greaterThanOrEqual)
    try add(LinearExpression(box.height), .greaterThanOrEqual)
  }

  /// Adds a natural length: a shorter result is worse than a longer one.
  private mutating func wish(_ variable: Variable, _ length: Double) throws -> ConstraintID {
    try add(LinearExpression(variable) + -length, .lessThanOrEqual, at: 250)
    return try system.add(
      Constraint(LinearExpression(variable) + -length, .greaterThanOrEqual, priority: Priority(750)))
  }
}

struct CellConstraintTests {
  @Test func solutionMatchesArithmetic() throws {
    var column = try Column(count: 20)
    try column.system.solve()
    var top = 8.0
    for (index, box) in column.boxes.enumerated() {
      expectEqual(box.all.map(column.system.value), [16, top, 288, Double(20 + index)])
      top += Double(20 + index) + 8
    }
    expectEqual(column.system.value(of: column.container.height), top)
    #expect(!column.boxes.flatMap(\.all).contains(where: column.system.isAmbiguous))
  }

  @Test func otherWidthAndTextNeedNoPivot() throws {
    var column = try Column(count: 20)
    try column.system.solve()
    let built = column.system.work
    expectAtMost(built.pivots, 60)
    for width in [390.0, 200, 1024, 33] {
      try column.system.setConstant(-width, of: column.width)
      try column.system.solve()
      expectEqual(column.system.value(of: column.boxes[7].width), width - 32)
    }
    expectEqual(column.system.work, built)
    try column.system.setConstant(-120, of: column.heights[3])
    try column.system.solve()
    expectEqual(column.system.value(of: column.boxes[3].height), 120)
    expectAtMost(column.system.work.pivots - built.pivots, 2)
  }

  @Test func tooNarrowCellIsReported() throws {
    var column = try Column(count: 3)
    try column.system.solve()
    try column.system.setConstant(-31, of: column.width)
    #expect(throws: Conflict.self) { try column.system.solve() }
    try column.system.setConstant(-32, of: column.width)
    try column.system.solve()
    expectEqual(column.system.value(of: column.boxes[0].width), 0)
  }

  /// One unknown with two optional constraints: each change of the stronger one beyond the other's bound is a pivot.
  @Test func manyPivotsCauseRecalculation() throws {
    var system = ConstraintSystem()
    let x = system.addVariable()
    _ = try system.add(Constraint(LinearExpression(x) + -100, .lessThanOrEqual))
    let wish = try system.add(Constraint(LinearExpression(x) + -50, .equal, priority: Priority(500)))
    try system.solve()
    while system.work.pivots <= 20_000 {
      expectEqual(system.work.rebuilds, 0)
      let before = system.work.pivots
      for value in [150.0, 50] {
        try system.setConstant(-value, of: wish)
        try system.solve()
        expectEqual(system.value(of: x), min(value, 100))
      }
      try #require(system.work.pivots > before)
    }
    try system.setConstant(-60, of: wish)
    try system.solve()
    expectEqual(system.value(of: x), 60)
    expectEqual(system.work.rebuilds, 1)
  }

  @Test func manyChangesCauseNoDrift() throws {
    var column = try Column(count: 12)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      try column.system.setConstant(-Double.random(in: 40...1000, using: &random), of: column.width)
      let offset = Int.random(in: 0..<12, using: &random)
      try column.system.setConstant(-Double.random(in: 0...300, using: &random), of: column.heights[offset])
      try column.system.solve()
    }
    try column.system.setConstant(-320, of: column.width)
    for (index, height) in column.heights.enumerated() {
      try column.system.setConstant(-Double(20 + index), of: height)
    }
    try column.system.solve()
    var fresh = try Column(count: 12)
    try fresh.system.solve()
    for (old, new) in zip(column.boxes, fresh.boxes) {
      for (one, other) in zip(old.all, new.all) {
        expectLess(abs(column.system.value(of: one) - fresh.system.value(of: other)), 1e-6)
      }
    }
  }
}
