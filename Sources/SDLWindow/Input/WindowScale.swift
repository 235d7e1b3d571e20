package import Foundation
import Geometry

/// The conversion between a window's coordinates and the device's points.
///
/// The device's picture is at the window's upper left corner, at its original size in pixels. A larger window is empty
/// around it; a smaller one hides the rest of the picture.
package struct WindowScale: Hashable, Sendable {
  /// The window's size in the units in which the mouse is reported.
  package var units: CGSize
  /// The window's size in pixels, which has larger numbers on a high-density screen.
  package var pixels: CGSize
  /// The pixels per point of the device.
  package var scale: CGFloat

  package init(units: CGSize, pixels: CGSize, scale: CGFloat) {
    self.units = units
    self.pixels = pixels
    self.scale = scale
  }

  func point(_ location: CGPoint) -> CGPoint {
    let density = CGPoint(
      x: units.width > 0 ? pixels.width / units.width : 1, y: units.height > 0 ? pixels.height / units.height : 1)
    return CGPoint(x: location.x * density.x / scale, y: location.y * density.y / scale)
  }

  /// Returns the smallest rectangle in whole mouse units that contains a rectangle of the device.
  package func units(of rect: CGRect) -> CGRect {
    let across = scale * (pixels.width > 0 ? units.width / pixels.width : 1)
    let down = scale * (pixels.height > 0 ? units.height / pixels.height : 1)
    let (left, top) = ((rect.minX * across).rounded(.down), (rect.minY * down).rounded(.down))
    return CGRect(
      x: left, y: top, width: (rect.maxX * across).rounded(.up) - left, height: (rect.maxY * down).rounded(.up) - top)
  }

  /// - Parameter share: A position from 0 to 1 across and down the window.
  func point(share: CGPoint) -> CGPoint {
    CGPoint(x: share.x * pixels.width / scale, y: share.y * pixels.height / scale)
  }
}
