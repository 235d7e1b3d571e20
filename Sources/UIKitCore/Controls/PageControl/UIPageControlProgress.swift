import Foundation

/// How far the current page of a page control has come: its indicator is a pill that fills.
///
/// - Fidelity: documented; whether the delegate is told of the visibility as soon as a control takes the object is not,
///   here it is.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// A timer has a `delegate` of a narrower type, which is preferred there.
  @_disfavoredOverload
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// Of the current page, 0 ... 1; values outside are moved to the nearest.
  open var currentProgress: Float {
    get { Float(share) }
    set { setShare(CGFloat(newValue)) }
  }

  /// Not while the user scrubs, and not without a page control that shows pages.
  open internal(set) var isProgressVisible = false {
    didSet { if isProgressVisible != oldValue { visibilityDidChange() } }
  }

  /// The control whose indicator fills.
  final weak var control: UIPageControl?
  /// As ``currentProgress``, with more digits: a timer adds many small steps.
  final private(set) var share: CGFloat = 0

  public override init() { super.init() }

  final func setShare(_ share: CGFloat) {
    let new = share.unitClamped
    guard new != self.share else { return }
    self.share = new
    control?.setNeedsDisplay()
  }

  final func attach(to control: UIPageControl) {
    if let old = self.control, old !== control { old.progress = nil }
    self.control = control
    clockDidStop()
  }

  final func detach(from control: UIPageControl) {
    guard self.control === control else { return }
    self.control = nil
    isProgressVisible = false
  }

  /// Another page is the current one.
  func pageDidChange(to page: Int) {
    setShare(CGFloat(delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0))
  }

  private func visibilityDidChange() {
    clockDidStop()
    delegate?.pageControlProgressVisibilityDidChange(self)
  }

  // MARK: Time

  /// Whether the progress changes by itself.
  var isTicking: Bool { false }

  /// Once per frame, while the control is on a stage.
  func tick(to time: FrameTime) {}

  /// The time until the next frame does not count.
  func clockDidStop() {}
}

/// Told about a page control's progress.
///
/// - Fidelity: documented; methods that iOS makes optional have implementations here.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// How far a page has come when it becomes the current one.
  ///
  /// - Returns: 0 ... 1.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

  /// The user began to scrub, or stopped: time to pause the content of the page, or to resume it.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
