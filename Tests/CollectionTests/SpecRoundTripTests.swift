import Foundation
import Geometry
import LayoutSolver
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Everything that Apple's classes can express reaches the solver: random specs are converted to those classes and read
/// back.
@MainActor
struct SpecRoundTripTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func aSpecSurvivesBeingWrittenInApplesClasses(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let spec = random.section()
    let described = try NSCollectionLayoutSection(spec)
    let context = SpecContext(traitCollection: UITraitCollection())
    expectEqual(described.spec(in: context), spec, "seed \(seed)")
    let copy = try #require(described.copy() as? NSCollectionLayoutSection)
    expectEqual(copy.spec(in: context), spec, "copy, seed \(seed)")
  }
}

extension SeededGenerator {
  fileprivate mutating func number() -> CGFloat { CGFloat(next() % 400) / 4 - 20 }
  fileprivate mutating func oneIn(_ share: UInt64) -> Bool { next() % share == 0 }

  fileprivate mutating func dimension() -> DimensionSpec {
    switch next() % 5 {
    case 0: .fractionalWidth(number())
    case 1: .fractionalHeight(number())
    case 2: .absolute(number())
    case 3: .estimated(number())
    default: .uniformAcrossSiblings(estimate: number())
    }
  }

  fileprivate mutating func size() -> SizeSpec { SizeSpec(width: dimension(), height: dimension()) }

  fileprivate mutating func spacing() -> SpacingSpec { oneIn(2) ? .fixed(number()) : .flexible(number()) }

  fileprivate mutating func edges() -> EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: oneIn(3) ? nil : spacing(), top: oneIn(3) ? nil : spacing(),
      trailing: oneIn(3) ? nil : spacing(), bottom: oneIn(3) ? nil : spacing())
  }

  fileprivate mutating func insets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  fileprivate mutating func anchor() -> AnchorSpec {
    let edges = NSDirectionalRectEdge(rawValue: UInt(next() % 16))
    let offset = CGPoint(x: number(), y: number())
    return oneIn(2)
      ? AnchorSpec(edges: edges, absoluteOffset: offset) : AnchorSpec(edges: edges, fractionalOffset: offset)
  }

  fileprivate mutating func badges() -> [SupplementarySpec] {
    (0..<next() % 3).map {
      SupplementarySpec(
        kind: "badge \($0)", size: size(), contentInsets: insets(), containerAnchor: anchor(),
        itemAnchor: oneIn(2) ? nil : anchor(), zIndex: Int(next() % 9) - 4)
    }
  }

  fileprivate mutating func item() -> SubitemSpec {
    .item(ItemSpec(size: size(), contentInsets: insets(), edgeSpacing: edges(), supplementaryItems: badges()))
  }

  fileprivate mutating func subitem(depth: Int) -> SubitemSpec {
    depth < 3 && oneIn(3) ? .group(group(depth: depth + 1)) : item()
  }

  fileprivate mutating func group(depth: Int) -> GroupSpec {
    let members: GroupSpec.Members =
      switch next() % 3 {
      case 0: .subitems((0...next() % 3).map { _ in subitem(depth: depth) })
      case 1: .subitemCount(subitem(depth: depth), Int(next() % 4) + 1)
      default: .repeatingSubitem(subitem(depth: depth), Int(next() % 4) + 1)
      }
    return GroupSpec(
      axis: oneIn(2) ? .horizontal : .vertical, size: size(), members: members, interItemSpacing: spacing(),
      contentInsets: insets(), edgeSpacing: edges(), supplementaryItems: badges())
  }

  fileprivate mutating func section() -> SectionSpec {
    SectionSpec(
      group: group(depth: 0), contentInsets: insets(), interGroupSpacing: number(),
      orthogonalScrollingBehavior: OrthogonalBehavior.allCases[Int(next() % 6)],
      boundarySupplementaryItems: (0..<next() % 3).map {
        BoundarySpec(
          kind: "boundary \($0)", size: size(), contentInsets: insets(),
          alignment: NSRectAlignment(rawValue: Int(next() % 9)) ?? .top,
          absoluteOffset: CGPoint(x: number(), y: number()), extendsBoundary: oneIn(2), pinToVisibleBounds: oneIn(2),
          zIndex: Int(next() % 9) - 4)
      },
      decorationItems: (0..<next() % 2).map {
        DecorationSpec(kind: "background \($0)", contentInsets: insets(), zIndex: Int(next() % 9) - 4)
      },
      supplementariesFollowContentInsets: oneIn(2),
      supplementaryContentInsetsReference: InsetsReference.allCases[Int(next() % 5)],
      contentInsetsReference: InsetsReference.allCases[Int(next() % 5)])
  }
}

// MARK: Writing specs down in Apple's classes

extension NSCollectionLayoutDimension {
  fileprivate static func described(_ spec: DimensionSpec) -> NSCollectionLayoutDimension {
    switch spec {
    case .fractionalWidth(let value): .fractionalWidth(value)
    case .fractionalHeight(let value): .fractionalHeight(value)
    case .absolute(let value): .absolute(value)
    case .estimated(let value): .estimated(value)
    case .uniformAcrossSiblings(let value): .uniformAcrossSiblings(estimate: value)
    }
  }
}

extension NSCollectionLayoutSize {
  fileprivate convenience init(_ spec: SizeSpec) {
    self.init(widthDimension: .described(spec.width), heightDimension: .described(spec.height))
  }
}

extension NSCollectionLayoutSpacing {
  fileprivate static func described(_ spec: SpacingSpec) -> NSCollectionLayoutSpacing {
    switch spec {
    case .fixed(let value): .fixed(value)
    case .flexible(let value): .flexible(value)
    }
  }
}

extension NSCollectionLayoutEdgeSpacing {
  fileprivate convenience init(_ spec: EdgeSpacingSpec) {
    self.init(
      leading: spec.leading.map { .described($0) }, top: spec.top.map { .described($0) },
      trailing: spec.trailing.map { .described($0) }, bottom: spec.bottom.map { .described($0) })
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate convenience init(_ spec: AnchorSpec) {
    if spec.fractionalOffset == .zero {
      self.init(edges: spec.edges, absoluteOffset: spec.absoluteOffset)
    } else {
      self.init(edges: spec.edges, fractionalOffset: spec.fractionalOffset)
    }
  }
}

extension NSCollectionLayoutSupplementaryItem {
  fileprivate static func described(_ spec: SupplementarySpec) -> NSCollectionLayoutSupplementaryItem {
    let (size, anchor) = (NSCollectionLayoutSize(spec.size), NSCollectionLayoutAnchor(spec.containerAnchor))
    let item: NSCollectionLayoutSupplementaryItem
    if let itemAnchor = spec.itemAnchor {
      item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: spec.kind, containerAnchor: anchor,
        itemAnchor: NSCollectionLayoutAnchor(itemAnchor))
    } else {
      item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: spec.kind, containerAnchor: anchor)
    }
    item.contentInsets = spec.contentInsets
    item.zIndex = spec.zIndex
    return item
  }
}

extension NSCollectionLayoutItem {
  fileprivate static func described(_ spec: SubitemSpec) throws -> NSCollectionLayoutItem {
    switch spec {
    case .item(let spec):
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(spec.size),
        supplementaryItems: spec.supplementaryItems.map { .described($0) })
      item.contentInsets = spec.contentInsets
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(spec.edgeSpacing)
      return item
    case .group(let spec):
      return try NSCollectionLayoutGroup.described(spec)
    }
  }
}

@MainActor
private protocol EqualShareMaking {
  func make(
    _ axis: Axis, _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem, _ count: Int
  ) -> NSCollectionLayoutGroup
}

/// Calls the deprecated factories, which have to work, without a warning.
@MainActor
private struct EqualShareMaker: EqualShareMaking {
  @available(*, deprecated)
  func make(
    _ axis: Axis, _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem, _ count: Int
  ) -> NSCollectionLayoutGroup {
    axis == .horizontal
      ? .horizontal(layoutSize: size, subitem: item, count: count)
      : .vertical(layoutSize: size, subitem: item, count: count)
  }
}

extension NSCollectionLayoutGroup {
  fileprivate static func described(_ spec: GroupSpec) throws -> NSCollectionLayoutGroup {
    let group = try members(of: spec)
    group.interItemSpacing = .described(spec.interItemSpacing)
    group.contentInsets = spec.contentInsets
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(spec.edgeSpacing)
    group.supplementaryItems = spec.supplementaryItems.map { .described($0) }
    return group
  }

  private static func members(of spec: GroupSpec) throws -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(spec.size)
    switch (spec.members, spec.axis) {
    case (.subitems(let items), .horizontal):
      return .horizontal(layoutSize: size, subitems: try items.map { try .described($0) })
    case (.subitems(let items), .vertical):
      return .vertical(layoutSize: size, subitems: try items.map { try .described($0) })
    case (.subitemCount(let item, let count), let axis):
      let maker: any EqualShareMaking = EqualShareMaker()
      return maker.make(axis, size, try .described(item), count)
    case (.repeatingSubitem(let item, let count), .horizontal):
      return .horizontal(layoutSize: size, repeatingSubitem: try .described(item), count: count)
    case (.repeatingSubitem(let item, let count), .vertical):
      return .vertical(layoutSize: size, repeatingSubitem: try .described(item), count: count)
    case (.custom, _):
      throw CocoaError(.featureUnsupported)
    }
  }
}

extension NSCollectionLayoutSection {
  fileprivate convenience init(_ spec: SectionSpec) throws {
    self.init(group: try .described(spec.group))
    contentInsets = spec.contentInsets
    interGroupSpacing = spec.interGroupSpacing
    orthogonalScrollingBehavior = try #require(
      (0...5).compactMap(UICollectionLayoutSectionOrthogonalScrollingBehavior.init).first {
        $0.spec == spec.orthogonalScrollingBehavior
      })
    boundarySupplementaryItems = spec.boundarySupplementaryItems.map { .described($0) }
    decorationItems = spec.decorationItems.map { .described($0) }
    setFollowing(spec.supplementariesFollowContentInsets)
    contentInsetsReference = try .described(spec.contentInsetsReference)
    supplementaryContentInsetsReference = try .described(spec.supplementaryContentInsetsReference)
  }

  private func setFollowing(_ follows: Bool) {
    let following: any InsetsFollowing = self
    following.follow(follows)
  }
}

@MainActor
private protocol InsetsFollowing {
  func follow(_ follows: Bool)
}

extension NSCollectionLayoutSection: InsetsFollowing {
  @available(*, deprecated)
  fileprivate func follow(_ follows: Bool) { supplementariesFollowContentInsets = follows }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate static func described(_ spec: BoundarySpec) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(spec.size), elementKind: spec.kind, alignment: spec.alignment,
      absoluteOffset: spec.absoluteOffset)
    item.contentInsets = spec.contentInsets
    item.extendsBoundary = spec.extendsBoundary
    item.pinToVisibleBounds = spec.pinToVisibleBounds
    item.zIndex = spec.zIndex
    return item
  }
}

extension NSCollectionLayoutDecorationItem {
  fileprivate static func described(_ spec: DecorationSpec) -> NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: spec.kind)
    item.contentInsets = spec.contentInsets
    item.zIndex = spec.zIndex
    return item
  }
}

extension UIContentInsetsReference {
  fileprivate static func described(_ spec: InsetsReference) throws -> UIContentInsetsReference {
    try #require((0...4).compactMap(UIContentInsetsReference.init).first { $0.spec == spec })
  }
}
