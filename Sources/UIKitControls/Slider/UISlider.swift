import Drawing
import Foundation
import Geometry
import UIKitCore

/// A control that selects a value from a range by moving a knob along a track.
///
/// Only a touch of the knob moves it. Changes send `valueChanged`: all of them, or only the last one if `isContinuous`
/// is `false`.
///
/// - Fidelity: observed (iOS 17) for sizes and colors; track images are as high as they are.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value. Values outside the range are clamped; NaN counts as the minimum. The default is 0.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The smallest value. A maximum that is smaller is raised to it; NaN is ignored. The default is 0.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }
  /// The largest value. A minimum that is larger is lowered to it; NaN is ignored. The default is 1.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }
  /// Whether each change of the value sends `valueChanged`, not only the end of the touch. The default is `true`.
  open var isContinuous = true

  /// The image at the end of small values. The default is `nil`.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the end of large values. The default is `nil`.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The color of the track before the knob; `nil`, the default, for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the track after the knob; `nil`, the default, for `systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the knob; `nil`, the default, for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  private var number: Float = 0
  /// The displayed fraction of the range.
  private var shown = Ramp(0)
  private var isMoving = false
  private var thumbImages: [UInt: UIImage] = [:]
  /// The distance from the touch to the center of the knob.
  private var grip: CGFloat = 0
  private var valueAtTouch: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.read(self, as: UISlider.self)
  }

  /// Sets the value, clamped to the range. The change is animated if `animated` is `true` and the slider is in a
  /// window.
  open func setValue(_ value: Float, animated: Bool) {
    let value = value.isNaN ? minimumValue : Swift.min(Swift.max(value, minimumValue), maximumValue)
    number = value
    let isAnimated = animated && canMove
    shown.move(to: share(of: value), at: frameTime, isAnimated ? Ramp.Motion(response: 0.3) : nil)
    isMoving = isAnimated
    setNeedsDisplay()
  }

  private func share(of value: Float) -> CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)).unitClamped : 0
  }

  // MARK: Thumb

  /// Sets the image of the knob for a state; `nil` removes it.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image of the knob that was set for a state, or `nil`.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  /// The image of the knob for the current state, or else for the normal state; `nil` for the default knob.
  open var currentThumbImage: UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }

  // MARK: Tracks

  private var lowImages: [UInt: UIImage] = [:]
  private var highImages: [UInt: UIImage] = [:]
  /// Sets an image in place of the track before the knob for a state, stretched to the track's width; `nil` for none.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    lowImages[state.rawValue] = image
    setNeedsDisplay()
  }
  /// Returns the image of the track before the knob that was set for a state, or `nil`.
  open func minimumTrackImage(for state: State) -> UIImage? { lowImages[state.rawValue] }
  /// Sets an image in place of the track after the knob for a state, stretched to the track's width; `nil` for none.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    highImages[state.rawValue] = image
    setNeedsDisplay()
  }
  /// Returns the image of the track after the knob that was set for a state, or `nil`.
  open func maximumTrackImage(for state: State) -> UIImage? { highImages[state.rawValue] }
  /// The image of the track before the knob for the current state, or else for the normal state.
  open var currentMinimumTrackImage: UIImage? { lowImages[state.rawValue] ?? lowImages[State.normal.rawValue] }
  /// The image of the track after the knob for the current state, or else for the normal state.
  open var currentMaximumTrackImage: UIImage? { highImages[state.rawValue] ?? highImages[State.normal.rawValue] }

  /// Returns the drawing of a part of the track, cut out of the whole.
  private func part(_ part: CGRect, of track: CGRect, image: UIImage?, color: UIColor) -> [DrawCommand] {
    guard let image else {
      return [.group(DrawGroup(clip: .capsule(track), commands: [.fill(RoundedRect(part), drawn(color))]))]
    }
    guard image.size.width > 0, part.width > 0 else { return [] }
    let height = image.size.height
    func high(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: track.midY - height / 2, width: rect.width, height: height)
    }
    let drawn = image.command(in: high(track), traits: traitCollection, tint: tintColor)
    return [.group(DrawGroup(clip: RoundedRect(high(part)), commands: [drawn]))]
  }

  // MARK: Geometry

  private static let height: CGFloat = 34
  private static let thickness: CGFloat = 4
  private static let thumb = CGSize(width: 28, height: 28)
  /// The distance between an image and the track.
  private static let spacing: CGFloat = 8
  /// The distance from the knob within which a touch still grabs it.
  private static let slop: CGFloat = 15

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: FiniteGeometry.length(size.width), height: Self.height)
  }

  /// Returns the frame of the image at the end of small values; zero without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atStart: !isRightToLeft, in: bounds)
  }

  /// Returns the frame of the image at the end of large values; zero without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atStart: isRightToLeft, in: bounds)
  }

  private func imageRect(_ image: UIImage?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size(with: traitCollection) else { return .zero }
    return CGRect(
      x: atStart ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    func reservedWidth(_ image: CGRect) -> CGFloat { image.width > 0 ? image.width + Self.spacing : 2 }
    let (left, right) =
      isRightToLeft ? (reservedWidth(high), reservedWidth(low)) : (reservedWidth(low), reservedWidth(high))
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - Self.thickness / 2, width: Swift.max(0, bounds.width - left - right),
      height: Self.thickness)
  }

  /// Returns the frame of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumbRect(in: bounds, track: rect, share: share(of: value))
  }

  private func thumbRect(in bounds: CGRect, track: CGRect, share: CGFloat) -> CGRect {
    let size = currentThumbImage?.size(with: traitCollection) ?? Self.thumb
    // The knob may extend beyond the ends of the track by the margin beside it.
    let start = track.minX - 2
    let range = track.width + 4 - size.width
    let along = isRightToLeft ? 1 - share : share
    return CGRect(
      x: start + Swift.max(0, range) * along, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Touches

  private var thumbNow: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let thumb = thumbNow
    guard thumb.insetBy(dx: -Self.slop, dy: -Self.slop).holds(point) else { return false }
    grip = thumb.midX - point.x
    valueAtTouch = value
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let range = track.width + 4 - thumbNow.width
    guard range > 0 else { return true }
    let along = (touch.location(in: self).x + grip - thumbNow.width / 2 - track.minX + 2) / range
    let share = Float((isRightToLeft ? 1 - along : along).unitClamped)
    let old = value
    setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, value != valueAtTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
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
    let shift = bounds.origin - self.bounds.origin
    func moved(_ rect: CGRect) -> CGRect { CGRect(origin: rect.origin + shift, size: rect.size) }
    let track = trackRect(forBounds: self.bounds)
    let thumb = thumbRect(in: self.bounds, track: track, share: shown.value(at: frameTime))
    var marks = trackMarks(moved(track), reaching: moved(thumb).midX)
    for (image, rect) in [
      (minimumValueImage, minimumValueImageRect(forBounds: self.bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: self.bounds)),
    ] {
      if let image { marks.append(image.command(in: moved(rect), traits: traitCollection, tint: tintColor)) }
    }
    if let image = currentThumbImage {
      marks.append(image.command(in: moved(thumb), traits: traitCollection, tint: tintColor))
    } else {
      let shape = RoundedRect.capsule(moved(thumb))
      marks += Shadow.lifting(shape) + [.fill(shape, drawn(thumbTintColor ?? .white))]
    }
    if isEnabled { commands += marks } else { commands.append(.group(DrawGroup(opacity: 0.5, commands: marks))) }
  }

  private func trackMarks(_ track: CGRect, reaching x: CGFloat) -> [DrawCommand] {
    var low = track
    if isRightToLeft {
      low.origin.x = Swift.min(x, track.maxX)
      low.size.width = track.maxX - low.origin.x
    } else {
      low.size.width = Swift.max(0, x - track.minX)
    }
    let (lowImage, highImage) = (currentMinimumTrackImage, currentMaximumTrackImage)
    guard lowImage == nil, highImage == nil else {
      let high = CGRect(
        x: isRightToLeft ? track.minX : low.maxX, y: track.minY, width: track.width - low.width, height: track.height)
      return part(high, of: track, image: highImage, color: maximumTrackTintColor ?? .systemFill)
        + part(low, of: track, image: lowImage, color: minimumTrackTintColor ?? tintColor)
    }
    return [
      .fill(.capsule(track), drawn(maximumTrackTintColor ?? .systemFill)),
      .group(
        DrawGroup(
          clip: .capsule(track), commands: [.fill(RoundedRect(low), drawn(minimumTrackTintColor ?? tintColor))])),
    ]
  }
}

extension UISlider: FrameTicking {
  package var isTicking: Bool { isMoving && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    isMoving = shown.isMoving(at: time)
    setNeedsDisplay()
  }
}

extension UISlider: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UISlider.minimumTrackTintColor), .given(\UISlider.maximumTrackTintColor),
      .given(\UISlider.thumbTintColor),
    ]
  }
}

extension UISlider: ContentRecording, DragControl, TapClaiming {}

extension UISlider: AccessibleByNature {
  /// The position of the thumb between both ends, as a percentage.
  package var accessibilityValueByNature: String? {
    let length = maximumValue - minimumValue
    guard length > 0 else { return "0%" }
    return "\(Int(((value - minimumValue) / length * 100).rounded()))%"
  }

  package var accessibilityTraitsByNature: UIAccessibilityTraits { .adjustable }
}
