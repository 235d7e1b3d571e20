package import Foundation
package import UIKitCore

/// A scene on a device without a pixel being drawn: what the frame loop does, up to layout.
@MainActor
package final class Rehearsal {
  package let root: RenderRoot
  private var time: TimeInterval = 0

  /// Twelve frames a second: layout does not depend on the rate.
  private static let frame: TimeInterval = 1 / 12

  /// - Parameter makeApp: Called when the device is there, as an app would find it.
  package init(
    on device: Device, appearance: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection,
    textSize: UIContentSizeCategory = .large, services: HostServices,
    makeApp: () -> UIViewController
  ) {
    root = RenderRoot(
      environment: RenderEnvironment(
        size: device.size, scale: device.scale, safeArea: device.safeArea, userInterfaceStyle: appearance,
        layoutDirection: direction, preferredContentSizeCategory: textSize, userInterfaceIdiom: device.idiom),
      services: services)
    let app = makeApp()
    root.window.rootViewController = app
    root.window.makeKeyAndVisible()
  }

  /// Lets `duration` seconds of the scene's time pass.
  package func settle(for duration: TimeInterval) {
    let end = time + duration
    while time < end {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      root.advance(to: time)
      root.layout()
      time += Self.frame
    }
  }
}
