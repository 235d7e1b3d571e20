import CSDL2
package import Foundation
import Geometry
import Raster
package import Simulator
package import UIKitCore

/// Shows a stage in a window: 60 frames a second while something moves, asleep while nothing does.
@MainActor
package final class WindowHost {
  private let stage: Stage
  private let window: WindowSurface
  private let isFixed: Bool
  private var translator: EventTranslator
  private var inputMethod = InputMethod()
  private var pending: [InputEvent] = []
  /// When the movement began that the last pending event ends, in seconds.
  private var moveBegan: TimeInterval = 0
  private var isResized = false
  private var isExposed = true
  private var isVisible = true
  private var isRunning = true
  /// The wall clock, in SDL's milliseconds, when the stage's clock stood at zero.
  private let epoch = SDL_GetTicks64()
  /// The earliest time for the next frame, in seconds.
  private var deadline: TimeInterval = 0

  /// Escape: the app's host goes back to where it came from.
  package var onBack: () -> Void = {}
  /// Every input, before the stage gets it.
  package var onInput: (InputEvent) -> Void = { _ in }
  /// The process is about to end because the display did.
  package var onLostDisplay: () -> Void = {}

  private static let frameDuration: TimeInterval = 1 / 60
  /// How long to sleep at most: the app's own timers and tasks are looked after so often while nothing moves.
  private static let nap: TimeInterval = 0.25
  /// A window narrower than this, in points, shows nothing useful.
  private static let minimumSide: CGFloat = 160

  /// - Parameter isFixed: Whether size and traits stay as they are, for a session that is to be played again.
  package init(stage: Stage, display: Display, title: String, isFixed: Bool = false) throws(WindowError) {
    self.stage = stage
    self.isFixed = isFixed
    let scale = stage.device.scale
    let (width, height) = (
      Int((stage.device.size.width * scale).rounded()), Int((stage.device.size.height * scale).rounded())
    )
    let room = display.usableSize.map { (Int($0.width), Int($0.height)) } ?? (width, height)
    window = try WindowSurface(
      title: title, width: isFixed ? width : min(width, room.0), height: isFixed ? height : min(height, room.1),
      isResizable: !isFixed)
    if !isFixed { window.minimumSide = Int(Self.minimumSide * scale) }
    translator = EventTranslator(window: window.scale(of: scale))
    isResized = window.size != (width, height)
  }

  package var title: String {
    get { window.title }
    set { window.title = newValue }
  }

  /// Seconds since the stage started.
  package var now: TimeInterval { Double(SDL_GetTicks64() - epoch) / 1000 }

  /// Runs until the user leaves.
  package func run() throws {
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
    SDL_WaitEventTimeout(nil, Int32((rest * 1000).rounded(.up)))
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
    let current = SDL_GetTicks64()
    let age = UInt64(UInt32(truncatingIfNeeded: current) &- event.common.timestamp)
    guard age <= current, current - age >= epoch else { return max(stage.time, Double(current - epoch) / 1000) }
    return max(stage.time, Double(current - age - epoch) / 1000)
  }

  private func frame() throws {
    guard isVisible else { return }
    let current = now
    deadline = max(deadline + Self.frameDuration, current)
    if isResized { try resize() }
    let update = stage.step(events: takePending(), at: current)
    inputMethod.follow(stage.root.keyboard, in: translator.input.window)
    let bitmap = stage.bitmap
    let areas = isExposed ? [bitmap.bounds] : update?.areas ?? []
    isExposed = false
    if !areas.isEmpty { try window.present(bitmap, areas: areas) }
  }
}

// MARK: - What the window tells

extension WindowHost {
  private func handle(_ event: WindowEvent) {
    switch event {
    case .input(let input): enqueue(input)
    case .quit: stop()
    case .back: onBack()
    case .turn where isFixed, .appearance where isFixed, .resized where isFixed: break
    case .turn:
      let size = window.size
      window.resize(width: size.height, height: size.width)
    case .appearance: toggleAppearance()
    case .resized: isResized = true
    case .exposed: isExposed = true
    case .shown(let isShown):
      isVisible = isShown
      isExposed = isExposed || isShown
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
    let scale = stage.device.scale
    let size = CGSize(width: CGFloat(max(1, width)) / scale, height: CGFloat(max(1, height)) / scale)
    translator.input.window = window.scale(of: scale)
    try stage.resize(to: size, scale: scale)
  }
}

extension WindowSurface {
  fileprivate func scale(of stage: CGFloat) -> WindowScale {
    WindowScale(
      units: CGSize(width: units.width, height: units.height), pixels: CGSize(width: size.width, height: size.height),
      scale: stage)
  }
}
