import ArgumentParser
import Comparisons
import Foundation
import PlainText
import Raster
import Simulator

/// The options of movies and expectations of a replay.
struct ReplayOutputs: ParsableArguments {
  @Option(help: ArgumentHelp("Write an animated GIF, of at most fifty frames a second.", valueName: "file"))
  var gif: String?

  @Option(help: ArgumentHelp("Write an animated PNG, without loss.", valueName: "file"))
  var apng: String?

  @Option(help: ArgumentHelp("Write uncompressed video for other programs; - is standard output.", valueName: "file"))
  var y4m: String?

  @Option(
    help: ArgumentHelp(
      "Compare the run with the report FILE, such as frames.jsonl of --out, and name what differs; the exit code is 1.",
      valueName: "file"))
  var expect: String?

  @Option(
    help: ArgumentHelp(
      "With --expect, the reports to write: none, missing, failed or all. (default: missing; none if CI is set)",
      valueName: "which"))
  var update: GoldenUpdate?

  /// Whether nothing is requested.
  var isSilent: Bool { gif == nil && apng == nil && y4m == nil && expect == nil }

  /// Opens the files of the movies.
  func movies(framesPerSecond: Int) throws(OutputError) -> [MovieFile] {
    let wanted: [(path: String?, format: MovieFormat)] = [(gif, .gif), (apng, .apng), (y4m, .y4m)]
    var files: [MovieFile] = []
    for (path, format) in wanted {
      guard let path else { continue }
      files.append(try MovieFile(path, format: format, framesPerSecond: framesPerSecond))
    }
    return files
  }

  /// Compares the report of a run with the expected one, or writes it.
  ///
  /// - Throws: A failure whose message names the differences.
  func check(_ lines: [String]) throws {
    guard let expect else { return }
    let update = update ?? .standard
    let isMissing = access(expect, F_OK) != 0
    if update == .all || (isMissing && update != .none) {
      try OutputFile.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: expect)
      return try OutputFile.writeToStandardOutput("\(expect): \(isMissing ? "recorded" : "updated")\n")
    }
    guard !isMissing else {
      throw Failure(.missingInput, "there is no report \(expect.quoted); record it with --update missing")
    }
    let known = String(decoding: try InputFile.read(expect, limit: 1 << 30), as: UTF8.self)
    let frames = known.split(separator: "\n").map(String.init)
    if update != .failed { try refuseOthers(frames, in: expect) }
    let comparison = RunComparison(expected: frames, actual: lines)
    guard !comparison.isEqual else { return }
    if update == .failed {
      try OutputFile.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: expect)
      return try OutputFile.writeToStandardOutput("\(expect): updated\n")
    }
    try OutputFile.writeToStandardOutput(comparison.lines.map { $0 + "\n" }.joined())
    let count = comparison.frameCount
    throw Failure(
      .different, "\(count) frame\(count == 1 ? " differs" : "s differ") from \(expect); record it with --update failed"
    )
  }

  /// Refuses a file that is no report of a run.
  private func refuseOthers(_ lines: [String], in path: String) throws(Failure) {
    let other = lines.firstIndex { line in
      (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] == nil
    }
    guard let other else { return }
    throw Failure(
      .data, "\(path):\(other + 1): the line is no frame of a report in JSON; record it with --update failed")
  }
}
