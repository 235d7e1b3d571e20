import Foundation
import Glibc
import PlainText
import Projects
import Simulator

/// A builder of projects, which adapts and compiles the user's sources and nothing else.
struct ProjectBuilder {
  let path: String
  /// The name of the test target that is compiled with the project; `nil` for the project alone.
  let target: String?
  let tools: BuildTools
  /// Called with each step of a build, and with remarks.
  let report: @Sendable (String) -> Void

  init(
    _ path: String, testing target: String? = nil, report: @escaping @Sendable (String) -> Void
  ) throws(Failure) {
    (self.path, self.target) = (path, target)
    self.report = report
    // A path that is mistyped is named before tools that are missing.
    do { try ProjectFinder.check(path) } catch { throw Failure(error) }
    tools = try BuildTools.find()
  }

  /// A build that failed because of the user's code.
  struct SourceErrors: Error {
    var messages: [CompilerMessage]
    /// The compiler's output, if none of it is a message with a position.
    var output: String
    /// Whether the errors appeared after a build that succeeded, so that no code may be left out because of them.
    var areMistakes = false

    /// Whether one of the errors is about something of iOS that is not in Tessera.
    var nameGaps: Bool {
      messages.contains {
        $0.severity == .error && (PlatformGap.name(in: $0.text) != nil || PlatformGap.isAboutOverride($0.text))
      }
    }

    /// Whether all errors are in files with tests. What is left out of these fails each test that relies on it.
    func areInTests(of project: Project) -> Bool {
      !messages.isEmpty && !messages(outside: project.testSources).contains { $0.severity == .error }
    }

    /// Returns the messages for the user's code in other files than those.
    func messages(outside files: Set<String>) -> [CompilerMessage] {
      messages.filter { !files.contains($0.file) && !$0.file.hasSuffix("(generated)") }
    }

    /// All messages with the files' paths, one per line. Errors in generated code follow from those of the user's own.
    var listing: String {
      let own = messages.filter { !$0.file.hasSuffix("(generated)") }
      let shown = own.contains { $0.severity == .error } ? own : messages
      return shown.isEmpty ? output : shown.map { $0.description + "\n" }.joined()
    }
  }

  /// Returns a build of the project's current sources, which may be an earlier one.
  ///
  /// - Parameter leavesOutErrors: Whether code is left out because of any error, unless the project compiled without it
  ///   before. The compiler cannot tell an overload of iOS's that Tessera does not have from a mistake.
  func build(leavesOutErrors: Bool = false) throws -> (record: BuildRecord, project: Project) {
    var project = try project()
    let folder = try BuildFolder(for: project, report: report)
    defer { folder.unlock() }
    if project.kind == .package {
      ManifestCheck(manifest: project.root + "/Package.swift", tools: tools, record: folder.path + "/manifest.txt")
        .run(report: report)
    }
    let key = try key(of: project)
    let record = "\(folder.path)/builds/\(key).json"
    if let known = Self.record(at: record), known.packageFiles.allSatisfy({ BuildTools.stamp($0) == $1 }) {
      known.notes.forEach(report)
      project.watchedFolders = known.packageFolders
      try folder.write(known.history)
      return (known, project)
    }
    let made = try make(project, key: key, in: folder, leavesOutErrors: leavesOutErrors)
    do {
      try OutputFile.write(Array(try JSONEncoder().encode(made)), to: record)
    } catch {
      throw Failure(error)
    }
    try folder.write(made.history)
    folder.removeOldBuilds()
    project.watchedFolders = made.packageFolders
    return (made, project)
  }

  /// Returns an earlier build, and the project as it is now; `nil` if the build was removed.
  func build(recordedAt path: String) throws -> (record: BuildRecord, project: Project)? {
    guard let record = Self.record(at: path) else { return nil }
    return (record, try project())
  }

  private func project() throws(Failure) -> Project {
    let project: Project
    do { project = try ProjectFinder.find(path) } catch { throw Failure(error) }
    guard let target else { return project }
    guard let tests = project.tests.first(where: { $0.name == target }) else {
      throw Failure(.missingInput, "\(path.quoted) has no tests named \(target.quoted)")
    }
    return project.testing(tests)
  }

  static func record(at path: String) -> BuildRecord? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(BuildRecord.self, from: data),
      FileManager.default.fileExists(atPath: record.library)
    else { return nil }
    return record
  }

  /// Returns the key of the sources, the compiler and this build.
  private func key(of project: Project) throws(Failure) -> String {
    var key = ContentKey()
    key.add(tools.identity)
    key.add(project.moduleName)
    for condition in project.conditions { key.add(condition) }
    for flag in project.compilerFlags { key.add(flag) }
    let checkouts = ([project.root] + project.searchFolders).flatMap(PackageCatalog.folders)
    let neighbors = project.neighbors.map { $0 + "/project.pbxproj" }
    for folder in project.packageFolders + checkouts + neighbors {
      key.add(BuildTools.stamp(folder))
    }
    for resource in project.resources { key.add(resource) }
    if let header = project.bridgingHeader { key.add(header) }
    key.add(project.settings.listing + (project.developmentRegion ?? ""))
    if let list = project.infoPlist {
      key.add(list)
      key.add(try InputFile.read(list, limit: 16 << 20))
    }
    for source in project.sources {
      key.add(source)
      key.add(try InputFile.read(source, limit: 64 << 20))
    }
    return key.text
  }

  private func make(
    _ project: Project, key: String, in folder: BuildFolder, leavesOutErrors: Bool
  ) throws -> BuildRecord {
    project.notes.forEach(report)
    var project = project
    let job = job(for: project, in: folder)
    let all = try job.run(with: tools)
    let errors = (all.messages ?? []).filter { $0.severity == "error" }
    guard errors.isEmpty else { throw SourceErrors(messages: errors.map(CompilerMessage.init), output: "") }
    let packages = try packages(for: project, all, in: folder)
    project.resources += packages?.resources ?? []
    var remarks = LinkedModule.notes(for: all)
    let bundle = try ProjectBundle(folder.path + "/bundle").fill(from: project, bundles: packages?.bundles ?? [:]) {
      remarks.append($0)
    }
    remarks.forEach(report)
    var record = BuildRecord(
      name: project.name, library: "\(folder.path)/builds/\(key).so", bundle: bundle, report: all, root: project.root)
    record.notes = project.notes + remarks + (packages?.notes ?? [])
    record.packageFiles = packages?.files ?? [:]
    var sources = try PartialSources(
      job, report: all, absent: absentModules(of: project, packages), tests: project.testSources,
      placeholders: packages?.placeholders ?? [], list: folder.path + "/left-out.txt", tools: tools)
    while true {
      do {
        return try compile(sources, of: all, project, packages, as: record, in: folder)
      } catch let errors as SourceErrors
        where mayLeaveOut(errors, sources, of: project, packages, in: folder, leavesOutErrors: leavesOutErrors)
      {
        if sources.isWhole { try refuseMistakes(in: errors, of: project, in: folder) }
        try sources.leaveOut(errors)
        project.sources = sources.sources
        try checkScreens(sources, of: all, errors)
      }
    }
  }

  /// Returns the modules that the sources need and that are nowhere.
  private func absentModules(of project: Project, _ packages: PackageBuilder?) -> Set<String> {
    let bridged = project.bridgingHeader == nil ? [] : [BridgingHeader.module]
    return Set((packages?.absent.keys.map(\.self) ?? []) + bridged)
  }

  /// Returns the run of the source adapter over a project's sources.
  private func job(for project: Project, in folder: BuildFolder) -> AdapterJob {
    AdapterJob(
      sources: project.sources, folder: folder.path + "/adapted", module: project.moduleName,
      conditions: ["DEBUG"] + project.conditions,
      catalogs: project.resources.filter { $0.hasSuffix(".xcassets") }, absent: Set(project.ownModules),
      tests: project.testSources)
  }

  /// Returns whether code with errors may be left out: the user's own mistakes are reported instead.
  private func mayLeaveOut(
    _ errors: SourceErrors, _ sources: PartialSources, of project: Project, _ packages: PackageBuilder?,
    in folder: BuildFolder, leavesOutErrors: Bool
  ) -> Bool {
    let history = folder.history
    if !sources.isWhole || packages?.leavesOut == true || !absentModules(of: project, packages).isEmpty { return true }
    if leavesOutErrors && history == nil || errors.nameGaps || errors.areInTests(of: project) { return true }
    return history?.contains(errors.messages(outside: project.testSources), tools: tools.identity) == true
  }

  /// Throws the errors if nothing that could be shown is left. Tests need no screen.
  private func checkScreens(_ sources: PartialSources, of all: AdapterReport, _ errors: SourceErrors) throws {
    var adapted = sources.report
    guard target == nil, adapted.screens.isEmpty, adapted.appDelegate == nil, !adapted.replaceDelegate(of: all) else {
      return
    }
    sources.left.notes.forEach(report)
    throw errors
  }

  /// Compiles what is left of a project's sources, and returns the record of the build.
  ///
  /// - Parameter earlier: The record of all sources.
  private func compile(
    _ sources: PartialSources, of all: AdapterReport, _ project: Project, _ packages: PackageBuilder?,
    as earlier: BuildRecord, in folder: BuildFolder
  ) throws -> BuildRecord {
    var adapted = sources.report
    let isReplaced = adapted.replaceDelegate(of: all)
    var record = BuildRecord(
      name: earlier.name, library: earlier.library, bundle: earlier.bundle, report: adapted, root: project.root)
    record.tests = target == nil ? [] : sources.left.tests(of: all, keeping: adapted)
    if target == nil { try checkContent(record, of: project, adapted) }
    let linked = try tools.objects(for: Set(all.importedModules.keys).union(packages?.imports ?? []))
    try compile(record, project, adapted, (packages?.arguments ?? []) + linked, in: folder)
    let delegate = "the app's delegate is left out, so the scene's delegate starts without it"
    let notes = sources.notes + (isReplaced ? [delegate] : [])
    notes.forEach(report)
    record.notes = earlier.notes + notes
    record.packageFiles = earlier.packageFiles
    record.history = sources.history
    return record
  }

  /// Throws errors of code that compiled before, which are the user's own. Those of a test fail it alone.
  private func refuseMistakes(in errors: SourceErrors, of project: Project, in folder: BuildFolder) throws(SourceErrors)
  {
    let mistakes = (folder.history?.mistakes(in: errors.messages, tools: tools.identity) ?? [])
      .filter { !project.testSources.contains($0.file) }
    guard mistakes.isEmpty else { throw SourceErrors(messages: mistakes, output: errors.output) }
  }

  /// Compiles the packages' modules that the project imports; `nil` if it imports only modules that are known.
  private func packages(for project: Project, _ adapted: AdapterReport, in folder: BuildFolder) throws
    -> PackageBuilder?
  {
    let known = tools.knownModules.union([project.moduleName, project.name]).union(project.ownModules)
    let others = adapted.importedModules.filter { !known.contains($0.key) }
    guard !others.isEmpty else { return nil }
    let catalog = PackageCatalog(for: project, compilerVersion: tools.compilerVersion)
    catalog.notes.forEach(report)
    let packages = PackageBuilder(
      tools: tools, catalog: catalog, known: known, folder: folder.path, moduleCache: folder.moduleCache, report: report
    )
    for (name, file) in others.sorted(by: { $0.key < $1.key }) { try packages.require(name, for: file) }
    packages.notes.forEach(report)
    return packages
  }

  private func compile(
    _ record: BuildRecord, _ project: Project, _ adapted: AdapterReport, _ arguments: [String], in folder: BuildFolder
  ) throws {
    let entry = folder.path + "/adapted/TesseraEntry.swift"
    try writeIfChanged(EntrySource.text(for: record, appDelegate: adapted.appDelegate), to: entry)
    var sources = adapted.files.map(\.adapted) + (adapted.generated ?? []) + [entry]
    if project.kind == .package, !project.resources.isEmpty {
      let bundle = folder.path + "/adapted/TesseraBundle.swift"
      try writeIfChanged(ProjectBundle.source(named: nil), to: bundle)
      sources.append(bundle)
    }
    let job = CompileJob(
      tools: tools, project: project, sources: sources,
      isScript: adapted.hasScript, folder: folder.path, moduleCache: folder.moduleCache, library: record.library,
      packages: arguments)
    try job.run(report: report, columns: adapted)
  }

  /// Rejects sources that contain nothing to show.
  private func checkContent(_ record: BuildRecord, of project: Project, _ report: AdapterReport) throws(Failure) {
    guard record.names.isEmpty, !record.hasScript else { return }
    let imports = Set(report.files.flatMap { $0.imports ?? [] })
    let foreign = ["AppKit", "Cocoa", "SwiftUI", "WatchKit"].first(where: imports.contains)
    if let foreign, !imports.contains("UIKit") {
      throw noScreen("imports \(foreign), not UIKit, so there is no screen that Tessera could show")
    }
    let unmade = report.screens.map(\.name).prefix(5).joined(separator: ", ")
    let reason =
      unmade.isEmpty ? "no controller, cell, layout or preview is in it" : "\(unmade) cannot be made without arguments"
    throw noScreen("has no screen: \(reason); add a `#Preview`, or an init() or function without arguments")
  }

  private func noScreen(_ reason: String) -> Failure {
    var failure = Failure(.data, "\(path.quoted) \(reason)")
    failure.isAboutScreens = true
    return failure
  }

  private func writeIfChanged(_ text: String, to path: String) throws(OutputError) {
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    try OutputFile.write(Array(text.utf8), to: path)
  }
}

extension CompilerMessage {
  init(_ message: AdapterReport.Message) {
    self.init(
      file: message.file, line: message.line, column: message.column,
      severity: Severity(rawValue: message.severity) ?? .error, text: message.text)
  }
}
