import Foundation
import Geometry

/// The explanation of an element other than a cell: a boundary item, badge or decoration.
struct SurroundingExplanation {
  let solution: LayoutSolution
  let element: LayoutElement
  private var draft = ExplanationDraft()
  private var corner = CornerSums()

  init(solution: LayoutSolution, element: LayoutElement) {
    self.solution = solution
    self.element = element
  }

  private var axis: Axis { solution.axis }

  mutating func make() -> LayoutExplanation {
    draft.add("container", solution.containerText)
    switch element.key {
    case .item: break
    case .supplementary(let kind, let section, let index): explain(kind, section, index)
    case .decoration(let kind, let section, _): explainDecoration(kind, section)
    }
    return LayoutExplanation(subject: element.key.name, steps: draft.steps, frame: element.frame)
  }

  private mutating func explain(_ kind: String, _ section: Int?, _ index: Int) {
    let placement = section.map { solution.sections[$0].boundary } ?? solution.boundary
    if let item = placement.items.first(where: { $0.spec.kind == kind && $0.index == index }) {
      explain(item, placement, section)
    } else if let section, let content = solution.sections[section].content {
      explainBadge(kind, section, index, content)
    }
  }

  // MARK: Boundary items

  private mutating func explain(_ item: PlacedBoundary, _ placement: BoundaryPlacement, _ section: Int?) {
    var box = solution.environment.size
    var across = Interval(0, box[axis.other])
    if let section, let spec = solution.sections[section].spec {
      let groups = SectionBox(spec, in: solution.environment).across
      let available = BoundaryBox(spec, besides: groups, in: solution.environment)
      (box, across) = (available.size, available.across)
      draft.add("section \(section)", boundaryParts(spec))
    }
    let size = item.outerFrame.size
    draft.add(
      "size",
      [
        length(item.spec.size, .horizontal, box, size), length(item.spec.size, .vertical, box, size),
        item.spec.contentInsets.authored.map { "\($0) → \(item.frame.size.plain)" },
      ])
    let between = "\(axis.other.coordinate) \(across.lower.plain()) to \(across.upper.plain())"
    draft.add(
      "alignment", [item.spec.alignment.authored, "between \(between)", free(size, across), boundary(item, placement)])
    draft.add(
      "pinned", [item.spec.pinToVisibleBounds ? "stays visible while scrolling; this is its natural position" : nil])
    addCorner(of: item, section, across)
    solution.finish(&draft, corner, frame: element.frame)
  }

  private func boundaryParts(_ spec: SectionSpec) -> [String?] {
    let follows = spec.supplementariesFollowContentInsets
    switch spec.supplementaryContentInsetsReference {
    case .automatic where follows:
      return [
        solution.referenceText(spec.contentInsetsReference, named: "contentInsetsReference"),
        spec.contentInsets.authored,
      ]
    case .automatic: return ["supplementariesFollowContentInsets false"]
    case .none, .safeArea, .layoutMargins, .readableContent:
      let reference = spec.supplementaryContentInsetsReference
      return [solution.referenceText(reference, named: "supplementaryContentInsetsReference")]
    }
  }

  private func boundary(_ item: PlacedBoundary, _ placement: BoundaryPlacement) -> String {
    guard item.spec.extendsBoundary else { return "extendsBoundary false: over the content" }
    switch item.side {
    case .start: return "extendsBoundary: \(placement.startExtension.plain()) before the insets and groups"
    case .end: return "extendsBoundary: \(placement.endExtension.plain()) after the groups and insets"
    case .across: return "extendsBoundary: at the side, over the content"
    }
  }

  private func length(_ size: SizeSpec, _ axis: Axis, _ box: CGSize, _ value: CGSize) -> String {
    let isMeasured = solution.measuredSupplementaries[element.key] != nil
    let reason = size[axis].isEstimated ? (isMeasured ? "measured" : "not measured") : nil
    return size[axis].text(axis, in: box, cameOutAs: value[axis], because: reason)
  }

  private func free(_ size: CGSize, _ across: Interval) -> String {
    let length = size[axis.other]
    return "\(across.length.plain()) - \(length.plain()) = \((across.length - length).plain()) free beside it"
  }

  private mutating func addCorner(of item: PlacedBoundary, _ section: Int?, _ across: Interval) {
    let offset = item.spec.absoluteOffset.finite
    if let section { corner.add(axis, solution.starts[section], "before the section") }
    corner.add(axis, item.outerFrame.origin[axis] - offset[axis], "alignment")
    corner.add(axis.other, across.lower, "section inset")
    corner.add(axis.other, item.outerFrame.origin[axis.other] - offset[axis.other] - across.lower, "alignment")
    for axis in [Axis.horizontal, .vertical] {
      corner.add(axis, offset[axis], "absoluteOffset")
      corner.add(axis, item.frame.origin[axis] - item.outerFrame.origin[axis], "contentInsets")
    }
  }

  // MARK: Badges

  private mutating func explainBadge(_ kind: String, _ section: Int, _ index: Int, _ content: SectionSolution) {
    guard let place = content.place(ofBadge: index - content.badgeBase(kind), kind) else { return }
    let group = content.group(place.group)
    let badges = group.badges.filter { $0.kind == kind }
    guard place.index < badges.count else { return }
    let badge = badges[place.index]
    let origin = content.origin(of: place.group, group)
    draft.add(
      "badge",
      [
        "\(place.index.ordinal) of \(badges.count) in the \(place.group.ordinal) group",
        "size \(badge.frame.size.plain)",
      ])
    corner.add(axis, solution.starts[section], "before the section")
    for axis in [Axis.horizontal, .vertical] {
      corner.add(axis, origin[axis], "group")
      corner.add(axis, badge.frame.origin[axis], "anchor in the group")
    }
    var mirror: CGFloat?
    if content.isOrthogonal, axis == .vertical {
      mirror = solution.environment.size.width - content.across.upper + content.across.lower + content.run.total
    }
    solution.finish(&draft, corner, mirroredIn: mirror, frame: element.frame)
  }

  // MARK: Decorations

  private mutating func explainDecoration(_ kind: String, _ section: Int) {
    guard let decoration = solution.sections[section].spec?.decorationItems.first(where: { $0.kind == kind }) else {
      return
    }
    let length = solution.sections[section].length
    let whole = CGSize(axis, along: length, across: solution.environment.size[axis.other])
    draft.add("section \(section)", ["\(whole.plain), header, footer and insets included"])
    draft.add("size", [decoration.contentInsets.authored.map { "\($0) → \(element.frame.size.plain)" } ?? "the same"])
    corner.add(axis, solution.starts[section], "before the section")
    corner.add(.horizontal, decoration.contentInsets.start(.horizontal), "contentInsets")
    corner.add(.vertical, decoration.contentInsets.start(.vertical), "contentInsets")
    solution.finish(&draft, corner, frame: element.frame)
  }
}
