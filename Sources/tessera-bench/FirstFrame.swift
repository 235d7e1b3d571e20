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
    var best = Double.infinity
    for _ in 0..<runs {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["first-frame"]
      let clock = ContinuousClock()
      let start = clock.now
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw ValidationError("The process that paints a first frame ended with \(process.terminationStatus).")
      }
      let taken = start.duration(to: clock.now).components
      best = Swift.min(best, Double(taken.seconds) * 1e3 + Double(taken.attoseconds) / 1e15)
    }
    milliseconds = best
    frameCopies = best / copy
  }
}
