import Foundation
import Geometry
import LayoutSolver
import PlainText

/// A decoder of layouts from JSON.
struct CaseDecoder {
  let text: SourceText
  private var answers = SelfSizingAnswers()

  /// The most items in one layout; more would print gigabytes.
  private static let maximumItems = 1_000_000
  /// The most headers, footers and side items of one section, or of the whole layout; no screen shows a tenth of them.
  private static let maximumBoundaryItems = 1_000

  init(_ text: SourceText) { self.text = text }

  /// The keys beside the layout itself that are comments for people.
  private static let remarks = ["id", "description", "basis", "confidence", "rules", "note", "source"]

  static func decode(_ node: JSONNode, number: Int, in text: SourceText) throws(LayoutFileError) -> LayoutCase {
    var decoder = CaseDecoder(text)
    return try decoder.layoutCase(node, number: number)
  }

  private mutating func layoutCase(_ node: JSONNode, number: Int) throws(LayoutFileError) -> LayoutCase {
    let fields = try Fields(
      node, in: text, as: "a layout",
      known: Self.remarks + [
        "container", "configuration", "sections", "contentOffset", "adjustedContentInset", "expected",
      ])
    let configuration = try configuration(fields["configuration"])
    let (sections, counts) = try sections(fields)
    var offset: CGPoint?
    if let node = fields["contentOffset"] { offset = try text.point(node, as: "contentOffset") }
    var expected: LayoutCase.Expectation?
    if let node = fields["expected"] { expected = try text.expectation(node) }
    return LayoutCase(
      id: try fields.string("id") ?? "\(number)", spec: LayoutSpec(sections: sections, configuration: configuration),
      counts: counts, container: try container(try fields.required("container")), contentOffset: offset,
      adjustedContentInset: try text.edgeInsets(fields["adjustedContentInset"], as: "adjustedContentInset"),
      confidence: try fields.string("confidence"), expected: expected, answers: answers, source: (text, node.offset))
  }

  private func container(_ node: JSONNode) throws(LayoutFileError) -> Container {
    let fields = try Fields(
      node, in: text, as: "container",
      known: [
        "width", "height", "scale", "safeAreaInsets", "layoutMargins", "readableContentInsets", "rightToLeft",
      ])
    guard let width = try fields.number("width"), let height = try fields.number("height") else {
      throw fields.fail("container needs \"width\" and \"height\" in points.")
    }
    let scale = try fields.number("scale") ?? 2
    guard scale > 0, scale <= 16 else { throw fields.fail("\"scale\" must be above 0 and at most 16, not \(scale).") }
    var readable: UIEdgeInsets?
    if let node = fields["readableContentInsets"] {
      readable = try text.edgeInsets(node, as: "readableContentInsets")
    }
    return Container(
      size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: try text.edgeInsets(fields["safeAreaInsets"], as: "safeAreaInsets"),
      layoutMargins: try text.edgeInsets(fields["layoutMargins"], as: "layoutMargins"),
      readableContentInsets: readable, isRightToLeft: try fields.boolean("rightToLeft") ?? false)
  }

  private mutating func configuration(_ node: JSONNode?) throws(LayoutFileError) -> LayoutConfiguration {
    guard let node else { return LayoutConfiguration() }
    let fields = try Fields(
      node, in: text, as: "configuration",
      known: ["scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundarySupplementaryItems"])
    return LayoutConfiguration(
      scrollDirection: try fields.choice("scrollDirection", [("vertical", .vertical), ("horizontal", .horizontal)])
        ?? .vertical,
      interSectionSpacing: try fields.number("interSectionSpacing") ?? 0,
      contentInsetsReference: try reference(fields, "contentInsetsReference") ?? .safeArea,
      boundarySupplementaryItems: try boundaryItems(try fields.array("boundarySupplementaryItems"), section: nil))
  }

  private mutating func sections(_ fields: Fields) throws(LayoutFileError) -> ([SectionSpec?], [Int]) {
    var sections: [SectionSpec?] = []
    var counts: [Int] = []
    var total = 0
    for (index, node) in try text.array(try fields.required("sections"), as: "\"sections\"").enumerated() {
      let entry = try Fields(
        node, in: text, as: "a section's entry",
        known: ["items", "section", "preferredSizes", "preferredSize", "note"])
      let count = try entry.integer("items", in: 0...Self.maximumItems) ?? 0
      total += count
      guard total <= Self.maximumItems else {
        throw entry.fail("The layout has more than \(Self.maximumItems) items; give fewer.")
      }
      counts.append(count)
      var section: SectionSpec?
      if let node = entry["section"] { section = try self.section(node, index: index) }
      sections.append(section)
      try readAnswers(entry, section: index, count: count)
    }
    return (sections, counts)
  }

  private mutating func readAnswers(_ entry: Fields, section: Int, count: Int) throws(LayoutFileError) {
    answers.everyItem[section] = try text.preferredSize(entry["preferredSize"])
    guard let node = entry["preferredSizes"] else { return }
    // Either one size for each item in order, or sizes by item number.
    if case .array(let list) = node.value {
      for (item, size) in list.enumerated() {
        answers.items[.item(section: section, item: item)] = try text.preferredSize(size)
      }
      return
    }
    guard case .object(let members) = node.value else {
      throw text.error(at: node.offset, "\"preferredSizes\" must be an object by item, not \(node.kind).")
    }
    for member in members {
      guard let item = Int(member.key), (0..<Swift.max(1, count)).contains(item) else {
        throw text.error(
          at: member.offset, "\"\(member.key.escaped())\" is not an item of this section, which has \(count).")
      }
      answers.items[.item(section: section, item: item)] =
        try text.preferredSize(member.value.isNull ? nil : member.value)
    }
  }

  private mutating func section(_ node: JSONNode, index: Int) throws(LayoutFileError) -> SectionSpec {
    let fields = try Fields(
      node, in: text, as: "a section",
      known: [
        "group", "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior", "boundarySupplementaryItems",
        "decorationItems", "supplementariesFollowContentInsets", "supplementaryContentInsetsReference",
        "contentInsetsReference",
      ])
    var decorations: [DecorationSpec] = []
    for node in try fields.array("decorationItems") { decorations.append(try text.decoration(node)) }
    let behaviors = OrthogonalBehavior.allCases.map { ("\($0)", $0) }
    return SectionSpec(
      group: try text.group(try fields.required("group")), contentInsets: try text.insets(fields["contentInsets"]),
      interGroupSpacing: try fields.number("interGroupSpacing") ?? 0,
      orthogonalScrollingBehavior: try fields.choice("orthogonalScrollingBehavior", behaviors) ?? .none,
      boundarySupplementaryItems: try boundaryItems(try fields.array("boundarySupplementaryItems"), section: index),
      decorationItems: decorations,
      supplementariesFollowContentInsets: try fields.boolean("supplementariesFollowContentInsets") ?? true,
      supplementaryContentInsetsReference: try reference(fields, "supplementaryContentInsetsReference") ?? .automatic,
      contentInsetsReference: try reference(fields, "contentInsetsReference") ?? .automatic)
  }

  private func reference(_ fields: Fields, _ key: String) throws(LayoutFileError) -> InsetsReference? {
    try fields.choice(key, InsetsReference.allCases.map { ("\($0)", $0) })
  }

  private mutating func boundaryItems(_ nodes: [JSONNode], section: Int?) throws(LayoutFileError) -> [BoundarySpec] {
    if nodes.count > Self.maximumBoundaryItems {
      throw text.error(
        at: nodes[Self.maximumBoundaryItems].offset,
        "More than \(Self.maximumBoundaryItems) boundary items around one body; they all overlap. Give fewer.")
    }
    var specs: [BoundarySpec] = []
    var counts: [String: Int] = [:]
    for node in nodes {
      let (spec, size) = try text.boundary(node)
      let index = counts[spec.kind, default: 0]
      counts[spec.kind] = index + 1
      if section != nil && index > 0 {
        throw text.error(
          at: node.offset,
          "Every supplementary must have a unique elementKind: duplicates detected: \"\(spec.kind.escaped())\". "
            + "Give one of them another kind.")
      }
      if let size {
        answers.supplementaries[.supplementary(kind: spec.kind, section: section, index: index)] = size
      }
      specs.append(spec)
    }
    return specs
  }
}
