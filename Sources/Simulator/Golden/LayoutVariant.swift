import Foundation
package import UIKitCore

/// One way to hold a device: what a scene's layout is recorded for.
package struct LayoutVariant: Sendable {
  package let device: Device
  package let direction: UITraitEnvironmentLayoutDirection

  package init(device: Device, direction: UITraitEnvironmentLayoutDirection) {
    self.device = device
    self.direction = direction
  }

  /// The smallest and the usual phone, upright and lying, in both directions of writing.
  package static let all: [LayoutVariant] = [Device.all[0], .standard].flatMap { device in
    [device, device.lying].flatMap { turned in
      [.leftToRight, .rightToLeft].map { LayoutVariant(device: turned, direction: $0) }
    }
  }

  /// As in a file's name.
  package var name: String {
    "\(device.name)-\(orientation)-\(direction == .rightToLeft ? "rtl" : "ltr")"
  }

  private var orientation: String { device.isLandscape ? "landscape" : "portrait" }

  /// A second is more than any scene of the gallery takes to come to rest.
  private static let patience: TimeInterval = 1

  /// What a scene lays out, at rest and scrolled half way.
  @MainActor
  package func text(of scene: String, makeApp: () -> UIViewController) -> String {
    let rehearsal = Rehearsal(on: device, direction: direction, makeApp: makeApp)
    rehearsal.settle(for: Self.patience)
    let size = "\(device.size.width.text(decimals: 3))x\(device.size.height.text(decimals: 3))"
    let writing = direction == .rightToLeft ? "right to left" : "left to right"
    var text = LayoutText()
    text.add("\(scene) on \(device.name), \(size)@\(device.scale.text(decimals: 3)), \(orientation), \(writing)")
    text.add(collectionViewsOf: rehearsal.root.window) { rehearsal.settle(for: 0.25) }
    return text.text
  }
}
