import Foundation
import Geometry

/// The explanation of frames in a flow layout.
extension FlowSolution {
  /// Returns the derivation of an element's frame by its name, such as `0.3` or `header 0.0`.
  ///
  /// - Throws: An error if the layout has no such element.
  package func explanation(named name: String) throws(LayoutExplanationError) -> LayoutExplanation {
    let words = name.split(separator: " ")
    guard let last = words.last, let path = ElementKey.path(last) else { throw .unreadable(name) }
    guard sections.indices.contains(path.0) else {
      throw LayoutExplanationError("there is no section \(path.0): the layout has \(sections.count)")
    }
    if words.count == 1 { return try explanation(ofItem: path.1, inSection: path.0) }
    let kind = words.dropLast().joined(separator: " ").trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    let known = [spec.headerKind, spec.footerKind].first { $0.lowercased().hasSuffix(kind.lowercased()) }
    guard let known, path.1 == 0, let explanation = explanation(ofKind: known, inSection: path.0) else {
      throw LayoutExplanationError(
        "there is no \(name.prefix(60)): section \(path.0) has nothing but items of that name")
    }
    return explanation
  }

  private var axis: Axis { spec.scrollAxis }

  private var containerText: [String?] {
    [
      "\(container.size.plain) @\(container.scale.plain())x", axis.word,
      container.isRightToLeft ? "right to left" : nil,
    ]
  }

  // MARK: Items

  private func explanation(ofItem item: Int, inSection index: Int) throws(LayoutExplanationError) -> LayoutExplanation {
    let section = sections[index]
    guard let line = section.lines.line(of: item), let place = section.lines.frame(of: item) else {
      throw LayoutExplanationError(
        "there is no item \(index).\(item): section \(index) has \(section.inputs.spec.items.count)")
    }
    var draft = ExplanationDraft()
    draft.add("container", containerText)
    draft.add("section \(index)", [section.inputs.spec.insets.authored, referenceText])
    draft.add("available", [availableText(section)])
    draft.add("size", [sizeText(item, section, place)])
    draft.add("line", lineTexts(line, section.lines))
    var corner = CornerSums()
    corner.add(axis, starts[index], "before the section")
    corner.add(axis, section.headerLength, "header")
    corner.add(axis, section.linesStart - section.headerLength, "sectionInset")
    corner.add(axis, line.start, line.number == 1 ? "the line before" : "\(line.number) lines before")
    corner.add(axis, place.across - line.start, "centered in its line")
    corner.add(axis.other, section.lineInset, "sectionInset")
    corner.add(axis.other, line.lead, "centered, alone in its line")
    let before = item - line.items.lowerBound
    corner.add(axis.other, place.along - line.lead, before == 1 ? "the item before" : "\(before) items before")
    let frame = frame(place, inSection: index)
    draft.add(corner, on: grid, mirroredIn: mirroredWidth, frame: frame)
    return LayoutExplanation(subject: "item \(index).\(item)", steps: draft.steps, frame: frame)
  }

  private var referenceText: String? {
    switch spec.insetReference {
    case .contentInset: nil
    case .safeArea: "measured from the safe area"
    case .layoutMargins: "measured from the layout margins"
    }
  }

  private func availableText(_ section: FlowSection) -> String? {
    let sides = environment.insets(section.inputs.spec.insets)
    guard sides.before != 0 || sides.after != 0 else { return nil }
    let terms = [environment.breadth, sides.before, sides.after].map { $0.plain() }.joined(separator: " - ")
    return "\(axis.other.length) \(terms) = \(section.lines.available.plain())"
  }

  private func sizeText(_ item: Int, _ section: FlowSection, _ place: FlowItemFrame) -> String {
    let size = CGSize(axis, along: place.thickness, across: place.extent).plain
    switch section.inputs.spec.items {
    case .identical: return "itemSize \(size)"
    case .listed:
      return section.inputs.measures?.size(item: item) == nil ? "sizeForItemAt \(size)" : "measured \(size)"
    case .estimated(let estimate, _):
      let isMeasured = section.inputs.measures?.size(item: item) != nil
      return "estimatedItemSize \(estimate.plain) → \(size) (\(isMeasured ? "measured" : "not measured"))"
    }
  }

  private func lineTexts(_ line: FlowLine, _ lines: FlowLines) -> [String?] {
    let count = line.items.count
    let texts = ["\(line.number.ordinal) line", "\(count) item\(count == 1 ? "" : "s")"]
    let spacing = "minimumInteritemSpacing \(lines.itemSpacing.plain())"
    guard count > 1 || (lines.columns ?? 1) > 1 else { return texts + [lineSpacing(line, lines)] }
    let gap =
      line.gap.plain() == lines.itemSpacing.plain() ? spacing : "\(spacing) → \(line.gap.plain()) (fills the line)"
    let columns = lines.columns.flatMap { $0 > count ? "as in lines of \($0)" : nil }
    return texts + [gap, columns, lineSpacing(line, lines)]
  }

  private func lineSpacing(_ line: FlowLine, _ lines: FlowLines) -> String? {
    line.number == 0 ? nil : "minimumLineSpacing \(lines.lineSpacing.plain())"
  }

  // MARK: Headers and footers

  private func explanation(ofKind kind: String, inSection index: Int) -> LayoutExplanation? {
    let (section, isHeader) = (sections[index], kind == spec.headerKind)
    guard let frame = isHeader ? headerFrame(index) : footerFrame(index) else { return nil }
    var draft = ExplanationDraft()
    draft.add("container", containerText)
    let length = (isHeader ? section.headerLength : section.footerLength).plain()
    draft.add(
      "size",
      [
        "\(isHeader ? "headerReferenceSize" : "footerReferenceSize") \(axis.length) \(length)",
        "\(axis.other.length) of the collection view",
      ])
    let isPinned = isHeader ? spec.pinsHeaders : spec.pinsFooters
    draft.add("pinned", [isPinned ? "stays visible while scrolling; this is its natural position" : nil])
    var corner = CornerSums()
    corner.add(axis, starts[index], "before the section")
    if !isHeader { corner.add(axis, section.footerStart, "header, items and insets") }
    draft.add(corner, on: grid, mirroredIn: mirroredWidth, frame: frame)
    return LayoutExplanation(subject: "\(kind.debugDescription) \(index).0", steps: draft.steps, frame: frame)
  }

  /// The width in which frames are mirrored; `nil` if the layout runs from left to right.
  private var mirroredWidth: CGFloat? { container.isRightToLeft ? contentSize.width : nil }
}

extension UIEdgeInsets {
  /// The nonzero insets as written in code; `nil` if all are zero.
  fileprivate var authored: String? {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)].filter { $0.1 != 0 }
    return edges.isEmpty ? nil : "sectionInset " + edges.map { "\($0.0) \($0.1.plain())" }.joined(separator: " ")
  }
}
