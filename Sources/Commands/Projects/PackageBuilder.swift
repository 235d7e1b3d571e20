import Foundation
import Glibc
import PlainText
import Projects
import Simulator

/// A builder of the modules of packages on disk, from their own sources.
///
/// Each module is adapted and compiled like the user's own code, to an object file that is linked to the library.
final class PackageBuilder {
  private let tools: BuildTools
  private let catalog: PackageCatalog
  private let known: Set<String>
  private let folder: String
  private let moduleCache: String
  private let report: (String) -> Void
  /// The keys of compiled modules.
  private var keys: [String: String] = [:]
  /// The reasons why modules are not here.
  private(set) var absent: [String: String] = [:]
  /// The modules whose dependencies are being compiled, the outermost first.
  private var path: [String] = []
  private(set) var objects: [String] = []
  /// The modules that the compiled modules import.
  private(set) var imports: Set<String> = []
  /// The resources that belong to the app's own bundle.
  private(set) var resources: [String] = []
  /// The resources of the modules' own bundles, by the bundles' names.
  private(set) var bundles: [String: [String]] = [:]

  init(
    tools: BuildTools, catalog: PackageCatalog, known: Set<String>, folder: String, moduleCache: String,
    report: @escaping (String) -> Void
  ) {
    (self.tools, self.catalog, self.known) = (tools, catalog, known)
    (self.folder, self.moduleCache, self.report) = (folder, moduleCache, report)
  }

  private var modules: String { folder + "/packages/modules" }

  /// The compiler's arguments with which user code finds the modules and is linked to them.
  var arguments: [String] { objects.isEmpty ? [] : ["-I", modules] + objects }

  /// A text that differs if another version of a module is used.
  var identity: String { keys.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "\n") }

  /// The remarks about modules that are not here.
  var notes: [String] {
    absent.sorted { $0.key < $1.key }.map { "\($0.key) is left out: \($0.value)" } + leftOut
  }

  /// The names of the classes that placeholders replace in modules.
  private(set) var placeholders: Set<String> = []
  /// The remarks about code of modules that is left out.
  private var leftOut: [String] = []
  /// Whether code of a module is left out, so that code which needs it cannot be compiled either.
  var leavesOut: Bool { !leftOut.isEmpty }

  /// The sizes and dates of the sources and resources, and of their folders, by their paths.
  private(set) var files: [String: String] = [:]

  /// Compiles a module and all that it imports, unless they are known or have been compiled.
  ///
  /// - Parameter user: The file that imports it.
  func require(_ name: String, for user: String) throws {
    guard !known.contains(name), keys[name] == nil, absent[name] == nil else { return }
    if let start = path.firstIndex(of: name) {
      let cycle = (path[start...] + [name]).joined(separator: " → ")
      absent[name] = "the packages' modules import each other in a cycle: \(cycle)"
      return
    }
    guard let module = catalog[name] else {
      let command = catalog.cloneCommand(for: name).map { "; fetch it with \($0)" } ?? ""
      absent[name] = "no module \(name) is in the toolchain, in Tessera or in a package of the project\(command)"
      return
    }
    if let obstacle = module.obstacle {
      absent[name] = obstacle
      return
    }
    path.append(name)
    defer { path.removeLast() }
    do {
      try build(module)
    } catch let errors as ProjectBuilder.SourceErrors {
      if errors.areMistakes { throw errors }
      let first = errors.messages.first { $0.severity == .error }?.description ?? String(errors.output.suffix(300))
      absent[name] = "\(module.root) does not compile: \(first)"
    }
  }

  private func build(_ module: PackageModule) throws {
    let own = "\(folder)/packages/\(module.name)"
    try OutputFolder.make(own + "/adapted")
    try OutputFolder.make(modules)
    let job = AdapterJob(
      sources: module.sources, folder: own + "/adapted", module: module.name, conditions: Self.conditions(of: module),
      catalogs: module.resources.filter { $0.hasSuffix(".xcassets") }, bundle: module.bundle == nil ? "main" : "module")
    let all = try job.run(with: tools)
    imports.formUnion(all.importedModules.keys)
    for (name, file) in all.importedModules.sorted(by: { $0.key < $1.key }) where name != module.name {
      try require(name, for: file)
    }
    let key = try key(of: module, imports: all.importedModules.keys.filter { keys[$0] != nil })
    let object = "\(own)/\(key.prefix(16)).o"
    takeFiles(of: module)
    if !isBuilt(module, key: key, object: object, in: own) {
      let sources = try compile(module, job, report: all, to: object, in: own)
      try write(sources, key: key, in: own)
    }
    leftOut += Self.lines(own + "/notes.txt")
    placeholders.formUnion(Self.lines(own + "/placeholders.txt"))
    keys[module.name] = key
    objects.append(object)
  }

  /// Takes a module's resources, and the dates of its files.
  private func takeFiles(of module: PackageModule) {
    if let bundle = module.bundle { bundles[bundle] = module.resources } else { resources += module.resources }
    for path in module.sources + module.resources {
      for item in [path, (path as NSString).deletingLastPathComponent] { files[item] = BuildTools.stamp(item) }
    }
  }

  /// Returns whether an earlier build is that of the current sources.
  private func isBuilt(_ module: PackageModule, key: String, object: String, in own: String) -> Bool {
    access(object, F_OK) == 0 && access("\(modules)/\(module.name).swiftmodule", F_OK) == 0
      && FileManager.default.contents(atPath: own + "/key") == Data(key.utf8)
  }

  /// Compiles a module, and leaves out what cannot be compiled.
  private func compile(
    _ module: PackageModule, _ job: AdapterJob, report all: AdapterReport, to object: String, in own: String
  ) throws -> PartialSources {
    report("compiling \(module.name)")
    let missing = Set(all.importedModules.keys.filter { absent[$0] != nil && $0 != module.name })
    var sources = try PartialSources(
      job, report: all, absent: missing, placeholders: placeholders, list: own + "/left-out.txt", tools: tools)
    while true {
      do {
        try compile(module, sources.report, to: object, in: own)
        return sources
      } catch let errors as ProjectBuilder.SourceErrors {
        if sources.isWhole, module.isOwn { try refuseMistakes(in: errors, in: own) }
        try sources.leaveOut(errors)
      }
    }
  }

  /// Writes what the next build takes from this one; the key last, so that a build that is interrupted is not taken.
  private func write(_ sources: PartialSources, key: String, in own: String) throws {
    func write(_ text: String, _ name: String) throws { try OutputFile.write(Array(text.utf8), to: own + name) }
    try write(sources.notes.joined(separator: "\n"), "/notes.txt")
    try write(sources.placeholders.replaced.sorted().joined(separator: "\n"), "/placeholders.txt")
    try OutputFile.write(Array(try JSONEncoder().encode(sources.history)), to: own + "/history.json")
    try write(key, "/key")
  }

  private static func lines(_ path: String) -> [String] {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    return (text ?? "").split(separator: "\n").map(String.init)
  }

  /// Throws errors that a module's files did not have at the latest build, which are the user's own.
  private func refuseMistakes(in errors: ProjectBuilder.SourceErrors, in own: String) throws {
    let data = FileManager.default.contents(atPath: own + "/history.json") ?? Data()
    let history = try? JSONDecoder().decode(BuildHistory.self, from: data)
    let mistakes = history?.mistakes(in: errors.messages, tools: tools.identity) ?? []
    guard mistakes.isEmpty else {
      throw ProjectBuilder.SourceErrors(messages: mistakes, output: errors.output, areMistakes: true)
    }
  }

  private static func conditions(of module: PackageModule) -> [String] { ["DEBUG"] + module.conditions }

  private func key(of module: PackageModule, imports: [String]) throws -> String {
    var key = ContentKey()
    key.add(tools.identity)
    key.add(module.name)
    for setting in module.conditions + module.compilerFlags + [module.bundle ?? ""] { key.add(setting) }
    for resource in module.resources where resource.hasSuffix(".xcassets") { key.add(resource) }
    for name in imports.sorted() { key.add("\(name) \(keys[name] ?? "")") }
    for source in module.sources {
      key.add(source)
      key.add(try InputFile.read(source, limit: 64 << 20))
    }
    return key.text
  }

  private func compile(_ module: PackageModule, _ report: AdapterReport, to object: String, in own: String) throws {
    let list = own + "/sources.txt"
    var files = report.files.map(\.adapted) + (report.generated ?? [])
    if let name = module.bundle {
      let bundle = own + "/adapted/TesseraBundle.swift"
      try OutputFile.write(Array(ProjectBundle.source(named: name).utf8), to: bundle)
      files.append(bundle)
    }
    try OutputFile.write(Array(files.map(CompileJob.quoted).joined(separator: "\n").utf8), to: list)
    var arguments = [
      tools.compiler, "-c", "-o", object, "-emit-module", "-emit-module-path", "\(modules)/\(module.name).swiftmodule",
      "-whole-module-optimization", "-enable-testing", "-parse-as-library", "-module-name", module.name, "-Onone",
      "-gline-tables-only",
      "-swift-version", "5", "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style=llvm",
      "-module-cache-path", moduleCache, "-I", tools.modules, "-I", modules,
    ]
    for map in tools.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    for condition in Self.conditions(of: module) { arguments += ["-D", condition] }
    arguments += module.compilerFlags
    let (end, output, errors) = try ChildProcess.output(of: arguments + ["@\(list)"])
    guard end == .exit(0) else {
      throw ProjectBuilder.SourceErrors(
        messages: CompilerMessage.all(in: output + errors, columns: report), output: output + errors)
    }
  }
}
