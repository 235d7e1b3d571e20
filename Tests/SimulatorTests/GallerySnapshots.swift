import Foundation
import Gallery
import Scenes
import TestSupport
import TesseraTesting
import Testing
import UIKit

/// The gallery's scenes, compared as an app compares its own screens. `scripts/record --gallery` writes the references.
///
/// Letters are boxes, so that the references do not depend on fonts.
@MainActor
@Suite(.snapshots(record: recordMode, text: .boxes)) struct GallerySnapshots {
  /// What assistive technologies find on each scene.
  @Test(arguments: Scene.all.map(\.name))
  func elementsAreAsRecorded(scene: String) throws {
    let scene = try #require(Scene.all.first { $0.name == scene })
    assertSnapshot(
      of: scene.makeViewController(), as: .accessibility(on: .iPhone13), named: scene.name, testName: "accessibility")
  }

  /// Scenes that are drawn from shapes, and a device with another idiom.
  @Test(arguments: ["banner", "grid", "pinned-headers", "badges", "carousel", "settings"])
  func picturesAreAsRecorded(scene: String) throws {
    let scene = try #require(Scene.all.first { $0.name == scene })
    let scale = UITraitCollection(displayScale: 1)
    assertSnapshot(
      of: scene.makeViewController(), as: .image(on: .iPhoneSe, traits: scale), named: scene.name, testName: "phone")
    assertSnapshot(
      of: scene.makeViewController(),
      as: .image(on: .iPadMini(.landscape(splitView: .oneThird)), traits: scale), named: scene.name,
      testName: "tablet")
  }
}

private let recordMode: SnapshotTestingConfiguration.Record =
  ProcessInfo.processInfo.environment["TESSERA_RECORD_GALLERY"] == nil ? .never : .all
