import ArgumentParser
import Foundation
import Geometry
import PlainText
import Scenes
import Simulator
import UIKitCore

/// The process in which `tessera soak` uses scenes at random, because they may trap or hang.
struct SoakWorkerCommand: TesseraVerb {
  static let name = "soak-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Uses scenes at random, for `\(Program.name) soak`.", shouldDisplay: false)

  /// The frame rate of `replay`.
  static let framesPerSecond = 60

  @Argument var subjects: [String] = []
  @OptionGroup var project: ProjectOptions
  @Option var script: String?
  @Option var seed: UInt64 = 1
  @Option var operations = 0
  @Option var sessionLength = 1
  @Option var first = 0
  @Option var step = 1

  @MainActor
  func perform() throws {
    ProjectHost.endWithParent()
    try project.perform(subjects, run)
  }

  @MainActor
  private func run(_ scenes: [String]) throws {
    StandardError.markMessages(with: String(SoakMessage.faultMark))
    let services = try Machine.servicesWithoutPixels()
    if let script { return try play(script, services) }
    let scenes = scenes.isEmpty ? Catalogue.scenes.map(\.name) : scenes
    let plan = SoakPlan(seed: seed, operations: operations, sessionLength: sessionLength, scenes: scenes)
    for number in stride(from: first, to: plan.sessions, by: step) {
      try send(.session(number))
      try play(plan, number, services)
    }
  }

  // MARK: Random sessions

  @MainActor
  private func play(_ plan: SoakPlan, _ number: Int, _ services: HostServices) throws {
    var operations = SoakOperations(seed: plan.seed(of: number))
    let header = operations.header(scene: plan.scene(of: number))
    for line in header.lines { try send(.line(line)) }
    try use(header, services, checksAll: false) { app in
      for _ in 0..<plan.operations(in: number) {
        let isClean = try app.play(operations.next(on: app.host))
        try send(.played(operations: 1))
        guard isClean else { return false }
      }
      return true
    }
  }

  /// Makes an app, uses it, and checks that nothing of it remains.
  ///
  /// - Parameters:
  ///   - checksAll: Whether the expensive checks follow each operation, so that a shorter script fails in the same way.
  ///   - play: Uses the app, and returns whether all was well.
  @MainActor
  private func use(
    _ header: InputScript.Header, _ services: HostServices, checksAll: Bool, _ play: (SoakApp) throws -> Bool
  ) throws {
    let (remains, frames) = try autoreleased {
      let app = try SoakApp(header, services, checksAll: checksAll)
      if try play(app) { try app.finish() }
      let remains = SoakRemains(of: app.host)
      // An open menu keeps its actions, and these may keep the app, as on iOS.
      try app.leave()
      return (remains, app.session.frames)
    }
    // The main queue may still hold closures of the app, which keep its views.
    RenderRoot.runMainQueue()
    for fault in remains.faults { try send(.fault(fault)) }
    try send(.ended(frames: frames, megabytes: Int(ProcessMemory().resident)))
  }

  /// Calls a closure whose local values are released before its result is returned.
  @MainActor @inline(never)
  private func autoreleased<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  // MARK: A script

  /// Plays a script, and checks what must hold after each pause.
  @MainActor
  private func play(_ path: String, _ services: HostServices) throws {
    let script: InputScript
    do {
      script = try InputScript(
        parsing: try InputFile.read(path, limit: InputScript.Limits.bytes), scenes: Catalogue.scenes.map(\.name))
    } catch let error as InputScript.ParseError {
      throw Failure(.data, "\(path):\(error)")
    }
    try send(.session(0))
    for line in script.header.lines { try send(.line(line)) }
    try use(script.header, services, checksAll: true) { try $0.play(script.statements) }
  }
}

/// Writes a message at once, because the process may trap.
private func send(_ message: SoakMessage) throws { try OutputFile.writeToStandardOutput(message.text) }

/// A scene on a device, in use.
@MainActor
private final class SoakApp {
  let host: SceneHost
  let session: SoakSession
  private let shell: GalleryShell

  /// The seconds after which nothing moves any more because of the last touch.
  private static let patience: TimeInterval = 6

  init(_ header: InputScript.Header, _ services: HostServices, checksAll: Bool) throws {
    let configuration = HostConfiguration(header, framesPerSecond: SoakWorkerCommand.framesPerSecond)
    host = try configuration.makeHost(services: services)
    shell = GalleryShell(host: host, scene: try header.scene.map(GalleryShell.scene(named:)))
    session = SoakSession(
      host: host, framesPerSecond: SoakWorkerCommand.framesPerSecond, checksAll: checksAll)
  }

  /// Plays statements, and checks what must hold after each pause.
  ///
  /// - Returns: Whether all was well.
  func play(_ statements: [InputScript.Statement]) throws -> Bool {
    var group: [InputScript.Statement] = []
    for statement in statements {
      group.append(statement)
      for line in statement.line.split(separator: "\n") { try send(.line(String(line))) }
      guard case .wait = statement else { continue }
      guard try check(group) else { return false }
      group = []
    }
    return try group.isEmpty || check(group + [.wait(0.05)])
  }

  private func check(_ statements: [InputScript.Statement]) throws -> Bool {
    let faults = try session.perform(statements)
    // An app's `print` is buffered, and belongs to this step.
    fflush(nil)
    if let first = faults.first { try send(.fault(first)) }
    return faults.isEmpty
  }

  /// Ends editing, and closes menus, alerts and pages, as a user who leaves the app.
  func leave() throws {
    for _ in 0..<Self.steps where host.goBack() { _ = try session.perform([.wait(1)]) }
    // The completion of an animation keeps its views until the animation has ended, as on iOS.
    host.root.window.rootViewController = nil
    _ = try session.perform([.wait(1)])
  }

  /// The most steps back from any screen.
  private static let steps = 20

  /// Lets all motion end, and checks that it has.
  func finish() throws {
    guard try play([.wait(Self.patience)]) else { return }
    for fault in session.motionFaults { try send(.fault(fault)) }
  }
}
