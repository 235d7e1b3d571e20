package import Drawing
package import Foundation
package import Raster
package import UIKitCore

/// A device with an app on it: the one frame loop behind the window and the headless run.
@MainActor
package final class Stage {
  package private(set) var device: Device
  package let root: RenderRoot
  private let rasterizer: Rasterizer
  private var screen: Screen
  /// Pixels of the picture per point: fewer than the device's own where the picture is shown smaller than it is.
  package private(set) var pictureScale: CGFloat
  private var chrome: Chrome
  private var mustDraw = true
  /// Whether frames become pixels. The app moves the same without: for who asks only how it moves.
  package var drawsPixels = true
  /// When the last step was, in seconds.
  package private(set) var time: TimeInterval = 0
  /// How many frames were drawn; a still scene draws none.
  package private(set) var framesDrawn = 0

  /// - Parameter pictureScale: Pixels of the picture per point; the device's own if `nil`.
  package init(
    device: Device, pictureScale: CGFloat? = nil, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, legibility: Legibility = Legibility(),
    framesPerSecond: Int = 60, services: HostServices
  ) throws(RasterError) {
    self.device = device
    let environment = RenderEnvironment(
      size: device.size, scale: device.scale, safeArea: device.safeArea, userInterfaceStyle: appearance,
      layoutDirection: direction, preferredContentSizeCategory: legibility.textSize,
      userInterfaceIdiom: device.idiom, framesPerSecond: framesPerSecond,
      accessibilityContrast: legibility.contrast, legibilityWeight: legibility.weight)
    self.pictureScale = pictureScale ?? device.scale
    screen = try Screen(size: device.size, scale: pictureScale ?? device.scale)
    rasterizer = Rasterizer(textEngine: services.textEngine)
    chrome = Chrome(device: device, environment: environment, textEngine: services.textEngine)
    root = RenderRoot(environment: environment, services: services)
  }

  /// The pixels on show.
  package var bitmap: Bitmap { screen.bitmap }

  /// Something is dirty or moving; while not, a host sleeps.
  package var needsFrame: Bool { mustDraw || root.needsFrame }

  /// What the glass shows now, as a list.
  package func picture() -> DisplayList { chrome.over(root.record(), root.scene.statusBarManager) }

  /// Makes `controller` the app.
  package func show(_ controller: UIViewController) {
    root.window.rootViewController = controller
    root.window.makeKeyAndVisible()
  }

  /// Takes back the user's latest step into the app: what is being edited, a menu, a presented or a pushed controller.
  ///
  /// - Returns: Whether there was one.
  package func goBack() -> Bool { (root.scene.keyWindow ?? root.window).goBack() }

  /// Gives the app another screen of the same kind: turned, stretched, denser.
  ///
  /// - Parameter pictureScale: Pixels of the picture per point; the device's own if `nil`.
  package func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat? = nil) throws(RasterError) {
    let pictureScale = pictureScale ?? scale
    guard size != device.size || scale != device.scale || pictureScale != self.pictureScale else { return }
    screen = try Screen(size: size, scale: pictureScale)
    self.pictureScale = pictureScale
    device.size = size
    device.scale = scale
    var environment = root.environment
    (environment.size, environment.scale, environment.safeArea) = (size, scale, device.safeArea)
    adopt(environment)
  }

  /// Switches between light and dark.
  package func setAppearance(_ style: UIUserInterfaceStyle) {
    var environment = root.environment
    environment.userInterfaceStyle = style
    adopt(environment)
  }

  private func adopt(_ environment: RenderEnvironment) {
    root.environment = environment
    chrome = Chrome(device: device, environment: environment, textEngine: root.services.textEngine)
    mustDraw = true
  }

  /// One frame, up to its pixels: drain, input, advance, layout, record, raster.
  ///
  /// - Parameters:
  ///   - events: In the order they happened; none later than `now`.
  ///   - now: In seconds from the start; never earlier than the step before.
  /// - Returns: The pixels that may have changed; nil when nothing is different.
  package func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate? {
    wake(at: events.first?.time ?? now)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    for event in events { root.dispatch(event) }
    root.advance(to: now)
    time = now
    guard needsFrame else { return nil }
    mustDraw = false
    root.layout()
    guard drawsPixels else {
      _ = root.record()
      return nil
    }
    let update = screen.show(picture(), with: rasterizer)
    guard !update.isUnchanged else { return nil }
    framesDrawn += 1
    return update
  }

  /// After a sleep the clock still shows when it began: what an event starts must not begin in the past.
  private func wake(at first: TimeInterval) {
    if !needsFrame, first > time { root.advance(to: first) }
  }
}
