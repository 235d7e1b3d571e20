import Foundation
import UIKitCore

/// A view controller that manages a table, and is its data source and delegate.
///
/// - Fidelity: documented; as on iOS, the class decides which changes are possible by the methods it overrides.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var ownTableView: UITableView?

  /// Whether selected rows are deselected when the view appears. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table. Nib files are not supported: the arguments are stored but not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    style = UITableView.Style(nib: coder.nibAttribute("style"))
    super.init(coder: coder)
    coder.read(self, as: UITableViewController.self)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded at first use.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return ownTableView
    }
    set {
      ownTableView = newValue
      if let newValue { adoptRefreshControl(newValue) }
      if isViewLoaded || newValue != nil { view = newValue }
    }
  }

  /// The refresh control of the table; `nil`, the default, for none.
  open var refreshControl: UIRefreshControl? {
    get { isViewLoaded ? tableView.refreshControl : laterRefreshControl }
    set { if isViewLoaded { tableView.refreshControl = newValue } else { laterRefreshControl = newValue } }
  }
  /// The refresh control for the table that is not loaded yet.
  private final var laterRefreshControl: UIRefreshControl?

  open override func loadView() {
    if ownTableView == nil, loadViewFromFile() {
      guard let table = loadedView as? UITableView ?? ownTableView else {
        raise(
          "-[UITableViewController loadView] loaded the \"\(nibName ?? storyboard?.name ?? "")\" nib but didn't get a "
            + "UITableView.")
      }
      ownTableView = table
      adoptRefreshControl(table)
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      return
    }
    let tableView = ownTableView ?? UITableView(frame: UIScreen.main.applicationFrame, style: style)
    if ownTableView == nil {
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.dataSource = self
      tableView.delegate = self
    }
    ownTableView = tableView
    adoptRefreshControl(tableView)
    view = tableView
  }

  private func adoptRefreshControl(_ table: UITableView) {
    if let control = laterRefreshControl { table.refreshControl = control }
    laterRefreshControl = nil
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: UITableViewDataSource
  // These methods and the delegate's are declared here so that subclasses override them with `override`, as on iOS.

  /// The default implementation, which returns the number of static sections of a storyboard, or `1`.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

  /// The default implementation, which returns the number of static cells of a storyboard, or `0`.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.rows.count ?? 0
  }

  /// Returns the cell of a row. Subclasses must override it unless a storyboard has static cells: the default
  /// implementation raises an error.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let row = tableView.staticRow(at: indexPath) { return row.cell }
    raise("\(type(of: self)) must override tableView(_:cellForRowAt:) to show its rows.")
  }

  /// The default implementation, which returns the header of a static section, or `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  /// The default implementation, which returns the footer of a static section, or `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }

  /// The default implementation, which returns `true`. A swipe deletes a row only if the class overrides
  /// `tableView(_:commit:forRowAt:)`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if !TableOverrides.commits(type(of: self)) { tableView.editing.answersByDefault = true }
    return true
  }

  /// The default implementation, which returns whether the class overrides `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    TableOverrides.moves(type(of: self))
  }

  /// The default implementation, which logs a warning. Subclasses override it to apply the change to their data.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.refuseCommit(by: self) }

  /// The default implementation, which logs a warning and returns the row to its position. Subclasses override it to
  /// move the item in their data.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.refuseMove(by: self) }

  // MARK: UITableViewDelegate

  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// The default implementation, which does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}

  /// The default implementation, which returns the height of a static cell, or `tableView.rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticRow(at: indexPath)?.height ?? tableView.rowHeight
  }
  /// The default implementation, which returns `tableView.sectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.boundaries.isAnswered = false
    return tableView.sectionHeaderHeight
  }
  /// The default implementation, which returns `tableView.sectionFooterHeight`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.boundaries.isAnswered = false
    return tableView.sectionFooterHeight
  }
  /// The default implementation, which returns `nil`.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.boundaries.isAnswered = false
    return nil
  }
  /// The default implementation, which returns `nil`.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.boundaries.isAnswered = false
    return nil
  }

  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// The default implementation, which returns `true`.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  /// The default implementation, which returns `true`.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The default implementation, which returns `indexPath`.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The default implementation, which returns `indexPath`.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The default implementation, which returns `.delete`.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// The default implementation, which returns `nil`.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// The default implementation, which returns `nil`.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The default implementation, which returns `nil`.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { .init(self.tableView(tableView, editActionsForRowAt: indexPath), at: indexPath) }

  /// The default implementation, which returns `proposedDestinationIndexPath`.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// The default implementation, which returns `nil`.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // MARK: Menus of rows

  /// The default implementation, which returns `nil`.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation, which returns `nil`.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation, which does nothing.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation, which does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation, which does nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation, which returns `tableView.allowsMultipleSelectionDuringEditing`.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// The default implementation, which does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// The default implementation, which returns `true`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation, which returns `tableView.selectionFollowsFocus`.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }

  /// The default implementation, which returns `false`.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation, which returns `false`.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// The default implementation, which does nothing.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  // MARK: Rows that are indented, estimated or edited

  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// The default implementation, which does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The default implementation, which returns `true`.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// The default implementation, which returns 0.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// The default implementation, which returns `tableView.estimatedRowHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// The default implementation, which returns `tableView.estimatedSectionHeaderHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// The default implementation, which returns `tableView.estimatedSectionFooterHeight`.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// The default implementation, which returns `nil`.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }

  // MARK: The section index

  /// The default implementation, which returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default implementation, which returns `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  // MARK: UIScrollViewDelegate

  /// The default implementation, which does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation, which does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation, which does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// The default implementation, which returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default implementation, which does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default implementation, which returns `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation, which does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

}
