import Foundation

/// A progress that fills with time, and turns the page when it is full.
///
/// Turning the page sends the control's `valueChanged`, as a tap does. The timer stands still while the user scrubs and
/// while the control is in no window; its time is that of the frames.
///
/// - Fidelity: documented; that the page's turning sends `valueChanged` is observed in published code, and what happens
///   when the delegate refuses a page is approximated: the timer waits until the page is another or is resumed.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  @_nonoverride
  open weak var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { super.delegate as? any UIPageControlTimerProgressDelegate }
    set { super.delegate = newValue }
  }

  /// After the last page comes page 0.
  open var resetsToInitialPageAfterEnd = false { didSet { if resetsToInitialPageAfterEnd { isAtEnd = false } } }

  /// In seconds, for pages that have no duration of their own; positive, other values are ignored.
  open var preferredDuration: TimeInterval {
    get { duration }
    set { if Self.isDuration(newValue) { duration = newValue } }
  }

  /// Resumed, and not waiting at the end of the last page or of one that was not to be left.
  open var isRunning: Bool { isResumed && !isAtEnd }

  private var duration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  private var isResumed = false
  private var isAtEnd = false
  /// Of the last frame that counted.
  private var lastFrame: FrameTime?

  /// What ends this close to a frame, in shares of a page, ends in it: sums of frames are not exact.
  private static let slack: CGFloat = 1e-9

  /// - Parameter preferredDuration: In seconds, positive; one second for values that are not.
  public init(preferredDuration: TimeInterval) {
    duration = Self.isDuration(preferredDuration) ? preferredDuration : 1
    super.init()
  }

  private static func isDuration(_ value: TimeInterval) -> Bool { value.isFinite && value > 0 }

  /// - Parameter duration: In seconds; 0 for the preferred one.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = Self.isDuration(duration) ? duration : nil
  }

  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? duration }

  open func resumeTimer() {
    guard !isRunning else { return }
    isResumed = true
    isAtEnd = false
    clockDidStop()
    control?.setNeedsDisplay()
  }

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
    // The delegate may have turned the page itself, or taken the object from the control.
    guard self.control === control, control.currentPage == page else { return }
    isAtEnd = !mayAdvance
    guard mayAdvance else { return }
    next == page ? pageDidChange(to: page) : control.choose(next)
  }
}

/// Told about a page control's timer.
///
/// - Fidelity: documented; methods that iOS makes optional have implementations here.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Time has passed; once per frame.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Whether the page turns now that its time is over.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
