/// The cost of violations, with one level for each priority: a higher level outweighs everything below it.
struct Objective: Sendable {
  struct Level: Sendable {
    var priority: Double
    /// The rate at which the sum of this level's violations grows with each variable; 0 for basic variables.
    var costs: [Double]
    /// The number of constraints with this priority.
    var users = 0
  }

  /// The levels, in descending order of priority.
  private(set) var levels: [Level] = []

  /// The objective's slope along a variable: `level` is the first level that it affects.
  struct Slope {
    var level: Int
    var value: Double
  }

  func slope(of variable: Int) -> Slope? {
    for level in levels.indices where abs(levels[level].costs[variable]) > Tolerance.cost {
      return Slope(level: level, value: levels[level].costs[variable])
    }
    return nil
  }

  /// - Parameter width: The number of variables.
  mutating func enter(_ priority: Double, width: Int) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, costs: Array(repeating: 0, count: width)), at: index)
    }
    levels[index].users += 1
  }

  mutating func leave(_ priority: Double) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].users -= 1
    if levels[index].users == 0 { levels.remove(at: index) }
  }

  mutating func add(_ cost: Double, on variable: Int32, at priority: Double) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    levels[index].costs[Int(variable)] += cost
  }

  /// Adds the cost of a basic variable, in terms of the variables that express it.
  mutating func add(_ cost: Double, on row: Row, at priority: Double) {
    guard let index = levels.firstIndex(where: { $0.priority == priority }) else { return }
    for entry in row.entries { levels[index].costs[Int(entry.variable)] += cost * entry.coefficient }
  }

  /// Replaces a variable that has become basic.
  mutating func substitute(_ row: Row) {
    let basic = Int(row.basic)
    for level in levels.indices {
      let cost = levels[level].costs[basic]
      guard cost != 0 else { continue }
      for entry in row.entries { levels[level].costs[Int(entry.variable)] += cost * entry.coefficient }
      levels[level].costs[basic] = 0
    }
  }

  mutating func widen() {
    for level in levels.indices { levels[level].costs.append(0) }
  }

  mutating func forget(_ variable: Int32) {
    for level in levels.indices { levels[level].costs[Int(variable)] = 0 }
  }
}
