import Foundation
import Geometry
import LayoutSolver

extension SubitemSpec {
  /// Returns the subitem at a path; `nil` if there is none.
  func descendant(_ path: ArraySlice<Int>) -> SubitemSpec? {
    guard let first = path.first else { return self }
    guard case .group(let group) = self else { return nil }
    switch group.members {
    case .subitems(let list): return list.indices.contains(first) ? list[first].descendant(path.dropFirst()) : nil
    case .subitemCount(let child, _), .repeatingSubitem(let child, _):
      return first == 0 ? child.descendant(path.dropFirst()) : nil
    case .custom: return nil
    }
  }

  /// Changes the subitem at a path, if there is one.
  mutating func change(_ path: ArraySlice<Int>, _ body: (inout SubitemSpec) -> Void) {
    guard let first = path.first else { return body(&self) }
    guard case .group(var group) = self else { return }
    let rest = path.dropFirst()
    switch group.members {
    case .subitems(var list):
      guard list.indices.contains(first) else { return }
      list[first].change(rest, body)
      group.members = .subitems(list)
    case .subitemCount(var child, let count):
      child.change(rest, body)
      group.members = .subitemCount(child, count)
    case .repeatingSubitem(var child, let count):
      child.change(rest, body)
      group.members = .repeatingSubitem(child, count)
    case .custom: return
    }
    self = .group(group)
  }

  func value(_ property: KnobKey.Property) -> KnobValue? {
    switch (property, self) {
    case (.width, _): .dimension(size.width)
    case (.height, _): .dimension(size.height)
    case (.spacing, .group(let group)): group.isCustom ? nil : .spacing(group.interItemSpacing)
    case (.count, .group(let group)): group.count.map { .count($0) }
    case (_, .group(let group)): group.contentInsets[property].map { .points($0) } ?? edge(property)
    case (_, .item(let item)): item.contentInsets[property].map { .points($0) } ?? edge(property)
    }
  }

  private func edge(_ property: KnobKey.Property) -> KnobValue? {
    property.edge.flatMap { edgeSpacing[keyPath: $0] }.map { .spacing($0) }
  }

  mutating func set(_ property: KnobKey.Property, _ value: KnobValue) {
    switch self {
    case .item(var item):
      set(property, value, &item.size, &item.contentInsets, &item.edgeSpacing)
      self = .item(item)
    case .group(var group):
      switch (property, value) {
      case (.spacing, .spacing(let spacing)): group.interItemSpacing = spacing
      case (.count, .count(let count)): group.count = count
      default: set(property, value, &group.size, &group.contentInsets, &group.edgeSpacing)
      }
      self = .group(group)
    }
  }

  private func set(
    _ property: KnobKey.Property, _ value: KnobValue, _ size: inout SizeSpec, _ insets: inout NSDirectionalEdgeInsets,
    _ edges: inout EdgeSpacingSpec
  ) {
    switch (property, value) {
    case (.width, .dimension(let dimension)): size.width = dimension
    case (.height, .dimension(let dimension)): size.height = dimension
    case (_, .points(let points)): insets[property] = points
    case (_, .spacing(let spacing)): if let edge = property.edge { edges[keyPath: edge] = spacing }
    default: break
    }
  }
}

extension GroupSpec {
  fileprivate var isCustom: Bool { if case .custom = members { true } else { false } }

  /// The number of copies of the only subitem; `nil` for other groups.
  fileprivate var count: Int? {
    get {
      switch members {
      case .subitemCount(_, let count), .repeatingSubitem(_, let count): count
      case .subitems, .custom: nil
      }
    }
    set {
      guard let newValue else { return }
      switch members {
      case .subitemCount(let child, _): members = .subitemCount(child, newValue)
      case .repeatingSubitem(let child, _): members = .repeatingSubitem(child, newValue)
      case .subitems, .custom: break
      }
    }
  }
}

extension KnobKey.Property {
  fileprivate var edge: WritableKeyPath<EdgeSpacingSpec, SpacingSpec?>? {
    switch self {
    case .edgeTop: \.top
    case .edgeLeading: \.leading
    case .edgeBottom: \.bottom
    case .edgeTrailing: \.trailing
    default: nil
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset of a property; `nil` for a property that is not an inset.
  subscript(property: KnobKey.Property) -> CGFloat? {
    get {
      switch property {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch property {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      default: break
      }
    }
  }
}
