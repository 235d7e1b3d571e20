package import Foundation
package import Geometry

/// A flow layout: sections of items that fill lines, each with as many items as fit.
package struct FlowSpec: Equatable, Sendable {
  /// The sections, in the order of the data.
  package var sections: [FlowSectionSpec]
  /// The axis along which lines and sections follow one another; the items of a line are arranged along the other axis.
  package var scrollAxis: Axis
  /// The edges from which the insets of all sections are measured.
  package var insetReference: FlowInsetReference
  /// Whether headers stay visible while their section is.
  package var pinsHeaders: Bool
  /// Whether footers stay visible while their section is.
  package var pinsFooters: Bool
  /// The element kind of headers.
  package var headerKind: String
  /// The element kind of footers.
  package var footerKind: String

  /// Creates a layout. By default it scrolls vertically and pins neither headers nor footers.
  package init(
    sections: [FlowSectionSpec], scrollAxis: Axis = .vertical, insetReference: FlowInsetReference = .contentInset,
    pinsHeaders: Bool = false, pinsFooters: Bool = false, headerKind: String = "header", footerKind: String = "footer"
  ) {
    self.sections = sections
    self.scrollAxis = scrollAxis
    self.insetReference = insetReference
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
    self.headerKind = headerKind
    self.footerKind = footerKind
  }
}

/// The edges from which a section's insets are measured, across the scroll axis.
package enum FlowInsetReference: Hashable, Sendable {
  case contentInset
  case safeArea
  case layoutMargins
}

/// A section of a flow layout. Lengths are in points; unusable numbers are replaced when the section is solved.
package struct FlowSectionSpec: Equatable, Sendable {
  /// The sizes of the items.
  package var items: FlowItems
  /// The distances from the reference's edges to the items, in points; negative values extend the section.
  package var insets: UIEdgeInsets
  /// The distance between two lines; negative values make them overlap.
  package var lineSpacing: CGFloat
  /// The minimum distance between two items of a line.
  package var itemSpacing: CGFloat
  /// The header's size, of which only the length along the scroll axis counts; zero means that there is no header.
  package var header: CGSize
  /// The footer's size, of which only the length along the scroll axis counts; zero means that there is no footer.
  package var footer: CGSize

  /// Creates a section. The default distances are those of UIKit.
  package init(
    items: FlowItems, insets: UIEdgeInsets = .zero, lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10,
    header: CGSize = .zero, footer: CGSize = .zero
  ) {
    self.items = items
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.header = header
    self.footer = footer
  }
}

/// The sizes of a section's items.
package enum FlowItems: Equatable, Sendable {
  /// Items of one size. The cost is the same for ten items and for ten million.
  case identical(CGSize, count: Int)
  case listed([CGSize])
  /// Items of one size until they are measured. Once some are measured, the others get the average of the measured
  /// sizes.
  case estimated(CGSize, count: Int)

  /// The number of items; 0 for a negative count.
  package var count: Int {
    switch self {
    case .identical(_, let count), .estimated(_, let count): Swift.max(0, count)
    case .listed(let sizes): sizes.count
    }
  }
}

/// The view that contains a flow layout.
package struct FlowContainer: Equatable, Sendable {
  /// The size of the collection view's bounds, in points.
  package var size: CGSize
  /// The scroll view's adjusted content inset; across the scroll axis it reduces the content's length.
  package var contentInset: UIEdgeInsets
  /// The safe area insets of the view, in points.
  package var safeAreaInsets: UIEdgeInsets
  /// The layout margins of the view, in points.
  package var layoutMargins: UIEdgeInsets
  /// The device pixels per point.
  package var scale: CGFloat
  /// Whether frames are mirrored.
  package var isRightToLeft: Bool

  /// Creates a container, by default without insets and from left to right.
  package init(
    size: CGSize, contentInset: UIEdgeInsets = .zero, safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargins: UIEdgeInsets = .zero, scale: CGFloat = 2, isRightToLeft: Bool = false
  ) {
    self.size = size
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }
}
