import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An element of a layout, as layout dumps list it.
package struct ListedElement: Sendable {
  /// The origin of the dimensions that have an estimate.
  package enum Sizing: Sendable {
    case fixed
    /// The view has not been measured yet.
    case estimated
    /// The size that the view returned.
    case measured
  }

  /// The category of the element.
  package var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; `nil` for cells.
  package var kind: String?
  /// The index path of the element; it has one index for supplementary items of the whole layout.
  package var indexPath: IndexPath
  /// The frame in content coordinates, before the transform. In an orthogonal section it is the frame at offset zero.
  package var frame: CGRect
  /// The order in depth: elements with greater numbers are in front.
  package var zIndex: Int
  /// The opacity.
  package var alpha: CGFloat
  /// The transform around the center.
  package var transform: CGAffineTransform
  /// Whether the layout hides the element.
  package var isHidden: Bool
  /// The source of the element's size.
  package var sizing: Sizing
  /// The frame on screen, if it differs from the frame in the layout: headers that are pinned to an edge.
  package var pinnedFrame: CGRect?
  /// The section whose embedded scroll view shows the element; `nil` for an element of the content itself.
  package var scrollingSection: Int?

  /// The section of the element; `nil` for elements of the whole layout.
  package var section: Int? { indexPath.count == 2 ? indexPath.section : nil }

  /// Whether the element is drawn as it was laid out.
  package var isPlain: Bool {
    pinnedFrame == nil && alpha == 1 && transform == CGAffineTransform.identity && !isHidden
  }
}

/// The scroll state of an orthogonal section, as layout dumps list it.
package struct ListedScroll: Sendable {
  /// The case of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package var behavior: String
  /// The direction the section scrolls in.
  package var axis: Axis
  /// The frame of the embedded scroll view, in content coordinates.
  package var viewport: CGRect
  /// The length of all groups, along the section's axis.
  package var contentLength: CGFloat
  /// The smallest offset at rest, in points.
  package var minOffset: CGFloat
  /// The greatest offset at rest, in points.
  package var maxOffset: CGFloat
  /// The current offset of the section.
  package var offset: CGFloat
  /// The offset of the mirrored section where the section itself has the offset 0; `nil` unless the listing is mirrored.
  package var mirroredEnd: CGFloat?
  let geometry: OrthogonalSection

  /// Whether the first group is at the greatest offset.
  package var beginsAtTheEnd: Bool { geometry.beginsAtTheEnd }

  /// The offsets at which scrolling stops, in ascending order; `nil` if it stops at any offset.
  ///
  /// - Complexity: O(groups), each time. The other values of a section need O(log groups).
  package var stops: [CGFloat]? {
    guard let end = mirroredEnd else { return geometry.stops }
    return geometry.stops.map { $0.reversed().map { end - $0 } }
  }
}
