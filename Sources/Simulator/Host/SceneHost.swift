package import Drawing
package import Foundation
package import Raster
package import UIKitCore

/// A device that runs an app: the frame loop shared by the window and the headless run.
@MainActor
package final class SceneHost {
  package private(set) var device: Device
  package let root: RenderRoot
  private let rasterizer: Rasterizer
  private var screen: Framebuffer
  /// The picture's pixels per point: fewer than the device's own if the picture is shown at a reduced size.
  package private(set) var pictureScale: CGFloat
  private var chrome: Chrome
  private var mustDraw = true
  /// Whether the next frame is the first one after another controller was shown.
  private var isNew = false
  /// The latest change of the picture, for an overlay of repainted areas.
  package private(set) var lastUpdate: ScreenUpdate?
  /// Whether frames are drawn as pixels. Without drawing, the app moves in the same way, for callers that need motion
  /// only.
  package var drawsPixels = true {
    didSet { mustDraw = mustDraw || drawsPixels && !oldValue }
  }
  /// The measurement of frames; `nil` if nobody looks at it.
  package var probe: FrameProbe?
  /// The time of the last step, in seconds.
  package private(set) var time: TimeInterval = 0
  /// The number of frames drawn. A scene that does not change draws none.
  package private(set) var framesDrawn = 0

  /// - Parameter pictureScale: The picture's pixels per point; `nil` for the device's own.
  package init(
    device: Device, pictureScale: CGFloat? = nil, appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, legibility: Legibility = Legibility(),
    language: DeviceLanguage = .standard, framesPerSecond: Int = 60, services: HostServices
  ) throws(RasterError) {
    self.device = device
    let environment = RenderEnvironment(
      size: device.size, scale: device.scale, cornerRadius: device.cornerRadius, safeArea: device.safeArea,
      userInterfaceStyle: appearance, layoutDirection: direction, preferredContentSizeCategory: legibility.textSize,
      userInterfaceIdiom: device.idiom, framesPerSecond: framesPerSecond,
      accessibilityContrast: legibility.contrast, legibilityWeight: legibility.weight,
      reducesMotion: legibility.reducesMotion, language: language)
    self.pictureScale = pictureScale ?? device.scale
    screen = try Framebuffer(size: device.size, scale: pictureScale ?? device.scale)
    rasterizer = Rasterizer(textEngine: services.textEngine)
    chrome = Chrome(device: device, environment: environment, textEngine: services.textEngine)
    root = RenderRoot(environment: environment, services: services)
  }

  /// The visible pixels.
  package var bitmap: Bitmap { screen.bitmap }

  /// Whether a frame is needed because something changed or is moving; otherwise a host may sleep.
  package var needsFrame: Bool { mustDraw || root.needsFrame }

  /// Returns the current picture of the screen as a display list.
  package func picture() -> DisplayList { covered(root.record()) }

  /// The drawing of the app in the latest frame, without the system's interface; `nil` before the first frame.
  package private(set) var recorded: DisplayList?

  private func covered(_ app: DisplayList) -> DisplayList {
    chrome.over(app, root.scene.statusBarManager, with: overlay?(self) ?? [])
  }

  /// Returns drawing over the device, in its points, which is no part of the app; `nil` for none.
  package var overlay: ((SceneHost) -> [DrawCommand])? {
    didSet { mustDraw = true }
  }

  /// Makes `controller` the app's root view controller.
  package func show(_ controller: UIViewController) {
    root.window.rootViewController = controller
    root.window.makeKeyAndVisible()
    isNew = true
  }

  /// Releases what only the controller before needed: what its first frame used and this one's did not, and resources
  /// that this frame did not use.
  private func releaseMemory() {
    rasterizer.releaseUnused()
    root.services.releaseMemory?()
    isNew = false
  }

  /// Reverts the user's latest step in the app: ends editing, closes a menu, dismisses a presented controller, or pops
  /// a pushed one.
  ///
  /// - Returns: Whether there was a step to revert.
  package func goBack() -> Bool { (root.scene.keyWindow ?? root.window).goBack() }

  /// Changes the screen's size or density, as after a rotation.
  ///
  /// - Parameter pictureScale: The picture's pixels per point; `nil` for the device's own.
  package func resize(to size: CGSize, scale: CGFloat, pictureScale: CGFloat? = nil) throws(RasterError) {
    let pictureScale = pictureScale ?? scale
    guard size != device.size || scale != device.scale || pictureScale != self.pictureScale else { return }
    screen = try Framebuffer(size: size, scale: pictureScale)
    self.pictureScale = pictureScale
    device.size = size
    device.scale = scale
    var environment = root.environment
    (environment.size, environment.scale, environment.safeArea) = (size, scale, device.safeArea)
    adopt(environment)
  }

  /// Applies the user's settings.
  package func apply(_ settings: DeviceSettings) {
    let environment = settings.applied(to: root.environment)
    if environment != root.environment { adopt(environment) }
  }

  /// Changes between light and dark appearance.
  package func setAppearance(_ style: UIUserInterfaceStyle) {
    var settings = settings
    settings.isDark = style == .dark
    apply(settings)
  }

  /// Exchanges the device for another one with the same settings.
  ///
  /// - Parameter pictureScale: The picture's pixels per point.
  package func become(_ device: Device, pictureScale: CGFloat) throws(RasterError) {
    screen = try Framebuffer(size: device.size, scale: pictureScale)
    (self.device, self.pictureScale) = (device, pictureScale)
    var environment = root.environment
    (environment.size, environment.scale, environment.safeArea) = (device.size, device.scale, device.safeArea)
    environment.userInterfaceIdiom = device.idiom
    adopt(environment)
  }

  /// Draws the next frame even if nothing in the app changes, because something over it does.
  package func setNeedsPicture() { mustDraw = true }

  private func adopt(_ environment: RenderEnvironment) {
    root.environment = environment
    chrome = Chrome(device: device, environment: environment, textEngine: root.services.textEngine)
    mustDraw = true
  }

  /// Produces one frame: run loop, input, animations, layout, recording, rasterization.
  ///
  /// - Parameters:
  ///   - events: The events in the order in which they happened, none of them later than `now`.
  ///   - now: The time in seconds since the start, which is never earlier than in the previous step.
  /// - Returns: The pixels that may have changed; `nil` if none have.
  package func step(events: [InputEvent], at now: TimeInterval) -> ScreenUpdate? {
    probe?.begin()
    root.becomeCurrent()
    wake(at: events.first?.time ?? now)
    RenderRoot.runMainQueue()
    probe?.enter(.input)
    for event in events { root.dispatch(event) }
    probe?.enter(.motion)
    root.advance(to: now)
    time = now
    let update = needsFrame ? makeFrame() : nil
    // A motion by less than a pixel changes nothing.
    if update?.areas.isEmpty ?? true { probe?.cancel() }
    if update != nil, isNew { releaseMemory() }
    return update
  }

  private func makeFrame() -> ScreenUpdate? {
    mustDraw = false
    probe?.enter(.layout)
    root.layout()
    probe?.note(layoutRounds: root.layoutRounds)
    probe?.enter(.recording)
    let app = root.record()
    recorded = app
    probe?.enter(.drawing)
    let update = drawsPixels ? draw(app) : nil
    probe?.enter(.presenting)
    return update
  }

  /// Draws the latest frame again, because something over it changed. The app does not notice.
  package func redraw() -> ScreenUpdate? {
    mustDraw = false
    return recorded.flatMap(draw)
  }

  /// Returns the app's picture without the drawing over it, reduced to `side` pixels on its longer side; `nil` if nothing
  /// is drawn over it.
  package func plainPicture(side: Int) -> Bitmap? {
    guard overlay != nil, let recorded else { return nil }
    let scale = min(pictureScale, CGFloat(side) / max(1, device.size.width, device.size.height))
    let plain = chrome.over(recorded, root.scene.statusBarManager)
    return try? Rasterizer(textEngine: root.services.textEngine).draw(plain, scale: scale)
  }

  /// Shows another frame of the app, of the same size, in place of the latest one until the next step.
  package func preview(_ app: DisplayList) -> ScreenUpdate? {
    guard app.size == device.size else { return nil }
    mustDraw = true
    return draw(app)
  }

  private func draw(_ app: DisplayList) -> ScreenUpdate? {
    let update = screen.show(covered(app), with: rasterizer)
    guard !update.isUnchanged else { return nil }
    lastUpdate = update
    framesDrawn += 1
    return update
  }

  /// Advances a clock that has not moved since the host went to sleep: an animation that an event starts must not begin
  /// in the past.
  private func wake(at first: TimeInterval) {
    if !root.needsFrame, first > time { root.advance(to: first) }
  }
}
