/// The identity of a value in the description of a section.
package struct KnobKey: Hashable, Sendable {
  /// The part of the section that has the value.
  package enum Part: Hashable, Sendable {
    case section
    /// A group or item, by the positions in the subitem lists from the outermost group; empty for that group.
    case subitem([Int])
    /// A header, footer or side item, by its position in `boundarySupplementaryItems`.
    case boundary(Int)
    /// A section of a flow layout.
    case flow
  }

  /// The property of the part.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case width, height, count
    /// The distance between the subitems of a group, between the groups of a section, or between the lines of a flow
    /// layout.
    case spacing
    case top, leading, bottom, trailing
    case behavior
    case edgeTop, edgeLeading, edgeBottom, edgeTrailing
    /// The distance between the items of a flow layout's line, and the lengths of its headers and footers.
    case itemSpacing, headerWidth, headerHeight, footerWidth, footerHeight
  }

  package var part: Part
  package var property: Property

  package init(_ part: Part, _ property: Property) { (self.part, self.property) = (part, property) }
}

extension KnobKey {
  /// The position in words: `section: interGroupSpacing`.
  package var title: String { "\(part.title): \(propertyName)" }

  /// The name of the property in Swift.
  package var propertyName: String {
    if part == .flow { return flowPropertyName }
    return switch property {
    case .width: "widthDimension"
    case .height: "heightDimension"
    case .count: "count"
    case .spacing: part == .section ? "interGroupSpacing" : "interItemSpacing"
    case .top, .leading, .bottom, .trailing: "contentInsets.\(property.rawValue)"
    case .behavior: "orthogonalScrollingBehavior"
    case .edgeTop: "edgeSpacing.top"
    case .edgeLeading: "edgeSpacing.leading"
    case .edgeBottom: "edgeSpacing.bottom"
    case .edgeTrailing: "edgeSpacing.trailing"
    case .itemSpacing, .headerWidth, .headerHeight, .footerWidth, .footerHeight: flowPropertyName
    }
  }

  /// The name of the property of `UICollectionViewFlowLayout`.
  private var flowPropertyName: String {
    switch property {
    case .width, .height: "itemSize.\(property.rawValue)"
    case .spacing: "minimumLineSpacing"
    case .itemSpacing: "minimumInteritemSpacing"
    case .headerWidth: "headerReferenceSize.width"
    case .headerHeight: "headerReferenceSize.height"
    case .footerWidth: "footerReferenceSize.width"
    case .footerHeight: "footerReferenceSize.height"
    case .leading: "sectionInset.left"
    case .trailing: "sectionInset.right"
    case .top, .bottom: "sectionInset.\(property.rawValue)"
    case .count, .behavior, .edgeTop, .edgeLeading, .edgeBottom, .edgeTrailing: property.rawValue
    }
  }
}

extension KnobKey.Part {
  /// The name of the part: `group`, `subitem 1 of the group`.
  package var title: String {
    switch self {
    case .section: "section"
    case .subitem([]): "group"
    case .subitem(let path): path.reversed().map { "subitem \($0 + 1) of " }.joined() + "the group"
    case .boundary(let index): "boundary item \(index + 1)"
    case .flow: "flow layout"
    }
  }
}
