import Foundation
import Geometry

/// The explanation of a cell: its container, section, groups from outermost to innermost, item, and the sums of its
/// corner.
struct ItemExplanation {
  let solution: LayoutSolution
  let section: Int
  let item: Int
  private let solved: SectionSolution
  private var draft = ExplanationDraft()
  private var corner = CornerSums()

  init(solution: LayoutSolution, section: Int, item: Int, solved: SectionSolution) {
    self.solution = solution
    self.section = section
    self.item = item
    self.solved = solved
  }

  mutating func make() throws(LayoutExplanationError) -> LayoutExplanation {
    guard let spec = solved.spec, let frame = solution.frame(of: .item(section: section, item: item)) else {
      throw LayoutExplanationError("item \(section).\(item) has no frame")
    }
    let box = SectionBox(spec, in: solution.environment)
    draft.add("container", solution.containerText)
    explain(spec, box)
    addSectionOrigin(box)
    explainGroups(spec.group)
    explainRepetition(spec)
    solution.finish(&draft, corner, mirroredIn: mirror, frame: frame)
    return LayoutExplanation(subject: "item \(section).\(item)", steps: draft.steps, frame: frame)
  }

  // MARK: Section

  private mutating func explain(_ spec: SectionSpec, _ box: SectionBox) {
    let behavior = spec.orthogonalScrollingBehavior
    draft.add(
      "section \(section)",
      [
        solution.referenceText(spec.contentInsetsReference, named: "contentInsetsReference"),
        spec.contentInsets.authored, behavior == .none ? nil : "orthogonalScrollingBehavior .\(behavior)",
      ])
    guard box.groupBox != solution.environment.size else { return }
    draft.add(
      "available",
      ["\(box.groupBox.plain) for each group"] + [Axis.horizontal, .vertical].map { available(box, spec, $0) })
  }

  /// Returns the reason why groups have less length than the container along an axis; `nil` if they have the same
  /// length.
  private func available(_ box: SectionBox, _ spec: SectionSpec, _ axis: Axis) -> String? {
    let (length, left) = (solution.environment.size[axis], box.groupBox[axis])
    guard length != left else { return nil }
    let isAcross = axis != solution.axis
    let reference = isAcross ? solution.environment.acrossInsets(spec.contentInsetsReference) : (start: 0, end: 0)
    let insets = [reference.start, spec.contentInsets.start(axis), reference.end, spec.contentInsets.end(axis)]
    let terms = [length] + insets.filter { $0 != 0 }
    // Insets larger than the container leave no length.
    guard left > 0 else { return "\(axis.length) all taken by insets" }
    return "\(axis.length) \(terms.map { $0.plain() }.joined(separator: " - ")) = \(left.plain())"
  }

  private mutating func addSectionOrigin(_ box: SectionBox) {
    let axis = solution.axis
    corner.add(axis, solution.starts[section], "before the section")
    corner.add(axis, solved.boundary.startExtension, "header")
    corner.add(axis, box.alongInsets.start, "section inset")
    corner.add(axis.other, solved.runOrigin[axis.other], "section inset")
  }

  // MARK: Groups

  private mutating func explainGroups(_ spec: GroupSpec) {
    let number = solved.group(of: item)
    let items = solved.items(of: number)
    let group = solved.group(number)
    let origin = solved.origin(of: number, group)
    for axis in [Axis.horizontal, .vertical] { corner.add(axis, origin[axis] - solved.runOrigin[axis], "group") }
    var descent = GroupDescent(content: solved, item: item, end: solved.itemCount)
    let size = solved.resolver.size(spec.size, in: solved.box)
    descent.explain(spec, size: size, box: solved.box, first: items.lowerBound)
    for line in descent.lines { draft.add(line.name, line.parts) }
    for step in descent.shifts {
      for axis in [Axis.horizontal, .vertical] { corner.add(axis, step.offset[axis], step.name) }
    }
  }

  /// Adds the repetition of the group that contains the item, and the start of that repetition.
  private mutating func explainRepetition(_ spec: SectionSpec) {
    let number = solved.group(of: item)
    guard solved.groupCount > 1 else { return }
    let axis = solved.runAxis
    let origin = solved.origin(of: number)
    let edge = spec.group.edgeSpacing.start(axis).finite
    let run = solved.run
    let isRegular = origin == edge + CGFloat(number) * run.pitch && run.pitch == run.groupLength + run.spacing
    let pitch = run.spacing == 0 ? run.pitch.plain() : "(\(run.groupLength.plain()) + \(run.spacing.plain()))"
    let product = "\(edge == 0 ? "" : "\(edge.plain()) + ")\(number) × \(pitch) = \(origin.plain())"
    let start = "\(axis.coordinate) \(isRegular ? product : "\(origin.plain()), after measured ones")"
    let items = solved.capacity == 1 ? "1 item" : "\(solved.capacity) items"
    let size = solved.breaks == nil ? "with \(items) each" : "with as many items each as fit with their measured sizes"
    draft.add(
      "repeated",
      [
        "\(number.ordinal) of \(solved.groupCount) groups \(size)", origin.plain() == "0" ? nil : start,
        run.spacing == 0 ? nil : "interGroupSpacing \(run.spacing.plain())",
      ])
  }

  /// The width in which the item's frame is mirrored: the run's for an orthogonal section, otherwise `nil` for the
  /// content's.
  private var mirror: CGFloat? {
    guard solved.isOrthogonal, solution.axis == .vertical else { return nil }
    return solution.environment.size.width - solved.across.upper + solved.across.lower + solved.run.total
  }
}
