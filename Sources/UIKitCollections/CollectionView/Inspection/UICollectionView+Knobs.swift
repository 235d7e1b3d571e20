import LayoutKnobs
import LayoutSolver

/// The values of a compositional layout that a user can change while the app runs.
extension UICollectionView {
  private var compositional: UICollectionViewCompositionalLayout? {
    currentLayout as? UICollectionViewCompositionalLayout
  }

  /// The user's changes of a section's values.
  package func layoutEdit(ofSection section: Int) -> SectionEdit {
    compositional?.edits[section] ?? SectionEdit()
  }

  /// The user's changes of values by section, without sections that have none.
  package var layoutEdits: [Int: SectionEdit] { compositional?.edits.filter { !$0.value.isEmpty } ?? [:] }

  /// Changes the values of a section; other layouts than compositional ones stay as they are.
  package func setLayoutEdit(_ edit: SectionEdit, ofSection section: Int) {
    compositional?.setEdit(edit, ofSection: section)
  }

  /// The section as the app described it; `nil` for a section that does not exist or is not compositional.
  package func authoredSection(_ section: Int) -> SectionSpec? {
    guard let layout = compositional, layout.authoredSections.indices.contains(section) else { return nil }
    return layout.authoredSections[section]
  }

  /// The values of a section that can be changed; empty for a section that does not exist or is not compositional.
  package func layoutKnobs(ofSection section: Int) -> [LayoutKnob] {
    guard let layout = compositional, let authored = authoredSection(section) else { return [] }
    return layoutEdit(ofSection: section).knobs(of: authored, isList: layout.list(ofSection: section) != nil)
  }
}
