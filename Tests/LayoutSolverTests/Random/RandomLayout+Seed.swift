import Foundation
import Geometry
import LayoutSolver
import TestSupport

extension RandomLayout {
  /// Creates a small layout or, for every thirty-second seed, a larger one.
  init(seed: UInt64) {
    var maker = LayoutMaker(random: SeededGenerator(seed: seed), isLarge: seed % 32 == 0)
    self = maker.layout()
  }
}

/// Makes random layouts with every feature of a spec, none of them frequent enough to hide others.
private struct LayoutMaker {
  var random: SeededGenerator
  let isLarge: Bool

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  /// A random number: mostly in quarters, as in practice, and occasionally arbitrary.
  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    return chance(0.8) ? (value * 4).rounded() / 4 : value
  }

  // MARK: Layouts

  mutating func layout() -> RandomLayout {
    var layout = RandomLayout(spec: LayoutSpec(sections: []), counts: [], container: container())
    layout.spec.configuration = configuration()
    for index in 0..<Int.random(in: 1...(isLarge ? 4 : 2), using: &random) {
      layout.spec.sections.append(chance(0.03) ? nil : section())
      layout.counts.append(chance(0.05) ? 0 : Int.random(in: 1...(isLarge ? 60 : 9), using: &random))
      if chance(0.4) { measure(index, in: &layout) }
    }
    return layout
  }

  private mutating func container() -> Container {
    var container = Container(
      size: CGSize(width: number(40...500), height: number(40...900)), scale: pick([1, 2, 3]),
      isRightToLeft: chance(0.2))
    if chance(0.3) { container.safeAreaInsets = edgeInsets() }
    if chance(0.3) { container.layoutMargins = edgeInsets() }
    if chance(0.2) { container.readableContentInsets = edgeInsets() }
    if chance(0.03) { container.size = pick([.zero, CGSize(width: 1, height: 1), CGSize(width: 5_000, height: 1)]) }
    return container
  }

  private mutating func edgeInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: number(0...30), left: number(0...30), bottom: number(0...30), right: number(0...30))
  }

  private mutating func configuration() -> LayoutConfiguration {
    var configuration = LayoutConfiguration(scrollDirection: chance(0.3) ? .horizontal : .vertical)
    if chance(0.3) { configuration.interSectionSpacing = number(0...30) }
    if chance(0.2) { configuration.contentInsetsReference = pick(InsetsReference.allCases) }
    if chance(0.15) { configuration.boundarySupplementaryItems = [boundary("top"), boundary("top")] }
    return configuration
  }

  /// Measured sizes are whole pixels at 1x, 2x and 3x, as those of views are.
  private mutating func measure(_ section: Int, in layout: inout RandomLayout) {
    func length(_ sixths: Int) -> CGFloat { CGFloat(sixths) / 6 }
    for item in 0..<layout.counts[section] where chance(0.5) {
      let size = CGSize(
        width: length(.random(in: 0...1_000, using: &random)), height: length(.random(in: 0...1_000, using: &random)))
      layout.measures.append(RandomLayout.Measure(key: .item(section: section, item: item), size: size))
    }
    if chance(0.5) {
      let key = ElementKey.supplementary(kind: "header", section: section, index: 0)
      layout.measures.append(
        RandomLayout.Measure(key: key, size: CGSize(width: number(0...90), height: number(0...90))))
    }
    layout.measures.shuffle(using: &random)
  }

  // MARK: Sections

  private mutating func section() -> SectionSpec {
    var section = SectionSpec(group: group(depth: 1))
    if chance(0.4) { section.contentInsets = insets() }
    if chance(0.5) { section.interGroupSpacing = number(-3...20) }
    if chance(0.3) { section.orthogonalScrollingBehavior = pick(OrthogonalBehavior.allCases) }
    if chance(0.25) { section.boundarySupplementaryItems.append(boundary("header")) }
    if chance(0.2) { section.boundarySupplementaryItems.append(boundary("footer")) }
    if chance(0.15) {
      section.decorationItems = [DecorationSpec(kind: "bg", contentInsets: insets(), zIndex: pick([-3, 0, 2]))]
    }
    section.supplementariesFollowContentInsets = chance(0.8)
    if chance(0.2) { section.contentInsetsReference = pick(InsetsReference.allCases) }
    if chance(0.1) { section.supplementaryContentInsetsReference = pick(InsetsReference.allCases) }
    return section
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(0...15), leading: number(0...15), bottom: number(0...15), trailing: number(0...15))
  }

  private mutating func boundary(_ kind: String) -> BoundarySpec {
    var spec = BoundarySpec(
      kind: kind, size: size(isOpen: true),
      alignment: NSRectAlignment(rawValue: Int.random(in: 0...8, using: &random)) ?? .top)
    if chance(0.3) { spec.absoluteOffset = CGPoint(x: number(-20...20), y: number(-20...20)) }
    if chance(0.2) { spec.contentInsets = insets() }
    spec.extendsBoundary = chance(0.75)
    spec.pinToVisibleBounds = chance(0.4)
    spec.zIndex = pick([1, 1, 2, -1])
    return spec
  }

  // MARK: Sizes

  private mutating func dimension(isWide: Bool) -> DimensionSpec {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: isWide ? .fractionalWidth(share()) : .fractionalHeight(share())
    case 4: isWide ? .fractionalHeight(share() / 2) : .fractionalWidth(share())
    case 5...6: .absolute(number(4...120))
    case 7...8: .estimated(number(4...100))
    default: .uniformAcrossSiblings(estimate: number(4...100))
    }
  }

  private mutating func share() -> CGFloat { pick([0.2, 0.25, 1 / 3, 0.5, 1, 1, number(0.05...1.2)]) }

  private mutating func size(isOpen: Bool = false) -> SizeSpec {
    SizeSpec(width: dimension(isWide: true), height: dimension(isWide: false))
  }

  private mutating func spacing() -> SpacingSpec { chance(0.3) ? .flexible(number(0...12)) : .fixed(number(0...12)) }

  private mutating func edges() -> EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: chance(0.5) ? spacing() : nil, top: chance(0.4) ? spacing() : nil,
      trailing: chance(0.3) ? spacing() : nil, bottom: chance(0.3) ? spacing() : nil)
  }

  // MARK: Groups

  private mutating func subitem(depth: Int) -> SubitemSpec {
    if depth < 5 && chance(depth == 1 ? 0.35 : 0.25) { return .group(group(depth: depth + 1)) }
    return .item(
      ItemSpec(
        size: size(), contentInsets: chance(0.2) ? insets() : .zero,
        edgeSpacing: chance(0.15) ? edges() : EdgeSpacingSpec(), supplementaryItems: chance(0.12) ? [badge()] : []))
  }

  private mutating func members(depth: Int) -> GroupSpec.Members {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...6:
      var list: [SubitemSpec] = []
      for _ in 0..<pick([1, 1, 2, 2, 3]) { list.append(subitem(depth: depth)) }
      return .subitems(list)
    case 7...8: return .subitemCount(subitem(depth: depth), Int.random(in: 1...4, using: &random))
    case 9...10: return .repeatingSubitem(subitem(depth: depth), Int.random(in: 1...4, using: &random))
    default: return CustomFrames.members(Int.random(in: 0..<CustomFrames.turned, using: &random))
    }
  }

  private mutating func group(depth: Int) -> GroupSpec {
    GroupSpec(
      axis: chance(0.55) ? .horizontal : .vertical, size: size(), members: members(depth: depth),
      interItemSpacing: chance(0.5) ? spacing() : .fixed(0), contentInsets: chance(0.2) ? insets() : .zero,
      edgeSpacing: chance(0.15) ? edges() : EdgeSpacingSpec(), supplementaryItems: chance(0.08) ? [badge()] : [])
  }

  private mutating func badge() -> SupplementarySpec {
    var badge = SupplementarySpec(
      kind: pick(["badge", "dot"]), size: SizeSpec(width: .absolute(20), height: .absolute(10)),
      containerAnchor: anchor())
    if chance(0.3) { badge.size = size() }
    if chance(0.4) { badge.itemAnchor = anchor() }
    if chance(0.1) { badge.contentInsets = insets() }
    return badge
  }

  private mutating func anchor() -> AnchorSpec {
    var anchor = AnchorSpec(edges: NSDirectionalRectEdge(rawValue: .random(in: 0...15, using: &random)))
    if chance(0.4) { anchor.absoluteOffset = CGPoint(x: number(-30...30), y: number(-30...30)) }
    if chance(0.4) { anchor.fractionalOffset = CGPoint(x: number(-1...1), y: number(-1...1)) }
    return anchor
  }
}
