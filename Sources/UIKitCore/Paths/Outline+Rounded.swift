import Drawing
import Foundation
import Geometry

extension Outline {
  /// The rectangle with circular corners that the outline forms, or nearly so; `nil` for other shapes.
  var rounded: RoundedRect? {
    if let rect = rectangle { return RoundedRect(rect) }
    guard contours.count == 1, contours[0].isClosed, let box = controlBounds, box.width > 0, box.height > 0 else {
      return nil
    }
    // The outline is compared with the one that would be made for the radius, which follows from its beginning.
    let start = contours[0].start
    let reach = start.x - box.minX
    for isSmooth in [false, true] {
      let radius = isSmooth ? reach / RoundedCorners.smoothReach : reach
      let size = CGSize(width: radius, height: radius)
      let made = Contour.rectangle(box, corners: RoundedCorners(size: size, isSmooth: isSmooth))
      if contours[0].isNear(made) { return RoundedRect(box, radius: radius) }
    }
    return nil
  }
}

extension Outline.Contour {
  /// Whether the contours have the same kinds of segments, at most a hundredth of a point apart.
  fileprivate func isNear(_ other: Outline.Contour) -> Bool {
    func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }
    guard segments.count == other.segments.count, isNear(start, other.start) else { return false }
    return zip(segments, other.segments).allSatisfy { mine, theirs in
      switch (mine, theirs) {
      case (.line(let a), .line(let b)): isNear(a, b)
      case (.curve(let a, let b, let c), .curve(let x, let y, let z)): isNear(a, x) && isNear(b, y) && isNear(c, z)
      default: false
      }
    }
  }
}
