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
  func perform() throws { try project.perform(subjects, run) }

  @MainActor
  private func run(_ scenes: [String]) throws {
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
    let app = try SoakApp(header, services)
    var isClean = true
    for _ in 0..<plan.operations(in: number) where isClean {
      isClean = try app.play(operations.next(on: app.host))
      try send(.played(operations: 1))
    }
    if isClean { try app.finish() }
    try send(.ended(frames: app.session.frames, megabytes: Int(ProcessMemory().resident)))
  }

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
    let app = try SoakApp(script.header, services)
    if try app.play(script.statements) { try app.finish() }
    try send(.ended(frames: app.session.frames, megabytes: Int(ProcessMemory().resident)))
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

  init(_ header: InputScript.Header, _ services: HostServices) throws {
    let configuration = HostConfiguration(header, framesPerSecond: SoakWorkerCommand.framesPerSecond)
    host = try configuration.makeHost(services: services)
    shell = GalleryShell(host: host, scene: try header.scene.map(GalleryShell.scene(named:)))
    session = SoakSession(host: host, framesPerSecond: SoakWorkerCommand.framesPerSecond)
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

  /// Lets all motion end, and checks that it has.
  func finish() throws {
    guard try play([.wait(Self.patience)]) else { return }
    for fault in session.motionFaults { try send(.fault(fault)) }
  }
}
