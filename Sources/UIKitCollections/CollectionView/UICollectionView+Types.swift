import Foundation
import Geometry
import UIKitCore

extension UICollectionView {
  /// The kinds of elements in a collection view.
  ///
  /// - Fidelity: documented.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a header or a badge, from the data source.
    case supplementaryView
    /// A decoration view, such as a background, from the layout.
    case decorationView
  }

  /// The direction in which a layout scrolls.
  ///
  /// - Fidelity: documented.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// The position to which an item is scrolled; an empty set scrolls as little as necessary to make it visible.
  ///
  /// - Fidelity: documented.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top edge is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom edge is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge is at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge is at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The changes of a cell's content after which it is measured again.
  ///
  /// - Fidelity: documented.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// No changes.
    case disabled
    /// A call of `invalidateIntrinsicContentSize()` on the cell or its content view.
    case enabled
    /// A call as for `enabled`, or a change in the natural size of any view in the cell, such as a label with a new
    /// text.
    case enabledIncludingConstraints
  }

  /// The kind of section headers, "UICollectionElementKindSectionHeader".
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of section footers, "UICollectionElementKindSectionFooter".
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

extension UICollectionView.ScrollDirection {
  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
