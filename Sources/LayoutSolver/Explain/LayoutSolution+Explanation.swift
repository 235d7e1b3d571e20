import Foundation
import Geometry

extension LayoutSolution {
  /// Returns the derivation of an element's frame.
  ///
  /// - Throws: An error that lists the existing elements, if the layout has no such element.
  /// - Complexity: The cost of solving one group.
  package func explanation(of key: ElementKey) throws(LayoutExplanationError) -> LayoutExplanation {
    switch key {
    case .item(let section, let item):
      let content = try content(section, item)
      var explanation = ItemExplanation(solution: self, section: section, item: item, solved: content)
      return try explanation.make()
    case .supplementary, .decoration:
      guard let element = element(key) else { throw missing(key) }
      var explanation = SurroundingExplanation(solution: self, element: element)
      return explanation.make()
    }
  }

  /// Returns the derivation of the frame of an element by its name, such as `0.3`, `header 0.0` or `header layout`.
  package func explanation(named name: String) throws(LayoutExplanationError) -> LayoutExplanation {
    try explanation(of: try key(named: name))
  }

  private func content(_ section: Int, _ item: Int) throws(LayoutExplanationError) -> SectionSolution {
    try requireSection(section)
    let count = counts[section]
    guard item >= 0, item < count else {
      let range = Self.range(count, "item") { "\(section).\($0)" }
      throw LayoutExplanationError("there is no item \(section).\(item): section \(section) has \(range)")
    }
    guard let content = sections[section].content, sections[section].spec != nil else {
      let issue = issues.first { $0.section == section }
      throw LayoutExplanationError("item \(section).\(item) has no frame" + (issue.map { ". \($0.description)" } ?? ""))
    }
    return content
  }

  private func requireSection(_ section: Int) throws(LayoutExplanationError) {
    guard !sections.indices.contains(section) else { return }
    let range = Self.range(sections.count, "section") { "\($0)" }
    throw LayoutExplanationError("there is no section \(section): the layout has \(range)")
  }

  /// Returns a phrase such as `3 items, 0.0 to 0.2`.
  private static func range(_ count: Int, _ word: String, name: (Int) -> String) -> String {
    switch count {
    case 0: "no \(word)s"
    case 1: "1 \(word), \(name(0))"
    default: "\(count) \(word)s, \(name(0)) to \(name(count - 1))"
    }
  }

  private func missing(_ key: ElementKey) -> LayoutExplanationError {
    let kinds = kinds(in: key.section).map(\.debugDescription)
    let position = key.section.map { "section \($0)" } ?? "the layout as a whole"
    let known = kinds.isEmpty ? "nothing but cells" : kinds.joined(separator: ", ")
    return LayoutExplanationError("there is no \(key.name): \(position) has \(known)")
  }

  // MARK: Names

  /// Returns the key for an element's name. A kind may be abbreviated to an unambiguous suffix in any case, such as
  /// `header`.
  package func key(named name: String) throws(LayoutExplanationError) -> ElementKey {
    let parts = name.split(separator: " ")
    if parts.count == 1, let path = ElementKey.path(parts[0]) { return .item(section: path.0, item: path.1) }
    let isNumbered = parts.count > 2 && parts[parts.count - 2] == "layout"
    if parts.count > 1, parts.last == "layout" || isNumbered, let index = isNumbered ? Int(parts[parts.count - 1]) : 0 {
      let kind = parts.dropLast(isNumbered ? 2 : 1).joined(separator: " ")
      return .supplementary(kind: fullKind(kind, in: nil), section: nil, index: index)
    }
    guard parts.count > 1, let last = parts.last, let path = ElementKey.path(last) else { throw .unreadable(name) }
    try requireSection(path.0)
    let kind = fullKind(parts.dropLast().joined(separator: " "), in: path.0)
    let isDecoration = spec.sections[path.0]?.decorationItems.contains { $0.kind == kind } == true
    return isDecoration
      ? .decoration(kind: kind, section: path.0, index: path.1)
      : .supplementary(kind: kind, section: path.0, index: path.1)
  }

  private func fullKind(_ name: String, in section: Int?) -> String {
    let plain =
      name.count > 1 && name.hasPrefix("\"") && name.hasSuffix("\"") ? String(name.dropFirst().dropLast()) : name
    let kinds = kinds(in: section)
    if kinds.contains(plain) { return plain }
    let similar = kinds.filter { $0.lowercased().hasSuffix(plain.lowercased()) }
    return similar.count == 1 ? similar[0] : plain
  }

  /// The distinct kinds of supplementary items, in placement order.
  private func kinds(in section: Int?) -> [String] {
    var kinds = (section.map { sections.indices.contains($0) ? sections[$0].boundary.items : [] } ?? boundary.items)
      .map(\.spec.kind)
    if let section, sections.indices.contains(section) {
      kinds += spec.sections[section]?.decorationItems.map(\.kind) ?? []
      kinds += sections[section].content?.badges.map(\.kind) ?? []
    }
    var seen: Set<String> = []
    return kinds.filter { seen.insert($0).inserted }
  }
}

extension LayoutExplanationError {
  static func unreadable(_ name: String) -> LayoutExplanationError {
    LayoutExplanationError(
      "“\(name.prefix(60))” names no element; write SECTION.ITEM as 0.3, or KIND SECTION.INDEX as \"header 0.0\"")
  }
}

extension ElementKey {
  /// Returns the section and the item that a text such as `0.3` names; `nil` for other texts.
  static func path(_ text: Substring) -> (Int, Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]) else { return nil }
    return (section, item)
  }

  /// The name as a user writes it; control characters of a kind are escaped.
  var name: String {
    switch self {
    case .item(let section, let item): "item \(section).\(item)"
    case .supplementary(let kind, let section?, let index): "\(kind.debugDescription) \(section).\(index)"
    case .supplementary(let kind, nil, 0): "\(kind.debugDescription) layout"
    case .supplementary(let kind, nil, let index): "\(kind.debugDescription) layout \(index)"
    case .decoration(let kind, let section, let index): "decoration \(kind.debugDescription) \(section).\(index)"
    }
  }
}
