import ConstraintSolver

/// Boxes below each other in a container: the work of the suite `constraints`.
///
/// Each box keeps margins to the container, prefers the width of its content, has a height of its own, and follows the
/// box above it at a distance. The container ends below the last box.
struct BoxColumn {
  static let counts = [6, 12, 24, 48]
  /// The names of the measurements, with the goal for a number of boxes as a multiple of kiwi's time.
  static let works: [(String, @Sendable (Int) -> Double?)] = [
    ("build", { _ in 0.7 }), ("width", { $0 >= 24 ? 0.5 : nil }), ("height", { _ in 0.8 }),
  ]
  /// The number of changes of a built column that are measured together.
  private static let changes = 200

  private var system = ConstraintSystem()
  private var width: ConstraintID
  private var heights: [ConstraintID] = []

  init(_ count: Int) throws {
    let outer = (width: system.addVariable(), height: system.addVariable())
    width = try system.add(Constraint(LinearExpression(outer.width) + -390, .equal))
    var above = LinearExpression()
    for index in 0..<count {
      let box = (0..<4).map { _ in LinearExpression(system.addVariable()) }
      let (left, top, wide, high) = (box[0], box[1], box[2], box[3])
      _ = try system.add(Constraint(left + -16, .equal))
      _ = try system.add(Constraint(left + wide - LinearExpression(outer.width) + 16, .lessThanOrEqual))
      _ = try system.add(Constraint(wide, .greaterThanOrEqual))
      let natural = -Double(310 + index * 13 % 90)
      _ = try system.add(Constraint(wide + natural, .lessThanOrEqual, priority: Priority(250)))
      _ = try system.add(Constraint(wide + natural, .greaterThanOrEqual, priority: Priority(749)))
      _ = try system.add(Constraint(top - above + -8, .equal))
      _ = try system.add(Constraint(high, .greaterThanOrEqual))
      heights.append(
        try system.add(Constraint(high + -Double(40 + index % 7), .equal, priority: Priority(750))))
      above = top + high
    }
    _ = try system.add(Constraint(LinearExpression(outer.height) - above + -8, .equal))
    try system.solve()
  }

  /// Returns the times of building and changing a column, in microseconds.
  static func measure(_ count: Int) throws -> [(String, Double)] {
    var column = try BoxColumn(count)
    let repeats = max(1, 96 / count)
    let built = try ProcessorClock.milliseconds { for _ in 0..<repeats { column = try BoxColumn(count) } }
    let widths = try ProcessorClock.milliseconds {
      for step in 0..<changes { try column.set(column.width, to: 390 - Double(step % 90)) }
    }
    let heights = try ProcessorClock.milliseconds {
      for step in 0..<changes { try column.set(column.heights[count / 2], to: Double(40 + step % 60)) }
    }
    return [
      ("build \(count)", built * 1e3 / Double(repeats)), ("width \(count)", widths * 1e3 / Double(changes)),
      ("height \(count)", heights * 1e3 / Double(changes)),
    ]
  }

  private mutating func set(_ id: ConstraintID, to value: Double) throws {
    try system.setConstant(-value, of: id)
    try system.solve()
  }
}
