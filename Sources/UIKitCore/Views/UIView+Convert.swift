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

  /// The view that `nil` denotes in a conversion: the window, or the topmost view if there is none.
  private var base: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}

/// A conversion of points between two coordinate spaces: up to a common ancestor and down again.
private struct Route {
  var up: ProjectionTransform
  var down: ProjectionTransform

  func apply(_ point: CGPoint) -> CGPoint { point.applying(up).applying(down) }

  func apply(_ rect: CGRect) -> CGRect {
    // The bounding box is computed once, at the end: computed twice, it would grow under rotations.
    rect.standardFinite.applying(up.concatenating(down))
  }
}

extension UIView {
  /// Returns the conversion between two views. Views without a common ancestor are taken to share the coordinates of
  /// their topmost views.
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

  /// Returns the transform from this view to `ancestor`; with `nil`, out of the topmost view, which for a window is to
  /// the screen.
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

extension UIView: AccessibilityContainer {
  func onScreen(_ frame: CGRect) -> CGRect { convert(frame, to: nil) }
}

extension UIAccessibility {
  /// Returns a rectangle in a view's coordinates in those of the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main.coordinateSpace)
  }
  /// Returns a path in a view's coordinates in those of the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let path = UIBezierPath(cgPath: path.cgPath)
    func converted(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      view.convert(CGPoint(x: x, y: y), to: UIScreen.main.coordinateSpace)
    }
    let (origin, x, y) = (converted(0, 0), converted(1, 0), converted(0, 1))
    path.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
    return path
  }
}
