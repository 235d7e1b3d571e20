import Foundation
import Raster
import Simulator
import SystemText
import UIKitCore

/// The cost of a frame while a list of self-sizing cells with constraints scrolls, from the layout to the pixels.
struct CellFrameMeasurement: Encodable {
  /// The points scrolled per frame.
  var step: Int
  /// The processor time, over all frames after the first second.
  var medianMilliseconds: Double
  var worstMilliseconds: Double
  /// The median as a multiple of copying a frame.
  var frameCopies: Double

  /// The time of a frame at sixty per second, in milliseconds.
  static let budget = 1_000.0 / 60

  var line: String {
    let verdict = worstMilliseconds <= Self.budget ? "within" : "beyond"
    let name = "\(step) points a frame".padded(to: 22)
    return "\(name)median \(medianMilliseconds.formatted) ms (\(frameCopies.formatted) copies), worst "
      + "\(worstMilliseconds.formatted) ms: \(verdict) \(Self.budget.formatted)"
  }

  /// The speeds of slow reading, and of a hard fling.
  static let steps = [7, 120]

  /// - Parameters:
  ///   - frames: The number of frames measured for each speed.
  ///   - copy: The baseline, in milliseconds.
  @MainActor
  static func all(frames: Int, copy: Double, engine: SystemTextEngine) throws -> [CellFrameMeasurement] {
    let services = HostServices(
      textEngine: engine, decodeImage: { try SystemImages.decode($0, name: $1) },
      rasterize: { try Rasterizer(textEngine: engine).picture(of: $0, scale: $1) })
    return try steps.map { try measure(step: $0, frames: frames, copy: copy, services: services) }
  }

  @MainActor
  private static func measure(
    step: Int, frames: Int, copy: Double, services: HostServices
  ) throws -> CellFrameMeasurement {
    var device = Device.standard
    device.scale = 2
    let host = try SceneHost(device: device, services: services)
    let controller = FramesCellController()
    host.show(controller)
    let warmUp = 60
    var times: [Double] = []
    for frame in 0..<(warmUp + frames) {
      let taken = ProcessorClock.milliseconds {
        if frame > 0 { controller.collectionView.contentOffset.y += CGFloat(step) }
        _ = host.step(events: [], at: Double(frame) / 60)
      }
      if frame >= warmUp { times.append(taken) }
    }
    return CellFrameMeasurement(
      step: step, medianMilliseconds: times.median, worstMilliseconds: times.max() ?? 0,
      frameCopies: times.median / copy)
  }
}
