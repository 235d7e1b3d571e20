import DiffableData
import Foundation
import OrderedCollections

/// A benchmark of snapshots in rounds, with every measurement once per round, so that disturbances affect all equally.
struct DataBench {
  let rounds: Int

  private var workload = DataWorkload()
  private var times: [String: [Double]] = [:]

  init(rounds: Int) { self.rounds = rounds }

  func report() -> DataReport {
    var bench = self
    var differences = DifferenceBench(&bench.workload)
    let edits = EditBench(&bench.workload)
    for round in 0..<rounds {
      bench.note(differences.round(&bench.workload))
      bench.note(edits.round())
      // They are measured once, because their seconds would dominate the run.
      if round == 0 { bench.note(differences.slowRivals()) }
    }
    return bench.summary
  }

  private mutating func note(_ measured: [(String, Double)]) {
    for (name, time) in measured { times[name, default: []].append(time) }
  }

  private func time(_ name: String) -> Double { times[name]?.median ?? 0 }

  private var summary: DataReport {
    let baselines = (small: time("baseline 100k"), large: time("baseline 1M"))
    let figures = DataGoal.all.map { goal in
      DataFigure(
        name: goal.name, milliseconds: time(goal.name),
        baselines: goal.baseline.map { time(goal.name) / ($0 == .small ? baselines.small : baselines.large) },
        rival: goal.rival,
        rivalMilliseconds: goal.rival.map { time("\($0) of \(goal.name)") }, goal: goal.goal)
    }
    return DataReport(hundredThousandBaseline: baselines.small, millionBaseline: baselines.large, figures: figures)
  }
}

/// The target of a measurement, and its baseline.
struct DataGoal {
  enum Baseline { case small, large }

  var name: String
  var baseline: Baseline?
  var rival: String?
  var goal: String

  static let all = [
    DataGoal(name: "diff 5,000: 500 / 500 / 100", rival: "difference(from:)", goal: ""),
    DataGoal(name: "diff 100,000: 10,000 / 10,000 / 2,000", baseline: .small, goal: "<= 3.8 baselines"),
    DataGoal(name: "diff 1,000,000: 100,000 / 100,000 / 20,000", baseline: .large, goal: "<= 4.5 baselines"),
    DataGoal(
      name: "diff 1,000,000: one insert, built twice", baseline: .large, rival: "difference(from:)",
      goal: "<= 1 baseline"),
    DataGoal(name: "insert in a copy of 10,000, and diff", goal: ""),
    DataGoal(
      name: "insert in a copy of 1,000,000, and diff", rival: "the same of 10,000",
      goal: "<= 0.020 ms, share <= 1.5"),
    DataGoal(name: "diff 1,000,000: identical, built twice", baseline: .large, goal: "<= 1.1 baselines"),
    DataGoal(name: "diff 1,000,000: identical, a copy", goal: "<= 0.001 ms"),
    DataGoal(name: "diff 100,000: shuffled", baseline: .small, goal: "<= 43 baselines"),
    DataGoal(name: "build 1,000,000, unique", rival: "OrderedSet", goal: "share <= 0.4"),
    DataGoal(name: "1,000 moves in 10,000", rival: "OrderedSet", goal: "<= 1.7 ms, share <= 1"),
    DataGoal(name: "1,000 look-ups in 10,000", rival: "OrderedSet", goal: "share <= 1"),
    DataGoal(name: "100,000 single appends", rival: "OrderedSet", goal: "share <= 1"),
    DataGoal(name: "delete every other of 1,000,000", rival: "OrderedSet", goal: "share <= 0.5"),
  ]
}
