import ArgumentParser
import Foundation
import Gallery
import Scenes
import Simulator
import SystemText
import UIKitCore

/// The separate process that `frames` measures: from its start to the pixels of the gallery's first scene.
struct FirstFrame: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "first-frame", shouldDisplay: false)

  func run() throws {
    try MainActor.assumeIsolated {
      let engine = try SystemTextEngine()
      let services = HostServices(textEngine: engine, decodeImage: { try SystemImages.decode($0, name: $1) })
      var device = Device.standard
      device.scale = 2
      let host = try SceneHost(device: device, services: services)
      if let scene = Scene.all.first(where: { $0.name == "banner" }) { host.show(scene.makeViewController()) }
      _ = host.step(events: [], at: 0)
    }
  }
}

/// The time from a process's start until it has painted a first frame and ended.
struct StartMeasurement: Encodable {
  /// The best of several runs in wall-clock time: start, libraries, fonts, pictures, layout, rasterization.
  var milliseconds: Double
  var frameCopies: Double

  /// - Parameter copy: The baseline, in milliseconds.
  init(runs: Int, copy: Double) throws {
    let best = try (0..<runs).map { _ in try ChildRun.milliseconds(of: ["first-frame"]) }.min() ?? 0
    milliseconds = best
    frameCopies = best / copy
  }
}
