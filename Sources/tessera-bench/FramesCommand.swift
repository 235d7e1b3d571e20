import ArgumentParser
import Foundation
import SystemText

/// The command `tessera-bench frames`: painting a phone's screen.
struct Frames: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Paint a grid, a carousel and a list at 780×1688, whole and scrolling, in copies of a frame.",
    discussion: "Then scroll 10,000 self-sizing cells made of constraints, with all that a frame of an app takes.")

  @Option(help: "How often each frame is painted; medians are reported.")
  var rounds = 120

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard (3...100_000).contains(rounds) else {
      throw ValidationError("--rounds is \(rounds); give 3 to 100000.")
    }
  }

  func run() throws {
    let report = try FrameBench(engine: SystemTextEngine(), rounds: rounds).report()
    guard json else { return print(report.table) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
