import Geometry
import LayoutKnobs
import LayoutSolver

/// A user's changes of values in the sections of a flow layout. They stay when the delegate is asked again.
struct FlowEdits {
  private(set) var changes: [Int: SectionEdit] = [:]
  /// The sections without changes, as the app described them.
  private(set) var authored: [FlowSectionSpec] = []

  mutating func set(_ edit: SectionEdit, ofSection section: Int) { changes[section] = edit.isEmpty ? nil : edit }

  /// Returns the app's sections with the changes.
  mutating func applied(to sections: [FlowSectionSpec], along axis: Axis) -> [FlowSectionSpec] {
    authored = sections
    guard !changes.isEmpty else { return sections }
    var edited = sections
    for (section, edit) in changes where sections.indices.contains(section) {
      edited[section] = edit.applied(to: FlowKnobs(sections[section], along: axis)).section
    }
    return edited
  }

  /// Moves the changes with their sections after a data change.
  mutating func move(by map: IndexMap) {
    let moved = changes.compactMap { section, edit in map.section(section).map { ($0, edit) } }
    changes = Dictionary(moved) { first, _ in first }
  }
}

extension UICollectionViewFlowLayout {
  /// Replaces a user's changes of a section and invalidates the layout.
  func setEdit(_ edit: SectionEdit, ofSection section: Int) {
    let old = edits.changes
    edits.set(edit, ofSection: section)
    if edits.changes != old { invalidateLayout() }
  }

  /// A section as the app described it; `nil` if it does not exist.
  func authoredKnobs(ofSection section: Int) -> FlowKnobs? {
    solveIfNeeded()
    guard edits.authored.indices.contains(section) else { return nil }
    return FlowKnobs(edits.authored[section], along: scrollDirection.axis)
  }
}
