/// The cost of violations, with one level for each priority: a higher level outweighs everything below it.
struct Objective: Sendable {
  /// The priorities of the levels, in descending order.
  private var priorities: [Double] = []
  /// The number of constraints at each level.
  private var users: [Int] = []
  /// The number of variables.
  private var width: Int
  /// The rates at which the sums of violations grow with each variable; 0 for basic variables. The rates of a variable
  /// at all levels are adjacent, because they are read together.
  private var costs: [Double] = []

  init(width: Int = 0) { self.width = width }

  /// The number of levels.
  var levels: Int { priorities.count }

  /// The objective's slope along a variable: `level` is the first level that it affects.
  struct Slope {
    var level: Int
    var value: Double
  }

  func slope(of variable: Int) -> Slope? {
    let first = variable * levels
    for level in 0..<levels where abs(costs[first + level]) > Tolerance.cost {
      return Slope(level: level, value: costs[first + level])
    }
    return nil
  }

  func cost(of variable: Int32, at level: Int) -> Double { costs[Int(variable) * levels + level] }

  /// Records a constraint of a priority.
  mutating func enter(_ priority: Double) {
    let index = priorities.firstIndex { $0 <= priority } ?? levels
    if index == levels || priorities[index] != priority {
      let old = self
      priorities.insert(priority, at: index)
      users.insert(0, at: index)
      arrange(like: old) { $0 == index ? nil : $0 < index ? $0 : $0 - 1 }
    }
    users[index] += 1
  }

  /// Forgets a constraint of a priority.
  mutating func leave(_ priority: Double) {
    guard let index = priorities.firstIndex(of: priority) else { return }
    users[index] -= 1
    guard users[index] == 0 else { return }
    let old = self
    priorities.remove(at: index)
    users.remove(at: index)
    arrange(like: old) { $0 < index ? $0 : $0 + 1 }
  }

  /// Arranges the costs for other levels.
  ///
  /// - Parameter source: Returns the old level of a level; `nil` for a new one.
  private mutating func arrange(like old: Objective, source: (Int) -> Int?) {
    let sources = (0..<levels).map(source)
    costs = (0..<width).flatMap { variable in
      sources.map { $0.map { old.costs[variable * old.levels + $0] } ?? 0 }
    }
  }

  mutating func add(_ cost: Double, on variable: Int32, at priority: Double) {
    guard let index = priorities.firstIndex(of: priority) else { return }
    costs[Int(variable) * levels + index] += cost
  }

  /// Adds the cost of a basic variable, in terms of the variables that express it.
  mutating func add(_ cost: Double, on row: Row, at priority: Double) {
    guard let index = priorities.firstIndex(of: priority) else { return }
    for entry in row.entries { costs[Int(entry.variable) * levels + index] += cost * entry.coefficient }
  }

  /// Replaces a variable that has become basic.
  mutating func substitute(_ row: Row) {
    let basic = Int(row.basic) * levels
    for level in 0..<levels {
      let cost = costs[basic + level]
      guard cost != 0 else { continue }
      for entry in row.entries { costs[Int(entry.variable) * levels + level] += cost * entry.coefficient }
      costs[basic + level] = 0
    }
  }

  /// Adds a variable, whose costs are 0.
  mutating func widen() {
    width += 1
    for _ in 0..<levels { costs.append(0) }
  }

  mutating func forget(_ variable: Int32) {
    for level in 0..<levels { costs[Int(variable) * levels + level] = 0 }
  }
}
