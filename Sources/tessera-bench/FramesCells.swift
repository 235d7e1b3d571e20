import Foundation
import Raster
import Simulator
import SystemText
import UIKitCore

/// What a frame of a list of self-sizing cells made of constraints costs while it scrolls: everything from the layout to
/// the pixels.
struct CellFrameMeasurement: Encodable {
  /// Points from frame to frame.
  var step: Int
  /// Of processor time, over all frames after the first second.
  var medianMilliseconds: Double
  var worstMilliseconds: Double
  /// The median in copies of a frame.
  var copies: Double

  /// What a sixtieth of a second leaves.
  static let budget = 1_000.0 / 60

  var line: String {
    let verdict = worstMilliseconds <= Self.budget ? "within" : "beyond"
    let name = "\(step) points a frame".padded(to: 22)
    return "\(name)median \(medianMilliseconds.formatted) ms (\(copies.formatted) copies), worst "
      + "\(worstMilliseconds.formatted) ms: \(verdict) \(Self.budget.formatted)"
  }

  /// A hand that reads, and a hard fling.
  static let steps = [7, 120]

  /// - Parameters:
  ///   - frames: So many are measured for each step.
  ///   - copy: The yardstick, in milliseconds.
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
    let stage = try Stage(device: device, services: services)
    let controller = FramesCellController()
    stage.show(controller)
    let warmUp = 60
    var times: [Double] = []
    for frame in 0..<(warmUp + frames) {
      let taken = ProcessorClock.milliseconds {
        if frame > 0 { controller.collectionView.contentOffset.y += CGFloat(step) }
        _ = stage.step(events: [], at: Double(frame) / 60)
      }
      if frame >= warmUp { times.append(taken) }
    }
    return CellFrameMeasurement(
      step: step, medianMilliseconds: times.median, worstMilliseconds: times.max() ?? 0, copies: times.median / copy)
  }
}
