import LayoutKnobs
package import LayoutLint
import UIKitCollections
package import UIKitCore

/// A user's changes of the values of layouts, by the position of the collection view in its window and by section.
@MainActor
package struct LayoutEdits: Equatable {
  private var views: [[Int: SectionEdit]] = []

  package init() {}

  /// Reads the changes of all collection views in a window.
  package init(of window: UIWindow) {
    views = LayoutText.collectionViews(in: window).map(\.layoutEdits)
  }

  /// Changes the layouts of another window that shows the same screen.
  ///
  /// - Returns: Whether there are changes.
  func apply(to window: UIWindow) -> Bool {
    for (view, edits) in zip(LayoutText.collectionViews(in: window), views) {
      for (section, edit) in edits { view.setLayoutEdit(edit, ofSection: section) }
    }
    return views.contains { !$0.isEmpty }
  }

  /// Whether other changes make another layout of what a finding is about.
  package func differ(from other: LayoutEdits, for finding: LintFinding) -> Bool {
    guard let number = finding.view else { return false }
    let (old, new) = (edits(ofView: number - 1), other.edits(ofView: number - 1))
    guard let section = finding.section else { return old != new }
    return ([section] + finding.otherSections).contains { old[$0] != new[$0] }
  }

  private func edits(ofView index: Int) -> [Int: SectionEdit] { views.indices.contains(index) ? views[index] : [:] }
}
