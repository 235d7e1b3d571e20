import Foundation

/// One figure of a benchmark.
struct BenchRow: Codable {
  /// The name, which is unique within its suite.
  var name: String
  /// The figure, in units of ``unit``; smaller is better.
  var value: Double
  /// The unit, such as ms.
  var unit: String
  /// The multiple of what ``baseline`` names, measured in the same run; `nil` if it was not measured.
  var ratio: Double?
  /// The name of the work to which the figure is compared.
  var baseline: String?
  /// The largest value, or the largest ratio if ``baseline`` is not `nil`, that meets the goal.
  var goal: Double?

  /// Whether the goal is met; `nil` if there is none, or if its baseline was not measured.
  var isMet: Bool? {
    guard let goal else { return nil }
    guard baseline != nil else { return value <= goal }
    return ratio.map { $0 <= goal }
  }

  fileprivate var goalText: String {
    guard let goal else { return "" }
    let limit = baseline.map { "<= \(goal.formatted) of \($0)" } ?? "<= \(goal.formatted) \(unit)"
    switch isMet {
    case true?: return limit + ", met"
    case false?: return limit + ", missed"
    case nil: return limit + ", not measured"
    }
  }
}

/// The figures of a suite, and where they were measured.
struct BenchReport: Codable {
  var suite: String
  var machine: BenchMachine
  var rows: [BenchRow]

  init(suite: String, rows: [BenchRow]) {
    self.suite = suite
    machine = .current
    self.rows = rows
  }

  /// Returns the report as a table.
  ///
  /// - Parameter old: An earlier report, with whose figures these are compared.
  func table(against old: BenchReport?) -> String {
    let known = Dictionary(old?.rows.map { ($0.name, $0) } ?? [], uniquingKeysWith: { first, _ in first })
    let header = line("", "figure", "ratio", "goal", old == nil ? "" : "before")
    let lines = rows.map { row in
      line(
        row.name, "\(row.value.formatted) \(row.unit)", row.ratio?.formatted ?? "", row.goalText,
        known[row.name].map { Self.change(from: $0, to: row) } ?? "")
    }
    return (["\(suite) on \(machine.text)", header] + lines).joined(separator: "\n")
  }

  private static func change(from old: BenchRow, to new: BenchRow) -> String {
    guard old.unit == new.unit, old.value > 0 else { return "" }
    return "\(old.value.formatted) \(old.unit), now \((new.value / old.value).formatted) of it"
  }

  private func line(_ cells: String...) -> String {
    var text = ""
    for (cell, width) in zip(cells, [50, 14, 9, 34, 0]) { text += cell.padded(to: width) }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A description of the machine, so that figures are not compared across machines by mistake.
struct BenchMachine: Codable {
  var processor: String
  var cores: Int
  /// The average number of processes that wanted to run in the last minute. Times are reliable where it is low.
  var load: Double

  static var current: BenchMachine {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    var loads = [0.0]
    getloadavg(&loads, 1)
    return BenchMachine(
      processor: model?.trimmingCharacters(in: .whitespaces) ?? "an unknown processor",
      cores: ProcessInfo.processInfo.activeProcessorCount, load: loads[0])
  }

  fileprivate var text: String { "\(processor), \(cores) cores, load \(load.formatted)" }
}
