import Drawing
import Foundation

/// The interface between UIKit and its host, which shows frames in a window or writes them to a file.
///
/// A host makes a frame in this order: ``dispatch(_:)`` for each event, ``advance(to:)``, ``layout()``, ``record()``.
@MainActor
package final class RenderRoot: LayerHost {
  /// The root that was created or advanced most recently; `UIScreen.main` and `UIApplication.shared` refer to it.
  ///
  /// Without a host, the environment is ``RenderEnvironment/phone``.
  package static var current: RenderRoot {
    if let latest { return latest }
    let root = withoutHost
    root.becomeCurrent()
    return root
  }

  private(set) static weak var latest: RenderRoot?

  /// Whether the user of the current root prefers less motion.
  static var reducesMotion: Bool { latest?.environment.reducesMotion ?? false }

  /// The root of a process without a host.
  static let withoutHost: RenderRoot = {
    let root = RenderRoot(environment: .phone)
    (HostServices.standin as? any FramesWithoutHost.Type)?.drive(root)
    return root
  }()

  package let scene: UIWindowScene
  /// The machine's services for this scene.
  package let services: HostServices
  /// The window that fills the screen; set its `rootViewController`. A launched app replaces it with its own window.
  package private(set) var window: UIWindow
  /// The interface style that the app has in any appearance of the device; `unspecified` if it follows the device.
  var appStyle = UIUserInterfaceStyle.unspecified
  /// The app that was launched; `nil` if a host shows a controller.
  package internal(set) var appDelegate: (any UIApplicationDelegate)?
  package let arena = GestureArena()
  package let keyboard = Keyboard()
  let animations = AnimationEngine()
  /// Timers and delayed calls of the app.
  var schedule = SceneSchedule()
  /// The pasteboard of this root, which is not shared with others.
  let pasteboard = PasteboardContents()
  /// The status bar as the app demands it.
  var appStatusBar = AppStatusBar.initial
  /// Whether the root shows a tool's own interface. Its layout events are not reported as the app's.
  package var showsTool = false
  /// The number of times that lists and grids on screen asked for their data again.
  package private(set) var reloadCount = 0
  private(set) var traits: UITraitCollection
  /// The scene's clock.
  package private(set) var now: FrameTime = 0

  /// The number of rounds in the latest layout.
  package private(set) var layoutRounds = 0
  /// Whether the latest layout left no view that needs another round.
  package private(set) var isLayoutComplete = true

  private var isDirty = true
  private let recordings = KeptRecordings()
  private var phase = FramePhase.idle
  /// Whether code that draws has changed a view since the frame's recording began.
  private var isChangedByDrawing = false
  private var tickers: [WeakTicker] = []
  private var displayLinks: [CADisplayLink] = []
  private var appearing: [WeakController] = []
  private var newWindows: [UIWindow] = []

  /// The device. A change is a rotation, a resize or a change of traits; views follow in the next ``layout()``.
  package var environment: RenderEnvironment {
    didSet { if environment != oldValue { environmentDidChange(from: oldValue) } }
  }

  package init(environment: RenderEnvironment, services: HostServices = .current) {
    self.environment = environment
    self.services = services
    traits = environment.traitCollection
    scene = UIWindowScene()
    window = UIWindow(frame: CGRect(origin: .zero, size: environment.size))
    scene.root = self
    KeyValueKeys.register()
    ArchiveNames.register()
    register(arena)
    // This root keeps its own window, so the former one must not.
    Self.latest?.newWindows.removeAll { $0 === window }
    becomeCurrent()
    SceneClock.now = 0
    window.windowScene = scene
    window.makeKeyAndVisible()
  }

  /// Replaces the root's own window with that of an app.
  func replaceWindow(with other: UIWindow) {
    let old = window
    window = other
    old.isHidden = true
    old.windowScene = nil
    other.makeKey()
    setNeedsRecord()
  }

  /// Makes one frame without becoming the current root.
  package func makeFrame(at time: FrameTime) {
    let previous = Self.latest
    advance(to: time)
    layout()
    _ = record()
    previous?.becomeCurrent()
  }

  /// Step 1: handles input from a touch, the mouse, the wheel or the keyboard.
  package func dispatch(_ event: InputEvent) {
    becomeCurrent()
    switch event {
    case .pointer(let event) where UIApplication.shared.isIgnoringInteractionEvents && event.phase == .began: break
    case .pointer(let event): arena.handle(event, in: frontmostWindow(at: event.location))
    case .wheel(let event): arena.handle(event, in: frontmostWindow(at: event.location))
    case .key(let event): keyboard.handle(event, in: scene.keyWindow ?? window)
    case .text(let event): keyboard.handle(event)
    }
  }

  /// Keeps a new window until the next frame, as the autorelease pool of an event does on iOS: a window to which nothing
  /// refers still takes part in what happens before.
  func keepUntilNextFrame(_ window: UIWindow) { newWindows.append(window) }

  /// Step 2: advances the clock and everything that depends on it. A time before the current one has no effect.
  package func advance(to time: FrameTime) {
    becomeCurrent()
    newWindows = []
    if time.isFinite, time > now { now = time }
    SceneClock.now = now
    animations.fixBeginTimes(on: self)
    KeyValueObservers.checkAll()
    DefaultsNotification.postIfChanged()
    runDueWork()
    for link in displayLinks { link.fire(at: now) }
    displayLinks.removeAll { !$0.isScheduled }
    tickers.removeAll { $0.ticker == nil }
    for ticker in tickers { ticker.ticker?.tick(to: now) }
    if animations.advance(to: now) { isDirty = true }
  }

  /// Step 3: lays out dirty views, parents before children. Layout that never converges continues in the next frame.
  package func layout() {
    becomeCurrent()
    keyboard.inputs.update(for: keyboard.firstResponder, on: self)
    layoutWindows()
    finishAppearing()
    animations.beginWaiting(on: self)
  }

  func layoutWindows() {
    layoutRounds = 0
    while hasDirtyViews, layoutRounds < Self.maximumLayoutRounds {
      layoutRounds += 1
      for window in scene.windows {
        window.updateConstraintsInSubtree()
        window.layoutSubtree()
      }
    }
    isLayoutComplete = !hasDirtyViews
  }

  /// Step 4: records the drawing commands of the frame.
  package func record() -> DisplayList {
    becomeCurrent()
    UIView.commitAllAnimations()
    CATransaction.commitFrame()
    FrameCount.finishFrame()
    defer { isDirty = false }
    var list = painted()
    // Views may change themselves and others while they draw, which this frame shows as on iOS. Most views keep what they
    // have drawn; labels and text fields that draw themselves draw again, so the number of rounds is limited.
    for _ in 1..<Self.maximumDrawingRounds where isChangedByDrawing { list = painted() }
    return list
  }

  private func painted() -> DisplayList {
    isChangedByDrawing = false
    phase = .recording
    defer { phase = .idle }
    if movesByItself { recordings.forget() }
    let kept = movesByItself ? nil : recordings
    var painter = Painter(size: environment.size, scale: environment.scale, time: now, kept: kept)
    for window in scene.windows { painter.paint(window.layer) }
    return painter.list
  }

  /// Calls the drawing code of a view, which may change the view and others.
  func letDraw(_ draw: () -> Void) {
    let outer = phase
    if phase == .recording { phase = .drawing }
    defer { phase = outer }
    draw()
  }

  /// Records the view anew only after a change of it or in it, which is worthwhile for a part of a screen that seldom
  /// changes and does not scroll. Parts may contain others.
  package func keepRecording(of view: UIView) { recordings.keep(view.layer) }

  package func noteReload() { reloadCount &+= 1 }

  /// Whether the next frame may differ from the last one. Otherwise a host may sleep.
  package var needsFrame: Bool {
    isDirty || hasDirtyViews || keyboard.inputs.needsUpdate || !appearing.isEmpty || movesByItself
  }

  /// Whether the picture changes with the time alone.
  private var movesByItself: Bool {
    animations.isActive || displayLinks.contains { $0.isTicking } || tickers.contains { $0.ticker?.isTicking ?? false }
  }

  /// The time of the next change if no frame is needed before, such as a blink of the caret; `nil` if there is none.
  package var nextChange: FrameTime? {
    (tickers.map { $0.ticker?.nextChange } + [schedule.next]).compactMap(\.self).min()
  }

  /// Advances `ticker` with the clock for as long as it lives.
  package func register(_ ticker: any FrameTicking) {
    guard !tickers.contains(where: { $0.ticker === ticker }) else { return }
    tickers.append(WeakTicker(ticker: ticker))
  }
}

extension RenderRoot {
  /// The number of rounds after which unfinished layout is deferred to the next frame.
  private static let maximumLayoutRounds = 4
  /// The number of times that a frame is recorded while views change others by drawing.
  private static let maximumDrawingRounds = 3

  private enum FramePhase {
    case idle
    case recording
    /// Code of a view draws while the frame is recorded.
    case drawing
  }

  private struct WeakTicker {
    weak var ticker: (any FrameTicking)?
  }

  /// Marks the next frame as different from the last one.
  ///
  /// - Parameter view: The view that changed. Recording a frame must not change it, except in code that draws.
  package func setNeedsRecord(because view: UIView? = nil) {
    assert(phase != .recording, "\(view.map(String.init(describing:)) ?? "A layer") was changed while it was recorded.")
    if phase == .drawing { isChangedByDrawing = true }
    isDirty = true
    recordings.note(changeOf: view?.layer)
  }

  func schedule(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
  }

  func controllerWillAppear(_ controller: UIViewController) {
    if !appearing.contains(where: { $0.controller === controller }) { appearing.append(WeakController(controller)) }
  }

  private func finishAppearing() {
    let ready = appearing.compactMap(\.controller).filter { $0.appearance != .willAppear }
    appearing.removeAll { $0.controller?.appearance != .willAppear }
    for controller in ready { controller.finishAppearing() }
  }

  private struct WeakController {
    weak var controller: UIViewController?
    init(_ controller: UIViewController) { self.controller = controller }
  }

  /// The views that need another round of layout, for messages.
  package var viewsNeedingLayout: [UIView] {
    func collect(_ view: UIView) -> [UIView] { (view.needsLayout ? [view] : []) + view.children.flatMap(collect) }
    return scene.windows.flatMap(collect)
  }

  private var hasDirtyViews: Bool { scene.windows.contains { $0.isPending || $0.hasDirtyDescendant } }

  /// Makes this root the current one, whose screen and services values without a scene of their own use.
  package func becomeCurrent() {
    // Code outside of all roots, such as a test of fonts, may have chosen other services since.
    services.makeCurrent()
    guard Self.latest !== self else { return }
    Self.latest = self
    UITraitCollection.setScreen(traits, of: self)
    SceneClock.now = now
    environment.language.makeCurrent()
  }

  /// Runs what waits in the main queue, such as the end of an asynchronous update. The current root stays the current
  /// one, whatever ran.
  package static func runMainQueue() {
    let root = latest
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    root?.becomeCurrent()
  }

  /// Runs the main queue as long as the app's work on other queues is running, and then what that work has added to it.
  package func finishBackgroundWork() {
    becomeCurrent()
    while services.awaitBackgroundWork?() == true { Self.runMainQueue() }
  }

  /// Returns the frontmost window at a point; the root's own window is behind all others.
  private func frontmostWindow(at point: CGPoint) -> UIWindow {
    scene.windows.last { $0.hitTest(point, with: nil) != nil } ?? window
  }

  private func environmentDidChange(from old: RenderEnvironment) {
    becomeCurrent()
    environment.language.makeCurrent()
    traits = environment.traitCollection
    UITraitCollection.setScreen(traits, of: self)
    rotate(from: old) {
      for window in scene.windows {
        window.traitsMayHaveChanged()
        resize(window, from: old.interfaceOrientation)
        window.safeAreaMayHaveChanged()
      }
    }
    setNeedsRecord()
    postTextSize(changedFrom: old.preferredContentSizeCategory)
  }

  private func postTextSize(changedFrom old: UIContentSizeCategory) {
    let new = environment.preferredContentSizeCategory
    guard new != old else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.rawValue])
  }

  private func resize(_ window: UIWindow, from orientation: UIInterfaceOrientation) {
    guard window.bounds.size != environment.size else { return }
    let transition = SizeTransition(containerView: window, from: orientation, to: environment.interfaceOrientation)
    window.rootViewController?.viewWillTransition(to: environment.size, with: transition)
    window.frame = CGRect(origin: .zero, size: environment.size)
    transition.run()
  }
}
