import Foundation
import Geometry
import ScrollPhysics

extension UIScrollView {
  /// The view that a pinch scales, as the delegate returns it.
  var zoomedContent: UIView? { delegate?.viewForZooming(in: self) }

  /// The scale of the content's transform: resetting that resets the zoom.
  var contentScale: CGFloat {
    guard let transform = zoomedContent?.transform else { return 1 }
    return transform.a.isFinite && transform.a > 0 ? transform.a : 1
  }

  func zoom(to scale: CGFloat, animated: Bool) {
    let target = CGFloat(driver.zoom.limits.clamp(Double(scale)))
    guard !scale.isNaN, zoomedContent != nil, target != contentScale || driver.zoom.isActive else { return }
    let middle = bounds.size.middle
    let wanted = zoomAnchor.offset(driver.exactOffset, at: contentScale, keeping: middle, at: target, middle)
    driver.zoom.zoom(to: target, wanted: wanted, animated: animated)
  }

  /// Scales and scrolls the content to show a rectangle.
  ///
  /// - Parameter rect: A rectangle in the content view's coordinates.
  func zoomContent(to rect: CGRect, animated: Bool) {
    guard zoomedContent != nil else { return }
    let rect = rect.standardFinite
    let fit = Swift.min(
      rect.width > 0 ? bounds.width / rect.width : .infinity, rect.height > 0 ? bounds.height / rect.height : .infinity)
    let scale = CGFloat(driver.zoom.limits.clamp(Double(fit)))
    let inset = adjustedContentInset
    let middle = CGPoint(
      x: (bounds.width + inset.left - inset.right) / 2, y: (bounds.height + inset.top - inset.bottom) / 2)
    let corner = zoomAnchor.corner
    let content = zoomedContent?.bounds.origin ?? .zero
    let wanted = CGPoint(
      x: corner.x + (rect.midX - content.x) * scale - middle.x, y: corner.y + (rect.midY - content.y) * scale - middle.y
    )
    driver.zoom.zoom(to: scale, wanted: wanted, animated: animated)
  }

  /// The origin of the zoomed content, in the content's coordinates, which is the same at every scale.
  var zoomAnchor: ZoomAnchor { ZoomAnchor(corner: zoomedContent?.frame.origin ?? .zero) }

  /// Returns the size of the content at a scale of the zoomed view.
  ///
  /// Constraints may place other views, which are not scaled, beside it; otherwise it is the whole content.
  func contentSize(atZoomScale scale: CGFloat) -> CGSize {
    guard let content = zoomedContent else { return contentSize }
    let full = content.bounds.size
    guard autoLayout?.systemGuides[.scrollContent] != nil else {
      return CGSize(width: full.width * scale, height: full.height * scale)
    }
    let growth = scale - contentScale
    return CGSize(width: contentSize.width + full.width * growth, height: contentSize.height + full.height * growth)
  }

  /// Scales the content, keeping its origin.
  func scaleContent(to scale: CGFloat) {
    guard let content = zoomedContent else { return }
    let (corner, size) = (content.frame.origin, contentSize(atZoomScale: scale))
    zoomed = content
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = content.center + (corner - content.frame.origin)
    contentSize = size
  }

  /// Enables the pinch if the zoom limits differ.
  func zoomLimitsDidChange() {
    let isOpen = driver.zoom.limits.isOpen
    if isOpen, pinch.view == nil { addGestureRecognizer(pinch) }
    pinch.isEnabled = isOpen
  }
}

extension UIView {
  /// Returns the displacement of zoomed content, which grows from its corner rather than from its anchor point.
  func zoomShift(of size: CGSize) -> CGPoint {
    guard layer.modelState.transform != .identity, (parent as? UIScrollView)?.zoomed === self else { return .zero }
    let growth = transform.a - 1
    return CGPoint(x: anchorPoint.x * size.width * growth, y: anchorPoint.y * size.height * growth)
  }
}

extension UIScrollView {
  /// The growth of the content by zooming, compared with its constraints.
  var zoomGrowth: CGSize {
    guard let zoomed, zoomed.parent === self else { return .zero }
    let growth = zoomed.transform.a - 1
    return CGSize(width: zoomed.bounds.width * growth, height: zoomed.bounds.height * growth)
  }
}

/// The point that keeps its position while content is scaled.
struct ZoomAnchor {
  /// The corner of the scaled view, in the content's coordinates.
  var corner: CGPoint

  /// Returns the offset at which the point of the content visible at `before` is visible at `after`.
  ///
  /// - Parameters:
  ///   - before: In points from the scroll view's top left corner, as `after`.
  func offset(
    _ offset: CGPoint, at scale: CGFloat, keeping before: CGPoint, at newScale: CGFloat, _ after: CGPoint
  ) -> CGPoint {
    let ratio = newScale / scale
    return CGPoint(
      x: corner.x + (offset.x + before.x - corner.x) * ratio - after.x,
      y: corner.y + (offset.y + before.y - corner.y) * ratio - after.y)
  }
}
