import Foundation
import Geometry

/// Where one section of a collection view stands.
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
  /// Nil for cells.
  package var kind: String?
  /// In content coordinates, before the transform.
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

/// What a replay writes down of one collection view in one frame.
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

/// A view that can say what it shows.
@MainActor
package protocol ScrollReporting: UIView {
  var scrollReport: ScrollReport { get }
}
