import Foundation
import Geometry
import UIKitCore

extension UICollectionView {
  /// Which kind of element an attributes object or a visible item stands for.
  ///
  /// - Fidelity: documented.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// - Fidelity: documented.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical
    case horizontal
  }

  /// Where on screen an item is to be after scrolling to it; empty for the nearest place where it is in sight.
  ///
  /// - Fidelity: documented.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Which changes of a cell's content have it asked for its size again.
  ///
  /// - Fidelity: documented.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled
    /// When `invalidateIntrinsicContentSize()` is called on the cell or its content view.
    case enabled
    /// Also when a view anywhere in the cell has another natural size, such as a label with another text.
    case enabledIncludingConstraints
  }

  /// The kind under which section headers are asked for.
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind under which section footers are asked for.
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

extension UICollectionView.ScrollDirection {
  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
