package import Foundation
import Geometry

/// The identity of one element of a layout.
package enum ElementKey: Hashable, Sendable {
  case item(section: Int, item: Int)
  /// A header, footer or badge. `index` counts by kind and section, in placement order; `section` is `nil` for items of
  /// the whole layout.
  case supplementary(kind: String, section: Int?, index: Int)
  /// A decoration. Sections have one for each kind, at index 0; a custom layout may have more.
  case decoration(kind: String, section: Int, index: Int = 0)

  /// UIKit's index path, which has a single index only for supplementary items of the whole layout.
  package var indexPath: IndexPath {
    switch self {
    case .item(let section, let item): IndexPath(item: item, section: section)
    case .supplementary(_, let section?, let index): IndexPath(item: index, section: section)
    case .supplementary(_, nil, let index): IndexPath(index: index)
    case .decoration(_, let section, let index): IndexPath(item: index, section: section)
    }
  }

  /// The section of the element; `nil` for a supplementary item of the whole layout.
  package var section: Int? {
    switch self {
    case .item(let section, _), .decoration(_, let section, _): section
    case .supplementary(_, let section, _): section
    }
  }

  /// The element kind; `nil` for an item.
  package var kind: String? {
    switch self {
    case .item: nil
    case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
    }
  }
}

/// The frame and z-index of one element.
package struct LayoutElement: Equatable, Sendable {
  /// The identity of the element.
  package var key: ElementKey
  /// The frame in content coordinates, in points. For items of an orthogonal section it is the frame at offset zero.
  package var frame: CGRect
  /// The order in depth: elements with greater numbers are in front.
  package var zIndex: Int

  /// Creates an element.
  package init(key: ElementKey, frame: CGRect, zIndex: Int) {
    self.key = key
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// A visible cell. It contains only numbers, so that thousands are written and released without reference counting.
package struct LayoutCell: Equatable, Sendable {
  /// The section of the cell.
  package var section: Int
  /// The item that the cell displays.
  package var item: Int
  /// The frame, in the coordinates of ``LayoutElement``.
  package var frame: CGRect
  /// The order in depth: cells with greater numbers are in front.
  package var zIndex: Int
}

extension LayoutElement {
  /// Creates the element of a cell.
  package init(_ cell: LayoutCell) {
    self.init(key: .item(section: cell.section, item: cell.item), frame: cell.frame, zIndex: cell.zIndex)
  }
}
