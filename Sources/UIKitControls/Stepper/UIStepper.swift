import Drawing
import Foundation
import Geometry
import UIKitCore

/// A control with two buttons that decrease and increase a value.
///
/// Each step sends `valueChanged`. A button that is held repeats its step with increasing speed.
///
/// - Fidelity: observed (iOS 17) for size and colors; approximated for the pace of repetition. Custom images are
///   absent.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Whether each step sends `valueChanged`, not only the end of the touch. The default is `true`.
  open var isContinuous = true
  /// Whether a button that is held repeats its step. The default is `true`.
  open var autorepeat = true
  /// Whether a step beyond one end of the range continues at the other. The default is `false`.
  open var wraps = false
  /// The value. Values outside the range are clamped; NaN counts as the minimum. The default is 0.
  open var value: Double {
    get { number }
    set {
      number = Swift.min(Swift.max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  /// The smallest value. A maximum that is smaller is raised to it; NaN is ignored. The default is 0.
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  /// The largest value. A minimum that is larger is lowered to it; NaN is ignored. The default is 100.
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// The size of a step. Values that are not positive and finite are ignored. The default is 1.
  open var stepValue: Double = 1 { didSet { if !(stepValue > 0) || !stepValue.isFinite { stepValue = oldValue } } }

  private var number: Double = 0
  /// The direction of the held button: -1 or 1.
  private var direction: Double?
  private var nextRepeat: FrameTime = .infinity
  private var repeats = 0
  private var valueAtTouch: Double = 0

  static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper at the frame's origin. The size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    isOpaque = false
    coder.read(self, as: UIStepper.self)
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Touches

  private func direction(at x: CGFloat) -> Double { (x < bounds.midX) != isRightToLeft ? -1 : 1 }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    valueAtTouch = value
    hold(direction(at: touch.location(in: self).x))
    step()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let held = isTouchInside ? direction(at: touch.location(in: self).x) : nil
    if held != direction { hold(held) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    hold(nil)
    if !isContinuous, value != valueAtTouch { report() }
  }

  open override func cancelTracking(with event: UIEvent?) { hold(nil) }

  private func hold(_ direction: Double?) {
    self.direction = direction
    repeats = 0
    nextRepeat = direction == nil ? .infinity : frameTime + Self.patience
    setNeedsDisplay()
  }

  /// The delay in seconds before a held button repeats; the first repetitions follow at a longer interval, the later
  /// ones at a shorter one.
  private static let patience: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.25
  private static let shortInterval: TimeInterval = 0.05

  private func step() {
    guard let direction else { return }
    let old = value
    let wanted = old + direction * stepValue
    if wraps, wanted > maximumValue || wanted < minimumValue {
      value = direction > 0 ? minimumValue : maximumValue
    } else {
      value = wanted
    }
    if isContinuous, value != old { report() }
  }

  private func report() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Drawing

  package func recordOwnContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let area = CGRect(origin: bounds.origin, size: Self.size)
    let background = RoundedRect(area, radius: UISegmentedControl.radius)
    commands.append(.fill(background, drawn(.tertiarySystemFill)))
    for side in [-1.0, 1] {
      var half = area
      half.size.width /= 2
      if (side > 0) != isRightToLeft { half.origin.x += half.width }
      if direction == side {
        let shade = DrawCommand.fill(RoundedRect(half), drawn(.tertiarySystemFill))
        commands.append(.group(DrawGroup(clip: background, commands: [shade])))
      }
      let canStep = isEnabled && (wraps || (side > 0 ? value < maximumValue : value > minimumValue))
      commands += sign(side, in: half.center, color: drawn(canStep ? .label : .tertiaryLabel))
    }
    let divider = CGRect(x: area.midX - 0.5, y: area.minY + 8, width: 1, height: area.height - 16)
    var color = drawn(.systemGray)
    color.alpha *= 0.3
    commands.append(.fill(RoundedRect(divider), color))
  }

  private func sign(_ side: Double, in center: CGPoint, color: Color) -> [DrawCommand] {
    let reach: CGFloat = 7
    let across = Outline.Contour(start: CGPoint(x: -reach, y: 0), segments: [.line(CGPoint(x: reach, y: 0))])
    let down = Outline.Contour(start: CGPoint(x: 0, y: -reach), segments: [.line(CGPoint(x: 0, y: reach))])
    let lines = Outline(contours: side > 0 ? [across, down] : [across])
    return [.path(PathCommand(lines, at: center, .stroke(StrokeStyle(width: 2, cap: .round)), color: color))]
  }
}

extension UIStepper: FrameTicking {
  package var isTicking: Bool { direction != nil && autorepeat && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking, time >= nextRepeat else { return }
    repeats += 1
    nextRepeat = time + (repeats > 4 ? Self.shortInterval : Self.interval)
    step()
  }
}

extension UIStepper: ContentRecording, TapClaiming {}
