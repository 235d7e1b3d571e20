public import Foundation
import Geometry

/// A frame of reference for points and rectangles: that of a view, a window scene or the screen.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The area of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// Returns a point of this space in the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns a point of another space in the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Returns the smallest upright rectangle around the corners of `rect`, converted to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Returns the smallest upright rectangle around the corners of `rect`, converted from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
  func baseConvert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return space.convert(point, from: self) }
    return convert(point, to: view as UIView?)
  }

  func baseConvert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let view = space as? UIView else { return space.convert(point, to: self) }
    return convert(point, from: view as UIView?)
  }

  func baseConvert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else { return space.convert(rect, from: self) }
    return convert(rect, to: view as UIView?)
  }

  func baseConvert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let view = space as? UIView else { return space.convert(rect, to: self) }
    return convert(rect, from: view as UIView?)
  }
}

/// The coordinate space of a screen, in which windows have their frames.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private weak var screen: UIScreen?

  init(of screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen?.bounds ?? .zero }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if space is ScreenCoordinateSpace { return point }
    guard let view = space as? UIView else { return space.convert(point, from: self) }
    return point.applying(view.transform(to: nil).inverted())
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if space is ScreenCoordinateSpace { return point }
    guard let view = space as? UIView else { return space.convert(point, to: self) }
    return point.applying(view.transform(to: nil))
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if space is ScreenCoordinateSpace { return rect }
    guard let view = space as? UIView else { return space.convert(rect, from: self) }
    return rect.standardFinite.applying(view.transform(to: nil).inverted())
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if space is ScreenCoordinateSpace { return rect }
    guard let view = space as? UIView else { return space.convert(rect, to: self) }
    return rect.standardFinite.applying(view.transform(to: nil))
  }
}
