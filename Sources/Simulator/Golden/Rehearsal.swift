package import Foundation
package import UIKitCore

/// A scene on a device that is laid out by the frame loop but never drawn.
@MainActor
package final class Rehearsal {
  /// The root of the app's frames.
  package let root: RenderRoot
  private var time: TimeInterval = 0

  /// The duration of a frame. Twelve frames per second suffice, because layout does not depend on the frame rate.
  private static let frame: TimeInterval = 1 / 12

  /// - Parameter makeApp: Creates the app once the device exists.
  package init(
    on device: Device, appearance: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection,
    textSize: UIContentSizeCategory = .large, reducesMotion: Bool = false, services: HostServices,
    makeApp: () -> UIViewController
  ) {
    root = RenderRoot(
      environment: RenderEnvironment(
        size: device.size, scale: device.scale, cornerRadius: device.cornerRadius, safeArea: device.safeArea,
        userInterfaceStyle: appearance, layoutDirection: direction, preferredContentSizeCategory: textSize,
        userInterfaceIdiom: device.idiom, reducesMotion: reducesMotion),
      services: services)
    let app = makeApp()
    root.window.rootViewController = app
    root.window.makeKeyAndVisible()
  }

  /// Lays out one frame after a duration, in seconds, in which the app does what it left to the main queue.
  package func step(by duration: TimeInterval = 0) {
    time += duration
    if duration > 0 { RenderRoot.runMainQueue() }
    root.advance(to: time)
    root.layout()
  }

  /// Removes the scene from its device.
  package func close() {
    root.window.rootViewController = nil
    idle(for: 1)
  }

  /// Advances the scene's time by `duration` seconds.
  package func idle(for duration: TimeInterval) {
    let end = time + duration
    while time < end {
      root.finishBackgroundWork()
      RenderRoot.runMainQueue()
      root.advance(to: time)
      root.layout()
      time += Self.frame
    }
  }
}
