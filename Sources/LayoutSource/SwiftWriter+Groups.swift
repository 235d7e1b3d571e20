import Foundation
import Geometry
import LayoutSolver

/// Groups, items and the elements around them.
extension SwiftWriter {
  /// Adds a group and returns its name.
  ///
  /// - Parameter sizes: The sizes of the section's groups by their path.
  mutating func add(_ group: GroupSpec, _ sizes: [[Int]: CGSize], path: [Int]) -> String {
    let members = members(of: group, sizes, path)
    let name = self.name("group")
    let size = add(group.size, of: name)
    if case .custom(let custom) = group.members {
      add(custom, group, sizes[path] ?? .zero, named: name, size)
    } else {
      let direction = group.axis == .horizontal ? "horizontal" : "vertical"
      add("let \(name) = NSCollectionLayoutGroup.\(direction)(layoutSize: \(size), \(members))")
    }
    if group.interItemSpacing != .fixed(0) { add("\(name).interItemSpacing = \(group.interItemSpacing.swift)") }
    add(group.contentInsets, group.edgeSpacing, to: name)
    let badges = group.supplementaryItems.map { add($0) }
    if !badges.isEmpty { add("\(name).supplementaryItems = [\(badges.joined(separator: ", "))]") }
    return name
  }

  /// Adds the subitems of a group, and returns the arguments for them; empty for a custom group.
  private mutating func members(of group: GroupSpec, _ sizes: [[Int]: CGSize], _ path: [Int]) -> String {
    switch group.members {
    case .subitems(let list):
      let names = list.enumerated().map { add($0.element, sizes, path: path + [$0.offset]) }
      return "subitems: [\(names.joined(separator: ", "))]"
    case .subitemCount(let subitem, let count):
      return "subitem: \(add(subitem, sizes, path: path + [0])), count: \(count)"
    case .repeatingSubitem(let subitem, let count):
      return "repeatingSubitem: \(add(subitem, sizes, path: path + [0])), count: \(count)"
    case .custom: return ""
    }
  }

  private mutating func add(_ subitem: SubitemSpec, _ sizes: [[Int]: CGSize], path: [Int]) -> String {
    switch subitem {
    case .group(let group): return add(group, sizes, path: path)
    case .item(let item):
      let badges = item.supplementaryItems.map { add($0) }
      let name = self.name("item")
      let list = badges.isEmpty ? "" : ", supplementaryItems: [\(badges.joined(separator: ", "))]"
      let size = add(item.size, of: name)
      add("let \(name) = NSCollectionLayoutItem(layoutSize: \(size)\(list))")
      add(item.contentInsets, item.edgeSpacing, to: name)
      return name
    }
  }

  /// Adds a custom group with the frames that its closure returns for a size.
  private mutating func add(
    _ custom: CustomGroupSpec, _ group: GroupSpec, _ size: CGSize, named name: String, _ layoutSize: String
  ) {
    let insets = group.contentInsets
    let inner = CGSize(
      width: abs(size.width - insets.leading - insets.trailing), height: abs(size.height - insets.top - insets.bottom))
    let items = custom.provider(
      CustomGroupContainer(contentSize: size, contentInsets: insets, effectiveContentSize: inner))
    add("// The frames of a group of \(size.width.swift) by \(size.height.swift) points; the app computes them.")
    block("let \(name) = NSCollectionLayoutGroup.custom(layoutSize: \(layoutSize))", parameters: "_ in") {
      writer in
      writer.add("[")
      for item in items {
        let frame = item.frame
        writer.add(
          "  NSCollectionLayoutGroupCustomItem(frame: CGRect(x: \(frame.origin.x.swift), y: \(frame.origin.y.swift), "
            + "width: \(frame.size.width.swift), height: \(frame.size.height.swift)), zIndex: \(item.zIndex)),")
      }
      writer.add("]")
    }
  }

  private mutating func add(_ insets: NSDirectionalEdgeInsets, _ edges: EdgeSpacingSpec?, to name: String) {
    if insets != .zero { add("\(name).contentInsets = \(insets.swift)") }
    if let edges = edges?.swift { add("\(name).edgeSpacing = \(edges)") }
  }

  // MARK: Elements beside cells

  private mutating func add(_ badge: SupplementarySpec) -> String {
    let name = self.name("badge")
    let item = badge.itemAnchor.map { ", itemAnchor: \($0.swift)" } ?? ""
    let size = add(badge.size, of: name)
    add(
      "let \(name) = NSCollectionLayoutSupplementaryItem(layoutSize: \(size), "
        + "elementKind: \(Self.kind(badge.kind)), containerAnchor: \(badge.containerAnchor.swift)\(item))")
    add(badge.contentInsets, nil, to: name)
    if badge.zIndex != 1 { add("\(name).zIndex = \(badge.zIndex)") }
    return name
  }

  /// Adds headers, footers and side items to a section or configuration.
  mutating func addBoundary(_ items: [BoundarySpec], to owner: String) {
    let names = items.map { item in
      let name = self.name(Self.word(for: item.kind))
      let offset = item.absoluteOffset == .zero ? "" : ", absoluteOffset: \(item.absoluteOffset.swift)"
      let size = add(item.size, of: name)
      add(
        "let \(name) = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: \(size), "
          + "elementKind: \(Self.kind(item.kind)), alignment: .\(item.alignment.caseName)\(offset))")
      add(item.contentInsets, nil, to: name)
      if !item.extendsBoundary { add("\(name).extendsBoundary = false") }
      if item.pinToVisibleBounds { add("\(name).pinToVisibleBounds = true") }
      if item.zIndex != 1 { add("\(name).zIndex = \(item.zIndex)") }
      return name
    }
    if !names.isEmpty { add("\(owner).boundarySupplementaryItems = [\(names.joined(separator: ", "))]") }
  }

  /// Returns the name of a constant for a boundary item.
  private static func word(for kind: String) -> String {
    switch kind {
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    default: "boundary"
    }
  }

  // MARK: A section

  mutating func add(_ section: SectionSpec) {
    add(section.contentInsets, nil, to: "section")
    set("section.interGroupSpacing", section.interGroupSpacing, unless: 0)
    if section.orthogonalScrollingBehavior != .none {
      add("section.orthogonalScrollingBehavior = .\(section.orthogonalScrollingBehavior)")
    }
    if section.contentInsetsReference != .automatic {
      add("section.contentInsetsReference = .\(section.contentInsetsReference)")
    }
    if section.supplementaryContentInsetsReference != .automatic {
      add("section.supplementaryContentInsetsReference = .\(section.supplementaryContentInsetsReference)")
    }
    if !section.supplementariesFollowContentInsets { add("section.supplementariesFollowContentInsets = false") }
    addBoundary(section.boundarySupplementaryItems, to: "section")
    let names = section.decorationItems.map { item in
      let name = self.name("background")
      add("let \(name) = NSCollectionLayoutDecorationItem.background(elementKind: \(Self.kind(item.kind)))")
      add(item.contentInsets, nil, to: name)
      if item.zIndex != 0 { add("\(name).zIndex = \(item.zIndex)") }
      return name
    }
    if !names.isEmpty { add("section.decorationItems = [\(names.joined(separator: ", "))]") }
  }

  mutating func add(_ list: LayoutSource.ListDetails) {
    var changes: [String] = []
    if list.headerMode != "none" { changes.append("list.headerMode = .\(list.headerMode)") }
    if list.footerMode != "none" { changes.append("list.footerMode = .\(list.footerMode)") }
    if !list.showsSeparators { changes.append("list.showsSeparators = false") }
    if let padding = list.headerTopPadding { changes.append("list.headerTopPadding = \(padding.swift)") }
    let keyword = changes.isEmpty ? "let" : "var"
    add("\(keyword) list = UICollectionLayoutListConfiguration(appearance: .\(list.appearance))")
    for change in changes { add(change) }
    add("let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)")
  }
}

extension AnchorSpec {
  fileprivate var swift: String {
    let known: [(NSDirectionalRectEdge, String)] = [
      (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
    ]
    let names = known.filter { edges.contains($0.0) }.map(\.1)
    var offset = ""
    if absoluteOffset != .zero { offset = ", absoluteOffset: \(absoluteOffset.swift)" }
    if fractionalOffset != .zero { offset = ", fractionalOffset: \(fractionalOffset.swift)" }
    return "NSCollectionLayoutAnchor(edges: [\(names.joined(separator: ", "))]\(offset))"
  }
}

extension NSRectAlignment {
  fileprivate var caseName: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .topLeading: "topLeading"
    case .leading: "leading"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    case .trailing: "trailing"
    case .topTrailing: "topTrailing"
    }
  }
}
