import Foundation
import Gallery
import Scenes
import Simulator
import Testing
import TestSupport
import Typography
import UIKit
import UIKitCore

/// The scenes with a search field, as a script types into them.
@MainActor
@Suite(.serialized) struct MountainTests {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  /// The number of mountains shown after each part of a script.
  private func found(in scene: String, _ parts: [String]) throws -> [Int] {
    let host = try SceneHost(device: .standard, services: HostServices(textEngine: BoxFont()))
    host.drawsPixels = false
    host.show(try #require(Scene.all.first { $0.name == scene }).makeViewController())
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.idle(for: 0.2)
    let view = try #require(LayoutText.collectionViews(in: host.root.window).first)
    return try parts.map { part in
      try run.play(Timeline(InputScript(parsing: part + "\nwait 0.6s"))) { _ in }
      return view.numberOfItems(inSection: 0)
    }
  }

  @Test func typingComposingAndDeletingFilterMountains() throws {
    let counts = try found(
      in: "mountains",
      [
        "type \"x\"", "tap 195,75", "type \"mo\"", "type \"nt\"", "key delete\nkey delete", "key delete for 1s",
        "compose \"ㅎ\"", "compose \"하\" -> \"한\"", "type \"한라\"", "key return", "tap 350,75",
      ])
    // Text is ignored before the bar is touched; the cancel button shows all mountains again.
    expectEqual(counts, [44, 44, 2, 1, 2, 44, 0, 2, 1, 1, 44])
  }

  @Test func scopeFiltersByPartOfTheWorld() throws {
    let counts = try found(
      in: "mountain-list", ["tap 195,165", "type \"a\"", "tap 120,108", "key a with control\nkey delete", "tap 350,65"])
    #expect(counts[0] == 44 && counts[1] < 44 && counts[2] < counts[1] && counts[3] == 18 && counts[4] == 44)
  }
}
