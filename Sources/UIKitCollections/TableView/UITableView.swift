import Foundation
import Geometry
import UIKitCore

/// Shows rows in sections, and makes cells only for what is in sight.
///
/// Rows are laid out, reused, animated, selected, swiped and carried by a collection view with lists, which the table
/// contains; the table is what scrolls.
///
/// - Fidelity: documented; section indexes, focus, drag and drop, and views from archives are absent.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open private(set) var style: Style
  let contents: TableContents
  let adapter = TableAdapter()
  var classes = TableClasses()
  var boundaries = SectionBoundaries()
  var editing = TableEditing()
  var openUpdates = OpenUpdates()
  var animations = RowAnimations()

  // MARK: Life

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    let layout = TableLayout()
    contents = TableContents(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    setUp(layout)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    let layout = TableLayout()
    contents = TableContents(frame: .zero, collectionViewLayout: layout)
    super.init(coder: coder)
    setUp(layout)
  }

  private func setUp(_ layout: TableLayout) {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    layout.table = self
    adapter.table = self
    contents.becomeContents(of: self)
    super.insertSubview(contents, at: 0)
  }

  // MARK: Sources

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if dataSource === oldValue { return }
      // The contents ask again for what another one shows.
      contents.dataSource = nil
      if dataSource != nil { contents.dataSource = adapter }
    }
  }

  /// Told about scrolling, selection and display.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      layoutDidChange()
    }
  }

  // MARK: Look

  /// In points; ``automaticDimension`` for as high as each cell's content is. A cell that does not say is 44 points high.
  open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { layoutDidChange() } } }
  /// What rows out of sight are taken to be, in points.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { layoutDidChange() } }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { layoutDidChange() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { layoutDidChange() } }
  }
  /// Above each header, in points.
  ///
  /// - Fidelity: documented; 22 in plain tables and none in grouped ones unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { layoutDidChange() } }
  }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { layoutDidChange() } }
  }
  open var separatorColor: UIColor? = .separator { didSet { layoutDidChange() } }
  /// Of the lines between rows; unless set they begin where the text does.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: bounds.width >= ListMetrics.wideWidth ? 20 : 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue.finite
      layoutDidChange()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// Above all sections, as high as it is when it is set; it scrolls with the rows.
  open var tableHeaderView: UIView? { didSet { endViewDidChange(from: oldValue, to: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { endViewDidChange(from: oldValue, to: tableFooterView) } }

  /// Behind the rows; it does not scroll.
  open var backgroundView: UIView? {
    get { contents.backgroundView }
    set { contents.backgroundView = newValue }
  }

  // MARK: Selection and editing

  open var allowsSelection: Bool {
    get { contents.allowsSelection }
    set { contents.allowsSelection = newValue }
  }
  open var allowsMultipleSelection: Bool {
    get { contents.allowsMultipleSelection }
    set { contents.allowsMultipleSelection = newValue }
  }
  open var allowsSelectionDuringEditing: Bool {
    get { contents.allowsSelectionDuringEditing }
    set { contents.allowsSelectionDuringEditing = newValue }
  }
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { contents.allowsMultipleSelectionDuringEditing }
    set { contents.allowsMultipleSelectionDuringEditing = newValue }
  }

  open var isEditing: Bool {
    get { contents.isEditing }
    set { setEditing(newValue, animated: false) }
  }
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

  /// Drops everything that is shown and asks the data source again in the next layout.
  open func reloadData() {
    openUpdates = OpenUpdates()
    boundaries.forget()
    contents.reloadData()
  }

  /// Runs `updates`, whose inserts, deletes, moves and reloads take effect together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runUpdates({ updates?() }, completion: completion)
  }

  /// Calls ``performBatchUpdates(_:completion:)`` with a block that need not outlive the call.
  ///
  /// On iOS the one method takes blocks that do not escape, and nil. Swift has no optional blocks that do not escape, so
  /// that calls with a block come through here; subclasses override the other one, which sees them all.
  ///
  /// - Fidelity: documented.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }

  /// What follows takes effect together with ``endUpdates()``. With nothing in between, heights are asked for again.
  open func beginUpdates() { openBatch() }
  open func endUpdates() { closeBatch() }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { contents.insertItems(at: indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { contents.deleteItems(at: indexPaths) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { contents.reloadItems(at: indexPaths) }
  }
  /// Has the data source configure the cells that are in sight again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { contents.reconfigureItems(at: indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { contents.moveItem(at: indexPath, to: newIndexPath) }
  }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { contents.insertSections(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { contents.deleteSections(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { contents.reloadSections(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { contents.moveSection(section, toSection: newSection) }
  }

  // MARK: Scrolling and selection in code

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    contents.scrollToItem(at: indexPath, at: scrollPosition.position, animated: animated)
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    contents.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.position)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    contents.deselectItem(at: indexPath, animated: animated)
  }

  // MARK: Registration and reuse

  /// Whose instances are dequeued under an identifier; `nil` forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Whose instances are dequeued under an identifier for headers and footers; `nil` forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    baseRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A cell that has scrolled away, after `prepareForReuse()`, or a new one of a registered class; `nil` otherwise.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    baseDequeueReusableCell(withIdentifier: identifier)
  }
  /// A cell that has scrolled away, after `prepareForReuse()`, or a new one; it already has its size.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    baseDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  /// A header or footer that has scrolled away, after `prepareForReuse()`, or a new one of a registered class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    baseDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  // MARK: Queries

  /// Asks the data source if something invalidated what it said.
  open var numberOfSections: Int { contents.numberOfSections }
  open func numberOfRows(inSection section: Int) -> Int { contents.numberOfItems(inSection: section) }
  /// On screen, in the order of their index paths.
  open var visibleCells: [UITableViewCell] { baseVisibleCells }
  /// In ascending order; empty if nothing is in sight.
  open var indexPathsForVisibleRows: [IndexPath]? { contents.indexPathsForVisibleItems }
  /// `nil` if the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { baseCellForRow(at: indexPath) }
  /// `nil` if the cell is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { contents.indexPath(for: cell.row) }
  /// The row on screen at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { contents.indexPathForItem(at: point) }
  /// Those on screen that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { baseIndexPathsForRows(in: rect) }
  /// `nil` if it is not on screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { baseHeaderView(forSection: section) }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { baseFooterView(forSection: section) }
  /// Of a row, on screen or not; of one that has not been in sight by its estimated height. Zero for one that does not
  /// exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { baseRectForRow(at: indexPath) }
  /// Where a header is if nothing keeps it in sight; without one, a line where it would be.
  open func rectForHeader(inSection section: Int) -> CGRect { baseRectForHeader(inSection: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { baseRectForFooter(inSection: section) }
  /// Header, rows and footer of a section.
  open func rect(forSection section: Int) -> CGRect { baseRect(forSection: section) }
  open var indexPathForSelectedRow: IndexPath? { contents.indexPathsForSelectedItems?.first }
  /// In the order of selection; `nil` when nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { baseIndexPathsForSelectedRows }
}
