import Geometry
import LayoutSolver

/// The subitems of a group. Clients cannot see this type; with it, factory methods create the class on which they are
/// called.
@_spi(UIKitInstantiation)
public struct GroupMembers {
  enum Kind {
    case subitems([NSCollectionLayoutItem])
    case equalShares(NSCollectionLayoutItem, count: Int)
    case copies(NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let axis: Axis
  let kind: Kind
  /// The number of nested groups, including this one.
  let depth: Int
  /// The number of items and groups in the whole tree below the group.
  let treeSize: Int

  /// The subitems of a group created without a factory method, such as `NSCollectionLayoutGroup(layoutSize:)`; the
  /// layout logs a warning.
  @MainActor static let none = GroupMembers()

  /// The maximum number of objects in a tree. A larger tree is a mistake, such as a list that doubles at each level.
  static let treeLimit = 100_000

  private init() {
    axis = .horizontal
    kind = .subitems([])
    depth = 1
    treeSize = 0
  }

  /// Creates subitems from copies, as UIKit does: later changes to an item do not affect the group, and no group can
  /// contain itself.
  @MainActor
  init(axis: Axis, _ kind: Kind) {
    self.axis = axis
    let items = kind.items
    depth = 1 + (items.map { ($0 as? NSCollectionLayoutGroup)?.members.depth ?? 0 }.max() ?? 0)
    treeSize = items.reduce(items.count) { $0 + (($1 as? NSCollectionLayoutGroup)?.members.treeSize ?? 0) }
    if treeSize > Self.treeLimit {
      raise(
        "A group of \(treeSize) items and groups is larger than any screen can show; the limit is \(Self.treeLimit). "
          + "Describe what repeats once: the group is repeated for as many items as the section has.")
    }
    // Subitems beyond the depth of a layout are ignored and need not be copied.
    self.kind = depth > GroupSpec.maximumDepth ? kind : kind.copied
  }

  @MainActor
  func spec(in context: SpecContext) -> GroupSpec.Members {
    guard context.depth < GroupSpec.maximumDepth else { return .subitems([]) }
    let inside = context.nested
    switch kind {
    case .subitems(let items): return .subitems(items.map { $0.subitemSpec(in: inside) })
    case .equalShares(let item, let count): return .subitemCount(item.subitemSpec(in: inside), count)
    case .copies(let item, let count): return .repeatingSubitem(item.subitemSpec(in: inside), count)
    case .custom(let provider): return .custom(context.customGroup(resolvedSpecs: provider))
    }
  }
}

extension GroupMembers.Kind {
  var items: [NSCollectionLayoutItem] {
    switch self {
    case .subitems(let items): items
    case .equalShares(let item, _), .copies(let item, _): [item]
    case .custom: []
    }
  }

  @MainActor
  var copied: Self {
    switch self {
    case .subitems(let items): .subitems(items.map(\.duplicate))
    case .equalShares(let item, let count): .equalShares(item.duplicate, count: count)
    case .copies(let item, let count): .copies(item.duplicate, count: count)
    case .custom: self
    }
  }
}

extension NSCollectionLayoutItem {
  fileprivate var duplicate: NSCollectionLayoutItem { copy() as? NSCollectionLayoutItem ?? self }
}
