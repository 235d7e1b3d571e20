import Drawing
import Foundation
import Geometry
import UIKitCore

/// A bar that fills as a task progresses.
///
/// Its subviews are two image views: the unfilled part, and above it the filled one, which is as wide as the progress.
///
/// - Fidelity: observed (iOS 17) for size, colors and subviews; documented for images.
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
  open var progressTintColor: UIColor? { didSet { redraw() } }
  /// The color of the unfilled part; `nil`, the default, for `systemFill`.
  open var trackTintColor: UIColor? { didSet { redraw() } }

  /// An image of the filled part, stretched to its size, in place of the bar; `nil`, the default, for the bar.
  open var progressImage: UIImage? { didSet { redraw() } }
  /// An image of the unfilled part, stretched to the bounds, in place of the bar; `nil`, the default, for the bar.
  open var trackImage: UIImage? { didSet { redraw() } }

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
  private lazy var track = PaintedImageView { [weak self] in self?.paintTrack(in: $0, into: &$1) }
  private lazy var filled = PaintedImageView { [weak self] in self?.paintProgress(in: $0, into: &$1) }

  /// Creates a progress view of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: style.thickness))
    progressViewStyle = style
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UIProgressView.self)
  }

  private func prepare() {
    isOpaque = false
    for part in [track, filled] {
      part.isOpaque = false
      addSubview(part)
    }
  }

  /// Sets the progress. The change is animated if `animated` is `true` and the view is in a window.
  open func setProgress(_ progress: Float, animated: Bool) {
    let isAnimated = animated && canMove
    shown.move(to: CGFloat(progress).unitClamped, at: window?.root?.now ?? 0, isAnimated ? .progress : nil)
    isMoving = isAnimated
    setNeedsLayout()
  }

  // MARK: Size

  private static let width: CGFloat = 150

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    redraw()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? FiniteGeometry.length(size.width) : Self.width, height: progressViewStyle.thickness)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redraw()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Parts

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func layOutParts() {
    track.frame = bounds
    var done = bounds
    done.size.width *= shown.value(at: window?.root?.now ?? 0)
    if isRightToLeft { done.origin.x = bounds.maxX - done.width }
    filled.frame = done
    // The shape that limits the filled part follows the bounds and the direction.
    filled.setNeedsDisplay()
  }

  private func redraw() { for part in [track, filled] { part.setNeedsDisplay() } }

  private func bar(_ rect: CGRect) -> RoundedRect { progressViewStyle == .default ? .capsule(rect) : RoundedRect(rect) }

  private func paintTrack(in rect: CGRect, into commands: inout [DrawCommand]) {
    commands.append(
      trackImage?.command(in: rect, traits: traitCollection, tint: trackTintColor ?? tintColor)
        ?? .fill(bar(rect), drawn(trackTintColor ?? .systemFill)))
  }

  /// Paints the filled part. A short one is limited to the shape of the track.
  private func paintProgress(in rect: CGRect, into commands: inout [DrawCommand]) {
    guard rect.width > 0 else { return }
    let color: UIColor = progressTintColor ?? tintColor
    if let progressImage {
      return commands.append(progressImage.command(in: rect, traits: traitCollection, tint: color))
    }
    var whole = CGRect(x: rect.minX, y: rect.minY, width: bounds.width, height: rect.height)
    if isRightToLeft { whole.origin.x = rect.maxX - whole.width }
    commands.append(.group(DrawGroup(clip: bar(whole), commands: [.fill(bar(rect), drawn(color))])))
  }
}

extension UIProgressView: FrameTicking {
  package var isTicking: Bool { window != nil && (isMoving || observedProgress?.isOver == false) }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    showObservedProgress(animated: true)
    guard isMoving else { return }
    isMoving = shown.isMoving(at: time)
    layOutParts()
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
