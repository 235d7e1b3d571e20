import Foundation
import Geometry

/// The dependency of a view with an autoresizing mask on the length of its superview, along an axis: `origin =
/// originRate · length + origin₀`, and likewise for its length.
struct MaskTranslation: Equatable {
  struct Axis: Equatable {
    var originRate: CGFloat
    var origin: CGFloat
    var lengthRate: CGFloat
    var length: CGFloat

    /// Computes the rates from the resizing that the mask performs.
    init(_ mask: Autoresizing, view: Interval, container: CGFloat) {
      let larger = mask.resized(view, container: container, to: container + 1)
      originRate = Self.clean(larger.lower - view.lower)
      lengthRate = Self.clean(larger.length - view.length)
      origin = view.lower - originRate * container
      length = view.length - lengthRate * container
    }

    /// Rounds a rate, which is exactly 0 or 1 for nearly all masks but is computed as a difference of positions.
    private static func clean(_ rate: CGFloat) -> CGFloat { (rate * 1e6).rounded() / 1e6 }
  }

  var horizontal: Axis
  var vertical: Axis

  @MainActor
  init(_ view: UIView, in container: CGSize) {
    let frame = view.untransformedFrame
    let mask = view.autoresizingMask
    horizontal = Axis(
      Autoresizing(
        before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin)),
      view: Interval(frame.minX, frame.maxX), container: container.width)
    vertical = Axis(
      Autoresizing(
        before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin)),
      view: Interval(frame.minY, frame.maxY), container: container.height)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Axis { axis == .horizontal ? horizontal : vertical }
}

extension UIView {
  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - anchorPoint.x * size.width - zoomShift(of: size).x,
      y: center.y - anchorPoint.y * size.height - zoomShift(of: size).y, width: size.width, height: size.height)
  }

  /// Sets the bounds and center so that the frame without the transform is the given one. Unchanged values are not set.
  func setUntransformedFrame(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let point = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width + zoomShift(of: frame.size).x,
      y: frame.minY + anchorPoint.y * frame.height + zoomShift(of: frame.size).y)
    if center != point { center = point }
  }
}
