import Foundation
package import UIKitCore

/// A device configuration for which a scene's layout is recorded.
package struct LayoutVariant: Sendable {
  /// The device, in its orientation.
  package let device: Device
  /// The direction of the interface.
  package let direction: UITraitEnvironmentLayoutDirection
  /// The preferred text size.
  package let textSize: UIContentSizeCategory

  package init(
    device: Device, direction: UITraitEnvironmentLayoutDirection, textSize: UIContentSizeCategory = .large
  ) {
    self.device = device
    self.direction = direction
    self.textSize = textSize
  }

  /// The smallest and the default phone, in portrait and landscape.
  package static let all: [LayoutVariant] = [Device.all[0], .standard].flatMap { device in
    [device, device.lying].map { LayoutVariant(device: $0, direction: .leftToRight) }
  }

  /// The same configuration in a right-to-left interface.
  package var rightToLeft: LayoutVariant {
    LayoutVariant(device: device, direction: .rightToLeft, textSize: textSize)
  }

  /// The default phone in portrait orientation.
  package static let usual = LayoutVariant(device: .standard, direction: .leftToRight)
  /// The default phone with the largest text size.
  package static let largest = LayoutVariant(
    device: .standard, direction: .leftToRight, textSize: .accessibilityExtraExtraExtraLarge)

  /// The name, as part of a file name.
  package var name: String {
    "\(device.name)-\(orientation)-\(direction == .rightToLeft ? "rtl" : "ltr")\(isLarge ? "-largest" : "")"
  }

  private var isLarge: Bool { textSize == .accessibilityExtraExtraExtraLarge }

  private var orientation: String { device.isLandscape ? "landscape" : "portrait" }

  /// The time allowed for a scene to come to rest, more than any scene of the gallery needs.
  static let patience: TimeInterval = 1

  /// Returns a scene that has come to rest.
  ///
  /// - Parameter makeApp: Creates the app once the device exists.
  @MainActor
  package func rehearsal(
    appearance: UIUserInterfaceStyle = .light, reducesMotion: Bool = false, services: HostServices,
    makeApp: () -> UIViewController
  ) -> Rehearsal {
    let rehearsal = Rehearsal(
      on: device, appearance: appearance, direction: direction, textSize: textSize,
      reducesMotion: reducesMotion, services: services, makeApp: makeApp)
    rehearsal.idle(for: Self.patience)
    return rehearsal
  }

  /// Returns a scene's layout at rest and scrolled halfway.
  ///
  /// - Parameters:
  ///   - view: The number of a single collection view, counted from 1; `nil` for all.
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
    text.add(collectionViewsOf: rehearsal.root.window, only: view) { rehearsal.idle(for: 0.25) }
    return text.text
  }
}
