import Foundation
import Geometry
import LayoutSolver

/// Decoding of the other parts of a layout.
extension SourceText {
  // MARK: Sizes

  func dimension(_ node: JSONNode, as name: String) throws(LayoutFileError) -> DimensionSpec {
    let kinds = ["fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings"]
    let fields = try Fields(node, in: self, as: name, known: kinds)
    let given = kinds.filter { fields[$0] != nil }
    guard given.count == 1, let kind = given.first else {
      throw fields.fail("\(name) must have exactly one of \(kinds.joined(separator: ", ")).")
    }
    let value = try fields.required(kind)
    switch kind {
    case "fractionalWidth": return .fractionalWidth(try number(value, as: kind))
    case "fractionalHeight": return .fractionalHeight(try number(value, as: kind))
    case "absolute": return .absolute(try number(value, as: kind))
    case "estimated": return .estimated(try number(value, as: kind))
    default:
      if case .object = value.value {
        let inner = try Fields(value, in: self, as: kind, known: ["estimate"])
        return .uniformAcrossSiblings(estimate: try number(try inner.required("estimate"), as: "\"estimate\""))
      }
      return .uniformAcrossSiblings(estimate: try number(value, as: kind))
    }
  }

  func size(_ node: JSONNode) throws(LayoutFileError) -> SizeSpec {
    let fields = try Fields(node, in: self, as: "a size", known: ["width", "height"])
    return SizeSpec(
      width: try dimension(try fields.required("width"), as: "a width"),
      height: try dimension(try fields.required("height"), as: "a height"))
  }

  // MARK: Insets and spacing

  func insets(_ node: JSONNode?) throws(LayoutFileError) -> NSDirectionalEdgeInsets {
    guard let node else { return .zero }
    let fields = try Fields(
      node, in: self, as: "contentInsets", known: ["top", "leading", "bottom", "trailing"])
    return NSDirectionalEdgeInsets(
      top: try fields.number("top") ?? 0, leading: try fields.number("leading") ?? 0,
      bottom: try fields.number("bottom") ?? 0, trailing: try fields.number("trailing") ?? 0)
  }

  func edgeInsets(_ node: JSONNode?, as name: String) throws(LayoutFileError) -> UIEdgeInsets {
    guard let node else { return .zero }
    let fields = try Fields(node, in: self, as: name, known: ["top", "left", "bottom", "right"])
    return UIEdgeInsets(
      top: try fields.number("top") ?? 0, left: try fields.number("left") ?? 0,
      bottom: try fields.number("bottom") ?? 0, right: try fields.number("right") ?? 0)
  }

  func spacing(_ node: JSONNode?) throws(LayoutFileError) -> SpacingSpec? {
    guard let node else { return nil }
    let fields = try Fields(node, in: self, as: "a spacing", known: ["fixed", "flexible"])
    switch (try fields.number("fixed"), try fields.number("flexible")) {
    case (let value?, nil): return .fixed(value)
    case (nil, let value?): return .flexible(value)
    default: throw fields.fail("A spacing must be either {\"fixed\": …} or {\"flexible\": …}.")
    }
  }

  func edgeSpacing(_ node: JSONNode?) throws(LayoutFileError) -> EdgeSpacingSpec {
    guard let node else { return EdgeSpacingSpec() }
    let fields = try Fields(node, in: self, as: "edgeSpacing", known: ["leading", "top", "trailing", "bottom"])
    return EdgeSpacingSpec(
      leading: try spacing(fields["leading"]), top: try spacing(fields["top"]),
      trailing: try spacing(fields["trailing"]), bottom: try spacing(fields["bottom"]))
  }

  func point(_ node: JSONNode?, as name: String) throws(LayoutFileError) -> CGPoint {
    guard let node else { return .zero }
    let numbers = try numbers(node, count: 2, as: name)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  // MARK: Supplementaries

  func anchor(_ node: JSONNode) throws(LayoutFileError) -> AnchorSpec {
    let fields = try Fields(
      node, in: self, as: "an anchor", known: ["edges", "absoluteOffset", "fractionalOffset"])
    var edges: NSDirectionalRectEdge = []
    let names: [(String, NSDirectionalRectEdge)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing), ("all", .all),
    ]
    for element in try fields.array("edges") {
      let word = try string(element, as: "An edge")
      guard let edge = names.first(where: { $0.0 == word }) else {
        throw error(at: element.offset, unknown(word, as: "edge", among: names.map(\.0)))
      }
      edges.insert(edge.1)
    }
    return AnchorSpec(
      edges: edges, absoluteOffset: try point(fields["absoluteOffset"], as: "absoluteOffset"),
      fractionalOffset: try point(fields["fractionalOffset"], as: "fractionalOffset"))
  }

  func supplementary(_ node: JSONNode) throws(LayoutFileError) -> SupplementarySpec {
    let fields = try Fields(
      node, in: self, as: "a supplementary item",
      known: ["elementKind", "size", "containerAnchor", "itemAnchor", "contentInsets", "zIndex"])
    var itemAnchor: AnchorSpec?
    if let node = fields["itemAnchor"] { itemAnchor = try anchor(node) }
    return SupplementarySpec(
      kind: try kind(fields), size: try size(try fields.required("size")),
      contentInsets: try insets(fields["contentInsets"]),
      containerAnchor: try anchor(try fields.required("containerAnchor")), itemAnchor: itemAnchor,
      zIndex: try zIndex(fields) ?? 1)
  }

  func supplementaries(_ nodes: [JSONNode]) throws(LayoutFileError) -> [SupplementarySpec] {
    var specs: [SupplementarySpec] = []
    for node in nodes { specs.append(try supplementary(node)) }
    return specs
  }

  /// Returns a boundary item, with the size that its view requests if it is self-sizing.
  func boundary(_ node: JSONNode) throws(LayoutFileError) -> (BoundarySpec, SizeAnswer?) {
    let fields = try Fields(
      node, in: self, as: "a boundary supplementary item",
      known: [
        "elementKind", "size", "alignment", "absoluteOffset", "extendsBoundary", "pinToVisibleBounds", "contentInsets",
        "zIndex", "preferredSize",
      ])
    let alignments: [(String, NSRectAlignment)] = [
      ("none", .none), ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("trailing", .trailing), ("topTrailing", .topTrailing),
    ]
    let spec = BoundarySpec(
      kind: try kind(fields), size: try size(try fields.required("size")),
      contentInsets: try insets(fields["contentInsets"]),
      alignment: try fields.choice("alignment", alignments) ?? .top,
      absoluteOffset: try point(fields["absoluteOffset"], as: "absoluteOffset"),
      extendsBoundary: try fields.boolean("extendsBoundary") ?? true,
      pinToVisibleBounds: try fields.boolean("pinToVisibleBounds") ?? false, zIndex: try zIndex(fields) ?? 1)
    return (spec, try preferredSize(fields["preferredSize"]))
  }

  func decoration(_ node: JSONNode) throws(LayoutFileError) -> DecorationSpec {
    let fields = try Fields(
      node, in: self, as: "a decoration item", known: ["elementKind", "contentInsets", "zIndex"])
    return DecorationSpec(
      kind: try kind(fields), contentInsets: try insets(fields["contentInsets"]), zIndex: try zIndex(fields) ?? 0)
  }

  private func kind(_ fields: Fields) throws(LayoutFileError) -> String {
    try string(try fields.required("elementKind"), as: "\"elementKind\"")
  }

  func zIndex(_ fields: Fields) throws(LayoutFileError) -> Int? {
    try fields.integer("zIndex", in: -1_000_000_000...1_000_000_000)
  }

  /// Returns the size for `[width, height]`, either of which may be null.
  func preferredSize(_ node: JSONNode?) throws(LayoutFileError) -> SizeAnswer? {
    guard let node else { return nil }
    let elements = try array(node, as: "A preferred size")
    guard elements.count == 2 else { throw error(at: node.offset, "A preferred size must be [width, height].") }
    return SizeAnswer(
      width: elements[0].isNull ? nil : try number(elements[0], as: "A preferred width"),
      height: elements[1].isNull ? nil : try number(elements[1], as: "A preferred height"))
  }
}
