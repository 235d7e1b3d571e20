import Foundation
import Geometry
import UIKitCore

/// One thing that a layout places, as dumps of a layout tell of it.
package struct ListedElement: Sendable {
  /// How the sides that an estimate stands for came about.
  package enum Sizing: Sendable {
    case fixed
    /// Nobody has asked the view yet.
    case estimated
    /// As large as its view answered.
    case measured
  }

  package var category: UICollectionView.ElementCategory
  /// Nil for cells.
  package var kind: String?
  /// Of one index for supplementary items of the whole layout.
  package var indexPath: IndexPath
  /// In content coordinates, before the transform; in an orthogonal section with that section's offset at zero.
  package var frame: CGRect
  package var zIndex: Int
  package var alpha: CGFloat
  package var transform: CGAffineTransform
  package var isHidden: Bool
  package var sizing: Sizing
  /// Where it is on screen, if that is not where the layout has its place: headers that stick to an edge.
  package var pinnedFrame: CGRect?
  /// The section whose embedded scroll view shows the element; `nil` for what lies in the content itself.
  package var scrollingSection: Int?

  package var section: Int? { indexPath.count == 2 ? indexPath.section : nil }

  /// Whether it is drawn as it was laid out.
  package var isPlain: Bool {
    pinnedFrame == nil && alpha == 1 && transform == CGAffineTransform.identity && !isHidden
  }
}

/// How one section scrolls by itself, as dumps of a layout tell of it.
package struct ListedScroll: Sendable {
  /// The case of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  package var behavior: String
  /// The direction the section scrolls in.
  package var axis: Axis
  /// The embedded scroll view, in content coordinates.
  package var viewport: CGRect
  /// Of all groups, along the section's axis.
  package var contentLength: CGFloat
  package var minOffset: CGFloat
  package var maxOffset: CGFloat
  /// Where the section is now.
  package var offset: CGFloat
  /// In rising order; nil where it comes to rest anywhere.
  package var stops: [CGFloat]?
}
