/// Thresholds below which a number counts as zero.
///
/// Layouts have coefficients around 1 and constants up to 10⁵, kept to some 16 digits; positions that differ by a
/// millionth of a point are the same on every screen.
enum Tolerance {
  static let coefficient = 1e-9
  static let cost = 1e-7
  static let feasibility = 1e-6
}

/// A variable in terms of others: `basic = constant + Σ coefficient · variable`. −1 stands for no basic variable.
struct Row: Sendable {
  struct Entry: Sendable {
    var variable: Int32
    var coefficient: Double
  }

  var basic: Int32
  var constant: Double
  /// The nonzero entries, in ascending order of their variables.
  private(set) var entries: [Entry]
  /// A bit for each remainder by 64 that a variable of an entry has. Most rows do not contain a variable that is looked
  /// for, and most of these are recognized without a look at their entries.
  private var remainders: UInt64

  init(basic: Int32, constant: Double, entries: [Entry]) {
    (self.basic, self.constant, self.entries) = (basic, constant, entries)
    remainders = entries.reduce(0) { $0 | Self.remainder(of: $1.variable) }
  }

  private static func remainder(of variable: Int32) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: variable) }

  /// Reserves memory for a number of entries.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, of variable: Int32) {
    remainders |= Self.remainder(of: variable)
    var index = entries.count
    while index > 0, entries[index - 1].variable > variable { index -= 1 }
    guard index > 0, entries[index - 1].variable == variable else {
      return entries.insert(Entry(variable: variable, coefficient: coefficient), at: index)
    }
    entries[index - 1].coefficient += coefficient
    if abs(entries[index - 1].coefficient) <= Tolerance.coefficient { entries.remove(at: index - 1) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in entries.indices { entries[index].coefficient *= factor }
  }

  /// Removes the entry of a variable, if there is one.
  mutating func remove(_ variable: Int32) {
    if let index = entries.firstIndex(where: { $0.variable == variable }) { entries.remove(at: index) }
  }

  /// Returns the coefficient of a variable; 0 if it does not occur.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  func coefficient(of variable: Int32) -> Double {
    remainders & Self.remainder(of: variable) == 0 ? 0 : search(variable)
  }

  private func search(_ variable: Int32) -> Double {
    entries.withUnsafeBufferPointer { entries in
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].variable < variable { low = middle + 1 } else { high = middle }
      }
      return low < entries.count && entries[low].variable == variable ? entries[low].coefficient : 0
    }
  }

  /// Solves the row for one of its variables, which becomes the basic one; the old one, if any, becomes an entry.
  mutating func solve(for variable: Int32, coefficient: Double) {
    let reciprocal = 1 / coefficient
    remove(variable)
    scale(by: -reciprocal)
    if basic >= 0 { add(reciprocal, of: basic) }
    basic = variable
  }

  /// Adds `factor` times the right side of another row, which replaces an entry of that row's basic variable.
  ///
  /// - Parameter spare: A reusable buffer, whose contents are overwritten.
  mutating func substitute(_ other: Row, times factor: Double, spare: inout [Entry]) {
    constant += factor * other.constant
    spare.removeAll(keepingCapacity: true)
    remainders = 0
    var own = 0
    var theirs = 0
    while own < entries.count || theirs < other.entries.count {
      let mine = own < entries.count ? entries[own].variable : .max
      let yours = theirs < other.entries.count ? other.entries[theirs].variable : .max
      let sum =
        (mine <= yours ? entries[own].coefficient : 0)
        + (yours <= mine ? factor * other.entries[theirs].coefficient : 0)
      let variable = min(mine, yours)
      if variable != other.basic, abs(sum) > Tolerance.coefficient {
        spare.append(Entry(variable: variable, coefficient: sum))
        remainders |= Self.remainder(of: variable)
      }
      if mine == variable { own += 1 }
      if yours == variable { theirs += 1 }
    }
    swap(&entries, &spare)
  }
}
