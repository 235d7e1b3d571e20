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
  /// The variables whose costs have changed since a search found that the objective does not fall along them, without
  /// duplicates. A search looks only at these.
  private var candidates: [Int32] = []
  private var isCandidate: [Bool]

  init(width: Int = 0) {
    self.width = width
    isCandidate = Array(repeating: false, count: width)
  }

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

  /// A variable, and the slope along it.
  typealias Descent = (variable: Int32, slope: Slope)

  /// Returns the variable along which the objective falls most steeply at the highest level; of several, the first.
  ///
  /// - Parameters:
  ///   - takesFirst: Whether the first variable along which the objective falls is returned instead.
  ///   - falls: Returns whether the objective falls along a variable with a slope.
  mutating func steepestDescent(takesFirst: Bool, where falls: (Descent) -> Bool) -> Descent? {
    var best: Descent?
    var kept = 0
    for variable in candidates {
      guard let slope = slope(of: Int(variable)), falls((variable, slope)) else {
        isCandidate[Int(variable)] = false
        continue
      }
      candidates[kept] = variable
      kept += 1
      if let old = best {
        let isEarlier = variable < old.variable
        let (new, least) = ((slope.level, -abs(slope.value)), (old.slope.level, -abs(old.slope.value)))
        guard takesFirst || new == least ? isEarlier : new < least else { continue }
      }
      best = (variable, slope)
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }

  private mutating func add(_ cost: Double, on variable: Int32, atLevel level: Int) {
    costs[Int(variable) * levels + level] += cost
    guard !isCandidate[Int(variable)] else { return }
    isCandidate[Int(variable)] = true
    candidates.append(variable)
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
    candidates = Array(0..<Int32(width))
    isCandidate = Array(repeating: true, count: width)
    costs = Array(repeating: 0, count: width * levels)
    for level in 0..<levels {
      guard let source = source(level) else { continue }
      for variable in 0..<width { costs[variable * levels + level] = old.costs[variable * old.levels + source] }
    }
  }

  mutating func add(_ cost: Double, on variable: Int32, at priority: Double) {
    guard let index = priorities.firstIndex(of: priority) else { return }
    add(cost, on: variable, atLevel: index)
  }

  /// Adds the cost of a basic variable, in terms of the variables that express it.
  mutating func add(_ cost: Double, on row: Row, at priority: Double) {
    guard let index = priorities.firstIndex(of: priority) else { return }
    for entry in row.entries { add(cost * entry.coefficient, on: entry.variable, atLevel: index) }
  }

  /// Replaces a variable that has become basic.
  mutating func substitute(_ row: Row) {
    let basic = Int(row.basic) * levels
    for level in 0..<levels {
      let cost = costs[basic + level]
      guard cost != 0 else { continue }
      for entry in row.entries { add(cost * entry.coefficient, on: entry.variable, atLevel: level) }
      costs[basic + level] = 0
    }
  }

  /// Adds a variable, whose costs are 0.
  mutating func widen() {
    width += 1
    isCandidate.append(false)
    for _ in 0..<levels { costs.append(0) }
  }

  mutating func forget(_ variable: Int32) {
    for level in 0..<levels { costs[Int(variable) * levels + level] = 0 }
  }
}
