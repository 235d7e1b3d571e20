import ArgumentParser
import Foundation

/// The options of a suite.
struct BenchOptions: ParsableArguments {
  @Option(help: "How often each figure is taken; medians are reported.")
  var rounds = 15

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(help: ArgumentHelp("Compare with a report that --json printed before.", valueName: "file"))
  var against: String?

  func validate() throws {
    guard (3...10_000).contains(rounds) else {
      throw ValidationError("--rounds is \(rounds); give 3 to 10000.")
    }
  }

  /// Prints a report in the format that was requested.
  func show(_ report: BenchReport) throws {
    let old = try against.map(Self.report)
    guard json else { return print(report.table(against: old)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }

  private static func report(at path: String) throws -> BenchReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("\(path) cannot be read; --against takes a file that --json has printed.")
    }
    do {
      return try JSONDecoder().decode(BenchReport.self, from: data)
    } catch {
      throw ValidationError("\(path) is not a report; --against takes a file that --json has printed.")
    }
  }
}
