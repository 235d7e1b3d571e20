import Foundation
import Geometry

extension CGFloat {
  /// Whether the number is usable as authored.
  fileprivate var isUsable: Bool { magnitude <= FiniteGeometry.limit }
}

extension SectionSpec {
  /// Whether every number in the section is usable as authored.
  var isUsable: Bool {
    contentInsets.isUsable && interGroupSpacing.isUsable && group.isUsable(depth: 1)
      && boundarySupplementaryItems.allSatisfy(\.isUsable) && decorationItems.allSatisfy(\.contentInsets.isUsable)
  }
}

extension BoundarySpec {
  var isUsable: Bool {
    size.isUsable && contentInsets.isUsable && absoluteOffset.x.isUsable && absoluteOffset.y.isUsable
      && marginBefore.isUsable
  }
}

extension GroupSpec {
  fileprivate func isUsable(depth: Int) -> Bool {
    guard depth <= Self.maximumDepth else { return true }
    return size.isUsable && contentInsets.isUsable && edgeSpacing.isUsable && interItemSpacing.isUsable
      && supplementaryItems.allSatisfy(\.isUsable) && members.isUsable(depth: depth)
  }
}

extension GroupSpec.Members {
  fileprivate func isUsable(depth: Int) -> Bool {
    switch self {
    case .subitems(let list): list.allSatisfy { $0.isUsable(depth: depth) }
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): subitem.isUsable(depth: depth)
    case .custom: true
    }
  }
}

extension SubitemSpec {
  fileprivate func isUsable(depth: Int) -> Bool {
    switch self {
    case .item(let item):
      item.size.isUsable && item.contentInsets.isUsable && item.edgeSpacing.isUsable
        && item.supplementaryItems.allSatisfy(\.isUsable)
    case .group(let group): group.isUsable(depth: depth + 1)
    }
  }
}

extension SupplementarySpec {
  fileprivate var isUsable: Bool {
    size.isUsable && contentInsets.isUsable && containerAnchor.isUsable && itemAnchor?.isUsable != false
  }
}

extension AnchorSpec {
  fileprivate var isUsable: Bool {
    [absoluteOffset.x, absoluteOffset.y, fractionalOffset.x, fractionalOffset.y].allSatisfy(\.isUsable)
  }
}

extension SizeSpec {
  fileprivate var isUsable: Bool { width.value.isUsable && height.value.isUsable }
}

extension SpacingSpec {
  fileprivate var isUsable: Bool { minimum.isUsable }
}

extension EdgeSpacingSpec {
  fileprivate var isUsable: Bool {
    if isAbsent { return true }
    return start(.horizontal).isUsable && start(.vertical).isUsable && end(.horizontal).isUsable
      && end(.vertical).isUsable
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var isUsable: Bool { top.isUsable && leading.isUsable && bottom.isUsable && trailing.isUsable }
}
