import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// The wording of explanations for common kinds of layout. `ExplanationProperties` verifies their numbers.
struct Explanations {
  private func check(
    _ name: String, _ solution: LayoutSolution, _ expected: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let text = try solution.explanation(named: name).description
    #expect(text == expected + "\n", "\(text)", sourceLocation: location)
  }

  @Test func fractionsThatDoNotCountTheSpacing() throws {
    var section = SectionSpec(
      group: row(.absolute(120), item(.fractionalWidth(0.25), .fractionalHeight(1), insets: 4), spacing: .fixed(8)))
    section.contentInsets = insets(16, 20, 16, 20)
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [header(44)]
    let phone = Container(size: CGSize(width: 390, height: 844), scale: 3)
    try check("0.6", solveOne(section, 30, in: phone), Explained.fractions)
  }

  @Test func flexibleGapsShareLeftoverSpace() throws {
    let section = SectionSpec(
      group: row(.absolute(32), item(.absolute(80), .fractionalHeight(1)), spacing: .flexible(8)))
    try check("0.2", solveOne(section, 7), Explained.flexible)
  }

  @Test func aCountThatOverrulesTheItemsOwnWidth() throws {
    let section = SectionSpec(
      group: group(
        .horizontal, .fractionalWidth(1), .absolute(50),
        .subitemCount(item(.fractionalWidth(1), .fractionalHeight(1)), 3), spacing: .fixed(10)))
    try check("0.1", solveOne(section, 4), Explained.counted)
  }

  @Test func groupsInGroups() throws {
    let column = group(
      .vertical, .fractionalWidth(0.3), .fractionalHeight(1),
      .subitems([item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    let section = SectionSpec(
      group: row(.fractionalHeight(0.4), item(.fractionalWidth(0.7), .fractionalHeight(1), insets: 10), .group(column)))
    try check("0.5", solveOne(section, 6), Explained.nested)
  }

  @Test func heightsThatWereMeasured() throws {
    let section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44))))
    let solution = solveOne(section, 20, measured: [0: 61.5, 1: 80])
    try check("0.1", solution, Explained.measured)
    let unmeasured = try solution.explanation(named: "0.2").description
    #expect(unmeasured.contains("height .estimated(44) → 44 (not measured)"))
  }

  @Test func insetsThatAnEstimatedAxisIgnores() throws {
    let section = SectionSpec(group: row(.estimated(44), item(.fractionalWidth(1), .estimated(44), insets: 8)))
    let text = try solveOne(section, 3, measured: [1: 60]).explanation(named: "0.1").description
    let line = "contentInsets 8 all around → 304x60 (top and bottom ignored: the height is estimated)\n"
    #expect(text.contains(line), "\(text)")
  }

  @Test func aSectionThatScrollsByItself() throws {
    var section = SectionSpec(
      group: group(
        .horizontal, .fractionalWidth(0.8), .fractionalHeight(0.25),
        .subitems([item(.fractionalWidth(1), .fractionalHeight(1))])))
    section.contentInsets = insets(10, 20, 10, 20)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .groupPagingCentered
    try check("0.2", solveOne(section, 5), Explained.orthogonal)
  }

  @Test func rightToLeft() throws {
    var section = SectionSpec(group: row(.absolute(50), item(.fractionalWidth(0.25), .fractionalHeight(1))))
    section.contentInsets = insets(0, 20, 0, 0)
    var container = Container.small
    container.isRightToLeft = true
    try check("0.1", solveOne(section, 5, in: container), Explained.mirrored)
  }

  @Test func customGroups() throws {
    let frames = [rect(0, 0, 100, 80), rect(110, 20, 30, 40)]
    let custom = CustomGroupSpec(generation: 0) { _ in frames.map { CustomItemSpec(frame: $0) } }
    let section = SectionSpec(group: group(.vertical, .fractionalWidth(1), .absolute(80), .custom(custom)))
    try check("0.3", solveOne(section, 4), Explained.custom)
  }

  @Test func headers() throws {
    var section = list(100)
    section.contentInsets = insets(8, 16, 8, 16)
    var spec = header(30, kind: "UICollectionElementKindSectionHeader", alignment: .topLeading)
    spec.absoluteOffset = CGPoint(x: 0, y: 6)
    spec.size.width = .fractionalWidth(0.5)
    spec.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [spec]
    try check("header 0.0", solveOne(section, 3), Explained.header)
  }

  @Test func decorationsAndBadges() throws {
    let badge = SupplementarySpec(
      kind: "badge", size: SizeSpec(width: .absolute(20), height: .absolute(20)),
      containerAnchor: AnchorSpec(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let cell = ItemSpec(
      size: SizeSpec(width: .fractionalWidth(0.5), height: .fractionalHeight(1)), supplementaryItems: [badge])
    var section = SectionSpec(group: row(.absolute(60), .item(cell)))
    section.decorationItems = [DecorationSpec(kind: "background", contentInsets: insets(4, 4, 4, 4))]
    let solution = solveOne(section, 5)
    try check("badge 0.3", solution, Explained.badge)
    try check("background 0.0", solution, Explained.decoration)
  }

  // MARK: What is not there

  @Test(arguments: [
    ("0.7", "there is no item 0.7: section 0 has 7 items, 0.0 to 0.6"),
    ("0.-1", "there is no item 0.-1: section 0 has 7 items, 0.0 to 0.6"),
    ("2.0", "there is no section 2: the layout has 2 sections, 0 to 1"),
    ("1.0", "there is no item 1.0: section 1 has no items"),
    ("footer 0.0", "there is no \"footer\" 0.0: section 0 has \"header\""),
    ("header 1.0", "there is no \"header\" 1.0: section 1 has nothing but cells"),
    ("header layout", "there is no \"header\" layout: the layout as a whole has nothing but cells"),
    ("7", "“7” names no element; write SECTION.ITEM as 0.3, or KIND SECTION.INDEX as \"header 0.0\""),
    ("", "“” names no element; write SECTION.ITEM as 0.3, or KIND SECTION.INDEX as \"header 0.0\""),
    (
      "0.99999999999999999999",
      "“0.99999999999999999999” names no element; write SECTION.ITEM as 0.3, or KIND SECTION.INDEX as \"header 0.0\""
    ),
  ]) func missingElementErrorListsExistingOnes(name: String, message: String) {
    var first = list(50)
    first.boundarySupplementaryItems = [header(30)]
    let solution = solve(LayoutSpec(sections: [first, list(50)]), counts: [7, 0], in: .small)
    #expect(throws: LayoutExplanationError.self) { try solution.explanation(named: name) }
    do { _ = try solution.explanation(named: name) } catch { expectEqual("\(error)", message) }
  }

  @Test func itemWithoutSpaceIsExplained() {
    let section = SectionSpec(group: row(.absolute(50), item(.absolute(400), .absolute(50))))
    do {
      _ = try solveOne(section, 3).explanation(named: "0.0")
      Issue.record("there is no room for it")
    } catch {
      #expect("\(error)".hasPrefix("item 0.0 has no frame. Section 0: "))
      #expect("\(error)".contains("400.0 points long and the group has room for 320.0"))
    }
  }
}

/// The expected explanations, as the user sees them.
private enum Explained {
  static let fractions = """
    item 0.6
      container  390x844 @3x, vertical
      section 0  contentInsets top 16 leading 20 bottom 16 trailing 20
      available  350x844 for each group, width 390 - 20 - 20 = 350
      group      .horizontal(layoutSize:subitems:), width .fractionalWidth(1) of 350 → 350, height .absolute(120) → 120
      subitems   4 fit in 350: 4 × 81.333 + 3 × 8 = 349.333, interItemSpacing .fixed(8) leaves 350 - 3 × 8 = 326
      item       width .fractionalWidth(0.25) of 326 = 81.5 → 81.333 (whole pixels), height .fractionalHeight(1) of 120 → 120
      insets     contentInsets 4 all around → 73.333x112
      position   3rd of 4 at x 2 × 89.333 = 178.667
      repeated   2nd of 8 groups with 4 items each, y 1 × (120 + 10) = 130, interGroupSpacing 10
      x          20 section inset + 178.667 position in its group + 4 item inset = 202.667
      y          44 header + 16 section inset + 130 group + 4 item inset = 194
      frame      202.667 194 73.333 112
    """

  static let flexible = """
    item 0.2
      container  320x480 @2x, vertical
      group      .horizontal(layoutSize:subitems:), width .fractionalWidth(1) of 320 → 320, height .absolute(32) → 32
      subitems   3 fit in 320: 3 × 80 + 2 × 8 = 256, interItemSpacing .flexible(8), 64 left over for 2 flexible gaps, 32 each
      item       width .absolute(80) → 80, height .fractionalHeight(1) of 32 → 32
      position   3rd of 3 at x 2 × 120 = 240
      repeated   1st of 3 groups with 3 items each
      x          240 position in its group
      y          0
      frame      240 0 80 32
    """

  static let counted = """
    item 0.1
      container  320x480 @2x, vertical
      group      .horizontal(layoutSize:subitem:count: 3), width .fractionalWidth(1) of 320 → 320, height .absolute(50) → 50
      subitems   3 equal shares, 300 / 3 → 100, interItemSpacing .fixed(10) leaves 320 - 2 × 10 = 300
      item       width .fractionalWidth(1) does not count → 100 (its share of the count), height .fractionalHeight(1) of 50 → 50
      position   2nd of 3 at x 110
      repeated   1st of 2 groups with 3 items each
      x          110 position in its group
      y          0
      frame      110 0 100 50
    """

  static let nested = """
    item 0.5
      container  320x480 @2x, vertical
      group      .horizontal(layoutSize:subitems:), width .fractionalWidth(1) of 320 → 320, height .fractionalHeight(0.4) of 480 → 192
      subitems   2 fit in 320
      nested     2nd of 2 at x 224
      in it      .vertical(layoutSize:subitems:), width .fractionalWidth(0.3) of 320 → 96, height .fractionalHeight(1) of 192 → 192
      subitems   2 fit in 192: 2 × 96 = 192
      item       width .fractionalWidth(1) of 96 → 96, height .fractionalHeight(0.5) of 192 → 96
      position   2nd of 2 at y 96
      repeated   2nd of 2 groups with 3 items each, y 1 × 192 = 192
      x          224 nested group
      y          192 group + 96 position in its group = 288
      frame      224 288 96 96
    """

  static let measured = """
    item 0.1
      container  320x480 @2x, vertical
      group      .horizontal(layoutSize:subitems:), width .fractionalWidth(1) of 320 → 320, height .estimated(44) → 80 (the size of its subitems)
      item       width .fractionalWidth(1) of 320 → 320, height .estimated(44) → 80 (measured)
      repeated   2nd of 20 groups with 1 item each, y 61.5, after measured ones
      x          0
      y          61.5 group
      frame      0 61.5 320 80
    """

  static let orthogonal = """
    item 0.2
      container  320x480 @2x, vertical
      section 0  contentInsets top 10 leading 20 bottom 10 trailing 20, orthogonalScrollingBehavior .groupPagingCentered
      available  320x460 for each group, height 480 - 10 - 10 = 460
      group      .horizontal(layoutSize:subitems:), width .fractionalWidth(0.8) of 320 → 256, height .fractionalHeight(0.25) of 460 → 115
      item       width .fractionalWidth(1) of 256 → 256, height .fractionalHeight(1) of 115 → 115
      repeated   3rd of 5 groups with 1 item each, x 2 × (256 + 8) = 528, interGroupSpacing 8
      x          20 section inset + 528 group = 548
      y          10 section inset
      frame      548 10 256 115
    """

  static let mirrored = """
    item 0.1
      container  320x480 @2x, vertical, right to left
      section 0  contentInsets leading 20
      available  300x480 for each group, width 320 - 20 = 300
      group      .horizontal(layoutSize:subitems:), width .fractionalWidth(1) of 300 → 300, height .absolute(50) → 50
      subitems   4 fit in 300: 4 × 75 = 300
      item       width .fractionalWidth(0.25) of 300 → 75, height .fractionalHeight(1) of 50 → 50
      position   2nd of 4 at x 75
      repeated   1st of 2 groups with 4 items each
      x          20 section inset + 75 position in its group = 95, mirrored 320 - 95 - 75 = 150
      y          0
      frame      150 0 75 50
    """

  static let custom = """
    item 0.3
      container  320x480 @2x, vertical
      group      .custom(layoutSize:itemProvider:), width .fractionalWidth(1) of 320 → 320, height .absolute(80) → 80
      item       2nd of 2 custom items, frame 110 20 30 40
      repeated   2nd of 2 groups with 2 items each, y 1 × 80 = 80
      x          110 custom frame
      y          80 group + 20 custom frame = 100
      frame      110 100 30 40
    """

  static let header = """
    "UICollectionElementKindSectionHeader" 0.0
      container  320x480 @2x, vertical
      section 0  contentInsets top 8 leading 16 bottom 8 trailing 16
      size       width .fractionalWidth(0.5) of 288 → 144, height .absolute(30) → 30
      alignment  .topLeading, between x 16 to 304, 288 - 144 = 144 free beside it, extendsBoundary: 24 before the insets and groups
      pinned     stays visible while scrolling; this is its natural position
      x          16 section inset
      y          -6 alignment + 6 absoluteOffset = 0
      frame      16 0 144 30
    """

  static let badge = """
    "badge" 0.3
      container  320x480 @2x, vertical
      badge      2nd of 2 in the 2nd group, size 20x20
      x          306 anchor in the group
      y          60 group - 6 anchor in the group = 54
      frame      306 54 20 20
    """

  static let decoration = """
    decoration "background" 0.0
      container  320x480 @2x, vertical
      section 0  320x180, header, footer and insets included
      size       contentInsets 4 all around → 312x172
      x          4 contentInsets
      y          4 contentInsets
      frame      4 4 312 172
    """
}
