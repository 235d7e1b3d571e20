import Foundation

/// Calls back once per frame.
///
/// Linux has no selectors: in place of `init(target:selector:)` a link takes a closure, with ``init(handler:)``.
///
/// - Fidelity: documented, except for the target; the run loop and mode given are not told apart.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let handler: @MainActor (CADisplayLink) -> Void
  /// Added to a run loop and not yet invalidated.
  private(set) var isScheduled = false

  /// When the frame that is made now began, on the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Between frames, in seconds.
  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }
  open var isPaused = false
  open var preferredFramesPerSecond = 0

  /// - Parameter handler: Called on the main actor while time is advanced, before layout.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the callbacks; the stage keeps the link until ``invalidate()``.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = true
    RenderRoot.current.schedule(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isScheduled = false }

  open func invalidate() { isScheduled = false }

  var isTicking: Bool { isScheduled && !isPaused }

  func fire(at time: FrameTime) {
    guard isTicking else { return }
    timestamp = time
    handler(self)
  }
}

/// Seconds.
public typealias CFTimeInterval = Double
