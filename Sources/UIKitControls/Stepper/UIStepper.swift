import Drawing
import Foundation
import Geometry
import UIKitCore

/// A control with two buttons that decrease and increase a value.
///
/// Each step sends `valueChanged`. A button that is held repeats its step with increasing speed.
///
/// - Fidelity: observed (iOS 17) for size and colors; approximated for the pace of repetition; documented for
///   images.
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
  private var images = StepperImages() { didSet { setNeedsDisplay() } }
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

  // MARK: Images

  /// Sets the image behind a button in a state; that of the normal state is for all states without one. It is stretched over
  /// the stepper, of which each button shows its half.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.background[state.rawValue] = image
  }
  /// Returns the image behind a button in a state; `nil` if none was set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background[state.rawValue] }
  /// Sets the image between the buttons for a combination of their states; that of normal states is for all without one.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { images.dividers[[leftState.rawValue, rightState.rawValue]] = image }
  /// Returns the image between the buttons for a combination of their states; `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
  ) -> UIImage? { images.dividers[[state.rawValue, state1.rawValue]] }
  /// Sets the image of the button that increases the value in a state. Images that are templates have the tint color.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.increment[state.rawValue] = image
  }
  /// Returns the image of the button that increases the value in a state; for the normal state a plus sign if none was
  /// set, and otherwise `nil`.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images.increment[state.rawValue] ?? (state == .normal ? UIImage(systemName: "plus") : nil)
  }
  /// Sets the image of the button that decreases the value in a state. Images that are templates have the tint color.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images.decrement[state.rawValue] = image
  }
  /// Returns the image of the button that decreases the value in a state; for the normal state a minus sign if none was
  /// set, and otherwise `nil`.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images.decrement[state.rawValue] ?? (state == .normal ? UIImage(systemName: "minus") : nil)
  }

  /// The state of a button: disabled at its end of the range.
  private func state(of side: Double) -> UIControl.State {
    let canStep = isEnabled && (wraps || (side > 0 ? value < maximumValue : value > minimumValue))
    return canStep ? (direction == side ? .highlighted : .normal) : .disabled
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
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
    if images.background.isEmpty { commands.append(.fill(background, drawn(.tertiarySystemFill))) }
    for side in [-1.0, 1] {
      var half = area
      half.size.width /= 2
      if (side > 0) != isRightToLeft { half.origin.x += half.width }
      drawBackground(of: side, in: half, of: background, into: &commands)
      commands += sign(of: side, in: half.center)
    }
    drawDivider(in: area, into: &commands)
  }

  private func drawBackground(
    of side: Double, in half: CGRect, of whole: RoundedRect, into commands: inout [DrawCommand]
  ) {
    if !images.background.isEmpty {
      guard let image = images.background(in: state(of: side)) else { return }
      let drawing = image.command(in: whole.rect, traits: traitCollection, tint: tintColor)
      return commands.append(.group(DrawGroup(clip: RoundedRect(half), commands: [drawing])))
    }
    guard direction == side else { return }
    let shade = DrawCommand.fill(RoundedRect(half), drawn(.tertiarySystemFill))
    commands.append(.group(DrawGroup(clip: whole, commands: [shade])))
  }

  private func drawDivider(in area: CGRect, into commands: inout [DrawCommand]) {
    let (left, right) = isRightToLeft ? (state(of: 1), state(of: -1)) : (state(of: -1), state(of: 1))
    if let image = images.divider(left, right) {
      let width = image.size.width
      let rect = CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
      return commands.append(image.command(in: rect, traits: traitCollection, tint: tintColor))
    }
    let divider = CGRect(x: area.midX - 0.5, y: area.minY + 8, width: 1, height: area.height - 16)
    var color = drawn(.systemGray)
    color.alpha *= 0.3
    commands.append(.fill(RoundedRect(divider), color))
  }

  /// Draws the app's image of a button, or the sign in its place.
  private func sign(of side: Double, in center: CGPoint) -> [DrawCommand] {
    let state = state(of: side)
    let own = side > 0 ? images.increment : images.decrement
    guard let image = StepperImages.image(of: own, in: state) else {
      return sign(side, in: center, color: drawn(state == .disabled ? .tertiaryLabel : .label))
    }
    let origin = CGPoint(x: center.x - image.size.width / 2, y: center.y - image.size.height / 2)
    let isFaint = state == .disabled && own[state.rawValue] == nil
    let template = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    return [
      template.command(
        in: CGRect(origin: origin, size: image.size), traits: traitCollection,
        tint: isFaint ? .tertiaryLabel : tintColor)
    ]
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

extension UIStepper: AccessibilityPartsProviding {
  package var accessibilityParts: [UIAccessibilityElement] {
    [part("Decrement", -1), part("Increment", 1)]
  }

  private func part(_ label: String, _ side: Double) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: self)
    element.accessibilityLabel = label
    element.accessibilityTraits = state(of: side) == .disabled ? [.button, .notEnabled] : .button
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let x = (side > 0) != isRightToLeft ? half.width : 0
    element.accessibilityFrameInContainerSpace = CGRect(origin: CGPoint(x: x, y: 0), size: half)
    return element
  }
}
