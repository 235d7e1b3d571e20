import Foundation
import UIKitCore

/// The progress of a page control's current page, whose indicator becomes a pill that fills.
///
/// - Fidelity: documented; it is not documented whether the delegate is notified of the visibility when a control takes
///   the object, as it is here.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The delegate. The default is `nil`. A timer has a `delegate` of a narrower type, which is preferred there.
  @_disfavoredOverload
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The progress of the current page, from 0 to 1. Values outside are clamped. The default is 0.
  open var currentProgress: Float {
    get { Float(share) }
    set { setShare(CGFloat(newValue)) }
  }

  /// Whether the progress is displayed: in a page control with visible pages, except while the user scrubs.
  open internal(set) var isProgressVisible = false {
    didSet { if isProgressVisible != oldValue { visibilityDidChange() } }
  }

  /// The control whose indicator shows the progress.
  final weak var control: UIPageControl?
  /// The progress in higher precision, because a timer adds many small steps.
  final private(set) var share: CGFloat = 0

  /// Creates a progress of 0.
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
  }

  final func detach(from control: UIPageControl) {
    guard self.control === control else { return }
    self.control = nil
    isProgressVisible = false
  }

  /// Called when the current page has changed.
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

  /// Called for each frame while the control is on screen.
  func tick(to time: FrameTime) {}

  /// Excludes the time until the next frame from the progress.
  func clockDidStop() {}
}

/// The object that supplies and follows the progress of a page control.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress of a page when it becomes the current one, from 0 to 1. The default is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

  /// Called when the user begins or ends scrubbing, to pause or resume the content of the page. The default
  /// implementation does nothing.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// The default implementation, which returns 0.
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  /// The default implementation, which does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
