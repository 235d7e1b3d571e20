import Foundation
import Geometry

extension UIView: LayerOwner {
  var layerHost: (any LayerHost)? { shownIn?.root }

  func makeLayer() -> CALayer {
    let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    layer.owner = self
    return layer
  }

  /// Responds to a change of the layer's position, bounds, anchor point or transform.
  func geometryDidChange(from old: LayerState) {
    let new = layer.modelState
    if new.bounds.size != old.bounds.size {
      setNeedsLayout()
      if autoresizesSubviews {
        for child in children { child.autoresize(from: old.bounds.size, to: new.bounds.size) }
      }
    }
    if shapedCorners != nil { applyCorners() }
    applyConcentricCorners()
    if autoLayout != nil { constraintGeometryDidChange() }
    if shownIn != nil { safeAreaMayHaveChanged() }
  }

  /// Applies the autoresizing mask after a change of the superview's size. A view keeps a size that it was just given
  /// when its observer fits the superview to it.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesMask, !KeyValueObservers.isReporting(self) else { return }
    var rect = CGRect(origin: .zero, size: bounds.size)
    // With a transform, the frame is only a bounding box; the view resizes as it was before the transform.
    let anchor = CGPoint(x: anchorPoint.x * rect.size.width, y: anchorPoint.y * rect.size.height)
    rect.origin = center - anchor
    let mask = autoresizingMask
    let x = Autoresizing(
      before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin)
    ).resized(rect.interval(.horizontal), container: old.width, to: new.width)
    let y = Autoresizing(
      before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      after: mask.contains(.flexibleBottomMargin)
    ).resized(rect.interval(.vertical), container: old.height, to: new.height)
    bounds.size = CGSize(width: x.length, height: y.length)
    center = CGPoint(x: x.lower + anchorPoint.x * x.length, y: y.lower + anchorPoint.y * y.length)
  }
}

/// The division of a change in the superview's length along one axis of a view.
struct Autoresizing {
  /// Whether the margin before the view may change.
  var before: Bool
  /// Whether the view itself may change.
  var length: Bool
  /// Whether the margin after the view may change.
  var after: Bool

  /// Returns the view's interval in the changed container. Flexible parts share the change in proportion to their
  /// lengths, or equally if all of them are 0.
  func resized(_ view: Interval, container old: CGFloat, to new: CGFloat) -> Interval {
    let parts = [(before, view.lower), (length, view.length), (after, old - view.upper)]
    let flexible = parts.filter(\.0).map(\.1)
    guard !flexible.isEmpty, old != new else { return view }
    let total = flexible.reduce(0, +)
    let change = new - old
    func share(_ part: CGFloat) -> CGFloat { total != 0 ? part / total : 1 / CGFloat(flexible.count) }
    let lower = view.lower + (before ? change * share(view.lower) : 0)
    let size = view.length + (length ? change * share(view.length) : 0)
    return Interval(lower, lower + FiniteGeometry.length(size))
  }
}
