import Drawing
import Foundation
import Geometry
import UIKitCore

/// A bar that fills as a task progresses.
///
/// - Fidelity: observed (iOS 17) for size and colors; documented for images.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The shape of a progress view.
  public enum Style: Int, Hashable, Sendable {
    /// A bar of 4 points with round ends.
    case `default` = 0
    /// A bar of 2.5 points with straight ends, for use in a bar.
    case bar = 1
  }

  /// The shape of the bar. The default is `default`.
  open var progressViewStyle: Style { didSet { if progressViewStyle != oldValue { styleDidChange() } } }

  /// The progress, from 0 to 1. Values outside are clamped; NaN counts as 0. The default is 0.
  open var progress: Float {
    get { Float(shown.to) }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of the filled part; `nil`, the default, for the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the unfilled part; `nil`, the default, for `systemFill`.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// An image of the filled part, stretched to its size, in place of the bar; `nil`, the default, for the bar.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// An image of the unfilled part, stretched to the bounds, in place of the bar; `nil`, the default, for the bar.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// A task whose progress the bar shows; `nil`, the default, for the value of ``progress``. It is read in each frame
  /// until the task is finished or cancelled.
  open var observedProgress: Progress? {
    didSet {
      showObservedProgress(animated: false)
      if let observedProgress, !observedProgress.isOver { window?.root?.register(self) }
    }
  }

  private func showObservedProgress(animated: Bool) {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction != progress { setProgress(fraction, animated: animated) }
  }

  private var shown = Ramp(0)
  private var isMoving = false

  /// Creates a progress view of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: style.thickness))
    progressViewStyle = style
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    isOpaque = false
    coder.read(self, as: UIProgressView.self)
  }

  /// Sets the progress. The change is animated if `animated` is `true` and the view is in a window.
  open func setProgress(_ progress: Float, animated: Bool) {
    let isAnimated = animated && canMove
    shown.move(to: CGFloat(progress).unitClamped, at: window?.root?.now ?? 0, isAnimated ? .progress : nil)
    isMoving = isAnimated
    setNeedsDisplay()
  }

  // MARK: Size

  private static let width: CGFloat = 150

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? FiniteGeometry.length(size.width) : Self.width, height: progressViewStyle.thickness)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Drawing

  package func recordOwnContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let isRound = progressViewStyle == .default
    func bar(_ rect: CGRect) -> RoundedRect { isRound ? .capsule(rect) : RoundedRect(rect) }
    commands.append(
      trackImage?.command(in: bounds, traits: traitCollection, tint: trackTintColor ?? tintColor)
        ?? .fill(bar(bounds), drawn(trackTintColor ?? .systemFill)))
    var done = bounds
    done.size.width *= shown.value(at: window?.root?.now ?? 0)
    guard done.width > 0 else { return }
    if isRightToLeft { done.origin.x = bounds.maxX - done.width }
    if let progressImage {
      let tint: UIColor = progressTintColor ?? tintColor
      return commands.append(progressImage.command(in: done, traits: traitCollection, tint: tint))
    }
    commands.append(
      .group(DrawGroup(clip: bar(bounds), commands: [.fill(bar(done), drawn(progressTintColor ?? tintColor))])))
  }
}

extension UIProgressView: FrameTicking {
  package var isTicking: Bool { window != nil && (isMoving || observedProgress?.isOver == false) }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    showObservedProgress(animated: true)
    guard isMoving else { return }
    isMoving = shown.isMoving(at: time)
    setNeedsDisplay()
  }
}

extension Progress {
  /// Whether the progress does not change any more.
  fileprivate var isOver: Bool { isFinished || isCancelled }
}

extension UIProgressView.Style {
  fileprivate var thickness: CGFloat { self == .bar ? 2.5 : 4 }
}

extension Ramp.Motion {
  fileprivate static let progress = Ramp.Motion(response: 0.3)
}

extension UIProgressView: ContentRecording {}

extension UIProgressView: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UIProgressView.progressTintColor), .given(\UIProgressView.trackTintColor),
      .given(\UIProgressView.progressImage), .given(\UIProgressView.trackImage),
    ]
  }
}

extension UIProgressView: AccessibleByNature {
  package var accessibilityValueByNature: String? { "\(Int((progress * 100).rounded()))%" }
  package var accessibilityTraitsByNature: UIAccessibilityTraits { .updatesFrequently }
}
