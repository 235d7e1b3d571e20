package import Foundation
import Geometry

/// The identity of one thing that a layout places.
package enum ElementKey: Hashable, Sendable {
  case item(section: Int, item: Int)
  /// `index` counts per kind and section, in placement order; `section` is `nil` for items of the whole layout.
  case supplementary(kind: String, section: Int?, index: Int)
  /// Layouts of sections have one of a kind and section, at index 0; a developer's own layout may have more.
  case decoration(kind: String, section: Int, index: Int = 0)

  /// UIKit's index path: one index only for supplementary items of the whole layout.
  package var indexPath: IndexPath {
    switch self {
    case .item(let section, let item): IndexPath(item: item, section: section)
    case .supplementary(_, let section?, let index): IndexPath(item: index, section: section)
    case .supplementary(_, nil, let index): IndexPath(index: index)
    case .decoration(_, let section, let index): IndexPath(item: index, section: section)
    }
  }

  package var section: Int? {
    switch self {
    case .item(let section, _), .decoration(_, let section, _): section
    case .supplementary(_, let section, _): section
    }
  }

  package var kind: String? {
    switch self {
    case .item: nil
    case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
    }
  }
}

/// Where one thing lies and in which order it is drawn.
package struct LayoutElement: Equatable, Sendable {
  package var key: ElementKey
  /// In content coordinates, points; for items of an orthogonal section with that section's offset at zero.
  package var frame: CGRect
  package var zIndex: Int

  package init(key: ElementKey, frame: CGRect, zIndex: Int) {
    self.key = key
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// One cell in sight. It holds numbers only, so that thousands are written and dropped without counting references.
package struct LayoutCell: Equatable, Sendable {
  package var section: Int
  package var item: Int
  /// As in ``LayoutElement``.
  package var frame: CGRect
  package var zIndex: Int
}

extension LayoutElement {
  package init(_ cell: LayoutCell) {
    self.init(key: .item(section: cell.section, item: cell.item), frame: cell.frame, zIndex: cell.zIndex)
  }
}
