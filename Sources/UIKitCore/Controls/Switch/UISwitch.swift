import Drawing
import Foundation
import Geometry

/// Something that is on or off.
///
/// A tap turns it, and so does a finger that drags the knob; both send `valueChanged`, and the primary action. Setting
/// `isOn` sends nothing.
///
/// - Fidelity: observed (iOS 17) for sizes and colours; approximated for the pace of its knob. Titles and the checkbox
///   style are the Mac's, and absent; images have had no effect since iOS 7.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn: Bool {
    get { isSetOn }
    set { setOn(newValue, animated: false) }
  }

  /// nil for green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var onImage: UIImage?
  open var offImage: UIImage?

  private var isSetOn = false
  private var knob = SwitchKnob()
  private var isMoving = false
  /// The finger has turned the switch since it went down.
  private var wasDragged = false
  private var valueAtTouch = false

  static let size = CGSize(width: 51, height: 31)

  /// The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    isOpaque = false
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open func setOn(_ on: Bool, animated: Bool) {
    isSetOn = on
    knob.setOn(on, at: frameTime, isAnimated: animated && canMove)
    displayDidSetOut()
  }

  private func displayDidSetOut() {
    isMoving = true
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    valueAtTouch = isOn
    press(true)
    return true
  }

  /// The knob follows a finger that has passed the other side's quarter.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let along = (isRightToLeft ? bounds.width - x : x) / Swift.max(bounds.width, 1)
    if isOn ? along < 0.25 : along > 0.75 {
      wasDragged = true
      setOn(along > 0.5, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    press(false)
    if !wasDragged, isTouchInside { setOn(!isOn, animated: true) }
    if isOn != valueAtTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// The touch was taken away: what it turned is turned back.
  open override func cancelTracking(with event: UIEvent?) {
    press(false)
    if isOn != valueAtTouch { setOn(valueAtTouch, animated: true) }
  }

  private func press(_ isPressed: Bool) {
    knob.press(isPressed, at: frameTime, isAnimated: canMove)
    displayDidSetOut()
  }

  open override func performPrimaryAction() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Drawing

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let place = CGRect(origin: bounds.origin, size: Self.size)
    let share = knob.position.value(at: frameTime)
    let track = RoundedRect.capsule(place)
    var marks: [DrawCommand] = []
    if share < 1 { marks.append(.fill(track, drawn(.secondarySystemFill))) }
    if share > 0 {
      var color = drawn(onTintColor ?? .systemGreen)
      color.alpha *= share.unitClamped
      marks.append(.fill(track, color))
    }
    var thumb = knob.rect(at: frameTime, in: place)
    if isRightToLeft { thumb.origin.x = place.minX + place.maxX - thumb.maxX }
    let shape = RoundedRect.capsule(thumb)
    marks += Shadow.lifting(shape) + [.fill(shape, drawn(thumbTintColor ?? .white))]
    if isEnabled { commands += marks } else { commands.append(.group(DrawGroup(opacity: 0.5, commands: marks))) }
  }
}

extension UISwitch: FrameTicking {
  package var isTicking: Bool { isMoving && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    isMoving = knob.isMoving(at: time)
    setNeedsDisplay()
  }
}

/// Where a switch's knob is, and how wide.
struct SwitchKnob {
  /// 0 for off, 1 for on.
  private(set) var position = Ramp(0)
  /// 1 under a finger.
  private(set) var stretch = Ramp(0)

  /// Between knob and track, in points.
  private static let gap: CGFloat = 2
  /// How much wider a pressed knob is.
  private static let widening: CGFloat = 7

  mutating func setOn(_ on: Bool, at time: FrameTime, isAnimated: Bool) {
    position.move(to: on ? 1 : 0, at: time, isAnimated ? Ramp.Motion(response: 0.25, damping: 0.9) : nil)
  }

  mutating func press(_ isPressed: Bool, at time: FrameTime, isAnimated: Bool) {
    stretch.move(to: isPressed ? 1 : 0, at: time, isAnimated ? Ramp.Motion(response: 0.25) : nil)
  }

  func isMoving(at time: FrameTime) -> Bool { position.isMoving(at: time) || stretch.isMoving(at: time) }

  func rect(at time: FrameTime, in track: CGRect) -> CGRect {
    let height = track.height - 2 * Self.gap
    let width = height + Self.widening * stretch.value(at: time)
    let room = track.width - 2 * Self.gap - width
    return CGRect(
      x: track.minX + Self.gap + room * position.value(at: time), y: track.minY + Self.gap, width: width,
      height: height)
  }
}
