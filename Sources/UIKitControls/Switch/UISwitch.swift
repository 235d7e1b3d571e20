import Drawing
import Foundation
import Geometry
import UIKitCore

/// A control that is either on or off.
///
/// A tap toggles it, and so does a drag of the knob. Both send `valueChanged` and the primary action. Setting `isOn`
/// sends no event.
///
/// - Fidelity: observed (iOS 17) for sizes and colors; approximated for the pace of the knob. Titles, which belong to
///   the Mac, are absent; images have had no effect since iOS 7.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on. The default is `false`.
  open var isOn: Bool {
    get { isSetOn }
    set { setOn(newValue, animated: false) }
  }

  /// The color of the track while the switch is on; `nil`, the default, for `systemGreen`.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the knob; `nil`, the default, for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The style that the app prefers. The default is `automatic`. Checkboxes exist on the Mac only, so the switch slides in any
  /// style.
  open var preferredStyle = Style.automatic
  /// The style of the switch: `sliding`.
  open var style: Style { .sliding }

  /// A style of switches.
  public enum Style: Int, Hashable, Sendable {
    /// The style of the device.
    case automatic = 0
    /// A checkbox, which exists on the Mac only.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }

  /// An image without effect. The default is `nil`.
  open var onImage: UIImage?
  /// An image without effect. The default is `nil`.
  open var offImage: UIImage?

  private var isSetOn = false
  private var knob = SwitchKnob()
  private var isMoving = false
  /// Whether the current touch has toggled the switch by dragging.
  private var wasDragged = false
  private var valueAtTouch = false

  static let size = CGSize(width: 51, height: 31)

  /// Creates a switch at the frame's origin. The size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isOpaque = false
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    isOpaque = false
    coder.read(self, as: UISwitch.self)
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Sets whether the switch is on. The change is animated if `animated` is `true` and the switch is in a window.
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

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    valueAtTouch = isOn
    press(true)
    return true
  }

  /// Toggles the switch when the touch passes the outer quarter of the other side.
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

  /// Restores the value from before the touch.
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

  package func recordOwnContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let area = CGRect(origin: bounds.origin, size: Self.size)
    let share = knob.position.value(at: frameTime)
    let track = RoundedRect.capsule(area)
    var marks: [DrawCommand] = []
    if share < 1 { marks.append(.fill(track, drawn(.secondarySystemFill))) }
    if share > 0 {
      var color = drawn(onTintColor ?? .systemGreen)
      color.alpha *= share.unitClamped
      marks.append(.fill(track, color))
    }
    var thumb = knob.rect(at: frameTime, in: area)
    if isRightToLeft { thumb.origin.x = area.minX + area.maxX - thumb.maxX }
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

/// The position and width of a switch's knob.
struct SwitchKnob {
  /// The position: 0 for off, 1 for on.
  private(set) var position = Ramp(0)
  /// The extension: 1 while the switch is touched.
  private(set) var stretch = Ramp(0)

  /// The distance between knob and track, in points.
  private static let gap: CGFloat = 2
  /// The additional width of a pressed knob.
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
    let range = track.width - 2 * Self.gap - width
    return CGRect(
      x: track.minX + Self.gap + range * position.value(at: time), y: track.minY + Self.gap, width: width,
      height: height)
  }
}

extension UISwitch: ContentRecording, TapClaiming {}

extension UISwitch: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UISwitch.onTintColor), .given(\UISwitch.thumbTintColor),
    ]
  }
}

extension UISwitch: AccessibleByNature {
  package var accessibilityValueByNature: String? { isOn ? "1" : "0" }
  package var accessibilityTraitsByNature: UIAccessibilityTraits { [.button, .toggleButton] }
}
