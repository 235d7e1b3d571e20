import Foundation
package import UIKitCore

/// One way to hold a device: what a scene's layout is recorded for.
package struct LayoutVariant: Sendable {
  package let device: Device
  package let direction: UITraitEnvironmentLayoutDirection
  package let textSize: UIContentSizeCategory

  package init(
    device: Device, direction: UITraitEnvironmentLayoutDirection, textSize: UIContentSizeCategory = .large
  ) {
    self.device = device
    self.direction = direction
    self.textSize = textSize
  }

  /// The smallest and the usual phone, upright and lying.
  package static let all: [LayoutVariant] = [Device.all[0], .standard].flatMap { device in
    [device, device.lying].map { LayoutVariant(device: $0, direction: .leftToRight) }
  }

  /// The same device for who writes from right to left.
  package var rightToLeft: LayoutVariant {
    LayoutVariant(device: device, direction: .rightToLeft, textSize: textSize)
  }

  /// The usual phone, as most hold it.
  package static let usual = LayoutVariant(device: .standard, direction: .leftToRight)
  /// The same for a reader who likes the largest text there is.
  package static let largest = LayoutVariant(
    device: .standard, direction: .leftToRight, textSize: .accessibilityExtraExtraExtraLarge)

  /// As in a file's name.
  package var name: String {
    "\(device.name)-\(orientation)-\(direction == .rightToLeft ? "rtl" : "ltr")\(isLarge ? "-largest" : "")"
  }

  private var isLarge: Bool { textSize == .accessibilityExtraExtraExtraLarge }

  private var orientation: String { device.isLandscape ? "landscape" : "portrait" }

  /// A second is more than any scene of the gallery takes to come to rest.
  private static let patience: TimeInterval = 1

  /// A scene that has come to rest.
  ///
  /// - Parameter makeApp: Called when the device is there.
  @MainActor
  package func rehearsal(
    appearance: UIUserInterfaceStyle = .light, services: HostServices, makeApp: () -> UIViewController
  ) -> Rehearsal {
    let rehearsal = Rehearsal(
      on: device, appearance: appearance, direction: direction, textSize: textSize, services: services,
      makeApp: makeApp)
    rehearsal.settle(for: Self.patience)
    return rehearsal
  }

  /// What a scene lays out, at rest and scrolled half way.
  ///
  /// - Parameters:
  ///   - view: Only one of its collection views, counted from 1.
  ///   - isMirrored: Whether left and right are exchanged in the text.
  @MainActor
  package func text(
    of scene: String, _ rehearsal: Rehearsal, view: Int? = nil, isMirrored: Bool = false
  ) -> String {
    let size = "\(device.size.width.plain)x\(device.size.height.plain)"
    let writing = direction == .rightToLeft ? "right to left" : "left to right"
    var text = LayoutText(isMirrored: isMirrored)
    let reading = isLarge ? ", largest text" : ""
    text.add("\(scene) on \(device.name), \(size)@\(device.scale.plain), \(orientation), \(writing)\(reading)")
    text.add(collectionViewsOf: rehearsal.root.window, only: view) { rehearsal.settle(for: 0.25) }
    return text.text
  }
}
