import Foundation
import PlainText
import Simulator

/// The figures and failures of a run.
final class SoakReport {
  private let folder: String?
  private let timeout: Double
  /// The path of a project; empty for the program's own scenes.
  let project: [String]
  private var causes: Set<String> = []
  /// The number of failures of different causes.
  var failures = 0
  /// The number of scripts that were checked; `nil` for random sessions.
  var scripts: Int?
  private var operations = 0
  private var frames = 0
  private var memory: (begin: Int, end: Int)?
  private var sessions = 0

  /// The sessions after which caches are full, and memory is first measured.
  private static let warmUp = 40
  /// The most scripts that are played to shorten one.
  private static let tries = 120

  init(folder: String?, timeout: Double, project: [String]) {
    (self.folder, self.timeout, self.project) = (folder, timeout, project)
  }

  func note(_ message: SoakMessage, of plan: SoakPlan) {
    switch message {
    case .session(let number):
      Terminal.showProgress(
        "\(operations) of \(plan.operations) operations, \(failures) failures, \(plan.scene(of: number))")
    case .played(let count): operations += count
    case .ended(let frames, let megabytes):
      self.frames += frames
      sessions += 1
      if sessions <= Self.warmUp { memory = (megabytes, megabytes) } else { memory?.end = megabytes }
    case .line, .fault: break
    }
  }

  /// Reports a failure if there was none of its cause before.
  func note(_ finding: SoakFinding, of plan: SoakPlan) throws {
    guard causes.insert(finding.cause).inserted else { return }
    failures += 1
    guard finding.session >= 0 else { return try write("\(finding.text)\n") }
    Terminal.showProgress("shortening the script of a failure of \(plan.scene(of: finding.session))")
    var shrinker = ScriptShrinker(tries: Self.tries) { [timeout, project] script in
      try Self.play(script, of: project, timeout: min(timeout, 20))?.cause == finding.cause
    }
    let short = try shrinker.shrink(finding.script)
    let remark = short == nil ? "# A script of the same input does not fail; only the whole run does.\n" : ""
    let script = remark + (short ?? finding.script).map { $0 + "\n" }.joined()
    Terminal.showProgress("")
    try write(
      "FAILED \(plan.scene(of: finding.session)), session \(finding.session) of seed \(plan.seed): \(finding.text)\n")
    try write(script.split(separator: "\n").map { "  \($0)\n" }.joined())
    guard let folder else { return }
    let path = "\(folder)/\(plan.scene(of: finding.session))-\(finding.session).input"
    let head = "# \(finding.text)\n"
    try OutputFile.write(Array((head + script).utf8), to: path, links: .refused)
    try write("  \(path)\n")
  }

  private func write(_ text: String) throws { try OutputFile.writeToStandardOutput(text) }

  /// The figures in one line.
  var summary: String {
    if let scripts { return "\(scripts - failures) of \(scripts) scripts play without a failure" }
    let hours = Double(frames) / Double(SoakWorkerCommand.framesPerSecond) / 3600
    let megabytes = memory.map { ", memory \($0.begin) MB at first and \($0.end) MB at the end" } ?? ""
    let failed = failures == 1 ? "1 failure" : "\(failures) failures"
    return
      "\(operations) operations in \(sessions) sessions, \(hours.text(decimals: 4)) simulated hours, \(failed)\(megabytes)"
  }
}

extension SoakReport {
  /// Plays a script in a process of its own, and returns its first failure.
  static func play(_ script: [String], of project: [String], timeout: Double) throws -> SoakFinding? {
    let folders = TemporaryFolders()
    defer { folders.remove() }
    let path = try folders.make("soak") + "/script.input"
    try OutputFile.write(Array(script.map { $0 + "\n" }.joined().utf8), to: path)
    return try play(path, of: project, timeout: timeout)
  }

  static func play(_ path: String, of project: [String], timeout: Double) throws -> SoakFinding? {
    let process = try SoakProcess(project + ["--script", path], isSilenceExpected: project.isEmpty)
    defer { process.stop() }
    while true {
      for event in process.events(within: 1000, timeout: timeout) {
        switch event {
        case .finding(let finding): return finding
        case .end: return nil
        case .message: break
        }
      }
    }
  }
}
