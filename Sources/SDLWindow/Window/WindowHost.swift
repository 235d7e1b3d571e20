import CSDL2
package import Foundation
import Geometry
import Raster
package import Simulator
package import UIKitCore

/// Shows a stage in a window: as many frames a second as the device makes while something moves, asleep while nothing does.
@MainActor
package final class WindowHost {
  private let stage: Stage
  private let window: WindowSurface
  private let isFixed: Bool
  private let display: Display
  /// The size of the window that was asked for last, and the device's size that it stands for.
  private var wanted: (points: CGSize, pixels: (Int, Int))
  /// Pixels of the window per point of the device.
  private var pictureScale: CGFloat
  private var translator: EventTranslator
  private var inputMethod = InputMethod()
  private var eventTimes = EventTimes()
  private var pending: [InputEvent] = []
  /// When the movement began that the last pending event ends, in seconds.
  private var moveBegan: TimeInterval = 0
  private var isResized = false
  private var isExposed = true
  private var isVisible = true
  private var isRunning = true
  /// The wall clock, in ticks of SDL's counter, when the stage's clock stood at zero.
  private let epoch = SDL_GetPerformanceCounter()
  /// The earliest time for the next frame, in seconds.
  private var deadline: TimeInterval = 0

  /// Escape: the app's host goes back to where it came from.
  package var onBack: () -> Void = {}
  /// Every input, before the stage gets it.
  package var onInput: (InputEvent) -> Void = { _ in }
  /// The process is about to end because the display did.
  package var onLostDisplay: () -> Void = {}

  /// From one frame to the next while something moves, in seconds.
  private let frameDuration: TimeInterval
  /// How long to sleep at most: the app's own timers and tasks are looked after so often while nothing moves.
  private static let nap: TimeInterval = 0.25
  /// A window narrower than this, in points, shows nothing useful.
  private static let minimumSide: CGFloat = 160

  /// - Parameter isFixed: Whether size and traits stay as they are, for a session that is to be played again.
  package init(stage: Stage, display: Display, title: String, isFixed: Bool = false) throws(WindowError) {
    self.stage = stage
    self.display = display
    self.isFixed = isFixed
    frameDuration = 1 / Double(stage.root.environment.framesPerSecond)
    pictureScale = stage.pictureScale
    wanted = (stage.device.size, (stage.bitmap.width, stage.bitmap.height))
    window = try WindowSurface(
      title: title, width: wanted.pixels.0, height: wanted.pixels.1, isResizable: !isFixed)
    translator = EventTranslator(window: window.scale(of: pictureScale))
    fitWithinFrame()
  }

  /// The picture shrinks once more where the frame that the window manager draws around the window has no room.
  private func fitWithinFrame() {
    guard !isFixed else { return }
    show(stage.device)
    isResized = isResized || window.size != wanted.pixels
  }

  /// Asks for a window that shows all of a device.
  private func show(_ device: Device) {
    pictureScale = device.pictureScale(fitting: display.usableSize.map(window.contentSize))
    window.minimumSide = Int(Self.minimumSide * pictureScale)
    let side = { [pictureScale] (length: CGFloat) in max(1, Int((length * pictureScale).rounded())) }
    wanted = (device.size, (side(device.size.width), side(device.size.height)))
    guard window.size != wanted.pixels else { return }
    window.resize(width: wanted.pixels.0, height: wanted.pixels.1)
    if let area = display.usableBounds { window.move(into: area, size: wanted.pixels) }
    isResized = true
  }

  package var title: String {
    get { window.title }
    set { window.title = newValue }
  }

  /// Seconds since the stage started.
  package var now: TimeInterval {
    Double(SDL_GetPerformanceCounter() - epoch) / Double(SDL_GetPerformanceFrequency())
  }

  /// Runs until the user leaves.
  package func run() throws {
    HangUp.quits()
    stage.root.drive()
    try DisplayLoss.watch(onLost: { [weak self] in self?.onLostDisplay() }) {
      while isRunning {
        wait()
        collect()
        if isDue { try frame() }
      }
    }
    letGo()
  }

  /// What is still down when the user leaves is taken back: the app sees every touch end.
  private func letGo() {
    for event in translator.cancelAll(at: max(stage.time, now)) { enqueue(event) }
    guard !pending.isEmpty else { return }
    _ = stage.step(events: takePending(), at: max(stage.time, now))
  }

  /// Ends ``run()`` after the current frame.
  package func stop() { isRunning = false }

  private var wantsFrame: Bool { stage.needsFrame || !pending.isEmpty || isResized || isExposed }

  /// Frames keep their distance; input that comes after a rest is answered at once.
  private var isDue: Bool { now >= deadline || !wantsFrame }

  private func wait() {
    let rest = rest
    guard rest > 0 else { return }
    // SDL counts in milliseconds, of which a frame at 120 a second has eight and a third.
    if rest < 0.001 { usleep(UInt32(rest * 1_000_000)) } else { SDL_WaitEventTimeout(nil, Int32(rest * 1000)) }
  }

  /// How long nothing has to be done, in seconds.
  private var rest: TimeInterval {
    guard isVisible else { return Self.nap }
    if wantsFrame { return deadline - now }
    return min(Self.nap, stage.root.nextChange.map { $0 - now } ?? Self.nap)
  }

  private func collect() {
    var event = SDL_Event()
    // No more than the queue can hold at a time: a storm of events must not stop the frames.
    for _ in 0..<65_535 {
      guard SDL_PollEvent(&event) == 1 else { return }
      let text = SDL_EventType(event.type) == SDL_KEYDOWN ? typedText() : nil
      for translated in translator.translate(event, text: text, time: time(of: event)) { handle(translated) }
    }
  }

  /// SDL tells what a key types in an event of its own, right behind the key's.
  private func typedText() -> String? {
    var next = SDL_Event()
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    guard SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, first, last) == 1, SDL_EventType(next.type) == SDL_TEXTINPUT else {
      return nil
    }
    return EventTranslator.text(of: next)
  }

  /// A mouse may report its way a thousand times a second: of what it did within two milliseconds the end counts.
  private func enqueue(_ input: InputEvent) {
    if case .pointer(let new) = input, case .pointer(let last)? = pending.last, new.phase == .moved,
      last.phase == .moved, new.id == last.id, new.buttons == last.buttons, new.time - moveBegan < 0.002
    {
      pending[pending.count - 1] = input
    } else {
      pending.append(input)
      moveBegan = input.time
    }
  }

  private func takePending() -> [InputEvent] {
    let events = pending
    pending = []
    for event in events {
      onInput(event)
      inputMethod.note(event)
    }
    return events
  }

  /// SDL stamps events with the low half of its milliseconds.
  private func time(of event: SDL_Event) -> TimeInterval {
    let age = UInt32(truncatingIfNeeded: SDL_GetTicks64()) &- event.common.timestamp
    return eventTimes.time(age: age, now: now, notBefore: stage.time)
  }

  private func frame() throws {
    guard isVisible else { return }
    let current = now
    deadline = max(deadline + frameDuration, current)
    if isResized { try resize() }
    let update = stage.step(events: takePending(), at: current)
    inputMethod.follow(stage.root.keyboard, in: translator.input.window)
    let bitmap = stage.bitmap
    let areas = isExposed ? [bitmap.bounds] : update?.areas ?? []
    isExposed = false
    if !areas.isEmpty { try window.present(bitmap, areas: areas) }
  }
}

// MARK: - Events of the window

extension WindowHost {
  private func handle(_ event: WindowEvent) {
    switch event {
    case .input(let input): enqueue(input)
    case .command(let command): perform(command)
    case .resized where isFixed: break
    case .resized: isResized = true
    case .exposed: isExposed = true
    case .shown(let isShown):
      isVisible = isShown
      isExposed = isExposed || isShown
    }
  }

  private func perform(_ command: WindowCommand) {
    switch command {
    case .quit: stop()
    case .back: onBack()
    case .rotate where isFixed, .toggleAppearance where isFixed: break
    case .rotate:
      var device = stage.device
      device.size = CGSize(width: device.size.height, height: device.size.width)
      show(device)
    case .toggleAppearance: toggleAppearance()
    }
  }

  private func toggleAppearance() {
    let isDark = stage.root.environment.userInterfaceStyle == .dark
    stage.setAppearance(isDark ? .light : .dark)
  }

  /// Once for however many events: dragging an edge sends a hundred a second.
  private func resize() throws {
    isResized = false
    isExposed = true
    let (width, height) = window.size
    translator.input.window = window.scale(of: pictureScale)
    let isAsWanted = (width, height) == wanted.pixels
    let size = CGSize(width: CGFloat(max(1, width)) / pictureScale, height: CGFloat(max(1, height)) / pictureScale)
    try stage.resize(to: isAsWanted ? wanted.points : size, scale: stage.device.scale, pictureScale: pictureScale)
  }
}

extension WindowSurface {
  fileprivate func scale(of stage: CGFloat) -> WindowScale {
    WindowScale(
      units: CGSize(width: units.width, height: units.height), pixels: CGSize(width: size.width, height: size.height),
      scale: stage)
  }
}
