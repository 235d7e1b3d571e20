import Foundation

/// The process that starts workers, and starts another after a trap or a hang, for the sessions that follow.
struct SoakSupervisor {
  let plan: SoakPlan
  let part: TestShard
  let jobs: Int
  let timeout: Double
  /// The path of a project; empty for the program's own scenes.
  let project: [String]

  /// A worker, and the next session of its share.
  private struct Slot {
    var process: SoakProcess
    var next: Int
  }

  private var step: Int { part.count * jobs }

  /// - Parameter goesOn: Whether further sessions begin.
  func run(_ report: SoakReport, while goesOn: (SoakReport) -> Bool) throws {
    var slots = try (0..<jobs).compactMap { try slot(from: part.index + $0 * part.count) }
    defer { slots.forEach { $0.process.stop() } }
    while !slots.isEmpty, goesOn(report) {
      for index in slots.indices.reversed() {
        let events = slots[index].process.events(within: 50 / Int32(jobs) + 1, timeout: timeout)
        var hasEnded = false
        for event in events {
          switch event {
          case .message(let message):
            if case .session(let number) = message { slots[index].next = number + step }
            report.note(message, of: plan)
          case .finding(let finding):
            try report.note(finding, of: plan)
            // Shrinking takes minutes, in which nobody listened to the others.
            slots.forEach { $0.process.excuse() }
          case .end: hasEnded = true
          }
        }
        guard hasEnded else { continue }
        if let next = try slot(from: slots[index].next) { slots[index] = next } else { slots.remove(at: index) }
      }
    }
    Terminal.showProgress("")
  }

  private func slot(from session: Int) throws -> Slot? {
    guard session < plan.sessions else { return nil }
    let process = try SoakProcess(
      (project.isEmpty ? plan.scenes : project + plan.scenes.flatMap { ["--screen", $0] }) + [
        "--seed", "\(plan.seed)", "--operations", "\(plan.operations)", "--session-length", "\(plan.sessionLength)",
        "--first", "\(session)", "--step", "\(step)",
      ], isSilenceExpected: project.isEmpty)
    return Slot(process: process, next: session + step)
  }
}
