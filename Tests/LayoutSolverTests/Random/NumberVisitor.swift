import Foundation
import Geometry
import LayoutSolver

/// The meaning of a number in a layout.
enum NumberKind {
  /// A length in points, which is doubled with the layout.
  case length
  /// A fraction of another length.
  case share
}

/// A closure called with every number of a layout in a fixed order, to read or to change it.
typealias NumberVisitor = (_ keyPath: String, _ kind: NumberKind, _ number: inout CGFloat) -> Void

extension LayoutSpec {
  mutating func visitNumbers(_ visit: NumberVisitor) {
    visit("configuration.interSectionSpacing", .length, &configuration.interSectionSpacing)
    for index in configuration.boundarySupplementaryItems.indices {
      configuration.boundarySupplementaryItems[index].visitNumbers("configuration.boundary[\(index)]", visit)
    }
    for index in sections.indices { sections[index]?.visitNumbers("sections[\(index)]", visit) }
  }
}

extension SectionSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    group.visitNumbers(path + ".group", visit)
    contentInsets.visitNumbers(path + ".contentInsets", visit)
    visit(path + ".interGroupSpacing", .length, &interGroupSpacing)
    for index in boundarySupplementaryItems.indices {
      boundarySupplementaryItems[index].visitNumbers(path + ".boundary[\(index)]", visit)
    }
    for index in decorationItems.indices {
      decorationItems[index].contentInsets.visitNumbers(path + ".decoration[\(index)].contentInsets", visit)
    }
  }
}

extension GroupSpec {
  mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    size.visitNumbers(path + ".size", visit)
    interItemSpacing.visitNumbers(path + ".interItemSpacing", visit)
    contentInsets.visitNumbers(path + ".contentInsets", visit)
    edgeSpacing.visitNumbers(path + ".edgeSpacing", visit)
    supplementaryItems.visitNumbers(path + ".supplementary", visit)
    switch members {
    case .subitems(var list):
      for index in list.indices { list[index].visitNumbers(path + ".subitems[\(index)]", visit) }
      members = .subitems(list)
    case .subitemCount(var subitem, let count):
      subitem.visitNumbers(path + ".subitem", visit)
      members = .subitemCount(subitem, count)
    case .repeatingSubitem(var subitem, let count):
      subitem.visitNumbers(path + ".subitem", visit)
      members = .repeatingSubitem(subitem, count)
    case .custom:
      break
    }
  }
}

extension SubitemSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    switch self {
    case .group(var group):
      group.visitNumbers(path, visit)
      self = .group(group)
    case .item(var item):
      item.size.visitNumbers(path + ".size", visit)
      item.contentInsets.visitNumbers(path + ".contentInsets", visit)
      item.edgeSpacing.visitNumbers(path + ".edgeSpacing", visit)
      item.supplementaryItems.visitNumbers(path + ".supplementary", visit)
      self = .item(item)
    }
  }
}

extension [SupplementarySpec] {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    for index in indices {
      self[index].size.visitNumbers(path + "[\(index)].size", visit)
      self[index].contentInsets.visitNumbers(path + "[\(index)].contentInsets", visit)
      self[index].containerAnchor.visitNumbers(path + "[\(index)].containerAnchor", visit)
      self[index].itemAnchor?.visitNumbers(path + "[\(index)].itemAnchor", visit)
    }
  }
}

extension AnchorSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    absoluteOffset.visitNumbers(path + ".absoluteOffset", .length, visit)
    fractionalOffset.visitNumbers(path + ".fractionalOffset", .share, visit)
  }
}

extension BoundarySpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    size.visitNumbers(path + ".size", visit)
    contentInsets.visitNumbers(path + ".contentInsets", visit)
    absoluteOffset.visitNumbers(path + ".absoluteOffset", .length, visit)
    visit(path + ".marginBefore", .length, &marginBefore)
  }
}

extension CGPoint {
  fileprivate mutating func visitNumbers(_ path: String, _ kind: NumberKind, _ visit: NumberVisitor) {
    visit(path + ".x", kind, &x)
    visit(path + ".y", kind, &y)
  }
}

extension SizeSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    width.visitNumbers(path + ".width", visit)
    height.visitNumbers(path + ".height", visit)
  }
}

extension DimensionSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    var number = value
    switch self {
    case .fractionalWidth:
      visit(path + ".fractionalWidth", .share, &number)
      self = .fractionalWidth(number)
    case .fractionalHeight:
      visit(path + ".fractionalHeight", .share, &number)
      self = .fractionalHeight(number)
    case .absolute:
      visit(path + ".absolute", .length, &number)
      self = .absolute(number)
    case .estimated:
      visit(path + ".estimated", .length, &number)
      self = .estimated(number)
    case .uniformAcrossSiblings:
      visit(path + ".uniformAcrossSiblings", .length, &number)
      self = .uniformAcrossSiblings(estimate: number)
    }
  }
}

extension SpacingSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    var number = minimum
    visit(path + (isFlexible ? ".flexible" : ".fixed"), .length, &number)
    self = isFlexible ? .flexible(number) : .fixed(number)
  }
}

extension EdgeSpacingSpec {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    leading?.visitNumbers(path + ".leading", visit)
    top?.visitNumbers(path + ".top", visit)
    trailing?.visitNumbers(path + ".trailing", visit)
    bottom?.visitNumbers(path + ".bottom", visit)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate mutating func visitNumbers(_ path: String, _ visit: NumberVisitor) {
    visit(path + ".top", .length, &top)
    visit(path + ".leading", .length, &leading)
    visit(path + ".bottom", .length, &bottom)
    visit(path + ".trailing", .length, &trailing)
  }
}
