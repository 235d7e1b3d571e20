import LayoutSolver
import UIKitCore

/// The order in depth of the views in a collection view, and in the scroll views of its sections.
@MainActor
final class DepthOrder {
  private var content = ViewStack()
  private var sections: [Int: ViewStack] = [:]
  /// Whether the index paths of elements have changed, and with them the order of their views.
  private(set) var needsRestack = false

  /// Inserts a view into its parent at its depth, or moves it there.
  ///
  /// - Parameter section: The section whose scroll view is the parent; `nil` for the collection view.
  func place(_ view: UIView, _ order: ViewStack.Order, in parent: UIView, ofSection section: Int?) {
    if let section {
      sections[section, default: ViewStack()].place(view, order, in: parent)
    } else {
      content.place(view, order, in: parent)
    }
  }

  /// Removes a view from its parent.
  func remove(_ view: UIView, ofSection section: Int? = nil) {
    if let section, sections[section] != nil { sections[section]?.remove(view) } else { content.remove(view) }
  }

  /// Records where the app inserted a view of its own.
  func note(_ view: UIView, isBehind: Bool) { content.note(view, isBehind: isBehind) }

  func requireRestack() { needsRestack = true }

  /// Renumbers the sections after a data change.
  func renumberSections(_ newSection: (Int) -> Int?) {
    var renumbered: [Int: ViewStack] = [:]
    for (section, stack) in sections { if let new = newSection(section) { renumbered[new] = stack } }
    sections = renumbered
  }

  /// Updates the order of all views after a data change.
  ///
  /// - Parameter parent: Returns the scroll view of a section; `nil` for a section that is not visible.
  func restack(
    in collectionView: UIView, sections parent: (Int) -> UIView?, _ order: (UIView) -> ViewStack.Order?
  ) {
    needsRestack = false
    content.reorder(in: collectionView, order)
    for section in sections.keys.sorted() {
      if let view = parent(section) { sections[section]?.reorder(in: view, order) }
    }
  }
}
