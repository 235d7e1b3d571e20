import Foundation
import Geometry
import UIKitCore

extension UICollectionViewListCell {
  var baseSeparatorLayoutGuide: UILayoutGuide {
    let guide = layoutGuide(.wished)
    guide.givenFrame = ownSeparatorFrame
    return guide
  }

  /// The interval that separators cover by default, measured from the leading edge.
  var separatorSpan: Interval {
    guard let guide = knownLayoutGuide(.wished) else { return Interval(textStart, bounds.width) }
    guide.givenFrame = ownSeparatorFrame
    let frame = guide.layoutFrame
    return mirrored(Interval(frame.minX, frame.maxX), in: bounds.width)
  }

  private var ownSeparatorFrame: CGRect {
    let scale = traitCollection.displayScale
    let thickness = scale > 0 ? 1 / scale : 1
    let span = mirrored(Interval(textStart, bounds.width), in: bounds.width)
    return CGRect(
      x: span.lower, y: bounds.height - thickness, width: FiniteGeometry.length(span.length), height: thickness)
  }
}
