import Foundation
import Geometry

/// The number of subitems in a group, and the length to which their fractions refer.
struct SubitemCount {
  let group: GroupSpec
  let arranged: ArrangedGroup

  private var axis: Axis { arranged.axis }
  private var available: CGFloat { arranged.inner[axis] }
  private var spacing: CGFloat { group.interItemSpacing.finite }

  /// The parts of the line; empty for a single subitem without leftover length.
  var parts: [String?] { arranged.count == 1 ? [leftOver] : [number, basis, leftOver] }

  /// Whether the subitem list is used once because the group has no fixed length to fill.
  private var isPassedOnce: Bool {
    guard case .subitems = group.members else { return false }
    return arranged.estimated.contains(.of(axis))
  }

  private var number: String {
    let count = arranged.count
    switch group.members {
    case .subitems where isPassedOnce: return "each of the \(count) subitems once"
    case .subitems: return "\(count) fit in \(available.plain())\(used.map { ": \($0)" } ?? "")"
    case .subitemCount: return "\(count) equal shares, \(arranged.basis[axis].plain()) / \(count) → \(share)"
    case .repeatingSubitem: return "\(count) of their own size in \(available.plain())"
    case .custom: return "\(count)"
    }
  }

  private var share: String { arranged.members.first.map { $0.plannedSlot[axis].plain() } ?? "0" }

  /// The length to which fractions along the axis refer, which excludes the spacings.
  private var basis: String? {
    guard spacing != 0 || group.interItemSpacing.isFlexible else { return nil }
    let authored = "interItemSpacing \(group.interItemSpacing.authored)"
    let basis = arranged.basis[axis]
    let gaps = spacing == 0 ? 0 : ((available - basis) / spacing).rounded()
    guard isBasisUsed, gaps > 0, abs(available - gaps * spacing - basis) < 1e-6 else { return authored }
    return "\(authored) leaves \(available.plain()) - \(gaps.plain()) × \(spacing.plain()) = \(basis.plain())"
  }

  /// Whether any size is a fraction of the length that the spacings leave.
  private var isBasisUsed: Bool {
    if case .subitemCount = group.members { return true }
    return arranged.members.contains { member in
      member.subitem.size.width.isFraction(of: axis) || member.subitem.size.height.isFraction(of: axis)
    }
  }

  /// The length that the subitems occupy, if they are identical.
  private var used: String? {
    guard let length = arranged.copyLength, arranged.count > 1 else { return nil }
    let gaps = spacing == 0 ? "" : " + \(arranged.count - 1) × \(spacing.plain())"
    let taken = CGFloat(arranged.count) * length + CGFloat(arranged.count - 1) * spacing
    return "\(arranged.count) × \(length.plain())\(gaps) = \(taken.plain())"
  }

  private var leftOver: String? {
    let gaps = arranged.flexibleGaps
    guard gaps > 0, !arranged.estimated.contains(.of(axis)) else { return nil }
    let share = arranged.share
    return "\((share * gaps).plain()) left over for \(gaps.plain()) flexible gap\(gaps == 1 ? "" : "s")"
      + (gaps == 1 ? "" : ", \(share.plain()) each")
  }
}

/// A subitem's index in its group and its offset there.
struct SubitemPosition {
  let index: Int
  let arranged: ArrangedGroup

  private var axis: Axis { arranged.axis }
  private var origin: CGFloat { arranged.members[index].origin[axis] }

  /// The description; `nil` for a single subitem in the group's corner.
  var text: String? {
    let across = arranged.members[index].origin[axis.other]
    let beside = across.plain() == "0" ? "" : ", \(axis.other.coordinate) \(across.plain())"
    if arranged.count == 1, beside.isEmpty, origin.plain() == "0" { return nil }
    return "\(index.ordinal) of \(arranged.count) at \(axis.coordinate) \(along)\(beside)"
  }

  /// The offset along the axis: a product if the distances are equal, a sum if they are few and unequal.
  private var along: String {
    let origins = arranged.members.prefix(index + 1).map { $0.origin[axis] }
    let steps = zip(origins, origins.dropFirst()).map { $1 - $0 }
    guard let step = steps.first else { return origin.plain() }
    let before = origins[0].plain() == "0" ? "" : "\(origins[0].plain()) + "
    if steps.allSatisfy({ abs($0 - step) < 1e-6 }) {
      return index == 1 && before.isEmpty ? origin.plain() : "\(before)\(index) × \(step.plain()) = \(origin.plain())"
    }
    guard index <= 4 else { return origin.plain() }
    return "\(before)\(steps.map { $0.plain() }.joined(separator: " + ")) = \(origin.plain())"
  }
}
