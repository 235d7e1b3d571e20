import Foundation
import Simulator

/// A runner of tests in processes of their own.
struct TestRunner {
  let settings: TestSettings
  let jobs: Int
  /// The seconds after which every test is stopped; `nil` for any number.
  let timeLimit: Double?
  let maximumFailures: Int?
  private let begun = ProcessInfo.processInfo.systemUptime

  init(_ settings: TestSettings, jobs: Int, timeLimit: Double?, maximumFailures: Int?) {
    (self.settings, self.jobs) = (settings, jobs)
    (self.timeLimit, self.maximumFailures) = (timeLimit, maximumFailures)
  }

  /// The state of a run.
  private struct State {
    let count: Int
    var waiting: ArraySlice<(offset: Int, element: TestCase)>
    var running: [RunningTest] = []
    var results: [Int: TestResult] = [:]

    var failures: Int {
      results.values.count { !$0.passed } + running.count { !($0.result?.passed ?? true) }
    }
  }

  /// Runs tests, and reports each when it ends.
  ///
  /// - Returns: The results in the order of the tests. Those that a signal, the time limit or the number of failures
  ///   prevented are left out.
  func run(_ tests: [TestCase], report: (TestResult) throws -> Void) throws -> [TestResult] {
    var state = State(count: tests.count, waiting: Array(tests.enumerated())[...])
    defer { state.running.forEach { $0.stop() } }
    while !state.waiting.isEmpty || !state.running.isEmpty, !isStopped {
      if state.failures >= maximumFailures ?? .max { state.waiting = [] }
      let ended = start(&state) + advance(&state)
      for (index, result) in ended {
        state.results[index] = result
        Terminal.showProgress("")
        try report(result)
        showProgress(state)
      }
      if ended.isEmpty { usleep(4000) }
    }
    Terminal.showProgress("")
    // The results of tests whose frames are missing are known.
    for test in state.running {
      guard let result = test.result else { continue }
      state.results[test.index] = result
      try report(result)
    }
    return state.results.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a signal or the time limit ends the run.
  private var isStopped: Bool {
    Interruption.failure != nil || timeLimit.map { ProcessInfo.processInfo.systemUptime > begun + $0 } ?? false
  }

  /// Starts tests while processors are free.
  ///
  /// - Returns: The results of tests that cannot be started.
  private func start(_ state: inout State) -> [(index: Int, result: TestResult)] {
    var failed: [(index: Int, result: TestResult)] = []
    while state.running.count < jobs, let (index, test) = state.waiting.popFirst() {
      do {
        state.running.append(try RunningTest(test, index: index, settings))
      } catch {
        failed.append((index, TestResult(test: test, failure: "\(error)", seconds: 0, couldNotWrite: true)))
      }
    }
    return failed
  }

  /// Continues the tests that are running, and returns the results of those that have ended.
  private func advance(_ state: inout State) -> [(index: Int, result: TestResult)] {
    var ended: [(index: Int, result: TestResult)] = []
    for position in state.running.indices.reversed() {
      guard let result = state.running[position].advance() else { continue }
      ended.append((state.running[position].index, result))
      state.running.remove(at: position)
    }
    return ended
  }

  private func showProgress(_ state: State) {
    let failed = state.results.values.count { !$0.passed }
    Terminal.showProgress("\(state.results.count) of \(state.count) tests, \(failed) failed")
  }
}
