import Foundation
import Geometry

extension NSCollectionLayoutGroup {
  /// The subitems in order, over and over, until the next one does not fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, members: listed(subitems, along: .horizontal))
  }

  /// The subitems in order, over and over, until the next one does not fit.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize: layoutSize, members: listed(subitems, along: .vertical))
  }

  /// Exactly `count` copies, each of the subitem's own size.
  ///
  /// - Precondition: `count` is 1 or more.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.copies(subitem, count: count), count, along: .horizontal))
  }

  /// Exactly `count` copies, each of the subitem's own size.
  ///
  /// - Precondition: `count` is 1 or more.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.copies(subitem, count: count), count, along: .vertical))
  }

  /// `count` copies that share the width equally; the subitem's own width does not matter.
  ///
  /// - Precondition: `count` is 1 or more.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.equalShares(subitem, count: count), count, along: .horizontal))
  }

  /// `count` copies that share the height equally; the subitem's own height does not matter.
  ///
  /// - Precondition: `count` is 1 or more.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.equalShares(subitem, count: count), count, along: .vertical))
  }

  /// The name that iOS 16 had for ``horizontal(layoutSize:repeatingSubitem:count:)`` at first.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  public class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// The name that iOS 16 had for ``vertical(layoutSize:repeatingSubitem:count:)`` at first.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  public class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  /// Items wherever the provider puts them; the arrangement repeats until the data is used up.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, members: GroupMembers(axis: .vertical, .custom(itemProvider)))
  }

  private static func listed(_ subitems: [NSCollectionLayoutItem], along axis: Axis) -> GroupMembers {
    if subitems.isEmpty {
      raise(
        "At least 1 subitem is required for a group, but `subitems:` of a \(axis) group is empty. "
          + "Give it at least one NSCollectionLayoutItem, and leave sections without items to the data.")
    }
    return GroupMembers(axis: axis, .subitems(subitems))
  }

  private static func repeated(_ kind: GroupMembers.Kind, _ count: Int, along axis: Axis) -> GroupMembers {
    if count < 1 {
      raise(
        "A repeating \(axis) group should specify a count >= 1, but the count is \(count). "
          + "Show nothing by giving the section no items; a computed column count needs at least 1: max(1, count).")
    }
    return GroupMembers(axis: axis, kind)
  }
}
