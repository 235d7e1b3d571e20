import CSDL2
package import Foundation
import Geometry
import Raster
import Simulator
package import UIKitCore
package import Workbench

/// A host that shows a workbench with a device in a window. It runs at the device's frame rate while something moves, and sleeps
/// otherwise.
@MainActor
package final class WindowHost {
  private let host: Workbench
  private let window: WindowSurface
  private let isFixed: Bool
  private let display: Display
  /// The last requested size of the window, and the corresponding size of the device.
  private var wanted: (points: CGSize, pixels: (Int, Int))
  /// Whether the picture is larger than the screen, and therefore scrolled, whatever the window's size.
  private var isScrolled = false
  /// A device that replaces the current one in the next frame.
  private var newDevice: Device?
  private var isFullScreen = false
  /// The mouse's position in the window while no button is down; `nil` outside of the window.
  private var mouse: CGPoint?
  /// The window's pixels per point of the device.
  private var pictureScale: CGFloat
  /// The interface's pixels per point for which the picture was chosen.
  private var shownDensity: CGFloat = 1
  /// The frame around the window for which it was fitted to the screen.
  private var fittedInsets = SIMD4<Int32>.zero
  private var translator: EventTranslator
  private var inputMethod = InputMethod()
  private var clock = WindowClock()
  private var queue = InputQueue()
  private var surfaceState = SurfaceState()
  private var isRunning = true
  private var schedule: FrameSchedule

  /// The functions to call for commands of the user.
  package var handlers = WindowHandlers()
  /// Called with every input before the app receives it.
  package var onInput: (InputEvent) -> Void {
    get { host.onInput }
    set { host.onInput = newValue }
  }

  /// The maximum sleep: the interval at which the app's timers and tasks run while nothing moves.
  private static let nap: TimeInterval = 0.25
  /// The minimum side of a window, in points, at which its content is usable.
  private static let minimumSide: CGFloat = 160
  /// The difference of pixels per unit that rounded sizes of a window do not have.
  private static let leastDensityChange: CGFloat = 0.04

  /// - Parameter isFixed: Whether the size and traits stay constant, for a recorded session.
  package init(
    host: Workbench, display: Display, title: String, isFixed: Bool = false
  ) throws(WindowError) {
    self.host = host
    self.display = display
    self.isFixed = isFixed
    self.title = title
    schedule = FrameSchedule(framesPerSecond: host.framesPerSecond)
    pictureScale = host.content.pictureScale
    let picture = host.content.bitmap
    wanted = (host.content.device.size, host.geometry.window(for: (picture.width, picture.height)))
    window = try WindowSurface(
      title: title, width: wanted.pixels.0, height: wanted.pixels.1, isResizable: !isFixed,
      desktopScale: display.desktopScale)
    translator = EventTranslator(window: window.scale)
    translator.takes = { [weak self] in self?.take($0, $1) ?? false }
    translator.onKeyUp = { [weak self] in self?.host.endHeldCommand() }
    host.actions.perform = { [weak self] in self?.perform($0) }
    host.stopwatch = { [weak self] in self?.now ?? 0 }
    host.actions.export = { [weak self] source in
      SDL_SetClipboardText(source)
      self?.handlers.export(source)
    }
    host.actions.exportChanges = { [weak self] difference, changes in
      if let self { SDL_SetClipboardText(handlers.exportChanges(difference, changes)) }
    }
    host.actions.openScene = { [weak self] in self?.handlers.scene($0) }
    host.actions.chooseDevice = { [weak self] in self?.change(to: $0) }
    host.actions.adoptZoom = { [weak self] in
      guard let self, !self.isFixed else { return }
      show(newDevice ?? self.host.content.device)
    }
    window.setIcon(WindowIcon.bitmap)
    adoptSize()
    fitWithinFrame()
  }

  private func adoptSize() {
    host.adopt(window: window.size, density: window.density)
    translator.input.window = window.scale
  }

  /// Fits the window again after the window manager has put another frame around it, which it may do after the window
  /// is shown.
  private func fitWithinNewFrame() {
    guard window.frameInsets != fittedInsets else { return }
    fittedInsets = window.frameInsets
    if !isFullScreen { fitWithinFrame() }
  }

  /// Reduces the picture if the window manager's frame around the window does not fit on the screen.
  private func fitWithinFrame() {
    guard !isFixed else { return }
    show(host.content.device)
    surfaceState.isResized = surfaceState.isResized || !isWanted(window.size)
  }

  /// Resizes the window so that it shows the whole device.
  private func show(_ device: Device) {
    let (monitor, unit) = (display.usableBounds(ofMonitor: window.monitor), window.pixelsPerUnit)
    shownDensity = window.density
    let area = monitor.map { window.contentSize(in: $0.size) }.map {
      CGSize(width: $0.width * unit, height: $0.height * unit)
    }
    pictureScale = host.pictureScale(of: device, fitting: area)
    window.minimumSide = Int(Self.minimumSide * min(1, pictureScale))
    let side = { [pictureScale] (length: CGFloat) in max(1, Int((length * pictureScale).rounded())) }
    let picture = (side(device.size.width), side(device.size.height))
    wanted = (device.size, host.geometry.window(for: picture, in: area))
    isScrolled = host.geometry.isScrollable(picture, in: wanted.pixels)
    guard !isWanted(window.size), !isFullScreen else {
      surfaceState.isResized = true
      return
    }
    window.resize(width: wanted.pixels.0, height: wanted.pixels.1)
    if let monitor { window.move(into: monitor, size: wanted.pixels) }
    surfaceState.isResized = true
  }

  /// Whether the window has the last requested size; units that are not whole pixels leave less than one of them.
  private func isWanted(_ size: (width: Int, height: Int)) -> Bool {
    let unit = window.pixelsPerUnit
    return abs(CGFloat(size.width - wanted.pixels.0)) < unit && abs(CGFloat(size.height - wanted.pixels.1)) < unit
  }

  /// The title of what the device shows, to which the window adds that it is paused, slow, rewinding or recording.
  package var title: String {
    didSet { showTitle() }
  }

  private func showTitle() { window.title = host.status.isEmpty ? title : "\(title) (\(host.status))" }

  /// The seconds since the host started.
  package var now: TimeInterval { clock.now }

  /// Runs until the user closes the window.
  package func run() throws {
    HangUp.quits()
    host.start()
    defer { host.endRecording() }
    try DisplayLoss.watch(onLost: { [weak self] in self?.loseDisplay() }) {
      while isRunning {
        wait()
        collect()
        if isDue { try frame() }
      }
    }
    letGo()
  }

  /// Saves recordings before the process ends.
  private func loseDisplay() {
    host.endRecording()
    handlers.lostDisplay()
  }

  /// Cancels the remaining touches when the user closes the window, so that the app sees every touch end.
  private func letGo() {
    for event in translator.cancelAll(at: max(host.time, now)) { queue.add(event) }
    guard !queue.isEmpty else { return }
    _ = host.step(events: takePending(), at: max(host.time, now))
  }

  /// Wakes a host that sleeps because nothing moves, from any thread.
  package nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Ends ``run()`` after the current frame.
  package func stop() { isRunning = false }

  private var wantsFrame: Bool { host.needsFrame || !queue.isEmpty || surfaceState.needsFrame }

  /// Whether the next frame is due. Frames keep their interval; input after a pause is handled at once.
  private var isDue: Bool { now >= schedule.next || !wantsFrame }

  private func wait() {
    let rest = rest
    guard rest > 0 else { return }
    if !wantsFrame { host.didRest() }
    // SDL counts whole milliseconds; a frame at 120 per second lasts eight and a third.
    if rest < 0.001 { usleep(UInt32(rest * 1_000_000)) } else { SDL_WaitEventTimeout(nil, Int32(rest * 1000)) }
  }

  /// The seconds until the host has work to do.
  private var rest: TimeInterval {
    guard surfaceState.isVisible else { return Self.nap }
    if wantsFrame { return schedule.next - now }
    return min(Self.nap, host.nextChange.map { $0 - now } ?? Self.nap)
  }

  private func collect() {
    var event = SDL_Event()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    // `SDL_PollEvent` would end at a mark before the events that came during a wait, which would be a frame too late.
    SDL_PumpEvents()
    translator.input.device = host.deviceFrame
    // At most the queue's capacity is handled at a time, so that many events cannot prevent frames.
    for _ in 0..<65_535 {
      guard !isCommandNext, SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) == 1 else { return }
      let text = SDL_EventType(event.type) == SDL_KEYDOWN ? typedText() : nil
      for translated in translator.translate(event, text: text, time: clock.time(of: event, notBefore: host.time)) {
        handle(translated)
      }
    }
  }

  /// Whether the next event is a key without text after typed text, which its field receives with the next frame: Return
  /// must not choose what matched the text before.
  private var isCommandNext: Bool {
    guard queue.hasText else { return false }
    let types = upcoming(2).map { SDL_EventType($0.type) }
    return types.first == SDL_KEYDOWN && types.dropFirst().first != SDL_TEXTINPUT
  }

  /// Returns the text of a key, which SDL reports in a separate event directly after the key's event.
  private func typedText() -> String? {
    guard let next = upcoming(1).first, SDL_EventType(next.type) == SDL_TEXTINPUT else { return nil }
    return EventTranslator.text(of: next)
  }

  /// Returns the first events that wait, at most `count`.
  private func upcoming(_ count: Int) -> [SDL_Event] {
    var events = Array(repeating: SDL_Event(), count: count)
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    let found = SDL_PeepEvents(&events, Int32(count), SDL_PEEKEVENT, first, last)
    return Array(events.prefix(Int(max(0, found))))
  }

  private func takePending() -> [InputEvent] {
    let events = queue.take()
    for event in events { inputMethod.note(event) }
    return events
  }

  private func frame() throws {
    guard surfaceState.isVisible else { return }
    let current = now
    schedule.begin(at: current)
    if surfaceState.isResized { try resize() }
    let changes = host.step(events: takePending(), at: current)
    inputMethod.follow(host.textTarget, in: translator.input.window)
    // A past frame may be that of another device.
    if host.takeDeviceChange(), !isFixed { show(host.content.device) }
    let size = window.size
    let areas = surfaceState.isExposed ? [PixelRect(x: 0, y: 0, width: size.width, height: size.height)] : changes
    surfaceState.isExposed = false
    if !areas.isEmpty { try present(areas) }
    host.didPresent()
    showTitle()
  }

  private func present(_ areas: [PixelRect]) throws {
    let pixels = areas.reduce(0) { $0 + $1.area }
    let wait = schedule.wait(at: now, pixels: pixels)
    if wait > 0 {
      host.willWait()
      usleep(UInt32(wait * 1_000_000))
      host.didWait()
    }
    let start = now
    try window.present(areas, draw: host.draw)
    schedule.show(pixels: pixels, from: start, to: now)
  }
}

// MARK: - Events of the window

extension WindowHost {
  private func handle(_ event: WindowEvent) {
    switch event {
    case .input(let input): queue.add(input)
    case .quit: stop()
    case .hover(let point, let modifiers):
      host.hover(at: point, isMeasuring: modifiers.contains(.alternate))
      mouse = point
      showCursor()
    case .resized where isFixed: break
    case .resized: surfaceState.isResized = true
    case .exposed:
      surfaceState.isExposed = true
      fitWithinNewFrame()
    case .shown(let isShown):
      surfaceState.isVisible = isShown
      surfaceState.isExposed = surfaceState.isExposed || isShown
    }
  }

  /// Handles a key before the device receives it, and returns whether it was used.
  private func take(_ chord: KeyChord, _ isRepeated: Bool) -> Bool {
    // A held key repeats in lists, but gives a command only once.
    if isRepeated, !host.isSheetOpen, !host.isEditingValues, !host.hasFocus {
      let command = WindowCommand.of(chord, isEditing: host.textTarget != nil)
      if let command, command.isRepeatable { perform(command) }
      return command != nil
    }
    return host.take(chord)
  }

  /// Shows the pointer's shape, which differs between parts of the window and while the inspector is open.
  private func showCursor() { window.cursor = mouse.map { host.cursor(at: $0) } ?? .arrow }

  private func perform(_ command: WindowCommand) {
    defer {
      showTitle()
      showCursor()
    }
    switch command.action {
    case .quit: stop()
    case .back: if !host.leavePast(), !host.unpin(), !host.resume() { handlers.back() }
    case .copyState: if let text = handlers.copyState() { SDL_SetClipboardText(text) }
    case .copyPicture: handlers.copyPicture(host.content.bitmap)
    case .screenshot: handlers.screenshot(host.content.bitmap)
    case _ where isFixed && command.changesDevice: break
    case .home: handlers.home()
    case .rotate: change { $0.size = CGSize(width: $0.size.height, height: $0.size.width) }
    case .device(let steps): change { $0 = display.fitting($0.neighbor(steps)) }
    case .fullScreen:
      isFullScreen.toggle()
      window.setFullScreen(isFullScreen)
      surfaceState.isResized = true
      if !isFullScreen { show(newDevice ?? host.content.device) }
    default:
      guard host.perform(command), !isFixed else { return }
      let scale = pictureScale
      show(newDevice ?? host.content.device)
      if command.action == .zoom(.larger), pictureScale == scale {
        host.actions.report(
          Notice("this screen cannot show the device larger", "이 화면에서는 기기를 더 크게 보일 수 없습니다"))
      }
    }
  }

  /// Exchanges the device for a named one, in the same orientation, or for a screen of any size.
  private func change(to name: String) {
    guard !isFixed, let device = try? Device.named(name) else { return }
    let isListed = Device.all.contains { $0.name == name }
    change { $0 = display.fitting(isListed && $0.isLandscape ? device.lying : device) }
  }

  private func change(_ body: (inout Device) -> Void) {
    var device = newDevice ?? host.content.device
    body(&device)
    newDevice = device
    show(device)
    surfaceState.isResized = true
  }

  /// Resizes once for any number of events: dragging a window edge generates a hundred per second.
  private func resize() throws {
    surfaceState.isResized = false
    surfaceState.isExposed = true
    adoptSize()
    // On a monitor with another density the window has other pixels, but the device keeps its points.
    let isOnOtherMonitor = abs(window.density - shownDensity) > Self.leastDensityChange
    if isOnOtherMonitor {
      show(newDevice ?? host.content.device)
      surfaceState.isResized = false
    }
    let size = window.size
    if let newDevice {
      try? host.content.become(newDevice, pictureScale: pictureScale)
      self.newDevice = nil
    } else if isFullScreen {
      let area = CGSize(width: size.width, height: size.height)
      pictureScale = host.pictureScale(of: host.content.device, fitting: area)
      try host.content.resize(
        to: host.content.device.size, scale: host.content.device.scale, pictureScale: pictureScale)
    } else {
      let isKept = isOnOtherMonitor || isWanted(size) || isScrolled
      let points = isKept ? wanted.points : host.geometry.points(of: size, scale: pictureScale)
      // A window larger than any picture keeps the device that it had.
      try? host.content.resize(to: points, scale: host.content.device.scale, pictureScale: pictureScale)
    }
    host.setNeedsDevice()
    adoptSize()
  }
}

extension WindowSurface {
  fileprivate var scale: WindowScale {
    WindowScale(
      units: CGSize(width: units.width, height: units.height), pixels: CGSize(width: size.width, height: size.height),
      scale: density)
  }
}
