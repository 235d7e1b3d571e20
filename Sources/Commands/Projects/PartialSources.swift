import Foundation
import Projects
import Simulator

/// The adapted sources of one module, of which code is left out, round by round, until the rest compiles.
struct PartialSources {
  /// The report about the sources as they are now.
  private(set) var report: AdapterReport
  private(set) var left: LeftOutCode
  private(set) var placeholders: PlaceholderPlan
  /// The errors before any code was left out.
  private(set) var history: BuildHistory
  private let tools: BuildTools
  private let absent: Set<String>
  private let list: String
  private let fileCount: Int
  private var job: AdapterJob

  /// Adapts the sources without the modules that are nowhere.
  ///
  /// - Parameters:
  ///   - report: The report about the sources with all imports.
  ///   - absent: The modules that are nowhere.
  ///   - tests: The paths of the files with tests, of which whole declarations are left out.
  ///   - placeholders: The names of the placeholders in the packages that the module can import.
  ///   - list: The path of the file for the positions of code that is left out.
  init(
    _ job: AdapterJob, report: AdapterReport, absent: Set<String>, tests: Set<String> = [],
    placeholders: Set<String>, list: String, tools: BuildTools
  ) throws {
    (self.job, self.report, self.absent, self.list, self.tools) = (job, report, absent, list, tools)
    let models = absent.contains("CoreData") ? DataModelClasses(near: job.sources) : DataModelClasses()
    left = LeftOutCode(absent: absent, models: models, tests: tests)
    self.placeholders = PlaceholderPlan(ofPackages: placeholders)
    fileCount = job.sources.count
    history = BuildHistory(files: job.sources, messages: [], tools: tools.identity)
    if absent.contains(BridgingHeader.module) { self.report.importBridgingHeader() }
    guard !absent.isEmpty || !placeholders.isEmpty else { return }
    self.job.absent.formUnion(absent)
    try adapt()
    _ = self.placeholders.take(self.report)
  }

  /// The paths of the files that are not left out.
  var sources: [String] { job.sources }

  /// Whether nothing has been left out or replaced because of an error.
  var isWhole: Bool { !left.isStarted && !placeholders.isStarted }

  /// The remarks for the user about what is left out or replaced.
  var notes: [String] { placeholders.notes + left.notes }

  /// Leaves out the code that has errors, or replaces the types that it needs.
  ///
  /// - Throws: `errors` if nothing more can be left out.
  mutating func leaveOut(_ errors: ProjectBuilder.SourceErrors) throws {
    if isWhole {
      history = BuildHistory(files: job.sources, messages: errors.messages, tools: tools.identity)
    }
    if placeholders.add(errors.messages, report: report, absent: absent) {
      try adapt()
      if placeholders.take(report) { return }
    }
    guard left.add(errors.messages, report: report), left.paths.count < fileCount else { throw errors }
    job.sources.removeAll(where: left.paths.contains)
    try OutputFile.write(Array(left.list.utf8), to: list)
    job.omissions = list
    try adapt()
  }

  private mutating func adapt() throws {
    job.missing = placeholders.names
    report = try job.run(with: tools)
    if absent.contains(BridgingHeader.module) { report.importBridgingHeader() }
  }
}
