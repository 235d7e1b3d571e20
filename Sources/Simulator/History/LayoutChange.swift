package import LayoutKnobs
package import UIKitCollections
import UIKitCore

/// A change of values in the layout of a collection view on screen, which is an input of the run like a touch.
package struct LayoutChange: Equatable, Sendable {
  /// The number of the collection view, parents before children, from 0.
  package var view: Int
  package var section: Int
  /// All changes of the section, in place of the earlier ones.
  package var edit: SectionEdit

  package init(view: Int, section: Int, edit: SectionEdit) {
    (self.view, self.section, self.edit) = (view, section, edit)
  }
}

extension SceneHost {
  /// The collection views of the app, by the numbers of ``LayoutChange/view``.
  package var collectionViews: [UICollectionView] {
    LayoutText.collectionViews(in: root.scene.keyWindow ?? root.window)
  }

  /// Makes a change; a view or section that does not exist stays as it is.
  package func apply(_ change: LayoutChange) {
    let views = collectionViews
    guard views.indices.contains(change.view) else { return }
    views[change.view].setLayoutEdit(change.edit, ofSection: change.section)
  }
}
