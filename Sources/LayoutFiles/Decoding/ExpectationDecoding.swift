import Foundation
import LayoutSolver
import PlainText

/// Decoding of the expected results of a layout.
extension SourceText {
  func expectation(_ node: JSONNode) throws(LayoutFileError) -> LayoutCase.Expectation {
    let fields = try Fields(
      node, in: self, as: "expected",
      known: [
        "contentSize", "items", "supplementaries", "decorations", "orthogonal", "handler", "exhaustive", "note",
      ])
    var expected = LayoutCase.Expectation()
    if let size = fields["contentSize"] {
      let numbers = try numbers(size, count: 2, as: "contentSize")
      expected.contentSize = CGSize(width: numbers[0], height: numbers[1])
    }
    expected.items = try frames(fields["items"], as: "items")
    expected.supplementaries = try frames(fields["supplementaries"], as: "supplementaries")
    expected.decorations = try frames(fields["decorations"], as: "decorations")
    expected.isExhaustive = try fields.boolean("exhaustive") ?? true
    if let node = fields["orthogonal"] { expected.orthogonal = try orthogonal(node) }
    for node in try fields.array("handler") { expected.handler.append(try handler(node)) }
    return expected
  }

  private func members(_ node: JSONNode, as name: String) throws(LayoutFileError) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else {
      throw error(at: node.offset, "\"\(name)\" must be an object, not \(node.kind).")
    }
    return members
  }

  private func frames(_ node: JSONNode?, as name: String) throws(LayoutFileError) -> [String: [CGFloat]] {
    guard let node else { return [:] }
    var frames: [String: [CGFloat]] = [:]
    for member in try members(node, as: name) {
      frames[member.key] = try numbers(member.value, count: nil, as: "\"\(member.key.escaped())\"")
    }
    return frames
  }

  private func orthogonal(_ node: JSONNode) throws(LayoutFileError) -> [Int: LayoutCase.Orthogonal] {
    var sections: [Int: LayoutCase.Orthogonal] = [:]
    for member in try members(node, as: "orthogonal") {
      guard let index = Int(member.key) else {
        throw error(at: member.offset, "\"\(member.key.escaped())\" is not a section's number.")
      }
      sections[index] = try orthogonalSection(member.value)
    }
    return sections
  }

  private func orthogonalSection(_ node: JSONNode) throws(LayoutFileError) -> LayoutCase.Orthogonal {
    let fields = try Fields(node, in: self, as: "an orthogonal section", known: nil)
    var section = LayoutCase.Orthogonal()
    if let node = fields["frame"] { section.frame = try numbers(node, count: 4, as: "\"frame\"") }
    section.contentLength = try fields.number("contentLength")
    section.minOffset = try fields.number("minOffset")
    section.maxOffset = try fields.number("maxOffset")
    section.initialOffset = try fields.number("initialOffset")
    if let node = fields["stops"] {
      section.stops = .some(try numbers(node, count: nil, as: "\"stops\""))
    } else if fields.has("stops") {
      section.stops = .some(nil)
    }
    for pair in try fields.array("settle") {
      let numbers = try numbers(pair, count: 2, as: "A pair of \"settle\"")
      section.restingOffsets.append((numbers[0], numbers[1]))
    }
    return section
  }

  private func handler(_ node: JSONNode) throws(LayoutFileError) -> LayoutCase.Handler {
    let fields = try Fields(node, in: self, as: "a handler call", known: nil)
    guard let section = try fields.integer("section", in: 0...Int(Int32.max)), let offset = try fields.number("offset")
    else { throw fields.fail("A handler call needs \"section\" and \"offset\".") }
    return LayoutCase.Handler(
      section: section, offset: offset, onScreen: try frames(fields["onScreen"], as: "onScreen"))
  }
}
