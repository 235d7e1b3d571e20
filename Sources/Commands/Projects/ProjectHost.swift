import Foundation
import Glibc
import Projects
@_spi(Projects) import Scenes
import UIKitCore

/// The process that loads a project's library, and the screens in it.
enum ProjectHost {
  /// The environment variable with the path of the build's record; it is set only in such a process.
  static let variable = "TESSERA_PROJECT"

  /// The environment variable with the names of screens that other such processes have shown, one on a line.
  static let shownVariable = "TESSERA_PROJECT_SHOWN"

  /// Continues the command line with the screens that a project's `main` function passes to `Tessera.start`.
  @MainActor static var resume: (@MainActor (Catalogue) throws -> Void)?

  /// The record of the build that this process shows; `nil` for a process that the user started.
  static func record() -> BuildRecord? {
    ProcessInfo.processInfo.environment[variable].flatMap(ProjectBuilder.record(at:))
  }

  typealias RunTest = @convention(c) (Int32) -> Int32
  /// Runs the test of a number, and returns 0 if it passes; `nil` for a library without tests.
  @MainActor private(set) static var runTest: RunTest?

  /// The names of screens that other processes have shown, after which one of them ended that process.
  @MainActor private(set) static var shown: Set<String> = []

  /// Loads a build, and calls `body` with its screens.
  @MainActor
  static func load(_ record: BuildRecord, _ body: @escaping @MainActor (Catalogue) throws -> Void) throws {
    endWithParent()
    bufferOutputByLine()
    // Fonts are found in the folders of the user, before Foundation is given those of the app.
    _ = try? Machine.services()
    try AppContainer.enter()
    guard let library = dlopen(record.library, RTLD_NOW | RTLD_GLOBAL) else {
      throw Failure(.data, "\(record.name) cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "no reason")")
    }
    guard let symbol = dlsym(library, EntrySource.symbol) else {
      throw Failure(.software, "\(record.library) has no list of screens; delete it, and start again")
    }
    if let descriptor = ProcessInfo.processInfo.environment[CrashReporter.variable].flatMap(Int32.init) {
      CrashReporter.install(for: symbol, descriptor: descriptor)
    }
    MainBundle.use(record.bundle)
    let names = ProcessInfo.processInfo.environment[shownVariable] ?? ""
    shown = Set(names.split(separator: "\n").map(String.init))
    for name in [variable, shownVariable, CrashReporter.variable, "CFProcessPath"] { unsetenv(name) }
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    if let test = dlsym(library, TestEntrySource.symbol) { runTest = unsafeBitCast(test, to: RunTest.self) }
    let catalogue = catalogue(of: record)
    if record.hasScript, let main = dlsym(library, "main") { try run(main, record, body) }
    try Catalogue.$current.withValue(catalogue) { try body(catalogue) }
  }

  /// Ends this process, in which user code may never return, when the one that started it ends.
  static func endWithParent() { _ = processControl(deathSignal, UInt(SIGKILL)) }
  /// Linux's `PR_SET_PDEATHSIG`.
  private static let deathSignal: Int32 = 1

  /// Makes standard output line-buffered, also if it is a pipe, so that the app's last lines survive a trap.
  private static func bufferOutputByLine() {
    // `stdout` is a mutable global of C, which strict concurrency checking does not let Swift code refer to.
    guard let stream = dlsym(nil, "stdout")?.load(as: UnsafeMutablePointer<FILE>?.self) else { return }
    setvbuf(stream, nil, _IOLBF, 0)
  }

  /// Calls the app's `main` function, which is expected to call `Tessera.start`.
  @MainActor
  private static func run(
    _ main: UnsafeMutableRawPointer, _ record: BuildRecord, _ body: @escaping @MainActor (Catalogue) throws -> Void
  ) throws {
    resume = { started in
      let catalogue = started.adding(catalogue(of: record))
      try Catalogue.$current.withValue(catalogue) { try body(catalogue) }
    }
    typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
    _ = unsafeBitCast(main, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv)
    // A program that only declares screens at its top level returns from `main`.
    resume = nil
  }

  @MainActor
  private static func catalogue(of record: BuildRecord) -> Catalogue {
    let known = Dictionary(record.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let scenes = LoadedScreens.all.enumerated().map { index, screen in
      let title = known[screen.name]?.title ?? record.name
      let group = Scene.Group(heading(of: known[screen.name]?.kind))
      return Scene(screen.name, title, known[screen.name]?.summary ?? "", in: group) {
        makeController(index, known[screen.name])
      }
    }
    return Catalogue(scenes, abstract: "The screens of \(record.name).")
  }

  @MainActor
  private static func makeController(_ index: Int, _ known: BuildRecord.Screen?) -> UIViewController {
    LoadWatch.begin()
    let screen = LoadedScreens.all[index]
    if let delegate = screen.appDelegate { return RenderRoot.current.launch(delegate) }
    if let scene = known?.controllerClass.flatMap({ InterfaceFileReader.linked.controller(ofClass: $0, in: .main) }) {
      return scene
    }
    return LoadedScreens.controller(showing: screen.make?() ?? "nothing")
  }

  private static func heading(of kind: String?) -> String {
    switch kind {
    case nil: "App"
    case "viewController", "collectionViewController", "tableViewController": "View Controllers"
    case "preview": "Previews"
    case "layout", "section": "Layouts"
    default: "Views"
    }
  }
}

// A variadic function, which Swift does not import.
@_silgen_name("prctl")
private func processControl(_ option: Int32, _ value: UInt) -> Int32
