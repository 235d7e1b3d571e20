import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A group of items arranged along one axis, or at frames that a provider returns. A group is itself an item, so groups
/// can be nested.
///
/// - Fidelity: documented; the number of items that fit, and the shortening of the last group, are observed (macOS 27
///   Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private(set) var members = GroupMembers.none
  /// The spacing between neighbors along the group's axis. The default is a fixed 0; `nil` has the same effect.
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  public override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Creates a group. Factory methods create the class on which they are called, which Swift allows only for required
  /// initializers.
  ///
  /// It calls an initializer that subclasses see and inherit, because only that one initializes their own properties.
  @_spi(UIKitInstantiation)
  public required convenience init(layoutSize: NSCollectionLayoutSize, members: GroupMembers) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    self.members = members
  }

  /// The copies of the repeated items: one item in groups with a count, none in custom groups.
  ///
  /// - Fidelity: observed for `subitem:count:` (macOS 27 Catalyst), where the copy's size along the axis is one
  ///   `count`th; assumed for `repeatingSubitem:count:`.
  open var subitems: [NSCollectionLayoutItem] {
    guard case .equalShares(let item, let count) = members.kind else { return members.kind.items }
    return [item.sharing(members.axis, among: count)]
  }

  /// The views anchored to each instance of the group.
  ///
  /// - Precondition: No two supplementary items have the same kind.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set {
      requireUniqueKinds(of: newValue, on: "group")
      replaceSupplementaryItems(newValue)
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(
      layoutSize: layoutSize, members: GroupMembers(axis: members.axis, members.kind))
    copy.copyProperties(from: self)
    copy.replaceSupplementaryItems(supplementaryItems)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  // MARK: Values

  package func spec(in context: SpecContext) -> GroupSpec {
    GroupSpec(
      axis: members.axis, size: layoutSize.spec, members: members.spec(in: context),
      interItemSpacing: interItemSpacing?.spec ?? .fixed(0), contentInsets: contentInsets.finite,
      edgeSpacing: edgeSpacingSpec, supplementaryItems: supplementaryItems.map(\.spec))
  }

  override func subitemSpec(in context: SpecContext) -> SubitemSpec { .group(spec(in: context)) }

  override func check(_ numbers: inout UnusableNumbers, _ path: String) {
    super.check(&numbers, path)
    numbers.check(interItemSpacing, "\(path).interItemSpacing")
    guard members.depth <= GroupSpec.maximumDepth else { return }
    for (index, item) in members.kind.items.enumerated() { item.check(&numbers, "\(path).subitems[\(index)]") }
  }

  // MARK: Text

  /// Returns a picture of the group in a container of 390 by 844 points, in characters: items as boxes with their
  /// numbers, nested groups in dots, supplementary views in asterisks.
  ///
  /// - Fidelity: approximated; UIKit's picture has the same limit of 100 by 50 characters, and other signs.
  open func visualDescription() -> String {
    GroupPicture(spec(in: SpecContext(traitCollection: UITraitCollection()))).text
  }

  override var descriptionLines: [String] {
    var lines = super.descriptionLines
    var direction = members.axis == .horizontal ? ".horizontal" : ".vertical"
    if case .custom = members.kind { direction = ".custom" }
    lines.append("\t layoutDirection: \(direction)")
    if let interItemSpacing { lines.append("\t interItemSpacing=\(interItemSpacing.inDescription)") }
    lines.append("\t subitems=")
    guard members.depth <= GroupSpec.maximumDepth else { return lines }
    for item in subitems { lines += item.descriptionLines.map { "\t\t \($0)" } }
    return lines
  }

  override var classForDescription: String { "NSCollectionLayoutGroup" }

  // MARK: Factories

  /// Returns a group that arranges its subitems in a row, in order and repeatedly, until the next one does not fit.
  ///
  /// - Precondition: `subitems` is not empty.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    baseHorizontal(layoutSize: layoutSize, subitems: subitems)
  }
  /// Returns a group that arranges its subitems in a column, in order and repeatedly, until the next one does not fit.
  ///
  /// - Precondition: `subitems` is not empty.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    baseVertical(layoutSize: layoutSize, subitems: subitems)
  }
  /// Returns a group of exactly `count` copies of an item in a row, each of the item's own size.
  ///
  /// - Precondition: `count` is at least 1.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseHorizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// Returns a group of exactly `count` copies of an item in a column, each of the item's own size.
  ///
  /// - Precondition: `count` is at least 1.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseVertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// Returns a group of `count` copies of an item that share the width equally; the item's own width is ignored.
  ///
  /// - Precondition: `count` is at least 1.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseHorizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// Returns a group of `count` copies of an item that share the height equally; the item's own height is ignored.
  ///
  /// - Precondition: `count` is at least 1.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseVertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// Returns a group of exactly `count` copies in a row. This is the original iOS 16 name of
  /// ``horizontal(layoutSize:repeatingSubitem:count:)``.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    baseHorizontalGroup(with: size, repeatingSubitem: subitem, count: count)
  }
  /// Returns a group of exactly `count` copies in a column. This is the original iOS 16 name of
  /// ``vertical(layoutSize:repeatingSubitem:count:)``.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    baseVerticalGroup(with: size, repeatingSubitem: subitem, count: count)
  }
  /// Returns a group of items at the frames that a provider returns. The arrangement is repeated for all items of the
  /// section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    baseCustom(layoutSize: layoutSize, itemProvider: itemProvider)
  }
}

extension NSCollectionLayoutItem {
  /// Returns a copy whose size along the axis is an equal share, with the same insets, spacing and supplementary items.
  fileprivate func sharing(_ axis: Axis, among count: Int) -> NSCollectionLayoutItem {
    let share = 1 / CGFloat(count)
    let size =
      axis == .horizontal
      ? NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: layoutSize.heightDimension)
      : NSCollectionLayoutSize(widthDimension: layoutSize.widthDimension, heightDimension: .fractionalHeight(share))
    let copy: NSCollectionLayoutItem
    if let group = self as? NSCollectionLayoutGroup {
      let nested = NSCollectionLayoutGroup(layoutSize: size, members: group.members)
      nested.interItemSpacing = group.interItemSpacing
      nested.supplementaryItems = group.supplementaryItems
      copy = nested
    } else {
      copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
    }
    copy.copyProperties(from: self)
    return copy
  }
}
