import DeviceSupport
import Foundation
import InteractionSupport
import Scenes
import TestSupport
import Testing
import UIKit
import UIKitCore

/// How each scene, and a window around some of them, answers a sequence of interactions, compared with
/// `Tests/Goldens/Interactions`; `scripts/record --interactions` writes them.
@MainActor
struct InteractionGoldens {
  @Test(arguments: Scene.all.map(\.name))
  func sceneAnswersAsRecorded(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let environment = RenderEnvironment(
      size: CGSize(width: 390, height: 844), scale: 2, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      framesPerSecond: 30)
    let device = TestDevice(environment: environment, rate: 30)
    device.drawsOnDemand = true
    device.root.window.rootViewController = scene.makeViewController()
    device.root.window.makeKeyAndVisible()
    try InteractionGolden(name).compare(InteractionRun(on: device, name: name, count: 14).lines)
  }

  @Test(arguments: WindowRun.all.map(\.name))
  func windowAnswersAsRecorded(name: String) throws {
    let setup = try #require(WindowRun.all.first { $0.name == name })
    try InteractionGolden("Window/\(name)").compare(WindowRun(setup).lines)
  }

  @Test func everyGoldenBelongsToAScene() throws {
    expectEqual(
      try InteractionGolden.files(), Set(Scene.all.map { "\($0.name).txt" } + ["Window"]))
    expectEqual(try InteractionGolden.files(in: "Window"), Set(WindowRun.all.map { "\($0.name).txt" }))
  }
}
