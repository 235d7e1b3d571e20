import Foundation
import Geometry
import LayoutKnobs
import LayoutSolver
import TestSupport
import Testing

/// Changes of a section's values, and the limits of values.
struct SectionEditTests {
  private static let item = SubitemSpec.item(
    ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1))))

  private static func section(_ members: GroupSpec.Members) -> SectionSpec {
    SectionSpec(
      group: GroupSpec(
        axis: .horizontal, size: SizeSpec(width: .absolute(300), height: .estimated(44)), members: members),
      boundarySupplementaryItems: [
        BoundarySpec(
          kind: "header", size: SizeSpec(width: .fractionalWidth(1), height: .estimated(20)), alignment: .top)
      ])
  }

  private static let counted = section(.subitemCount(item, 3))

  @Test(arguments: [section(.subitems([item, item])), counted, section(.repeatingSubitem(item, 2))])
  func everyValueCanBeChangedAlone(section: SectionSpec) throws {
    let knobs = SectionEdit().knobs(of: section)
    #expect(knobs.count > 20)
    for knob in knobs {
      #expect(!knob.isChanged)
      var edit = SectionEdit()
      edit.set(try knob.stepped(by: 1), for: knob.key)
      let changed = edit.knobs(of: section).filter(\.isChanged).map(\.key)
      #expect(changed == [knob.key], "\(knob.key.title)")
      edit.set(nil, for: knob.key)
      #expect(edit.applied(to: section) == section)
    }
  }

  /// Changes and their text are the same, with all digits.
  @Test(arguments: [section(.subitems([item, item])), counted])
  func changesSurviveTheirText(section: SectionSpec) throws {
    var all = SectionEdit()
    for knob in SectionEdit().knobs(of: section) {
      var edit = SectionEdit()
      edit.set(try knob.stepped(by: 1), for: knob.key)
      all.set(try knob.stepped(by: 1), for: knob.key)
      expectEqual(try SectionEdit(parsing: edit.text), edit)
    }
    all.set(.dimension(.fractionalWidth(1.0 / 3)), for: KnobKey(.subitem([0]), .width))
    all.set(.dimension(.uniformAcrossSiblings(estimate: 0.1 + 0.2)), for: KnobKey(.subitem([]), .height))
    expectEqual(try SectionEdit(parsing: all.text), all)
    let message = try JSONEncoder().encode([all])
    expectEqual(try JSONDecoder().decode([SectionEdit].self, from: message), [all])
    expectEqual(try SectionEdit(parsing: " "), SectionEdit())
  }

  @Test func anUnusableValueIsNamedAsItWasTyped() {
    let key = KnobKey(.section, .spacing)
    let refusals = [
      ("1000000000000000000000000000000", "the most is 100000"), ("123456.789", "the most is 100000"),
      ("-1000000000000000", "the least is -100000"),
    ]
    for (typed, limit) in refusals {
      let refusal = #expect(throws: KnobRefusal.self) { try key.value(of: typed, replacing: .points(8)) }
      expectEqual(refusal?.description, "interGroupSpacing cannot be \(typed): \(limit)")
    }
    let refusal = #expect(throws: KnobRefusal.self) { try key.checked(.points(1e30)) }
    expectEqual(refusal?.description, "interGroupSpacing cannot be 1e+30: the most is 100000")
  }

  @Test(arguments: [
    "section", "section interGroupSpacing", "section interGroupSpacing nan", "section interGroupSpacing .fixed(8)",
    "group widthDimension 120", "group widthDimension .absolute(-1)", "group widthDimension .absolute(1e999)",
    "group widthDimension .half(2)", "group/x widthDimension .absolute(1)", "group/-1 widthDimension .absolute(1)",
    "boundary widthDimension .absolute(1)", "section orthogonalScrollingBehavior .sideways", "group count 1.5",
    "section interGroupSpacing 8,", "group interItemSpacing .fixed()",
  ])
  func malformedChangesAreRefused(text: String) {
    #expect(throws: KnobRefusal.self) { try SectionEdit(parsing: text) }
  }

  @Test func aChangeReachesTheSolution() {
    var edit = SectionEdit()
    edit.set(.dimension(.absolute(120)), for: KnobKey(.subitem([]), .width))
    edit.set(.count(2), for: KnobKey(.subitem([]), .count))
    edit.set(.points(16), for: KnobKey(.section, .leading))
    edit.set(.behavior(.groupPaging), for: KnobKey(.section, .behavior))
    let section = edit.applied(to: Self.counted)
    #expect(section.orthogonalScrollingBehavior == .groupPaging)
    let container = Container(size: CGSize(width: 320, height: 480), scale: 1)
    let solution = solve(LayoutSpec(sections: [section]), counts: [4], in: container)
    let frames = (0..<3).map { solution.element(.item(section: 0, item: $0))?.frame }
    #expect(frames.map { $0?.minX } == [16, 76, 136])
    #expect(frames.allSatisfy { $0?.width == 60 })
  }

  @Test func changesOfMissingPartsAreLeftOut() {
    var edit = SectionEdit()
    edit.set(.dimension(.absolute(1)), for: KnobKey(.subitem([7, 2]), .width))
    edit.set(.points(5), for: KnobKey(.boundary(9), .top))
    edit.set(.count(5), for: KnobKey(.subitem([0]), .count))
    edit.set(.behavior(.paging), for: KnobKey(.section, .top))
    #expect(edit.applied(to: Self.counted) == Self.counted)
  }

  @Test(arguments: KnobKey.Property.allCases) func unusableNumbersAreRefused(property: KnobKey.Property) {
    let (section, part) = (Self.counted, KnobKey.Part.subitem([]))
    guard let value = section[KnobKey(part, property)] else { return }
    for text in ["nan", "NaN", "inf", "-inf", "infinity", "-1", "1e99", "99999999999", "abc", "--3", "0x10", "1,5"] {
      #expect(throws: KnobRefusal.self, "\(text)") { try KnobKey(part, property).value(of: text, replacing: value) }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 1e9, 1e300]) func valuesAreChecked(number: CGFloat) {
    let width = KnobKey(.subitem([]), .width)
    for dimension in [DimensionSpec.absolute(number), .fractionalWidth(number), .estimated(number)] {
      #expect(throws: KnobRefusal.self) { try width.checked(.dimension(dimension)) }
    }
    #expect(throws: KnobRefusal.self) { try KnobKey(.section, .top).checked(.points(number)) }
  }

  /// Only groups may overlap.
  @Test func onlyTheDistanceOfGroupsMayBeNegative() throws {
    #expect(try KnobKey(.section, .spacing).value(of: "-20", replacing: .points(0)) == .points(-20))
    #expect(throws: KnobRefusal.self) { try KnobKey(.section, .top).value(of: "-20", replacing: .points(0)) }
  }

  @Test func textsMeanValues() throws {
    let width = KnobKey(.subitem([]), .width)
    let cases: [(String, DimensionSpec)] = [
      ("0.25", .fractionalWidth(0.25)), ("0.5h", .fractionalHeight(0.5)), ("120p", .absolute(120)),
      ("~44", .estimated(44)), (" 1 w", .fractionalWidth(1)),
    ]
    for (text, expected) in cases {
      #expect(try width.value(of: text, replacing: .dimension(.fractionalWidth(0.8))) == .dimension(expected))
    }
    let spacing = KnobKey(.subitem([]), .spacing)
    #expect(try spacing.value(of: "8f", replacing: .spacing(.fixed(0))) == .spacing(.flexible(8)))
    let behavior = KnobKey(.section, .behavior)
    #expect(try behavior.value(of: "grouppaging", replacing: .behavior(.none)) == .behavior(.groupPaging))
    #expect(throws: KnobRefusal.self) { try behavior.value(of: "sideways", replacing: .behavior(.none)) }
    let count = KnobKey(.subitem([]), .count)
    #expect(throws: KnobRefusal.self) { try count.value(of: "0", replacing: .count(3)) }
    #expect(throws: KnobRefusal.self) { try count.value(of: "2.5", replacing: .count(3)) }
  }

  private static func knob(_ key: KnobKey, _ value: KnobValue) throws -> LayoutKnob {
    var knob = try #require(SectionEdit().knobs(of: counted).first { $0.key == key })
    knob.value = value
    return knob
  }

  @Test func stepsAddUpExactly() throws {
    var knob = try Self.knob(KnobKey(.subitem([]), .width), .dimension(.fractionalWidth(0)))
    for _ in 0..<100 { knob.value = try knob.stepped(by: 1) }
    #expect(knob.value == .dimension(.fractionalWidth(1)))
    #expect(throws: KnobRefusal.self) { try knob.stepped(by: -1_000_000) }
    let behaviors = try Self.knob(KnobKey(.section, .behavior), .behavior(.none))
    #expect(try behaviors.stepped(by: -1) == .behavior(.groupPagingCentered))
    #expect(try behaviors.stepped(by: 6) == .behavior(.none))
  }

  @Test func listsOfferOnlyWhatTheAppCanSet() {
    let parts = Set(SectionEdit().knobs(of: Self.counted, isList: true).map(\.key.part))
    #expect(parts == [.section])
  }

  // MARK: Flow layouts

  private static let flows = [
    FlowItems.identical(CGSize(width: 50, height: 60), count: 4),
    .estimated(CGSize(width: 80, height: 20), count: 3),
    .listed([CGSize(width: 9, height: 9), CGSize(width: 9, height: 9)]),
  ]

  @Test(arguments: flows, [Axis.vertical, .horizontal])
  func everyValueOfAFlowLayoutCanBeChangedAlone(items: FlowItems, axis: Axis) throws {
    let section = FlowKnobs(FlowSectionSpec(items: items, header: CGSize(width: 7, height: 8)), along: axis)
    let knobs = SectionEdit().knobs(of: section)
    expectEqual(knobs.count, 10)
    for knob in knobs {
      var edit = SectionEdit()
      edit.set(try knob.stepped(by: 3), for: knob.key)
      expectEqual(edit.knobs(of: section).filter(\.isChanged).map(\.key), [knob.key])
      expectEqual(try SectionEdit(parsing: edit.text), edit)
      expectEqual(edit.applied(to: section).section.items.count, items.count)
    }
  }

  @Test func differentItemsHaveNoSizeInCommon() {
    let sizes = [CGSize(width: 9, height: 9), CGSize(width: 9, height: 8)]
    for items in [FlowItems.listed(sizes), .listed([])] {
      let section = FlowKnobs(FlowSectionSpec(items: items), along: .vertical)
      var edit = SectionEdit()
      edit.set(.points(3), for: KnobKey(.flow, .width))
      expectEqual(edit.applied(to: section), section)
      expectEqual(edit.knobs(of: section).count, 8)
    }
  }

  @Test(arguments: [
    "flow itemSize.width -1", "flow itemSize.width .absolute(3)", "flow count 3", "flow/0 minimumLineSpacing 3",
    "section minimumInteritemSpacing 3", "flow interGroupSpacing 3", "flow minimumInteritemSpacing -2",
  ])
  func malformedChangesOfFlowLayoutsAreRefused(text: String) {
    #expect(throws: KnobRefusal.self) { try SectionEdit(parsing: text) }
  }

  @Test func linesOfAFlowLayoutMayOverlap() throws {
    for property in [KnobKey.Property.spacing, .top, .leading, .bottom, .trailing] {
      expectEqual(try KnobKey(.flow, property).value(of: "-20", replacing: .points(0)), .points(-20))
    }
  }
}
