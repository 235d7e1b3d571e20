import Foundation
import Geometry

extension UIView {
  func baseConvert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.route(from: self, to: view ?? base).apply(point)
  }

  func baseConvert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.route(from: view ?? base, to: self).apply(point)
  }

  func baseConvert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.route(from: self, to: view ?? base).apply(rect)
  }

  func baseConvert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.route(from: view ?? base, to: self).apply(rect)
  }

  /// What nil stands for in a conversion: the window, or the topmost view while there is none.
  private var base: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}

/// The way of a point between two coordinate spaces: up to a common ancestor and down again.
private struct Route {
  var up: ProjectionTransform
  var down: ProjectionTransform

  func apply(_ point: CGPoint) -> CGPoint { point.applying(up).applying(down) }

  func apply(_ rect: CGRect) -> CGRect {
    // Boxes are taken once, at the end: twice would grow under rotations.
    rect.standardFinite.applying(up.concatenating(down))
  }
}

extension UIView {
  /// Views without a common ancestor are taken to share the coordinates of their topmost views.
  private static func route(from source: UIView, to target: UIView) -> Route {
    guard source !== target else { return Route(up: .identity, down: .identity) }
    let common = source.closestCommonAncestor(with: target)
    return Route(up: source.transform(to: common), down: target.transform(to: common).inverted())
  }

  func closestCommonAncestor(with other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if other.isWithin(view) { return view }
      ancestor = view.parent
    }
    return nil
  }

  /// Maps points of this view to `ancestor`, or out of the topmost view: of a window, to the screen.
  func transform(to ancestor: UIView?) -> ProjectionTransform {
    var transform = ProjectionTransform.identity
    var view: UIView? = self
    while let current = view, current !== ancestor {
      transform = transform.concatenating(current.layer.toSuperlayer)
      view = current.parent
    }
    return transform
  }
}
