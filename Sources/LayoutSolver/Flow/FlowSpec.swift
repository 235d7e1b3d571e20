package import Foundation
package import Geometry

/// A flow layout: sections of items that fill lines, each line as full as the room allows.
package struct FlowSpec: Equatable, Sendable {
  package var sections: [FlowSectionSpec]
  /// The axis along which lines and sections follow each other; items of a line run along the other one.
  package var scrollAxis: Axis
  package var insetReference: FlowInsetReference
  /// Headers, or footers, stay in sight while their section is.
  package var pinsHeaders: Bool
  package var pinsFooters: Bool
  /// The names under which headers and footers are answered.
  package var headerKind: String
  package var footerKind: String

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

/// What a section's insets are measured from, across the scroll axis.
package enum FlowInsetReference: Hashable, Sendable {
  case contentInset
  case safeArea
  case layoutMargins
}

/// One section. Lengths are in points; unusable numbers are replaced when the section is solved.
package struct FlowSectionSpec: Equatable, Sendable {
  package var items: FlowItems
  package var insets: UIEdgeInsets
  /// Between two lines; negative values have them overlap.
  package var lineSpacing: CGFloat
  /// The least distance between two items of a line.
  package var itemSpacing: CGFloat
  /// Only the length along the scroll axis counts; zero means there is none.
  package var header: CGSize
  package var footer: CGSize

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
  /// All alike. Costs the same for ten items and for ten million.
  case alike(CGSize, count: Int)
  case listed([CGSize])
  /// All alike until they are measured. Once some are, the others are taken for their average.
  case estimated(CGSize, count: Int)

  package var count: Int {
    switch self {
    case .alike(_, let count), .estimated(_, let count): Swift.max(0, count)
    case .listed(let sizes): sizes.count
    }
  }
}

/// The view that a flow layout is made for.
package struct FlowContainer: Equatable, Sendable {
  /// Bounds of the collection view, in points.
  package var size: CGSize
  /// As the scroll view adjusted it; across the scroll axis it is no room for content.
  package var contentInset: UIEdgeInsets
  package var safeAreaInsets: UIEdgeInsets
  package var layoutMargins: UIEdgeInsets
  /// Device pixels per point.
  package var scale: CGFloat
  /// Frames leave the solution mirrored.
  package var isRightToLeft: Bool

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
