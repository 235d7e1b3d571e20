import Foundation
import Gallery
import Scenes
import Simulator
import SystemServices
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Scenes whose text size changes while they are on screen.
@MainActor
struct LiveTextSizeTests {
  /// A scene looks as if it had begun with the text size.
  @Test(arguments: Scene.all.map(\.name))
  func aSceneFollowsTheTextSize(name: String) throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let fresh = try picture(of: scene, at: .accessibilityLarge, from: .accessibilityLarge)
    let live = try picture(of: scene, at: .accessibilityLarge, from: .large)
    expectTrue(live == fresh, "\(name) differs")
  }

  private func picture(of scene: Scene, at size: UIContentSizeCategory, from first: UIContentSizeCategory) throws
    -> [UInt32]
  {
    let host = try SceneHost(
      device: .screen(size: CGSize(width: 390, height: 844), scale: 1),
      legibility: Legibility(textSize: first, contrast: .normal, weight: .regular),
      services: MachineServices.boxes())
    host.show(scene.makeViewController())
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 10))
    try run.idle(for: 0.5)
    var settings = host.settings
    settings.textSize = Legibility.textSizes.firstIndex { $0.value == size } ?? 0
    host.apply(settings)
    try run.idle(for: 1)
    return host.bitmap.pixels
  }
}
