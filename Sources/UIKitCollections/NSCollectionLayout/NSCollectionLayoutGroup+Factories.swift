import Foundation
import Geometry

extension NSCollectionLayoutGroup {
  class func baseHorizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, members: listed(subitems, along: .horizontal))
  }

  class func baseVertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(layoutSize: layoutSize, members: listed(subitems, along: .vertical))
  }

  class func baseHorizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.copies(subitem, count: count), count, along: .horizontal))
  }

  class func baseVertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.copies(subitem, count: count), count, along: .vertical))
  }

  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  class func baseHorizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.equalShares(subitem, count: count), count, along: .horizontal))
  }

  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  class func baseVertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, members: repeated(.equalShares(subitem, count: count), count, along: .vertical))
  }

  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  class func baseHorizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  class func baseVerticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
  }

  class func baseCustom(
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
