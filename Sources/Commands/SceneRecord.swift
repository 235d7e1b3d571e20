import Scenes
import Simulator
import UIKitCore

/// The golden files of a scene: their names and texts.
@MainActor
struct SceneRecord {
  let scene: Scene
  let services: HostServices

  /// Writes the layouts on all devices, the layout for the largest text size if it differs, and the colors of light and
  /// dark mode.
  func write(_ write: (_ text: String, _ name: String) throws -> Void) throws {
    let usual = LayoutVariant.usual
    let rehearsal = usual.rehearsal(services: services) { scene.makeViewController() }
    // The picture is recorded before the text is created, because that scrolls the scene.
    let day = rehearsal.root.record()
    let text = usual.text(of: scene.name, rehearsal)
    try write(text, "\(scene.name)/\(usual.name).txt")
    for variant in LayoutVariant.all {
      let layout = variant.name == usual.name ? text : layout(in: variant)
      try write(layout, "\(scene.name)/\(variant.name).txt")
      try writeRightToLeft(variant.rightToLeft, except: layout, write)
    }
    let largest = layout(in: .largest)
    if Self.body(of: largest) != Self.body(of: text) {
      try write(largest, "\(scene.name)/\(LayoutVariant.largest.name).txt")
    }
    let night = usual.rehearsal(appearance: .dark, services: services) { scene.makeViewController() }.root.record()
    try write(ColorText(light: day, dark: night).text(of: scene.name), "\(scene.name)/colors.txt")
  }

  /// Writes a right-to-left layout only if it is not the mirror image of the left-to-right one.
  private func writeRightToLeft(
    _ variant: LayoutVariant, except leftToRight: String, _ write: (_ text: String, _ name: String) throws -> Void
  ) throws {
    guard Self.body(of: layout(in: variant, isMirrored: true)) != Self.body(of: leftToRight) else { return }
    try write(layout(in: variant), "\(scene.name)/\(variant.name).txt")
  }

  private func layout(in variant: LayoutVariant, isMirrored: Bool = false) -> String {
    let rehearsal = variant.rehearsal(services: services) { scene.makeViewController() }
    return variant.text(of: scene.name, rehearsal, isMirrored: isMirrored)
  }

  /// Returns a text without its first line, which names the device.
  private static func body(of text: String) -> Substring { text.drop { $0 != "\n" } }
}
