import Foundation
import UIKitCore

/// A progress that increases with time, and changes the page when it is complete.
///
/// A page change sends the control's `valueChanged`, as a tap does. The timer pauses while the user scrubs and while
/// the control is not in a window; its time is that of the frames.
///
/// - Fidelity: documented; that a page change sends `valueChanged` is observed in published code, and the behavior
///   after the delegate has refused a page is approximated: the timer waits until the page changes or it is resumed.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The delegate. The default is `nil`.
  @_nonoverride
  open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { super.delegate as? any UIPageControlTimerProgressDelegate }
    set { super.delegate = newValue }
  }

  /// Whether the last page is followed by the first. The default is `false`.
  open var resetsToInitialPageAfterEnd = false { didSet { if resetsToInitialPageAfterEnd { isAtEnd = false } } }

  /// The duration in seconds of pages without one of their own. Values that are not positive and finite are ignored.
  open var preferredDuration: TimeInterval {
    get { duration }
    set { if Self.isDuration(newValue) { duration = newValue } }
  }

  /// Whether the timer runs: it was resumed, and does not wait at the end of the last page or of one that was not to be
  /// left.
  open var isRunning: Bool { isResumed && !isAtEnd }

  private var duration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  private var isResumed = false
  private var isAtEnd = false
  /// The time of the last frame that counted.
  private var lastFrame: FrameTime?

  /// The tolerance at the end of a page, as a fraction of its duration, because sums of frame times are not exact.
  private static let slack: CGFloat = 1e-9

  /// Creates a paused timer.
  ///
  /// - Parameter preferredDuration: The duration of a page in seconds. Values that are not positive and finite count as
  ///   1.
  public init(preferredDuration: TimeInterval) {
    duration = Self.isDuration(preferredDuration) ? preferredDuration : 1
    super.init()
  }

  private static func isDuration(_ value: TimeInterval) -> Bool { value.isFinite && value > 0 }

  /// Sets the duration of a page.
  ///
  /// - Parameter duration: The duration in seconds; 0 restores the preferred one.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = Self.isDuration(duration) ? duration : nil
  }

  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? duration }

  /// Starts the timer, or continues it after a pause. It has no effect while the timer runs.
  open func resumeTimer() {
    guard !isRunning else { return }
    isResumed = true
    isAtEnd = false
    clockDidStop()
    control?.setNeedsDisplay()
  }

  /// Stops the timer. The progress keeps its value, from which ``resumeTimer()`` continues. Does nothing while the
  /// timer is paused.
  open func pauseTimer() { isResumed = false }

  override func pageDidChange(to page: Int) {
    isAtEnd = false
    super.pageDidChange(to: page)
  }

  // MARK: Time

  override var isTicking: Bool { isRunning && isProgressVisible && control?.window != nil }

  override func clockDidStop() { lastFrame = nil }

  override func tick(to time: FrameTime) {
    guard isTicking, let control else { return clockDidStop() }
    defer { if isTicking { lastFrame = time } }
    guard let lastFrame, time > lastFrame else { return }
    let step = CGFloat((time - lastFrame) / duration(forPage: control.currentPage))
    let new = share + step
    setShare(new >= 1 - Self.slack ? 1 : new)
    delegate?.pageControlTimerProgressDidChange(self)
    if share == 1, isTicking { pageDidEnd(on: control) }
  }

  private func pageDidEnd(on control: UIPageControl) {
    let page = control.currentPage
    let isLast = page >= control.numberOfPages - 1
    let next = isLast ? 0 : page + 1
    let mayAdvance =
      (!isLast || resetsToInitialPageAfterEnd)
      && delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    // The delegate may have changed the page, or removed the object from the control.
    guard self.control === control, control.currentPage == page else { return }
    isAtEnd = !mayAdvance
    guard mayAdvance else { return }
    next == page ? pageDidChange(to: page) : control.choose(next)
  }
}

/// The object that follows the timer of a page control.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called for each frame in which the progress has increased. The default implementation does nothing.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Returns whether the page changes at the end of its time. The default is `true`.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// The default implementation, which does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// The default implementation, which returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
