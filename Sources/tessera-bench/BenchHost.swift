import Foundation
import Scenes
import Simulator
import SystemServices
import SystemText
import Raster
import UIKitCore

/// A device without a window, for suites that measure whole frames.
@MainActor
struct BenchHost {
  let host: SceneHost
  private var frame = 0

  /// - Parameter scale: The pixels per point.
  init(scale: CGFloat = 2) throws {
    let engine = try SystemTextEngine()
    ProcessMemory.returnLargeBlocks()
    let services = MachineServices.services(textEngine: engine)
    var device = Device.standard
    device.scale = scale
    host = try SceneHost(device: device, services: services)
  }

  /// Shows a scene of the gallery.
  func show(_ name: String) throws {
    guard let scene = Scene.all.first(where: { $0.name == name }) else { throw MissingScene(name: name) }
    host.show(scene.makeViewController())
  }

  struct MissingScene: Error, CustomStringConvertible {
    var name: String
    var description: String { "The gallery has no scene named \(name)." }
  }

  /// Makes the next frame, a sixtieth of a second after the one before.
  mutating func step(_ events: [InputEvent] = []) {
    frame += 1
    _ = host.step(events: events, at: Double(frame) / 60)
  }

  /// Makes frames until nothing moves.
  ///
  /// - Parameter limit: The maximum number of frames, for scenes that never rest.
  mutating func rest(limit: Int = 240) {
    for _ in 0..<limit {
      step()
      guard host.needsFrame else { return }
    }
  }

  /// Moves a finger quickly up the middle of the screen and lifts it, a frame for each position.
  mutating func fling() {
    let size = host.device.size
    for index in 0...6 {
      let location = CGPoint(x: size.width / 2, y: size.height * 0.75 - CGFloat(index) * 60)
      let phase: PointerEvent.Phase = index == 0 ? .began : index == 6 ? .ended : .moved
      step([.pointer(PointerEvent(phase: phase, location: location, time: Double(frame + 1) / 60))])
    }
  }
}
