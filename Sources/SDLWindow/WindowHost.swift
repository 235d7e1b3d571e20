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
  private var pending: [InputEvent] = []
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
    translator = EventTranslator(scale: scale, size: stage.device.size)
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
    try DisplayLoss.watch(onLost: { [weak self] in self?.onLostDisplay() }) {
      while isRunning {
        wait()
        collect()
        if isDue { try frame() }
      }
    }
  }

  /// Ends ``run()`` after the current frame.
  package func stop() { isRunning = false }

  private var wantsFrame: Bool { stage.needsFrame || !pending.isEmpty || isResized || isExposed }

  /// Frames keep their distance; input that comes after a rest is answered at once.
  private var isDue: Bool { now >= deadline || !wantsFrame }

  private func wait() {
    let rest = wantsFrame && isVisible ? deadline - now : Self.nap
    guard rest > 0 else { return }
    SDL_WaitEventTimeout(nil, Int32((rest * 1000).rounded(.up)))
  }

  private func collect() {
    var event = SDL_Event()
    // No more than the queue can hold at a time: a storm of events must not stop the frames.
    for _ in 0..<65_535 {
      guard SDL_PollEvent(&event) == 1 else { return }
      for translated in translator.translate(event, time: time(of: event)) { handle(translated) }
    }
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
    let events = pending
    pending = []
    let update = stage.step(events: events, at: current)
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
    case .input(let input):
      onInput(input)
      pending.append(input)
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
    translator.size = size
    try stage.resize(to: size, scale: scale)
  }
}
