import ArgumentParser
import Foundation
import Glibc
import Simulator
import SystemText
import TestSupport
import Typography
import UIKitCore

/// A stress test of gallery scenes on screens of every kind; `scripts/soak` calls it and reads its output.
///
/// Letters are boxes, so that a case is the same on every machine. A case that traps ends the process: the last line of
/// output identifies it.
@main
struct Soak: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera-soak", abstract: "Run every scene at every size, and report what traps, warns or never rests."
  )

  @Option(help: "Which order the cases come in.")
  var seed: UInt64 = 1

  @Option(help: "How many cases; all of them if not given.")
  var count: Int?

  @Option(help: "How many of them to leave out at the start.")
  var skip = 0

  @Option(help: "With --shard-count, run every n-th case only: the first is 0.")
  var shardIndex = 0

  @Option(help: "How many processes share the cases.")
  var shardCount = 1

  @Option(name: .customLong("case"), help: "Run one case, by its number.")
  var number: Int?

  @Flag(help: "Name the cases, and run none.")
  var dryRun = false

  /// The seconds after which a case counts as hanging and the process is ended.
  private static let patience: UInt32 = 120

  func validate() throws {
    guard skip >= 0, count ?? 0 >= 0 else { throw ValidationError("--skip and --count are not negative") }
    guard (0..<Swift.max(shardCount, 0)).contains(shardIndex) else {
      throw ValidationError("--shard-index is between 0 and one less than --shard-count")
    }
    guard (0..<SoakCase.count).contains(number ?? 0) else {
      throw ValidationError("--case is between 0 and \(SoakCase.count - 1)")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let services = HostServices(textEngine: BoxFont(), decodeImage: { try SystemImages.outline($0, name: $1) })
      var rounds: [Int: Int] = [:]
      var isClean = true
      for number in numbers {
        let soak = SoakCase(number)
        try OutputFile.writeToStandardOutput("case \(number): \(soak.description)\n")
        if dryRun { continue }
        alarm(Self.patience)
        var run = SoakRun(soak, services: services)
        run.play()
        for finding in run.findings { try OutputFile.writeToStandardOutput("  \(finding)\n") }
        rounds[run.rounds, default: 0] += 1
        isClean = isClean && run.findings.isEmpty
      }
      let table = rounds.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
      try OutputFile.writeToStandardOutput("case none: the most layout rounds, and in how many cases: \(table)\n")
      if !isClean { throw ExitCode.failure }
    }
  }

  /// The numbers of all cases, shuffled by the seed.
  private var numbers: [Int] {
    if let number { return [number] }
    let total = SoakCase.count
    var random = SeededGenerator(seed: seed)
    let start = Int.random(in: 0..<total, using: &random)
    var stride = Int.random(in: 1..<total, using: &random)
    while Self.divisor(stride, total) != 1 { stride += 1 }
    let end = min(count ?? total, total)
    let own = Swift.stride(from: shardIndex, to: end, by: shardCount).dropFirst(skip)
    return own.map { (start + $0 * stride) % total }
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int { other == 0 ? one : divisor(other, one % other) }
}
