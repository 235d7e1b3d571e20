import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The frames of a custom group's items, asked for with the group itself as the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One item of a custom group; frames count from the group's outer corner and may lie outside it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Several items laid out along one axis, or wherever a provider puts them; an item itself, so groups nest.
///
/// - Fidelity: documented; how many items fit, and how the last group is shortened, is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Members {
    case subitems([NSCollectionLayoutItem])
    case equalShares(NSCollectionLayoutItem, count: Int)
    case copies(NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let axis: Axis
  private let members: Members
  /// Between neighbours along the group's axis; `nil` is fixed zero.
  public var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  private init(axis: Axis, size: NSCollectionLayoutSize, members: Members) {
    self.axis = axis
    self.members = members
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The subitems in order, over and over, until the next one does not fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(axis: .horizontal, size: layoutSize, members: listed(subitems))
  }

  /// The subitems in order, over and over, until the next one does not fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(axis: .vertical, size: layoutSize, members: listed(subitems))
  }

  /// Exactly `count` copies, each of the subitem's own size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    requireCount(count, direction: "horizontal")
    return Self(axis: .horizontal, size: layoutSize, members: .copies(subitem, count: count))
  }

  /// Exactly `count` copies, each of the subitem's own size.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    requireCount(count, direction: "vertical")
    return Self(axis: .vertical, size: layoutSize, members: .copies(subitem, count: count))
  }

  /// `count` copies that share the width equally; the subitem's own width does not matter.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    requireCount(count, direction: "horizontal")
    return Self(axis: .horizontal, size: layoutSize, members: .equalShares(subitem, count: count))
  }

  /// `count` copies that share the height equally; the subitem's own height does not matter.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    requireCount(count, direction: "vertical")
    return Self(axis: .vertical, size: layoutSize, members: .equalShares(subitem, count: count))
  }

  /// Items wherever the provider puts them; the arrangement repeats until the data is used up.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(axis: .vertical, size: layoutSize, members: .custom(itemProvider))
  }

  public var subitems: [NSCollectionLayoutItem] {
    switch members {
    case .subitems(let items): items
    case .equalShares(let item, let count), .copies(let item, let count): Array(repeating: item, count: count)
    case .custom: []
    }
  }

  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set {
      requireUniqueKinds(of: newValue, on: "group")
      replaceSupplementaryItems(newValue)
    }
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(axis: axis, size: layoutSize, members: members)
    copy.copyProperties(from: self)
    copy.replaceSupplementaryItems(supplementaryItems)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  package func spec(in context: SpecContext) -> GroupSpec {
    GroupSpec(
      axis: axis, size: layoutSize.spec, members: memberSpecs(in: context),
      interItemSpacing: interItemSpacing?.spec ?? .fixed(0), contentInsets: contentInsets.finite,
      edgeSpacing: edgeSpacingSpec, supplementaryItems: supplementaryItems.map(\.spec))
  }

  override func subitemSpec(in context: SpecContext) -> SubitemSpec { .group(spec(in: context)) }

  private func memberSpecs(in context: SpecContext) -> GroupSpec.Members {
    switch members {
    case .subitems(let items): .subitems(items.map { $0.subitemSpec(in: context) })
    case .equalShares(let item, let count): .subitemCount(item.subitemSpec(in: context), count)
    case .copies(let item, let count): .repeatingSubitem(item.subitemSpec(in: context), count)
    case .custom(let provider): .custom(context.customGroup(askedOf: provider))
    }
  }

  private static func listed(_ subitems: [NSCollectionLayoutItem]) -> Members {
    if subitems.isEmpty {
      raise("At least 1 subitem is required for a group. Give `subitems:` at least one NSCollectionLayoutItem.")
    }
    return .subitems(subitems)
  }

  private static func requireCount(_ count: Int, direction: String) {
    guard count < 1 else { return }
    raise(
      "A repeating \(direction) group should specify a count >= 1, but the count is \(count). "
        + "For no items at all return a section for an empty snapshot section instead.")
  }
}
