import Foundation
import Geometry
import LayoutSolver
import TestSupport

/// Reduces a failing layout to the smallest one that still fails.
extension RandomLayout {
  /// Applies one simplification after another and keeps those for which `fails` still holds.
  func shrunk(_ fails: (RandomLayout) -> Bool) -> RandomLayout {
    shrink(self, by: \.weight, variants: \.simplifications, while: fails)
  }

  /// The amount of text in a layout's description, and of its data.
  private var weight: CGFloat { CGFloat(text.utf8.count) + CGFloat(counts.reduce(0, +)) + container.size.width / 1_000 }

  private var simplifications: [RandomLayout] {
    withoutSections + withFewerItems + withSimplerSurroundings + withSimplerSections + withRounderNumbers
  }

  private func changed(_ change: (inout RandomLayout) -> Void) -> RandomLayout {
    var copy = self
    change(&copy)
    return copy
  }

  // MARK: Less of everything

  private var withoutSections: [RandomLayout] {
    guard counts.count > 1 else { return [] }
    return counts.indices.map { dropped in
      changed {
        $0.spec.sections.remove(at: dropped)
        $0.counts.remove(at: dropped)
        $0.measures = measures.compactMap { measure in
          guard let section = measure.key.section, section != dropped else { return nil }
          return section < dropped ? measure : Measure(key: measure.key.inSection(section - 1), size: measure.size)
        }
      }
    }
  }

  private var withFewerItems: [RandomLayout] {
    var found: [RandomLayout] = []
    if !measures.isEmpty {
      found.append(changed { $0.measures = [] })
      found.append(changed { $0.measures.removeLast(($0.measures.count + 1) / 2) })
      found += measures.indices.map { index in changed { $0.measures.remove(at: index) } }
    }
    for index in counts.indices where counts[index] > 0 {
      for fewer in [0, counts[index] / 2, counts[index] - 1] { found.append(changed { $0.counts[index] = fewer }) }
    }
    return found
  }

  private var withSimplerSurroundings: [RandomLayout] {
    [
      changed { $0.spec.configuration.boundarySupplementaryItems = [] },
      changed { $0.spec.configuration.boundarySupplementaryItems.removeAll { _ in true } },
      changed { $0.spec.configuration = LayoutConfiguration(scrollDirection: spec.configuration.scrollDirection) },
      changed { $0.container.isRightToLeft = false },
      changed {
        $0.container.safeAreaInsets = .zero
        $0.container.layoutMargins = .zero
        $0.container.readableContentInsets = nil
      },
      changed { $0.container.scale = 1 },
      changed { $0.container.size = CGSize(width: 100, height: 100) },
      changed { $0.spec.configuration.scrollDirection = .vertical },
    ]
  }

  private var withSimplerSections: [RandomLayout] {
    spec.sections.indices.flatMap { index in
      (spec.sections[index]?.simplifications ?? []).map { section in changed { $0.spec.sections[index] = section } }
    }
  }

  private var withRounderNumbers: [RandomLayout] {
    var numbers = 0
    var copy = spec
    copy.visitNumbers { _, _, _ in numbers += 1 }
    let changes: [(CGFloat) -> CGFloat] = [{ _ in 0 }, { _ in 1 }, { ($0 / 2).rounded() }, { $0.rounded() }]
    return (0..<numbers).flatMap { number in
      changes.map { change in
        changed { layout in
          var index = 0
          layout.spec.visitNumbers { _, _, value in
            if index == number { value = change(value) }
            index += 1
          }
        }
      }
    }
  }
}

extension ElementKey {
  fileprivate func inSection(_ section: Int) -> ElementKey {
    switch self {
    case .item(_, let item): return .item(section: section, item: item)
    case .supplementary(let kind, _, let index): return .supplementary(kind: kind, section: section, index: index)
    case .decoration(let kind, _, _): return .decoration(kind: kind, section: section)
    }
  }
}

extension SectionSpec {
  fileprivate var simplifications: [SectionSpec] {
    func changed(_ change: (inout SectionSpec) -> Void) -> SectionSpec {
      var copy = self
      change(&copy)
      return copy
    }
    var found = [SectionSpec(group: group)]
    found.append(changed { $0.contentInsets = .zero })
    found.append(changed { $0.orthogonalScrollingBehavior = .none })
    found.append(changed { $0.decorationItems = [] })
    found.append(changed { $0.boundarySupplementaryItems = [] })
    found.append(changed { $0.supplementariesFollowContentInsets = true })
    found.append(changed { $0.contentInsetsReference = .automatic })
    found.append(changed { $0.supplementaryContentInsetsReference = .automatic })
    for index in boundarySupplementaryItems.indices {
      found.append(changed { $0.boundarySupplementaryItems.remove(at: index) })
      let item = boundarySupplementaryItems[index]
      let plain = BoundarySpec(
        kind: item.kind, size: item.size, alignment: item.alignment, pinToVisibleBounds: item.pinToVisibleBounds)
      found.append(changed { $0.boundarySupplementaryItems[index] = plain })
    }
    for simpler in group.simplifications { found.append(changed { $0.group = simpler }) }
    return found
  }
}

extension GroupSpec {
  fileprivate var simplifications: [GroupSpec] {
    func changed(_ change: (inout GroupSpec) -> Void) -> GroupSpec {
      var copy = self
      change(&copy)
      return copy
    }
    var found = nestedGroups
    found.append(changed { $0.contentInsets = .zero })
    found.append(changed { $0.edgeSpacing = EdgeSpacingSpec() })
    found.append(changed { $0.supplementaryItems = [] })
    found.append(changed { $0.interItemSpacing = .fixed(0) })
    found.append(changed { $0.interItemSpacing = .fixed($0.interItemSpacing.minimum) })
    for simpler in simplerMembers { found.append(changed { $0.members = simpler }) }
    return found
  }

  /// The variants with an inner group in the group's place.
  private var nestedGroups: [GroupSpec] {
    let subitems: [SubitemSpec] =
      switch members {
      case .subitems(let list): list
      case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): [subitem]
      case .custom: []
      }
    return subitems.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  private var simplerMembers: [Members] {
    var found: [Members] = []
    switch members {
    case .custom:
      found.append(CustomFrames.members(0))
    case .subitems(let list):
      for index in list.indices {
        var copy = list
        copy.remove(at: index)
        if !copy.isEmpty { found.append(.subitems(copy)) }
        for simpler in list[index].simplifications {
          copy = list
          copy[index] = simpler
          found.append(.subitems(copy))
        }
      }
    case .subitemCount(let subitem, let count):
      for fewer in 1..<max(1, count) { found.append(.subitemCount(subitem, fewer)) }
      for simpler in subitem.simplifications { found.append(.subitemCount(simpler, count)) }
    case .repeatingSubitem(let subitem, let count):
      for fewer in 1..<max(1, count) { found.append(.repeatingSubitem(subitem, fewer)) }
      for simpler in subitem.simplifications { found.append(.repeatingSubitem(simpler, count)) }
    }
    return found
  }
}

extension SubitemSpec {
  fileprivate var simplifications: [SubitemSpec] {
    switch self {
    case .group(let group):
      return [.item(ItemSpec(size: group.size))] + group.simplifications.map { .group($0) }
    case .item(let item):
      var withoutInsets = item
      withoutInsets.contentInsets = .zero
      var withoutEdges = item
      withoutEdges.edgeSpacing = EdgeSpacingSpec()
      var withoutBadges = item
      withoutBadges.supplementaryItems = []
      return [.item(withoutInsets), .item(withoutEdges), .item(withoutBadges)]
    }
  }
}
