import Foundation
import Geometry
import LayoutSolver
import TestSupport

/// A layout that nobody would write, with its data.
struct RandomLayout {
  var spec: LayoutSpec
  var counts: [Int]
  var container: Container
  var measured = MeasuredSizes.none

  private var random: SeededGenerator

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    container = Container(
      size: CGSize(width: .random(in: 1...500, using: &random), height: .random(in: 1...900, using: &random)),
      scale: [1, 2, 3].randomElement(using: &random) ?? 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: .random(in: 0...30, using: &random), bottom: 0, right: 10),
      isRightToLeft: Int.random(in: 0..<4, using: &random) == 0)
    self.random = random
    spec = LayoutSpec(sections: [])
    counts = []
    build()
  }

  private mutating func build() {
    spec.configuration.scrollDirection = chance(0.3) ? .horizontal : .vertical
    spec.configuration.interSectionSpacing = chance(0.5) ? 0 : number(0...30)
    if chance(0.3) { spec.configuration.boundarySupplementaryItems = [boundary("top")] }
    for index in 0..<Int.random(in: 1...4, using: &random) {
      spec.sections.append(chance(0.05) ? nil : section())
      counts.append(chance(0.1) ? 0 : Int.random(in: 1...60, using: &random))
      guard chance(0.5) else { continue }
      for item in 0..<counts[index] where chance(0.4) {
        measured.set(
          CGSize(width: number(0...200), height: number(0...200)), for: .item(section: index, item: item))
      }
    }
  }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    // Quarters, as people write them, and now and then anything.
    let value = CGFloat.random(in: range, using: &random)
    return chance(0.8) ? (value * 4).rounded() / 4 : value
  }

  private mutating func section() -> SectionSpec {
    var section = SectionSpec(group: group(depth: 1))
    if chance(0.6) { section.contentInsets = insets() }
    section.interGroupSpacing = chance(0.5) ? 0 : number(-5...20)
    section.orthogonalScrollingBehavior =
      chance(0.3) ? pick(OrthogonalBehavior.allCases) : .none
    if chance(0.4) { section.boundarySupplementaryItems = [boundary("header"), boundary("footer")] }
    if chance(0.3) { section.decorationItems = [DecorationSpec(kind: "bg", contentInsets: insets())] }
    section.supplementariesFollowContentInsets = chance(0.8)
    section.contentInsetsReference = pick(InsetsReference.allCases)
    return section
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(0...20), leading: number(0...20), bottom: number(0...20), trailing: number(0...20))
  }

  private mutating func dimension() -> DimensionSpec {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: .fractionalWidth(pick([0.2, 0.25, 1 / 3, 0.5, 1, number(0...1.2)]))
    case 4...5: .fractionalHeight(pick([0.1, 0.5, 1]))
    case 6...7: .absolute(number(1...200))
    case 8: .estimated(number(1...100))
    default: .uniformAcrossSiblings(estimate: number(1...100))
    }
  }

  private mutating func size() -> SizeSpec { SizeSpec(width: dimension(), height: dimension()) }

  private mutating func spacing() -> SpacingSpec { chance(0.3) ? .flexible(number(0...20)) : .fixed(number(0...20)) }

  private mutating func edges() -> EdgeSpacingSpec {
    EdgeSpacingSpec(
      leading: chance(0.5) ? spacing() : nil, top: chance(0.3) ? spacing() : nil,
      trailing: chance(0.3) ? spacing() : nil, bottom: chance(0.3) ? spacing() : nil)
  }

  private mutating func subitem(depth: Int) -> SubitemSpec {
    if depth < 4 && chance(0.3) { return .group(group(depth: depth + 1)) }
    return .item(
      ItemSpec(
        size: size(), contentInsets: chance(0.3) ? insets() : .zero,
        edgeSpacing: chance(0.2) ? edges() : EdgeSpacingSpec(), supplementaryItems: chance(0.15) ? [badge()] : []))
  }

  private mutating func group(depth: Int) -> GroupSpec {
    let members: GroupSpec.Members
    switch Int.random(in: 0..<10, using: &random) {
    case 0...5:
      var list: [SubitemSpec] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) { list.append(subitem(depth: depth)) }
      members = .subitems(list)
    case 6...7: members = .subitemCount(subitem(depth: depth), Int.random(in: 1...4, using: &random))
    case 8: members = .repeatingSubitem(subitem(depth: depth), Int.random(in: 1...4, using: &random))
    default:
      let items = (0..<Int.random(in: 1...4, using: &random)).map { index in
        CustomItemSpec(
          frame: CGRect(x: number(-20...100), y: number(-20...100), width: number(0...90), height: number(0...90)),
          zIndex: index)
      }
      members = .custom(CustomGroupSpec(generation: Int(items[0].frame.origin.x)) { [items] _ in items })
    }
    return GroupSpec(
      axis: chance(0.5) ? .horizontal : .vertical, size: size(), members: members, interItemSpacing: spacing(),
      contentInsets: chance(0.3) ? insets() : .zero, edgeSpacing: chance(0.2) ? edges() : EdgeSpacingSpec(),
      supplementaryItems: chance(0.1) ? [badge()] : [])
  }

  private mutating func badge() -> SupplementarySpec {
    SupplementarySpec(
      kind: chance(0.5) ? "badge" : "dot", size: SizeSpec(width: .absolute(20), height: .absolute(10)),
      containerAnchor: AnchorSpec(edges: [.top, .trailing], absoluteOffset: CGPoint(x: number(-30...30), y: 0)))
  }

  private mutating func boundary(_ kind: String) -> BoundarySpec {
    BoundarySpec(
      kind: kind, size: size(),
      alignment: NSRectAlignment(rawValue: Int.random(in: 1...8, using: &random)) ?? .top,
      absoluteOffset: chance(0.3) ? CGPoint(x: number(-20...20), y: number(-20...20)) : .zero,
      extendsBoundary: chance(0.8), pinToVisibleBounds: chance(0.3))
  }

  func solved(reusing previous: LayoutSolution? = nil) -> LayoutSolution {
    solve(spec, counts: counts, in: container, measured: measured, reusing: previous)
  }
}
