import ArgumentParser
import Foundation
import Raster
import SystemText

/// The command `tessera-bench pictures`: writing and reading PNG files.
struct Pictures: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Encode and decode frames of 780×1688 pixels as PNG, in copies of a frame.")

  @Option(help: "How often each frame is encoded; medians are reported.")
  var rounds = 15

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard (3...10_000).contains(rounds) else {
      throw ValidationError("--rounds is \(rounds); give 3 to 10000.")
    }
  }

  func run() throws {
    let report = try PictureReport(rounds: rounds, engine: SystemTextEngine())
    guard json else { return print(report.table) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}

/// The times of encoding and decoding the frames of each scene.
struct PictureReport: Encodable {
  struct Row: Encodable {
    var scene: String
    var encodingMilliseconds: Double
    var decodingMilliseconds: Double
    var bytes: Int
  }

  /// The time of copying 780×1688 pixels.
  var copyMilliseconds: Double
  var rows: [Row]

  init(rounds: Int, engine: SystemTextEngine) throws {
    let pictures = FrameScene.pictures(count: 30)
    var baseline = FrameCopyBaseline(words: 780 * 1_688)
    var frameCopies: [Double] = []
    rows = try FrameScene.allCases.map { scene in
      let list = scene.list(at: 0, pictures: pictures, engine: engine)
      let bitmap = try Rasterizer(textEngine: engine).draw(list, scale: 2)
      let file = try PNGCodec.encode(bitmap)
      let times = try (0..<rounds).map { _ in
        frameCopies.append(baseline.copyOnce())
        return (
          encoding: try ProcessorClock.milliseconds { _ = try PNGCodec.encode(bitmap) },
          decoding: try ProcessorClock.milliseconds { _ = try PNGCodec.decode(file) }
        )
      }
      return Row(
        scene: "\(scene)", encodingMilliseconds: times.map(\.encoding).median,
        decodingMilliseconds: times.map(\.decoding).median, bytes: file.count)
    }
    copyMilliseconds = frameCopies.median
  }

  var table: String {
    let header = "frame copy \(copyMilliseconds.formatted) ms; goal: at most 20 ms to encode a frame"
    let columns = "scene        encode           decode           bytes"
    let lines = rows.map { row in
      [
        row.scene.padded(to: 13), timed(row.encodingMilliseconds), timed(row.decodingMilliseconds), "\(row.bytes)",
      ].joined()
    }
    return ([header, columns] + lines).joined(separator: "\n")
  }

  private func timed(_ milliseconds: Double) -> String {
    "\((milliseconds / copyMilliseconds).formatted) (\(milliseconds.formatted))".padded(to: 17)
  }
}
