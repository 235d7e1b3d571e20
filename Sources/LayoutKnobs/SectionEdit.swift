import Foundation
import Geometry
package import LayoutSolver

/// Changes of values in the description of a section, which stay when the app describes the section again.
package struct SectionEdit: Hashable, Sendable {
  package private(set) var values: [KnobKey: KnobValue] = [:]

  package init() {}

  package var isEmpty: Bool { values.isEmpty }

  /// Changes a value, or with `nil` returns to that of the app.
  package mutating func set(_ value: KnobValue?, for key: KnobKey) { values[key] = value }

  /// Returns a section with the changes. Changes of parts that the section does not have are left out.
  package func applied(to section: SectionSpec) -> SectionSpec {
    guard !isEmpty else { return section }
    var edited = section
    for (key, value) in values { edited[key] = value }
    return edited
  }
}

extension SectionSpec {
  /// The value of a knob; `nil` if the section does not have it. Setting another kind of value changes nothing.
  package subscript(key: KnobKey) -> KnobValue? {
    get {
      switch key.part {
      case .section: ownValue(key.property)
      case .subitem(let path): SubitemSpec.group(group).descendant(path[...])?.value(key.property)
      case .boundary(let index):
        boundarySupplementaryItems.indices.contains(index) ? boundarySupplementaryItems[index].value(key.property) : nil
      case .flow: nil
      }
    }
    set {
      guard let newValue, self[key] != nil else { return }
      switch key.part {
      case .section: setOwn(key.property, newValue)
      case .subitem(let path):
        var root = SubitemSpec.group(group)
        root.change(path[...]) { $0.set(key.property, newValue) }
        if case .group(let changed) = root { group = changed }
      case .boundary(let index): boundarySupplementaryItems[index].set(key.property, newValue)
      case .flow: break
      }
    }
  }

  private func ownValue(_ property: KnobKey.Property) -> KnobValue? {
    switch property {
    case .spacing: .points(interGroupSpacing)
    case .behavior: .behavior(orthogonalScrollingBehavior)
    default: contentInsets[property].map { .points($0) }
    }
  }

  private mutating func setOwn(_ property: KnobKey.Property, _ value: KnobValue) {
    switch (property, value) {
    case (.spacing, .points(let points)): interGroupSpacing = points
    case (.behavior, .behavior(let behavior)): orthogonalScrollingBehavior = behavior
    case (_, .points(let points)): contentInsets[property] = points
    default: break
    }
  }
}

extension BoundarySpec {
  fileprivate func value(_ property: KnobKey.Property) -> KnobValue? {
    switch property {
    case .width: .dimension(size.width)
    case .height: .dimension(size.height)
    default: contentInsets[property].map { .points($0) }
    }
  }

  fileprivate mutating func set(_ property: KnobKey.Property, _ value: KnobValue) {
    switch (property, value) {
    case (.width, .dimension(let dimension)): size.width = dimension
    case (.height, .dimension(let dimension)): size.height = dimension
    case (_, .points(let points)): contentInsets[property] = points
    default: break
    }
  }
}
