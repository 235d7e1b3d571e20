import Foundation
import Geometry

/// The scroll position of one section of a collection view.
package struct SectionReport: Sendable {
  package var section: Int
  package var offset: CGPoint
  package var page: Int?

  package init(section: Int, offset: CGPoint, page: Int?) {
    self.section = section
    self.offset = offset
    self.page = page
  }
}

/// One visible element of a collection view, as it is drawn.
package struct ItemReport: Sendable {
  package var indexPath: IndexPath
  /// The kind of a supplementary view or decoration; `nil` for cells.
  package var kind: String?
  /// The frame in content coordinates, without the transform.
  package var frame: CGRect
  package var transform: CGAffineTransform
  package var alpha: CGFloat
  package var isHidden: Bool

  package init(
    indexPath: IndexPath, kind: String?, frame: CGRect, transform: CGAffineTransform, alpha: CGFloat, isHidden: Bool
  ) {
    self.indexPath = indexPath
    self.kind = kind
    self.frame = frame
    self.transform = transform
    self.alpha = alpha
    self.isHidden = isHidden
  }
}

/// The state of one collection view in one frame, as a replay records it.
package struct ScrollReport: Sendable {
  package var contentOffset: CGPoint
  package var sections: [SectionReport]
  package var items: [ItemReport]

  package init(contentOffset: CGPoint, sections: [SectionReport], items: [ItemReport]) {
    self.contentOffset = contentOffset
    self.sections = sections
    self.items = items
  }
}

/// A view that reports its visible elements.
@MainActor
package protocol ScrollReporting: UIView {
  var scrollReport: ScrollReport { get }
}
