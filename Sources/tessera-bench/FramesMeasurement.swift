import Drawing
import Foundation
import Raster
import SystemText
import Typography

/// The time of one scene's frames, as multiples of copying a frame in memory in the same run: the ratio is stable
/// across machines and load.
struct FrameMeasurement: Encodable {
  var scene: String
  /// The times of painting one whole frame, and one scrolling frame, as multiples of copying a frame.
  var full: Double
  var scrolling: Double
  /// The same times as medians of processor time, in milliseconds.
  var fullMilliseconds: Double
  /// The time of painting one whole frame on all cores, as a multiple of copying a frame, and in milliseconds of wall
  /// time.
  var parallel: Double
  var parallelMilliseconds: Double
  var scrollingMilliseconds: Double
  /// The number of pixels in the last scrolling frame.
  var pixelsPainted: Int
  var pixelsMoved: Int
}

struct FrameReport: Encodable {
  /// The time of copying 780×1688 pixels.
  var copyMilliseconds: Double
  var scenes: [FrameMeasurement]
  /// The results of scrolling 10,000 cells with constraints.
  var cells: [CellFrameMeasurement]
  /// The time from the start of a process to the first frame of the gallery.
  var start: StartMeasurement

  var table: String {
    let header = "frame copy \(copyMilliseconds.formatted) ms; times in copies of a frame (ms)"
    let columns = "scene        full             all cores        scrolling        painted    moved"
    let rows = scenes.map { row in
      [
        row.scene.padded(to: 13), "\(row.full.formatted) (\(row.fullMilliseconds.formatted))".padded(to: 17),
        "\(row.parallel.formatted) (\(row.parallelMilliseconds.formatted))".padded(to: 17),
        "\(row.scrolling.formatted) (\(row.scrollingMilliseconds.formatted))".padded(to: 17),
        "\(row.pixelsPainted)".padded(to: 11), "\(row.pixelsMoved)",
      ].joined()
    }
    let last =
      "start to first frame: \(start.milliseconds.formatted) ms of wall time, \(start.frameCopies.formatted) copies"
    let cells = ["10,000 self-sizing cells made of constraints, whole frames:"] + cells.map(\.line)
    return ([header, columns] + rows + cells + [last]).joined(separator: "\n")
  }
}

/// A benchmark that paints every scene in turn, round after round, beside the baseline.
struct FrameBench {
  let engine: SystemTextEngine
  let rounds: Int

  private static let scale: CGFloat = 2
  /// The points that a finger scrolls in one sixtieth of a second.
  private static let step: CGFloat = 7

  func report() throws -> FrameReport {
    let pictures = FrameScene.pictures(count: 30)
    var frameCopies: [Double] = []
    var runs = try FrameScene.allCases.map { try SceneRun(scene: $0, engine: engine, scale: Self.scale) }
    var baseline = FrameCopyBaseline(words: 780 * 1_688)
    for round in 0..<rounds {
      frameCopies.append(baseline.copyOnce())
      for index in runs.indices {
        let list = runs[index].scene.list(at: CGFloat(round) * Self.step, pictures: pictures, engine: engine)
        runs[index].paint(list)
      }
    }
    let copy = frameCopies.median
    return FrameReport(
      copyMilliseconds: copy, scenes: runs.map { $0.measurement(copy: copy) },
      cells: try MainActor.assumeIsolated {
        try CellFrameMeasurement.all(frames: max(300, rounds), copy: copy, engine: engine)
      },
      start: try StartMeasurement(runs: 7, copy: copy))
  }
}

struct FrameCopyBaseline {
  private let source: [UInt32]
  private var target: [UInt32]

  init(words: Int) {
    source = (0..<words).map { UInt32(truncatingIfNeeded: $0) }
    target = source.map { ~$0 }
  }

  mutating func copyOnce() -> Double {
    ProcessorClock.milliseconds {
      target.withUnsafeMutableBytes { target in source.withUnsafeBytes { target.copyMemory(from: $0) } }
    }
  }
}

/// One scene, painted whole on one screen and scrolled on another.
private struct SceneRun {
  let scene: FrameScene
  private let rasterizer: Rasterizer
  private var whole: Framebuffer
  private var parallel: Framebuffer
  private var scrolled: Framebuffer
  private var wholeTimes: [Double] = []
  private var parallelTimes: [Double] = []
  private var scrolledTimes: [Double] = []
  private var lastWork = RasterWork()

  init(scene: FrameScene, engine: any TextEngine, scale: CGFloat) throws {
    self.scene = scene
    rasterizer = Rasterizer(textEngine: engine)
    whole = try Framebuffer(size: FrameScene.size, scale: scale)
    parallel = whole
    scrolled = whole
  }

  mutating func paint(_ list: DisplayList) {
    whole.forget()
    parallel.forget()
    rasterizer.threads = 1
    scrolledTimes.append(ProcessorClock.milliseconds { lastWork = scrolled.show(list, with: rasterizer).work })
    wholeTimes.append(ProcessorClock.milliseconds { _ = whole.show(list, with: rasterizer) })
    rasterizer.threads = ProcessInfo.processInfo.activeProcessorCount
    parallelTimes.append(WallClock.milliseconds { _ = parallel.show(list, with: rasterizer) })
  }

  /// Returns medians, which ignore the frames in which a new picture is scaled.
  func measurement(copy: Double) -> FrameMeasurement {
    FrameMeasurement(
      scene: scene.rawValue, full: wholeTimes.median / copy, scrolling: scrolledTimes.median / copy,
      fullMilliseconds: wholeTimes.median, parallel: parallelTimes.median / copy,
      parallelMilliseconds: parallelTimes.median, scrollingMilliseconds: scrolledTimes.median,
      pixelsPainted: lastWork.pixelsPainted, pixelsMoved: lastWork.pixelsMoved)
  }
}

/// The processor time of this thread, which excludes other programs.
enum ProcessorClock {
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try elapsed(CLOCK_THREAD_CPUTIME_ID, work)
  }
}

/// Wall time, for work on several cores.
enum WallClock {
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double { try elapsed(CLOCK_MONOTONIC, work) }
}

private func elapsed(_ clock: clockid_t, _ work: () throws -> Void) rethrows -> Double {
  let start = now(clock)
  try work()
  return now(clock) - start
}

private func now(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

extension [Double] {
  /// The median; 0 for an empty array.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  /// The number with two decimals.
  var formatted: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
