import Drawing
import Foundation
import Raster
import SystemText
import Typography

/// How long the frames of one scene take, as multiples of copying a frame in memory in the same run: machines differ and
/// get busy, the ratio stays.
struct FrameMeasurement: Encodable {
  var scene: String
  /// Copies of a frame that take as long as painting one whole frame, and as one while it scrolls.
  var full: Double
  var scrolling: Double
  /// The same in milliseconds of processor time, medians.
  var fullMilliseconds: Double
  var scrollingMilliseconds: Double
  /// In the last scrolling frame.
  var pixelsPainted: Int
  var pixelsMoved: Int
}

struct FrameReport: Encodable {
  /// Copying 780×1688 pixels.
  var copyMilliseconds: Double
  var scenes: [FrameMeasurement]
  /// Scrolling 10,000 cells made of constraints.
  var cells: [CellFrameMeasurement]
  /// From the start of a process to the first frame of the gallery.
  var start: StartMeasurement

  var table: String {
    let header = "frame copy \(copyMilliseconds.formatted) ms; times in copies of a frame (ms)"
    let columns = "scene        full             scrolling        painted    moved"
    let rows = scenes.map { row in
      [
        row.scene.padded(to: 13), "\(row.full.formatted) (\(row.fullMilliseconds.formatted))".padded(to: 17),
        "\(row.scrolling.formatted) (\(row.scrollingMilliseconds.formatted))".padded(to: 17),
        "\(row.pixelsPainted)".padded(to: 11), "\(row.pixelsMoved)",
      ].joined()
    }
    let last = "start to first frame: \(start.milliseconds.formatted) ms of wall time, \(start.copies.formatted) copies"
    let cells = ["10,000 self-sizing cells made of constraints, whole frames:"] + cells.map(\.line)
    return ([header, columns] + rows + cells + [last]).joined(separator: "\n")
  }
}

/// Paints every scene in turn, round after round, next to the yardstick.
struct FrameBench {
  let engine: SystemTextEngine
  let rounds: Int

  private static let scale: CGFloat = 2
  /// As many points as a hand scrolls in one sixtieth of a second.
  private static let step: CGFloat = 7

  func report() throws -> FrameReport {
    let pictures = FrameScene.pictures(count: 30)
    var copies: [Double] = []
    var runs = try FrameScene.allCases.map { try SceneRun(scene: $0, engine: engine, scale: Self.scale) }
    var yardstick = CopyYardstick(words: 780 * 1_688)
    for round in 0..<rounds {
      copies.append(yardstick.copyOnce())
      for index in runs.indices {
        let list = runs[index].scene.list(at: CGFloat(round) * Self.step, pictures: pictures, engine: engine)
        runs[index].paint(list)
      }
    }
    let copy = copies.median
    return FrameReport(
      copyMilliseconds: copy, scenes: runs.map { $0.measurement(copy: copy) },
      cells: try MainActor.assumeIsolated {
        try CellFrameMeasurement.all(frames: max(300, rounds), copy: copy, engine: engine)
      },
      start: try StartMeasurement(runs: 7, copy: copy))
  }
}

private struct CopyYardstick {
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
  private var whole: Screen
  private var scrolled: Screen
  private var wholeTimes: [Double] = []
  private var scrolledTimes: [Double] = []
  private var lastWork = RasterWork()

  init(scene: FrameScene, engine: any TextEngine, scale: CGFloat) throws {
    self.scene = scene
    rasterizer = Rasterizer(textEngine: engine)
    whole = try Screen(size: FrameScene.size, scale: scale)
    scrolled = whole
  }

  mutating func paint(_ list: DisplayList) {
    whole.forget()
    scrolledTimes.append(ProcessorClock.milliseconds { lastWork = scrolled.show(list, with: rasterizer).work })
    wholeTimes.append(ProcessorClock.milliseconds { _ = whole.show(list, with: rasterizer) })
  }

  /// Medians, so that the frames in which a new picture is brought to its size do not count.
  func measurement(copy: Double) -> FrameMeasurement {
    FrameMeasurement(
      scene: scene.rawValue, full: wholeTimes.median / copy, scrolling: scrolledTimes.median / copy,
      fullMilliseconds: wholeTimes.median, scrollingMilliseconds: scrolledTimes.median,
      pixelsPainted: lastWork.pixelsPainted, pixelsMoved: lastWork.pixelsMoved)
  }
}

/// Time this thread spent computing: what other programs do does not count.
enum ProcessorClock {
  static func milliseconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension [Double] {
  /// 0 of none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  /// Two decimals.
  var formatted: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
