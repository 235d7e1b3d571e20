import Foundation
import Geometry
import LayoutSolver

/// The same layout with its axes exchanged: vertical scrolling becomes horizontal.
///
/// Right-to-left has no vertical counterpart, so only left-to-right layouts can be transposed.
extension RandomLayout {
  var transposed: RandomLayout {
    RandomLayout(
      spec: spec.transposed, counts: counts, container: container.transposed,
      measures: measures.map { Measure(key: $0.key, size: $0.size.transposed) })
  }
}

extension Container {
  fileprivate var transposed: Container {
    var turned = self
    turned.size = size.transposed
    turned.safeAreaInsets = safeAreaInsets.transposed
    turned.layoutMargins = layoutMargins.transposed
    turned.readableContentInsets = readableContentInsets?.transposed
    return turned
  }
}

extension UIEdgeInsets {
  fileprivate var transposed: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}

extension NSDirectionalEdgeInsets {
  fileprivate var transposed: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension LayoutSpec {
  fileprivate var transposed: LayoutSpec {
    var turned = self
    turned.configuration.scrollDirection = configuration.scrollDirection.other
    turned.configuration.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map(\.transposed)
    turned.sections = sections.map { $0?.transposed }
    turned.replaceCustomGroups { $0 ^ CustomFrames.turned }
    return turned
  }
}

extension SectionSpec {
  fileprivate var transposed: SectionSpec {
    var turned = self
    turned.group = group.transposed
    turned.contentInsets = contentInsets.transposed
    turned.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
    turned.decorationItems = decorationItems.map {
      DecorationSpec(kind: $0.kind, contentInsets: $0.contentInsets.transposed, zIndex: $0.zIndex)
    }
    return turned
  }
}

extension SizeSpec {
  fileprivate var transposed: SizeSpec { SizeSpec(width: height.transposed, height: width.transposed) }
}

extension DimensionSpec {
  fileprivate var transposed: DimensionSpec {
    switch self {
    case .fractionalWidth(let value): .fractionalHeight(value)
    case .fractionalHeight(let value): .fractionalWidth(value)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension EdgeSpacingSpec {
  fileprivate var transposed: EdgeSpacingSpec {
    EdgeSpacingSpec(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

extension AnchorSpec {
  fileprivate var transposed: AnchorSpec {
    let pairs: [(NSDirectionalRectEdge, NSDirectionalRectEdge)] = [
      (.top, .leading), (.leading, .top), (.bottom, .trailing), (.trailing, .bottom),
    ]
    var turned: NSDirectionalRectEdge = []
    for (edge, other) in pairs where edges.contains(edge) { turned.insert(other) }
    return AnchorSpec(
      edges: turned, absoluteOffset: absoluteOffset.transposed, fractionalOffset: fractionalOffset.transposed)
  }
}

extension SupplementarySpec {
  fileprivate var transposed: SupplementarySpec {
    SupplementarySpec(
      kind: kind, size: size.transposed, contentInsets: contentInsets.transposed,
      containerAnchor: containerAnchor.transposed, itemAnchor: itemAnchor?.transposed, zIndex: zIndex)
  }
}

extension BoundarySpec {
  fileprivate var transposed: BoundarySpec {
    var turned = self
    turned.size = size.transposed
    turned.contentInsets = contentInsets.transposed
    turned.absoluteOffset = absoluteOffset.transposed
    let pairs: [(NSRectAlignment, NSRectAlignment)] = [
      (.top, .leading), (.bottom, .trailing), (.topTrailing, .bottomLeading),
    ]
    for (one, other) in pairs {
      if alignment == one { turned.alignment = other }
      if alignment == other { turned.alignment = one }
    }
    return turned
  }
}

extension GroupSpec {
  fileprivate var transposed: GroupSpec {
    var turned = self
    turned.axis = axis.other
    turned.size = size.transposed
    turned.contentInsets = contentInsets.transposed
    turned.edgeSpacing = edgeSpacing.transposed
    turned.supplementaryItems = supplementaryItems.map(\.transposed)
    switch members {
    case .custom: break
    case .subitems(let list): turned.members = .subitems(list.map(\.transposed))
    case .subitemCount(let subitem, let count): turned.members = .subitemCount(subitem.transposed, count)
    case .repeatingSubitem(let subitem, let count): turned.members = .repeatingSubitem(subitem.transposed, count)
    }
    return turned
  }
}

extension SubitemSpec {
  fileprivate var transposed: SubitemSpec {
    switch self {
    case .group(let group): return .group(group.transposed)
    case .item(var item):
      item.size = item.size.transposed
      item.contentInsets = item.contentInsets.transposed
      item.edgeSpacing = item.edgeSpacing.transposed
      item.supplementaryItems = item.supplementaryItems.map(\.transposed)
      return .item(item)
    }
  }
}
