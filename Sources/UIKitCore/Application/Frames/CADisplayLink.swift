import Foundation

/// A timer that calls its handler once per frame.
///
/// - Fidelity: documented; run loops and their modes make no difference.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The closure called in every frame; `nil` once the link is invalid.
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  /// Whether the link was added to a run loop and not yet removed or invalidated.
  private(set) var isScheduled = false

  /// The time at which the current frame began, in seconds on the clock of `CACurrentMediaTime()`; 0 before the first
  /// call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame is due: ``timestamp`` plus ``duration``.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames, in seconds: the reciprocal of the screen's highest frame rate.
  open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }
  /// Whether the link skips its callbacks. The default is `false`.
  open var isPaused = false
  /// The rate at which the app would like to be called; 0, the default, for that of the screen.
  ///
  /// - Fidelity: approximated; the value is kept, but the handler is called in every frame.
  open var preferredFramesPerSecond = 0
  /// The range of rates at which the app would like to be called. The default leaves it to the system.
  ///
  /// - Fidelity: approximated; the value is kept, but the handler is called in every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link without a method to call.
  public override init() { super.init() }

  /// Creates a link that makes no calls until it is added to a run loop.
  ///
  /// - Parameter handler: A closure called on the main actor in every frame, before layout.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Creates a link that calls a method of a target, which it retains until it is invalidated. It makes no calls until it
  /// is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - selector: A method without parameters, or with the link.
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { link in selector.send(to: target, link) }
  }

  /// Starts the callbacks. The link is retained until ``invalidate()``.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = true
    RenderRoot.current.schedule(self)
  }

  /// Stops the callbacks; ``add(to:forMode:)`` starts them again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isScheduled = false }

  /// Stops the callbacks permanently, and releases the link and its target.
  open func invalidate() {
    isScheduled = false
    handler = nil
  }

  var isTicking: Bool { isScheduled && !isPaused }

  func fire(at time: FrameTime) {
    guard isTicking else { return }
    timestamp = time
    handler?(self)
  }
}

extension RunLoop.Mode {
  /// The mode while the user drags.
  ///
  /// - Fidelity: approximated; timers and display links that are added for this mode run at rest, too.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
