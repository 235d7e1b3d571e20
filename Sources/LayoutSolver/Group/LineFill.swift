import Foundation
import Geometry

/// The length of a group that its subitems have used so far, where measured cells decide how many of them fit.
struct LineFill {
  /// The group's length minus its insets.
  let room: CGFloat
  let spacing: CGFloat
  private var used: CGFloat = 0
  private(set) var count = 0

  init(room: CGFloat, spacing: CGFloat) { (self.room, self.spacing) = (room, spacing) }

  /// Adds a subitem if it fits.
  ///
  /// - Parameters:
  ///   - length: The subitem's length with its fixed edges.
  ///   - isRequired: Whether to add the subitem in any case.
  /// - Returns: Whether the subitem was added.
  mutating func add(_ length: CGFloat, isRequired: Bool = false) -> Bool {
    let next = count == 0 ? length : used + spacing + length
    guard isRequired || next <= room + GroupPlanner.tolerance else { return false }
    used = next
    count += 1
    return true
  }
}

extension GroupSpec {
  /// Returns whether the group repeats its subitems until no more fit, and their content decides the length of one.
  ///
  /// - Parameter fixedAxis: The axis whose length the containing group determines.
  func isFilledByContent(fixedAxis: Axis? = nil) -> Bool {
    guard case .subitems(let list) = members, !size[axis].isEstimated || fixedAxis == axis else { return false }
    return list.contains { if case .estimated = $0.size[axis] { true } else { false } }
  }

  /// Returns whether content decides how many subitems fit, in this group or in one inside it.
  func breaksByContent(fixedAxis: Axis? = nil, depth: Int = 1) -> Bool {
    guard depth <= Self.maximumDepth else { return false }
    if isFilledByContent(fixedAxis: fixedAxis) { return true }
    switch members {
    case .subitems(let list): return list.contains { $0.breaksByContent(fixedAxis: nil, depth: depth) }
    case .repeatingSubitem(let subitem, _): return subitem.breaksByContent(fixedAxis: nil, depth: depth)
    case .subitemCount(let subitem, _): return subitem.breaksByContent(fixedAxis: axis, depth: depth)
    case .custom: return false
    }
  }
}

extension GroupSpec {
  /// Whether each item has the same kinds of badges, and nested groups have none, so that the number of badges before an
  /// item is a product.
  var hasSameBadgesOnEachItem: Bool {
    switch members {
    case .subitems(let list): list.allSatisfy { $0.badgeKinds() != nil && $0.badgeKinds() == list[0].badgeKinds() }
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): subitem.badgeKinds() != nil
    case .custom: true
    }
  }
}

extension SubitemSpec {
  /// The kinds of an item's badges, or none for a group without badges; `nil` for a group with badges.
  fileprivate func badgeKinds(depth: Int = 1) -> [String]? {
    switch self {
    case .item(let item): return item.supplementaryItems.map(\.kind)
    case .group(let group):
      guard depth <= GroupSpec.maximumDepth, group.supplementaryItems.isEmpty else { return nil }
      let isPlain: (SubitemSpec) -> Bool = { $0.badgeKinds(depth: depth + 1) == [] }
      switch group.members {
      case .subitems(let list): return list.allSatisfy(isPlain) ? [] : nil
      case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): return isPlain(subitem) ? [] : nil
      case .custom: return []
      }
    }
  }

  fileprivate func breaksByContent(fixedAxis: Axis?, depth: Int) -> Bool {
    guard case .group(let group) = self else { return false }
    return group.breaksByContent(fixedAxis: fixedAxis, depth: depth + 1)
  }
}
