import Foundation
import Geometry
import UIKitCore

/// A scroll view that shows rows in sections, with cells only for the visible ones.
///
/// A collection view with lists, contained in the table, lays out, reuses, animates and selects the rows. The table
/// itself scrolls.
///
/// - Fidelity: documented; nothing is ever focused, as on an iPhone.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The appearance of the table, fixed when it is created.
  open private(set) var style: Style
  let contents: TableContents
  let adapter = TableAdapter()
  var classes = TableClasses()
  var boundaries = SectionBoundaries()
  var editing = TableEditing()
  var openUpdates = OpenUpdates()
  var animations = RowAnimations()
  /// The rows of a table whose content a storyboard describes completely; `nil` for others.
  package final var staticSections: [StaticSection]?

  // MARK: Life

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    let layout = TableLayout()
    contents = TableContents(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    setUp(layout)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    style = Style(nib: coder.nibAttribute("style"))
    let layout = TableLayout()
    contents = TableContents(frame: .zero, collectionViewLayout: layout)
    super.init(coder: coder)
    let color = backgroundColor
    setUp(layout)
    if let color { backgroundColor = color }
    coder.read(self, as: UITableView.self)
  }

  private func setUp(_ layout: TableLayout) {
    alwaysBounceVertical = true
    constraintsDetermineContentSize = false
    backgroundColor = style.backgroundColor
    layout.table = self
    adapter.table = self
    contents.becomeContents(of: self)
    super.insertSubview(contents, at: 0)
  }

  // MARK: Sources

  /// The object that provides the rows, which the table does not retain. Changing it reloads the data. The default is
  /// `nil`, without which the table is empty.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if dataSource === oldValue { return }
      // The contents request the data of another data source.
      contents.dataSource = nil
      if dataSource != nil { contents.dataSource = adapter }
    }
  }

  /// The object that is notified of scrolling, selection and display, and provides heights, headers and actions. The
  /// default is `nil`.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      layoutDidChange()
    }
  }

  /// The object that is told which rows will probably be displayed soon, which the table does not retain. The default
  /// is `nil`.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { contents.prefetchDataSource = prefetchDataSource == nil ? nil : adapter }
  }

  /// Whether rows are prefetched. The default is `true`.
  open var isPrefetchingEnabled: Bool {
    get { contents.isPrefetchingEnabled }
    set { contents.isPrefetchingEnabled = newValue }
  }
  /// The changes of cells that make their rows larger or smaller. The default is `enabled`.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: contents.selfSizingInvalidation.rawValue) ?? .enabled }
    set { contents.selfSizingInvalidation = .init(rawValue: newValue.rawValue) ?? .enabled }
  }
  /// The interaction that opens the menus of rows; `nil` before the table has been in a window.
  ///
  /// - Fidelity: approximated; it exists even if the delegate provides no menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { contents.contextMenuInteraction }

  // MARK: Drag and drop

  /// The object that decides which rows may be dragged; `nil`, the default, allows no drags.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragsDidChange() } }
  /// The object that accepts drops; `nil`, the default, for none but rows of the table that may be moved.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragsDidChange() } }
  /// Whether a long press on a row begins a drag. The default is `true`, on a phone as of iOS 15.
  open var dragInteractionEnabled: Bool {
    get { contents.dragInteractionEnabled }
    set { contents.dragInteractionEnabled = newValue }
  }
  /// Whether drags that rest over a row select it. The default is `false`.
  open var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      // The superviews of a row are the table's.
      setSpring(newValue, allows: { [weak contents] in contents?.aims($0) ?? false }) { [weak contents] in
        contents?.spring($0)
      }
    }
  }
  /// Whether a row of the table is being dragged.
  open var hasActiveDrag: Bool { contents.hasActiveDrag }
  /// Whether a drag is over the table.
  open var hasActiveDrop: Bool { contents.hasActiveDrop }

  private func dragsDidChange() {
    contents.dragDelegate = dragDelegate == nil ? nil : adapter
    contents.dropDelegate = dragDelegate == nil && dropDelegate == nil ? nil : adapter
  }

  // MARK: The section index

  /// The color of the titles in the section index; `nil`, the default, for the tint color.
  open var sectionIndexColor: UIColor? { didSet { contents.indexTitleColor = sectionIndexColor } }
  /// The color behind the section index; `nil`, the default, for none.
  ///
  /// - Fidelity: approximated; it is not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color behind the section index while it is touched; `nil`, the default, for none.
  ///
  /// - Fidelity: approximated; it is not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which the section index is displayed. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }
  /// Requests the titles of the section index again.
  open func reloadSectionIndexTitles() { contents.reloadIndexTitles() }

  // MARK: Appearance

  /// The height of rows, in points. With ``automaticDimension``, the default, it is that of each cell's content. A cell
  /// without a natural height has 44 points.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { layoutDidChange() } } }
  /// The estimated height of rows that have not been visible, in points. With ``automaticDimension``, the default, it
  /// is 44.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { layoutDidChange() } }
  }
  /// The height of headers, in points. With ``automaticDimension``, the default, it is that of their content; with 0
  /// there are no headers. In plain tables, only sections with a title or view have a header.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { layoutDidChange() } }
  }
  /// The height of footers, in points. With ``automaticDimension``, the default, it is that of their content; with 0
  /// there are no footers. In plain tables, only sections with a title or view have a footer.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { layoutDidChange() } }
  }
  /// The padding above each header, in points. With ``automaticDimension``, the default, it is that of the style.
  ///
  /// - Fidelity: documented; by default 22 in plain tables and none in grouped ones.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { layoutDidChange() } }
  }

  /// The estimated height of headers that have not been visible, in points. The default is ``automaticDimension``.
  ///
  /// - Fidelity: approximated; the height of visible headers is measured, and that of others estimated from the style.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers that have not been visible, in points. The default is ``automaticDimension``.
  ///
  /// - Fidelity: approximated; the height of visible footers is measured, and that of others estimated from the style.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The height of the empty rows below the last one, in points. The default is 0: plain tables show none.
  ///
  /// - Fidelity: approximated; empty rows are not drawn.
  open var fillerRowHeight: CGFloat = 0
  /// The edge from which ``separatorInset`` is measured. The default is the cell's edge.
  ///
  /// - Fidelity: approximated; insets are measured from the cell's edge.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether the content of cells stays in the safe area. The default is `true`.
  ///
  /// - Fidelity: approximated; it always does.
  open var insetsContentViewsToSafeArea = true
  /// Whether the content of cells is limited to the readable width. The default is `false`.
  ///
  /// - Fidelity: approximated; it is not.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the focus returns to the row that had it last. Rows do not take the focus here. The default is `false`.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can take the focus. Rows do not take the focus here. The default is `false`.
  open var allowsFocus = false
  /// Whether a row is selected when it takes the focus. Rows do not take the focus here. The default is `false`.
  open var selectionFollowsFocus = false

  /// The style of the separators between rows. The default is `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { layoutDidChange() } }
  }
  /// The color of the separators. The default is `separator`; `nil` has the same effect.
  open var separatorColor: UIColor? = .separator { didSet { layoutDidChange() } }
  /// The insets of the separators between rows. Unless set, separators start where the text does. NaN counts as 0, and
  /// infinite values are clamped.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? defaultSeparatorInset
    }
    set {
      ownSeparatorInset = newValue.finite
      layoutDidChange()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// The view above all sections; `nil`, the default, for none. It has the height that it had when it was set, and
  /// scrolls with the rows.
  open var tableHeaderView: UIView? { didSet { endViewDidChange(from: oldValue, to: tableHeaderView) } }
  /// The view below all sections; `nil`, the default, for none. It has the height that it had when it was set, and
  /// scrolls with the rows.
  open var tableFooterView: UIView? { didSet { endViewDidChange(from: oldValue, to: tableFooterView) } }

  /// The view behind the rows, which does not scroll; `nil`, the default, for none.
  open var backgroundView: UIView? {
    get { contents.backgroundView }
    set { contents.backgroundView = newValue }
  }

  // MARK: Selection and editing

  /// Whether the user can select rows. The default is `true`.
  open var allowsSelection: Bool {
    get { contents.allowsSelection }
    set { contents.allowsSelection = newValue }
  }
  /// Whether the user can select several rows. The default is `false`.
  open var allowsMultipleSelection: Bool {
    get { contents.allowsMultipleSelection }
    set { contents.allowsMultipleSelection = newValue }
  }
  /// Whether the user can select rows during editing. The default is `false`.
  open var allowsSelectionDuringEditing: Bool {
    get { contents.allowsSelectionDuringEditing }
    set { contents.allowsSelectionDuringEditing = newValue }
  }
  /// Whether the user can select several rows during editing. The delete and insert buttons are then not displayed. The
  /// default is `false`.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { contents.allowsMultipleSelectionDuringEditing }
    set { contents.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether the table is in editing mode. The default is `false`. Setting it does not animate.
  open var isEditing: Bool {
    get { contents.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Enters or leaves editing mode. The change is animated if `animated` is `true` and the table is in a window.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  // MARK: Geometry

  open override var bounds: CGRect { didSet { if bounds != oldValue { contents.follow(self) } } }
  open override var frame: CGRect { didSet { if frame.size != oldValue.size { contents.follow(self) } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.follow(self)
    noteEndViewSizes()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    contents.adjustedContentInsetDidChange()
  }

  // MARK: Data

  /// Discards all visible rows, and asks at once for the numbers and heights of the new ones, so that `contentSize` is
  /// theirs. Cells are requested in the next layout.
  ///
  /// - Complexity: O(n) in the rows if the delegate determines their heights.
  open func reloadData() {
    openUpdates = OpenUpdates()
    boundaries.forget()
    contents.reloadData()
    contents.prepareLayoutOutsidePass()
  }

  /// Calls `updates`, whose insertions, deletions, moves and reloads take effect together. `completion` is called when
  /// the animation ends.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runUpdates({ updates?() }, completion: completion)
  }

  /// Calls `performBatchUpdates(_:completion:)` with a non-escaping closure.
  ///
  /// On iOS one method accepts both non-escaping closures and `nil`. Swift has no optional non-escaping closures, so
  /// calls with a closure use this method; subclasses override the other, which receives all calls.
  ///
  /// - Fidelity: documented.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }

  /// Begins a group of changes that take effect together at ``endUpdates()``. If it contains no changes, heights are
  /// requested again.
  open func beginUpdates() { openBatch() }
  /// Ends the last group of changes begun. The changes take effect when the outermost group ends.
  open func endUpdates() { closeBatch() }

  /// Inserts rows that the data source has added.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation, { $0.inserted.choose(animation, rows: indexPaths) }) { contents.insertItems(at: indexPaths) }
  }
  /// Deletes rows that the data source has removed.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation, { $0.deleted.choose(animation, rows: indexPaths) }) { contents.deleteItems(at: indexPaths) }
  }
  /// Replaces the cells of rows with new ones from the data source.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation, { $0.deleted.choose(animation, rows: indexPaths) }) { contents.reloadItems(at: indexPaths) }
  }
  /// Requests the visible cells of rows again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { contents.reconfigureItems(at: indexPaths) }
  /// Moves a row that the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic, { _ in }) { contents.moveItem(at: indexPath, to: newIndexPath) }
  }
  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation, { $0.inserted.choose(animation, sections: sections) }) { contents.insertSections(sections) }
  }
  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation, { $0.deleted.choose(animation, sections: sections) }) { contents.deleteSections(sections) }
  }
  /// Replaces the rows, headers and footers of sections with new ones from the data source.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation, { $0.deleted.choose(animation, sections: sections) }) { contents.reloadSections(sections) }
  }
  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic, { _ in }) { contents.moveSection(section, toSection: newSection) }
  }

  // MARK: Programmatic scrolling and selection

  /// Scrolls the selected row that is nearest to a position of the visible area to that position.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func distance(_ path: IndexPath) -> CGFloat {
      let row = rectForRow(at: path)
      switch scrollPosition {
      case .top: return abs(row.minY - visible.minY)
      case .bottom: return abs(row.maxY - visible.maxY)
      default: return abs(row.midY - visible.midY)
      }
    }
    let nearest = (indexPathsForSelectedRows ?? []).min { distance($0) < distance($1) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
  /// Scrolls to a position at which a row is visible. In a plain table, the pinned header and footer do not cover it. The
  /// row `NSNotFound` specifies the section itself, which may have no rows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard indexPath.last != NSNotFound else {
      return scroll(toSection: indexPath.section, at: scrollPosition, animated: animated)
    }
    contents.scrollToItem(at: indexPath, at: scrollPosition.position, animated: animated)
  }

  /// Selects a row programmatically, and scrolls to it unless `scrollPosition` is `none`; `nil` deselects all rows. The
  /// delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    contents.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.position)
  }

  /// Deselects a row programmatically. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    contents.deselectItem(at: indexPath, animated: animated)
  }

  // MARK: Registration and reuse

  /// Registers a cell class for an identifier; `nil` removes the registration. Passing a class that is not a
  /// `UITableViewCell` is a programmer error.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers the cell in a nib file for an identifier; `nil` removes the registration. A nib whose top level is not one
  /// cell is a programmer error when a cell is dequeued.
  ///
  /// - Fidelity: documented.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    baseRegister(nib, forCellReuseIdentifier: identifier)
  }
  /// Registers the header or footer in a nib file for an identifier; `nil` removes the registration.
  ///
  /// - Fidelity: documented.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Registers a class of headers and footers for an identifier; `nil` removes the registration. Passing a class that
  /// is not a `UITableViewHeaderFooterView` is a programmer error.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Returns a reused cell after `prepareForReuse()`, or a new one of a registered class; `nil` if no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    baseDequeueReusableCell(withIdentifier: identifier)
  }
  /// Returns a reused cell after `prepareForReuse()`, or a new one. It already has the size at which it will be
  /// displayed.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    baseDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  /// Returns a reused header or footer after `prepareForReuse()`, or a new one of a registered class; `nil` if no class
  /// is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    baseDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  // MARK: Queries

  /// The number of sections. It is requested from the data source if it may have changed. A table without data source
  /// has one section, which is empty.
  open var numberOfSections: Int { isWithoutData ? 1 : contents.numberOfSections }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    isWithoutData && section == 0 ? 0 : contents.numberOfItems(inSection: section)
  }
  private var isWithoutData: Bool { dataSource == nil && contents.numberOfSections == 0 }
  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UITableViewCell] { baseVisibleCells }
  /// The index paths of the visible rows, in ascending order; empty if no row is visible.
  open var indexPathsForVisibleRows: [IndexPath]? { baseIndexPathsForVisibleRows }
  /// Returns the cell of a row; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { baseCellForRow(at: indexPath) }
  /// Returns the index path of a cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.indexPath(for: cell.row) }
  /// Returns the index path of the visible row at a point of the content; `nil` if no row contains the point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { contents.indexPathForItem(at: point) }
  /// Returns the index paths of the visible rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }
  /// Returns the header of a section; `nil` if it is not visible, or not a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { baseHeaderView(forSection: section) }
  /// Returns the footer of a section; `nil` if it is not visible, or not a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { baseFooterView(forSection: section) }
  /// Returns the frame of a row in the content. Rows that have not been visible have their estimated height; the frame
  /// is zero if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }
  /// Returns the frame of a section's header when it is not pinned. Without a header, the frame is empty and at the
  /// position the header would have.
  open func rectForHeader(inSection section: Int) -> CGRect { baseRectForHeader(inSection: section) }
  /// Returns the frame of a section's footer when it is not pinned. Without a footer, the frame is empty and at the
  /// position the footer would have.
  open func rectForFooter(inSection section: Int) -> CGRect { baseRectForFooter(inSection: section) }
  /// Returns the frame of a section with its header, rows and footer; zero if the section does not exist.
  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }
  /// The index path of the row that was selected first; `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { contents.indexPathsForSelectedItems?.first }
  /// The index paths of the selected rows, in the order of selection; `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }
}
