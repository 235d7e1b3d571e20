import ArgumentParser
import Foundation
import PlainText
import Projects
import Scenes
import Simulator

/// A command that uses scenes at random, and reports what breaks.
struct SoakCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "soak", abstract: "Uses scenes at random, and reports the shortest script of each failure.",
    discussion: """
      Touches, flings, pinches, keys, text, rotations, and changes of size, traits and device follow from a seed, on a \
      virtual clock, without a display. After each, what must hold for every app is checked: frames are finite, cells \
      are where the layout has them, offsets at rest are within their range, layout is complete, answers are the same \
      when asked again, and so on. A trap, a hang, a line in the log and anything that does not hold is a failure. It is \
      printed as a script that `\(Program.name) replay` plays and `\(Program.name) soak` checks. The exit code is 0 if \
      there is none, and 1 otherwise.

        \(Program.name) soak --operations 10000
        \(Program.name) soak --seed 7 --operations 500 \(Catalogue.example)
        \(Program.name) soak failure.input

      A project's path uses the project's screens: \(Program.name) soak ~/MyApp
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes of `\(Program.name) list`, all of them if none is given; the path of a project; or scripts to check.",
      valueName: "scene|path|script"))
  var subjects: [String] = []

  @OptionGroup
  var project: ProjectOptions

  @Option(help: "The seed of the random operations.")
  var seed: UInt64 = 1

  @Option(help: "The number of operations.")
  var operations = 1000

  @Option(help: "The number of operations after which a scene begins anew.")
  var sessionLength = 100

  @Option(help: ArgumentHelp("Run a part of the sessions, such as 1/4.", valueName: "part/count"))
  var shard: String?

  @Option(name: [.customShort("j", allowingJoined: true), .long], help: "The number of processes at a time.")
  var jobs = 1

  @Option(help: "The seconds of processor time without progress after which a scene counts as hanging.")
  var timeout = 60.0

  @Option(help: "The number of different failures after which the command ends.")
  var maxFailures = 10

  @Option(help: ArgumentHelp("The folder for the scripts of failures.", valueName: "dir"))
  var output: String?

  @MainActor
  func perform() throws {
    guard operations >= 0, sessionLength >= 1, jobs >= 1, timeout > 0, maxFailures >= 1 else {
      throw Failure(
        .usage, "--session-length, --jobs, --timeout and --max-failures are greater than 0, --operations not less")
    }
    guard jobs <= 1024 else { throw Failure(.usage, "--jobs is at most 1024") }
    if let output { try OutputFolder.make(output) }
    let scripts = subjects.filter { $0.hasSuffix(".input") }
    // A project's path may precede its scripts.
    guard !scripts.isEmpty else {
      // Without a choice all screens of a project are used, not only the first one.
      let isChosen = !project.screen.isEmpty
      return try project.perform(subjects) { [subjects] in try run(isChosen || $0 == subjects ? $0 : []) }
    }
    let rest = Array(subjects.filter { !$0.hasSuffix(".input") })
    guard rest.isEmpty || rest.count == 1 && ProjectFinder.isProject(rest[0]) else {
      throw Failure(.usage, "scenes and scripts cannot be mixed; a script names its scene")
    }
    let report = SoakReport(folder: output, timeout: timeout, project: rest)
    try check(scripts, report)
    try finish(report)
  }

  private func finish(_ report: SoakReport) throws {
    if report.failures > 0 { throw Failure(.different, report.summary) }
    try OutputFile.writeToStandardOutput(report.summary + "\n")
  }

  /// - Parameter scenes: The names of scenes; all of them if empty.
  @MainActor
  private func run(_ scenes: [String]) throws {
    let scenes = try scenes.map { try GalleryShell.scene(named: $0).name }
    let isProject = subjects.count == 1 && scenes != subjects
    let plan = SoakPlan(
      seed: seed, operations: operations, sessionLength: sessionLength,
      scenes: scenes.isEmpty ? Catalogue.scenes.map(\.name) : scenes)
    guard !plan.scenes.isEmpty else { throw Failure(.missingInput, "there are no scenes") }
    let report = SoakReport(folder: output, timeout: timeout, project: isProject ? subjects : [])
    let supervisor = SoakSupervisor(
      plan: plan, part: try TestShard(shard, environment: [:]), jobs: jobs, timeout: timeout, project: report.project)
    try supervisor.run(report) { $0.failures < maxFailures }
    try finish(report)
  }

  /// Plays scripts, and reports those that fail.
  private func check(_ scripts: [String], _ report: SoakReport) throws {
    for path in scripts {
      _ = try InputFile.read(path, limit: InputScript.Limits.bytes)
      if let finding = try SoakReport.play(path, of: report.project, timeout: timeout) {
        report.failures += 1
        try OutputFile.writeToStandardOutput("\(path): \(finding.text)\n")
      }
    }
    report.scripts = scripts.count
  }
}
