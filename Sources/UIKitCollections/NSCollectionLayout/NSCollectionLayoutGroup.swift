import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Several items laid out along one axis, or wherever a provider puts them; an item itself, so groups nest.
///
/// - Fidelity: documented; how many items fit, and how the last group is shortened, is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private(set) var members = GroupMembers.none
  /// Between neighbours along the group's axis; `nil` is fixed zero.
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  public override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Factories make the class they are sent to, which Swift allows for required initialisers only.
  ///
  /// It goes by way of an initialiser that subclasses see and inherit: only that one sets their own properties.
  @_spi(UIKitInstantiation)
  public required convenience init(layoutSize: NSCollectionLayoutSize, members: GroupMembers) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
    self.members = members
  }

  /// What a group repeats, as copies of what was given: one item where a count says how often, none where a provider
  /// makes the items.
  ///
  /// - Fidelity: observed for `subitem:count:` (macOS 27 Catalyst), where the copy's size along the axis is one
  ///   `count`th; assumed for `repeatingSubitem:count:`.
  open var subitems: [NSCollectionLayoutItem] {
    guard case .equalShares(let item, let count) = members.kind else { return members.kind.items }
    return [item.sharing(members.axis, among: count)]
  }

  /// Views anchored to every instance of the group.
  ///
  /// - Precondition: No two have the same kind.
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

  override func check(_ numbers: inout UnusableNumbers, _ place: String) {
    super.check(&numbers, place)
    numbers.check(interItemSpacing, "\(place).interItemSpacing")
    guard members.depth <= GroupSpec.maximumDepth else { return }
    for (index, item) in members.kind.items.enumerated() { item.check(&numbers, "\(place).subitems[\(index)]") }
  }

  // MARK: Text

  /// The group as it comes out in a container of 390 by 844 points, in characters: items in boxes with their numbers,
  /// nested groups in dots, supplementary views in stars.
  ///
  /// - Fidelity: approximated; UIKit's picture is as large, at most 100 by 50 characters, and drawn in other signs.
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

  /// The subitems in order, over and over, until the next one does not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    baseHorizontal(layoutSize: layoutSize, subitems: subitems)
  }
  /// The subitems in order, over and over, until the next one does not fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    baseVertical(layoutSize: layoutSize, subitems: subitems)
  }
  /// Exactly `count` copies, each of the subitem's own size.
  ///
  /// - Precondition: `count` is 1 or more.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseHorizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// Exactly `count` copies, each of the subitem's own size.
  ///
  /// - Precondition: `count` is 1 or more.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseVertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// `count` copies that share the width equally; the subitem's own width does not matter.
  ///
  /// - Precondition: `count` is 1 or more.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseHorizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// `count` copies that share the height equally; the subitem's own height does not matter.
  ///
  /// - Precondition: `count` is 1 or more.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    baseVertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// The name that iOS 16 had for ``horizontal(layoutSize:repeatingSubitem:count:)`` at first.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    baseHorizontalGroup(with: size, repeatingSubitem: subitem, count: count)
  }
  /// The name that iOS 16 had for ``vertical(layoutSize:repeatingSubitem:count:)`` at first.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    baseVerticalGroup(with: size, repeatingSubitem: subitem, count: count)
  }
  /// Items wherever the provider puts them; the arrangement repeats until the data is used up.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    baseCustom(layoutSize: layoutSize, itemProvider: itemProvider)
  }
}

extension NSCollectionLayoutItem {
  /// A copy whose size along the axis is an equal share; insets, spacing and badges stay.
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
