import Foundation
import Geometry
import UIKit
import UIKitCore

/// A scroll bar of a device's picture that is larger than its part of the window.
final class ScrollBar: UIControl {
  let axis: Axis
  private let knob = UIView()
  /// Called with a distance in the picture, as a share of its length.
  var onScroll: (CGFloat) -> Void = { _ in }
  private var latest: CGFloat = 0

  init(_ axis: Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    knob.backgroundColor = .tertiaryLabel
    knob.isUserInteractionEnabled = false
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  /// The part of the picture that is visible, from 0 to 1.
  var range: ClosedRange<CGFloat> = 0...1 {
    didSet { if range != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frame = bounds.insetBy(dx: 3, dy: 3)
    let length = frame.size[axis]
    frame.origin[axis] += length * range.lowerBound
    frame.size[axis] = max(min(24, length), length * (range.upperBound - range.lowerBound))
    knob.frame = frame
    knob.layer.cornerRadius = min(frame.width, frame.height) / 2
  }

  /// Begins a drag; a click beside the knob first brings it there.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    latest = touch.location(in: self)[axis]
    if latest < knob.frame.origin[axis] || latest > knob.frame.origin[axis] + knob.frame.size[axis] {
      let middle = (range.lowerBound + range.upperBound) / 2
      onScroll(latest / max(1, bounds.size[axis]) - middle)
    }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = touch.location(in: self)[axis]
    onScroll((now - latest) / max(1, bounds.size[axis]))
    latest = now
    return true
  }
}
