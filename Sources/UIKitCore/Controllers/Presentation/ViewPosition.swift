import Foundation
import Geometry

/// The position of a view in its superview, to which it returns after a transition.
@MainActor
struct ViewPosition {
  let view: UIView
  // A view that is covered does not keep its window.
  weak var superview: UIView?
  let index: Int
  let bounds: CGRect
  let center: CGPoint
  /// Whether the view fills its superview, whose size may change in the meantime.
  let fills: Bool

  init?(_ view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    (self.view, self.superview, self.index) = (view, superview, index)
    (bounds, center) = (view.bounds, view.center)
    fills = view.frame == superview.bounds
  }

  func restore() {
    guard let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
    if fills { view.frame = superview.bounds } else { (view.bounds, view.center) = (bounds, center) }
  }
}
