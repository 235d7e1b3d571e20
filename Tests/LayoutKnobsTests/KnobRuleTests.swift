import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

@testable import LayoutKnobs

/// The names, limits and parts of changeable values.
struct KnobRuleTests {
  private static let item = SubitemSpec.item(
    ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1))))

  private static func group(_ members: GroupSpec.Members) -> GroupSpec {
    GroupSpec(
      axis: .horizontal, size: SizeSpec(width: .absolute(300), height: .estimated(44)), members: members,
      interItemSpacing: .flexible(7))
  }

  @Test func titlesNamePartsAndProperties() {
    let titles: [(KnobKey, String)] = [
      (KnobKey(.section, .spacing), "section: interGroupSpacing"),
      (KnobKey(.section, .leading), "section: contentInsets.leading"),
      (KnobKey(.section, .behavior), "section: orthogonalScrollingBehavior"),
      (KnobKey(.subitem([]), .spacing), "group: interItemSpacing"), (KnobKey(.subitem([]), .count), "group: count"),
      (KnobKey(.subitem([1]), .width), "subitem 2 of the group: widthDimension"),
      (KnobKey(.subitem([1, 0]), .height), "subitem 1 of subitem 2 of the group: heightDimension"),
      (KnobKey(.subitem([]), .edgeTop), "group: edgeSpacing.top"),
      (KnobKey(.subitem([]), .edgeLeading), "group: edgeSpacing.leading"),
      (KnobKey(.subitem([]), .edgeBottom), "group: edgeSpacing.bottom"),
      (KnobKey(.subitem([]), .edgeTrailing), "group: edgeSpacing.trailing"),
      (KnobKey(.boundary(2), .bottom), "boundary item 3: contentInsets.bottom"),
      (KnobKey(.flow, .width), "flow layout: itemSize.width"),
      (KnobKey(.flow, .height), "flow layout: itemSize.height"),
      (KnobKey(.flow, .spacing), "flow layout: minimumLineSpacing"),
      (KnobKey(.flow, .itemSpacing), "flow layout: minimumInteritemSpacing"),
      (KnobKey(.flow, .leading), "flow layout: sectionInset.left"),
      (KnobKey(.flow, .trailing), "flow layout: sectionInset.right"),
      (KnobKey(.flow, .top), "flow layout: sectionInset.top"),
      (KnobKey(.flow, .bottom), "flow layout: sectionInset.bottom"),
      (KnobKey(.flow, .headerWidth), "flow layout: headerReferenceSize.width"),
      (KnobKey(.flow, .headerHeight), "flow layout: headerReferenceSize.height"),
      (KnobKey(.flow, .footerWidth), "flow layout: footerReferenceSize.width"),
      (KnobKey(.flow, .footerHeight), "flow layout: footerReferenceSize.height"),
    ]
    for (key, title) in titles { expectEqual(key.title, title) }
  }

  /// The limits themselves are allowed, and nothing beyond them.
  @Test func limitsAreAllowed() {
    let width = KnobKey(.subitem([]), .width)
    let cases: [(KnobKey, (CGFloat) -> KnobValue, ClosedRange<CGFloat>)] = [
      (width, { .dimension(.absolute($0)) }, 0...100_000), (width, { .dimension(.estimated($0)) }, 0...100_000),
      (width, { .dimension(.fractionalWidth($0)) }, 0...1_000),
      (width, { .dimension(.fractionalHeight($0)) }, 0...1_000),
      (KnobKey(.subitem([]), .spacing), { .spacing(.fixed($0)) }, 0...100_000),
      (KnobKey(.subitem([]), .count), { .count(Int($0)) }, 1...10_000),
      (KnobKey(.section, .top), { .points($0) }, 0...100_000),
      (KnobKey(.section, .spacing), { .points($0) }, -100_000...100_000),
      (KnobKey(.flow, .leading), { .points($0) }, -100_000...100_000),
      (KnobKey(.flow, .itemSpacing), { .points($0) }, 0...100_000),
    ]
    for (key, make, range) in cases {
      for number in [range.lowerBound, range.upperBound] {
        #expect(throws: Never.self) { try key.checked(make(number)) }
      }
      for number in [range.lowerBound - 1, range.upperBound + 1] {
        #expect(throws: KnobRefusal.self, "\(key.title) \(number)") { try key.checked(make(number)) }
      }
    }
    func refusal(_ key: KnobKey, _ value: KnobValue) -> String? {
      #expect(throws: KnobRefusal.self) { try key.checked(value) }?.description
    }
    expectEqual(refusal(width, .dimension(.absolute(.nan))), "widthDimension cannot be NaN: give a finite number")
    expectEqual(
      refusal(width, .dimension(.absolute(.infinity))), "widthDimension cannot be infinite: give a finite number")
    expectEqual(refusal(KnobKey(.subitem([]), .count), .count(0)), "count cannot be 0: the least is 1")
  }

  @Test func typedTextsMayBeCode() throws {
    let (width, spacing) = (KnobKey(.subitem([]), .width), KnobKey(.subitem([]), .spacing))
    let current = KnobValue.dimension(.absolute(5))
    expectEqual(try width.value(of: ".fractionalHeight(0.5)", replacing: current), .dimension(.fractionalHeight(0.5)))
    expectEqual(
      try width.value(of: " .uniformAcrossSiblings( estimate: 9 ) ", replacing: current),
      .dimension(.uniformAcrossSiblings(estimate: 9)))
    expectEqual(
      try width.value(of: "0.5", replacing: .dimension(.fractionalWidth(1))), .dimension(.fractionalWidth(0.5)))
    expectEqual(try spacing.value(of: ".flexible(3)", replacing: .spacing(.fixed(0))), .spacing(.flexible(3)))
    expectEqual(try spacing.value(of: "4p", replacing: .spacing(.flexible(0))), .spacing(.fixed(4)))
    expectEqual(try spacing.value(of: "4", replacing: .spacing(.flexible(0))), .spacing(.flexible(4)))
    expectEqual(
      try KnobKey(.section, .behavior).value(of: ".paging", replacing: .behavior(.none)), .behavior(.paging))
    func refusal(_ key: KnobKey, _ text: String, _ current: KnobValue) -> String? {
      #expect(throws: KnobRefusal.self) { try key.value(of: text, replacing: current) }?.description
    }
    expectEqual(
      refusal(width, ".absolute(-1)", current), "widthDimension cannot be .absolute(-1): the least is 0")
    expectEqual(
      refusal(spacing, "inf", .spacing(.fixed(0))), "interItemSpacing cannot be infinite: give a finite number")
    expectEqual(refusal(spacing, "-nan", .spacing(.fixed(0))), "interItemSpacing cannot be NaN: give a finite number")
    expectEqual(
      refusal(KnobKey(.subitem([]), .count), "10000000000", .count(1)), "count cannot be 10000000000: the most is 10000"
    )
    expectEqual(refusal(KnobKey(.subitem([]), .count), "2.5", .count(1)), "count cannot be 2.5: give a whole number")
    expectTrue(refusal(width, "wide", current)?.hasSuffix("give a number, such as 0.8 or 120") == true)
  }

  @Test func stepsAreThoseOfTheUnit() throws {
    func stepped(_ value: KnobValue, by steps: Int, isLarge: Bool = false) throws -> KnobValue {
      try LayoutKnob(key: KnobKey(.subitem([]), .width), value: value, isChanged: false)
        .stepped(by: steps, isLarge: isLarge)
    }
    expectEqual(try stepped(.dimension(.absolute(5)), by: 2), .dimension(.absolute(7)))
    expectEqual(try stepped(.dimension(.absolute(35)), by: -3, isLarge: true), .dimension(.absolute(5)))
    expectEqual(try stepped(.dimension(.fractionalWidth(0.5)), by: 3), .dimension(.fractionalWidth(0.53)))
    expectEqual(
      try stepped(.dimension(.fractionalHeight(0.5)), by: 3, isLarge: true), .dimension(.fractionalHeight(0.8)))
    expectEqual(try stepped(.spacing(.flexible(1)), by: 1), .spacing(.flexible(2)))
    expectEqual(try stepped(.count(3), by: 2), .count(5))
    let behaviors = OrthogonalBehavior.allCases
    for (index, behavior) in behaviors.enumerated() {
      for steps in [-13, -6, -1, 0, 1, 5, 6, 20] {
        let next = behaviors[((index + steps) % 6 + 6) % 6]
        expectEqual(try stepped(.behavior(behavior), by: steps), .behavior(next), "\(behavior) + \(steps)")
      }
    }
  }

  /// A custom group has a size and edges, but neither subitems nor a spacing or count to change.
  @Test func customGroupsHaveOnlyTheirEdges() {
    let custom = SectionSpec(group: Self.group(.custom(CustomGroupSpec(generation: 1) { _ in [] })))
    let properties = Set(SectionEdit().knobs(of: custom).filter { $0.key.part == .subitem([]) }.map(\.key.property))
    expectEqual(properties, [.width, .height, .top, .leading, .bottom, .trailing])
    for key in [
      KnobKey(.subitem([]), .count), KnobKey(.subitem([]), .spacing), KnobKey(.subitem([0]), .width),
      KnobKey(.boundary(0), .width), KnobKey(.flow, .width),
    ] {
      expectNil(custom[key])
      for value in [KnobValue.count(3), .spacing(.fixed(3)), .dimension(.absolute(3)), .points(3)] {
        var changed = custom
        changed[key] = value
        expectEqual(changed, custom)
      }
    }
  }

  /// Values change at the end of their path, and values of another kind do not.
  @Test func pathsLeadToSubitems() {
    let nested = SubitemSpec.group(Self.group(.subitems([Self.item, Self.item])))
    for members in [
      GroupSpec.Members.subitems([Self.item, nested]), .repeatingSubitem(nested, 2), .subitemCount(nested, 3),
    ] {
      let section = SectionSpec(group: Self.group(members))
      let first: Int = if case .subitems = members { 1 } else { 0 }
      let key = KnobKey(.subitem([first, 1]), .width)
      expectEqual(section[key], .dimension(.fractionalWidth(0.5)))
      var changed = section
      changed[key] = .dimension(.absolute(9))
      expectEqual(changed[key], .dimension(.absolute(9)))
      expectEqual(changed[KnobKey(.subitem([first, 0]), .width)], .dimension(.fractionalWidth(0.5)))
      expectEqual(changed[KnobKey(.subitem([first]), .spacing)], .spacing(.flexible(7)))
      changed = section
      changed[key] = .count(3)
      expectEqual(changed, section)
      for missing in [[first, 2], [first, 0, 0], [first + 1]] {
        expectNil(section[KnobKey(.subitem(missing), .width)])
      }
      expectNil(section[KnobKey(.subitem([first, 1]), .count)])
    }
    let counted = SectionSpec(group: Self.group(.subitemCount(Self.item, 3)))
    var more = counted
    more[KnobKey(.subitem([]), .count)] = .count(5)
    expectEqual(more.group.members, .subitemCount(Self.item, 5))
  }

  @Test func textsAreWrittenWithAllDigits() throws {
    var edit = SectionEdit()
    edit.set(.spacing(.flexible(1.5)), for: KnobKey(.subitem([]), .spacing))
    edit.set(.spacing(.fixed(2)), for: KnobKey(.subitem([0]), .edgeTop))
    edit.set(.behavior(.groupPaging), for: KnobKey(.section, .behavior))
    edit.set(.count(4), for: KnobKey(.subitem([]), .count))
    edit.set(.points(-8), for: KnobKey(.section, .spacing))
    for part in [
      "interItemSpacing .flexible(1.5)", "edgeSpacing.top .fixed(2)",
      "section orthogonalScrollingBehavior .groupPaging",
      "count 4", "section interGroupSpacing -8",
    ] { expectTrue(edit.text.contains(part), "\(edit.text)") }
    expectEqual(try SectionEdit(parsing: edit.text), edit)
    let values: [(KnobValue, String)] = [
      (.points(1.0 / 3), "0.3333"), (.spacing(.fixed(2)), ".fixed(2)"), (.spacing(.flexible(0.5)), ".flexible(0.5)"),
      (.count(4), "4"), (.behavior(.paging), ".paging"), (.dimension(.absolute(3)), ".absolute(3)"),
    ]
    for (value, text) in values { expectEqual(value.text, text) }
    let refusal = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SectionEdit].self, from: Data("[\"section count x\"]".utf8))
    }
    expectNotNil(refusal)
  }
}
