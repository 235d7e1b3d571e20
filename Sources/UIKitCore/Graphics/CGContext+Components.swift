import Foundation

/// Colors that are given by their components in a space.
extension CGContext {
  /// Sets the space of the components that ``setFillColor(_:)-(UnsafePointer<CGFloat>)`` takes, and black as the color of
  /// filled areas. The default is the device's gray space.
  public func setFillColorSpace(_ space: CGColorSpace) {
    setFillColor(CGColor(gray: 0, alpha: 1))
    recorder.change { $0.spaces.fill = space }
  }

  /// Sets the space of the components of a line's color, and black as that color. The default is the device's gray space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    setStrokeColor(CGColor(gray: 0, alpha: 1))
    recorder.change { $0.spaces.stroke = space }
  }

  /// Sets the color of filled areas by its components, of which the last is the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: recorder.state.spaces.fill, components: components).map { setFillColor($0) }
  }

  /// Sets the color of lines by its components, of which the last is the opacity.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    CGColor(colorSpace: recorder.state.spaces.stroke, components: components).map { setStrokeColor($0) }
  }
}
