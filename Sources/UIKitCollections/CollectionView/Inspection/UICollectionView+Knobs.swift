import LayoutKnobs
import LayoutSolver

/// The values of a compositional or flow layout that a user can change while the app runs.
extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    (currentLayout as? UICollectionViewCompositionalLayout).flatMap { $0.explainsItself ? nil : $0 }
  }

  private var flow: UICollectionViewFlowLayout? { currentLayout as? UICollectionViewFlowLayout }

  /// The user's changes of a section's values.
  package func layoutEdit(ofSection section: Int) -> SectionEdit {
    (compositional?.edits ?? flow?.edits.changes)?[section] ?? SectionEdit()
  }

  /// The user's changes of values by section, without sections that have none.
  package var layoutEdits: [Int: SectionEdit] {
    (compositional?.edits ?? flow?.edits.changes ?? [:]).filter { !$0.value.isEmpty }
  }

  /// Changes the values of a section; layouts of other classes stay as they are.
  package func setLayoutEdit(_ edit: SectionEdit, ofSection section: Int) {
    compositional?.setEdit(edit, ofSection: section)
    flow?.setEdit(edit, ofSection: section)
  }

  /// Returns a value as the app described it; `nil` if the section does not have it.
  package func authoredValue(of key: KnobKey, ofSection section: Int) -> KnobValue? {
    authoredSection(section)?[key] ?? flow?.authoredKnobs(ofSection: section)?[key]
  }

  private func authoredSection(_ section: Int) -> SectionSpec? {
    guard let layout = compositional, layout.authoredSections.indices.contains(section) else { return nil }
    return layout.authoredSections[section]
  }

  /// The values of a section that can be changed; empty for a section that does not exist, and for other layouts.
  package func layoutKnobs(ofSection section: Int) -> [LayoutKnob] {
    let edit = layoutEdit(ofSection: section)
    if let flow { return flow.authoredKnobs(ofSection: section).map { edit.knobs(of: $0) } ?? [] }
    guard let layout = compositional, let authored = authoredSection(section) else { return [] }
    return edit.knobs(of: authored, isList: layout.list(ofSection: section) != nil)
  }
}
