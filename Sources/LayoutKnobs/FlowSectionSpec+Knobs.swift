import Foundation
package import Geometry
package import LayoutSolver

/// A section of a flow layout with the axis along which it scrolls, which decides how long headers and footers are.
package struct FlowKnobs: Equatable, Sendable {
  package var section: FlowSectionSpec
  package var axis: Axis

  package init(_ section: FlowSectionSpec, along axis: Axis) { (self.section, self.axis) = (section, axis) }

  /// All properties, in the order of the panel.
  static let properties: [KnobKey.Property] = [
    .width, .height, .spacing, .itemSpacing, .top, .leading, .bottom, .trailing, .headerWidth, .headerHeight,
    .footerWidth, .footerHeight,
  ]

  /// The value of a knob; `nil` if the section does not have it. Setting another kind of value changes nothing.
  package subscript(key: KnobKey) -> KnobValue? {
    get { key.part == .flow ? number(key.property).map { .points($0) } : nil }
    set {
      guard self[key] != nil, case .points(let points)? = newValue else { return }
      set(key.property, points)
    }
  }

  private func number(_ property: KnobKey.Property) -> CGFloat? {
    switch property {
    case .width: section.items.size?.width
    case .height: section.items.size?.height
    case .spacing: section.lineSpacing
    case .itemSpacing: section.itemSpacing
    // Only the length along the scroll axis has an effect on headers and footers.
    case .headerWidth: axis == .horizontal ? section.header.width : nil
    case .headerHeight: axis == .vertical ? section.header.height : nil
    case .footerWidth: axis == .horizontal ? section.footer.width : nil
    case .footerHeight: axis == .vertical ? section.footer.height : nil
    default: property.flowInset.map { section.insets[keyPath: $0] }
    }
  }

  private mutating func set(_ property: KnobKey.Property, _ points: CGFloat) {
    switch property {
    case .width: section.items.resize { $0.width = points }
    case .height: section.items.resize { $0.height = points }
    case .spacing: section.lineSpacing = points
    case .itemSpacing: section.itemSpacing = points
    case .headerWidth, .headerHeight: section.header[axis] = points
    case .footerWidth, .footerHeight: section.footer[axis] = points
    default: if let edge = property.flowInset { section.insets[keyPath: edge] = points }
    }
  }
}

extension SectionEdit {
  /// Returns all values of a flow layout's section.
  ///
  /// - Parameter section: The section as the app described it.
  package func knobs(of section: FlowKnobs) -> [LayoutKnob] {
    let edited = applied(to: section)
    return FlowKnobs.properties.map { KnobKey(.flow, $0) }.compactMap { key in
      edited[key].map { LayoutKnob(key: key, value: $0, isChanged: $0 != section[key]) }
    }
  }

  /// Returns a flow layout's section with the changes.
  package func applied(to section: FlowKnobs) -> FlowKnobs {
    var edited = section
    for (key, value) in values { edited[key] = value }
    return edited
  }
}

extension FlowItems {
  /// The size of the items before they are measured; `nil` if they have different sizes, or if there are none.
  fileprivate var size: CGSize? {
    switch self {
    case .identical(let size, _), .estimated(let size, _): size
    case .listed(let sizes): sizes.first.flatMap { first in sizes.allSatisfy { $0 == first } ? first : nil }
    }
  }

  fileprivate mutating func resize(_ change: (inout CGSize) -> Void) {
    guard var size else { return }
    change(&size)
    switch self {
    case .identical(_, let count): self = .identical(size, count: count)
    case .estimated(_, let count): self = .estimated(size, count: count)
    case .listed(let sizes): self = .identical(size, count: sizes.count)
    }
  }
}

extension KnobKey.Property {
  /// The edge of a flow layout's insets, which follow the screen and not the direction of writing.
  fileprivate var flowInset: WritableKeyPath<UIEdgeInsets, CGFloat>? {
    switch self {
    case .top: \.top
    case .leading: \.left
    case .bottom: \.bottom
    case .trailing: \.right
    default: nil
    }
  }
}
