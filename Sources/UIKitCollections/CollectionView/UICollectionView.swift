import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A scroll view that shows items in cells at positions determined by a layout, with cells only for the visible ones.
///
/// At most once per frame, if something has changed, it prepares the layout, queries the visible elements, calls the
/// handlers of the sections that moved, and adds, updates and removes cells. Scrolling alone does not solve any layout.
///
/// - Fidelity: documented; focus is absent.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
  /// The object that provides the items, which the collection view does not retain. Changing it reloads the data. The
  /// default is `nil`, without which the collection view is empty.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      knownCounts.setDataSource(dataSource)
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// The object that is notified in advance of the items that will be needed; `nil`, the default, for none.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { beginPrefetching() } }
  }
  /// Whether ``prefetchDataSource`` is called. The default is `true`.
  open var isPrefetchingEnabled = true { didSet { if isPrefetchingEnabled != oldValue { beginPrefetching() } } }

  /// Whether the collection view is in editing mode, in which cells show controls such as delete buttons. The default
  /// is `false`. The change is animated in a window.
  ///
  /// - Fidelity: documented; that the selection is cleared when editing begins or ends is assumed.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  /// The object that is notified of scrolling, selection and display, and decides what is allowed. The default is
  /// `nil`.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      prepareForContextMenus()
    }
  }

  /// A view behind all elements, of the same size as the collection view; `nil`, the default, for none. It does not
  /// scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether drags that rest over an item select it. The default is `false`.
  open var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue, allows: { [weak self] in self?.aims($0) ?? false }) { [weak self] in self?.spring($0) }
    }
  }

  /// Whether the user can select items. The default is `true`.
  open var allowsSelection: Bool {
    get { selection.permissions.one }
    set { permit(\.one, newValue) }
  }
  /// Whether the user can select several items. The default is `false`.
  open var allowsMultipleSelection: Bool {
    get { selection.permissions.many }
    set { permit(\.many, newValue) }
  }
  /// Whether the user can select items in editing mode. The default is `false`; it is `true` while
  /// ``allowsMultipleSelectionDuringEditing`` is.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.permissions.oneWhileEditing || allowsMultipleSelectionDuringEditing }
    set { permit(\.oneWhileEditing, newValue) }
  }
  /// Whether the user can select several items in editing mode, also by dragging over them. The default is `false`.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.permissions.manyWhileEditing }
    set { permit(\.manyWhileEditing, newValue) }
  }

  /// The changes of a visible cell's content after which it is measured again. The default is `enabled`.
  ///
  /// - Fidelity: documented; the change of size is not animated.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The object that decides which items may be dragged; `nil`, the default, allows no drags.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { addDragPress() } }
  }
  /// The object that accepts drops; `nil`, the default, allows no drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether a long press on an item begins a drag. The default is `true`, on a phone as of iOS 15.
  open var dragInteractionEnabled: Bool {
    get { drags.settings.allowsDrags }
    set { drags.settings.allowsDrags = newValue }
  }
  /// The delay before items move aside for a drag over them. The default is `immediate`.
  open var reorderingCadence: ReorderingCadence {
    get { drags.settings.cadence }
    set { drags.settings.cadence = newValue }
  }

  // MARK: State
  // Each of these objects is the only writer of its state.

  var currentLayout: UICollectionViewLayout
  /// The item counts, and whether everything is to be reloaded.
  let knownCounts = ItemCounts()
  /// The displayed elements, their views, and the disappearing views.
  let elements = VisibleElements()
  /// The difference between displayed index paths and those of the data.
  let order = DisplayOrder()
  /// The offsets and scroll views of orthogonal sections.
  let orthogonals = OrthogonalSections()
  /// The list backgrounds and the index bar.
  let surroundings = SurroundingViews()
  /// The rounds of the layout.
  let loop = LayoutLoop()
  /// The open batch and the transition being set up.
  let updates = UpdateCoordinator()
  /// The position that is kept while the content is laid out again.
  let position = PositionKeeper()
  let selection = ItemSelection()
  /// The drags, swipes and menus.
  let itemInteractions = ItemInteractions()
  /// The items announced to the prefetching data source.
  var prefetching = PrefetchWindow()

  nonisolated open override var description: String {
    let text = super.description
    let rest = readAnywhere {
      let source = dataSource.map { "<\(ObjectName.text($0))>" } ?? "(null)"
      return "; layout: <\(ObjectName.text(currentLayout))>; dataSource: \(source)>"
    }
    return text.dropLast() + rest
  }

  // MARK: Life

  /// Calls `init(frame:collectionViewLayout:)` without a layout, which raises an error unless a subclass overrides it and
  /// passes a layout of its own.
  ///
  /// - Fidelity: documented.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: AbsentLayout())
  }

  /// Creates a collection view with a frame and a layout. A layout serves one collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    AbsentLayout.refuse(layout)
    currentLayout = layout
    super.init(frame: frame)
    setUp(layout)
  }

  private func setUp(_ layout: UICollectionViewLayout) {
    constraintsDetermineContentSize = false
    backgroundColor = .systemBackground
    layout.ownCollectionView = self
    targeting = self
    boundsObserver = self
    orthogonals.onScroll = { [weak self] in self?.sectionDidScroll($0) }
    orthogonals.onWarning = { [weak self] in self?.warn($0) }
    addReorderHandle()
    addSelectionDrag()
  }

  /// Creates the collection view that a nib file or storyboard describes. From other archives, nothing is read, so the
  /// layout is a flow layout with default values.
  public required init?(coder: NSCoder) {
    let read = coder.nibObject(forKey: "collectionViewLayout") as? UICollectionViewLayout
    let layout = read ?? UICollectionViewFlowLayout()
    currentLayout = layout
    super.init(coder: coder)
    let color = backgroundColor
    setUp(layout)
    backgroundColor = color
    coder.read(self, as: UICollectionView.self)
  }

  /// The layout, which determines the positions of all elements. Setting it changes the layout without an animation. A
  /// layout serves one collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  // MARK: Layout

  open override func setNeedsLayout() {
    if loop.isArranging { return }
    if loop.isRunning { loop.requestRound() } else { super.setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A layout requested during a layout, such as by `layoutIfNeeded()` in a callback, follows when the current one
    // ends.
    if loop.isRunning { return loop.requestRound() }
    loop.beginPass()
    elements.beginSizing()
    position.beginPass(in: bounds.size)
    loop.run { layoutRound() }
    launchBoundsChange()
    if loop.shouldContinue() { setNeedsLayout() }
    endKeepingPosition()
    announceItems()
  }

  open override var bounds: CGRect {
    get { loop.reportedBounds ?? super.bounds }
    set {
      askBefore(newValue.standardFinite, instead: super.bounds)
      super.bounds = newValue
      invalidateForBounds()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        askBefore(CGRect(origin: super.bounds.origin, size: newValue.standardFinite.size), instead: super.bounds)
      }
      super.frame = newValue
      invalidateForBounds()
    }
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // The layout is invalidated before the content moves, and once for the end of an animation.
    askBefore(CGRect(origin: onPixels(contentOffset.finite), size: super.bounds.size), instead: super.bounds)
    invalidateForBounds()
    super.setContentOffset(contentOffset, animated: animated)
  }

  /// Invalidates the layout, because flow layouts subtract the adjusted inset from their lines.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    currentLayout.invalidateLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    currentLayout.invalidateLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    environmentDidChange(from: previousTraitCollection)
  }

  /// Adopts another content size, and moves the offset with the visible content.
  func takeContent(size: CGSize, shiftedBy shift: CGPoint) { relayoutContent(size: size, shiftedBy: shift) }
  /// Redirects an animated scroll whose target has moved.
  func redirectScroll(to offset: CGPoint) { retargetScrollAnimation(to: offset) }
  /// Returns whether an item may be deselected because another one is selected. A collection view always allows this: its
  /// delegate decides only about taps on selected items.
  func mayReplaceSelection(of path: IndexPath) -> Bool { true }
  /// Returns whether an element's view stays while all data is reloaded. Views of a collection view's elements do not.
  func staysThroughReload(_ key: ElementKey) -> Bool { false }
  /// Called when there is no item at the index path of an index title.
  func indexPathIsMissing(_ path: IndexPath, forTitle title: String) {
    warn(
      "collectionView(_:indexPathForIndexTitle:at:) returned \(path.readable) for \"\(title)\", which does not exist; "
        + "return the index path of the first item for the title.")
  }

  // MARK: Subviews of the app

  open override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    if !loop.isArranging { elements.depth.note(view, isBehind: index <= 0) }
  }

  open override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
    if !loop.isArranging { elements.depth.note(view, isBehind: true) }
  }

  open override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
    if !loop.isArranging { elements.depth.note(view, isBehind: false) }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginHighlight(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishHighlight(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Data

  /// Discards all visible elements and the selection, and requests the data again in the next layout.
  open func reloadData() {
    knownCounts.requireReload()
    selection.reset()
    forgetMovement()
    order.setGap(nil)
    order.setPlaceholders(PlaceholderList())
    drags.revealAll()
    prefetching = PrefetchWindow()
    let context = currentLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Calls `updates`, whose insertions, deletions, moves and reloads take effect together.
  ///
  /// Views move to their new positions, and appear and disappear according to the layout's initial and final
  /// attributes. `completion` is called when the animation ends. A batch that begins while views are moving continues
  /// from their current positions.
  ///
  /// - Fidelity: documented; the duration, 0.3 s, and the curve, ease-in-ease-out, are observed.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch({ updates?() }, completion: completion)
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

  /// Inserts items that the data source has added.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths } }
  /// Deletes items that the data source has removed.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths } }
  /// Replaces the cells of items with new ones from the data source.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths } }
  /// Moves an item that the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  /// Replaces the cells and supplementary views of sections with new ones from the data source.
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Requests the visible cells of items again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Scrolls to a position at which an item is visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: PendingScroll(indexPath: shownPath(indexPath), position: scrollPosition), animated: animated)
  }

  // MARK: Interactive movement

  /// Lifts an item in order to move it. Other items move aside for it, while index paths remain those of the data.
  ///
  /// - Returns: Whether the item is visible and the data source permits moving it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Moves the lifted item.
  ///
  /// - Parameter targetPosition: The center of the item, in the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }

  /// Drops the lifted item, and lets the data source move it.
  open func endInteractiveMovement() { putDown() }

  /// Returns the lifted item to its original position.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// Selects an item programmatically, and scrolls to it unless `scrollPosition` is empty; `nil` deselects all items.
  /// The delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item programmatically. The delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Context menus

  /// The interaction that opens the menus of items; `nil` without a delegate.
  ///
  /// - Fidelity: approximated; it exists even if the delegate provides no menus.
  open var contextMenuInteraction: UIContextMenuInteraction? { baseContextMenuInteraction }

  // MARK: Registration and reuse

  /// Registers a cell class for an identifier; `nil` removes the registration. Passing a class that is not a
  /// `UICollectionViewCell` is a programmer error.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// Registers the cell in a nib file for an identifier; `nil` removes the registration. A nib whose top level is not one
  /// cell is a programmer error when a cell is dequeued.
  ///
  /// - Fidelity: documented.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    baseRegister(nib, forCellWithReuseIdentifier: identifier)
  }
  /// Registers the view in a nib file for a kind and an identifier; `nil` removes the registration.
  ///
  /// - Fidelity: documented.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    baseRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  /// Registers a class of supplementary views for a kind and an identifier; `nil` removes the registration. Passing a
  /// class that is not a `UICollectionReusableView` is a programmer error.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    baseRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  /// Returns a reused cell after `prepareForReuse()`, or a new one. It already has the size at which it will be
  /// displayed.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  /// Returns a reused supplementary view after `prepareForReuse()`, or a new one. It already has the size at which it
  /// will be displayed.
  ///
  /// - Precondition: A class is registered for the kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    baseDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Changes of layout

  /// Changes the layout, moving the visible elements to their new positions.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    baseSetCollectionViewLayout(layout, animated: animated)
  }
  /// Changes the layout, moving the visible elements to their new positions, and calls `completion` when the animation
  /// ends.
  ///
  /// - Fidelity: documented; layouts are notified of the change only if it is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    baseSetCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  /// Begins a change of layout that an interaction drives.
  ///
  /// Set the progress of the returned layout and invalidate it as the interaction goes on, then finish or cancel.
  ///
  /// - Parameters:
  ///   - layout: The layout to which the change leads.
  ///   - completion: A closure that is called at the end with whether the animation was completed, and whether the change
  ///     was finished rather than cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginInteractiveTransition(to: layout, completion: completion) }
  /// Ends a change of layout that an interaction drives, with an animation to the next layout.
  open func finishInteractiveTransition() { endInteractiveTransition(finishing: true) }
  /// Ends a change of layout that an interaction drives, with an animation back to the former layout.
  open func cancelInteractiveTransition() { endInteractiveTransition(finishing: false) }
  /// A closure that is called at the end of a change of layout that an interaction drives, with whether the animation was
  /// completed, and whether the change was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  // MARK: Queries

  /// The number of sections. It is requested from the data source if it may have changed.
  open var numberOfSections: Int { itemCounts.count }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { baseNumberOfItems(inSection: section) }
  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { baseVisibleCells }
  /// The index paths of the visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }
  /// Returns the visible supplementary views of a kind, in the order of the layout.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    baseVisibleSupplementaryViews(ofKind: elementKind)
  }
  /// Returns the index paths of the visible supplementary views of a kind, in the order of the layout.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  /// Returns the cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { baseCellForItem(at: indexPath) }
  /// Returns the supplementary view of a kind at an index path; `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    baseSupplementaryView(forElementKind: elementKind, at: indexPath)
  }
  /// Returns the index path of a cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { baseIndexPath(for: cell) }
  /// Returns the index path of a supplementary view; `nil` if it is not visible.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    baseIndexPath(forSupplementaryView: supplementaryView)
  }
  /// Returns the index path of the frontmost item at a point of the content, visible or not; `nil` if no item contains
  /// it.
  ///
  /// - Parameter point: A point in the collection view's coordinates. The scroll offsets of orthogonal sections are
  ///   taken into account.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { baseIndexPathForItem(at: point) }
  /// Returns the layout's attributes of an item, visible or not; `nil` for an item that does not exist. Prepares the
  /// layout if necessary.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForItem(at: indexPath)
  }
  /// Returns the layout's attributes of a supplementary view, visible or not; `nil` if the layout has no such view.
  /// Prepares the layout if necessary.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  // MARK: Selected items

  /// The index paths of the selected items, in the order of selection; empty, as on iOS, without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.paths }

  // MARK: Focus, which nothing here moves

  /// Whether an item is selected when it is focused. The default is `false`.
  open var selectionFollowsFocus = false
  /// Whether items can be focused. The default is `true`.
  open var allowsFocus = true
  /// Whether items can be focused in editing mode. The default is `false`.
  open var allowsFocusDuringEditing = false
  /// Whether the item that was focused last is focused first. The default is `false`.
  open var remembersLastFocusedIndexPath = false

  // MARK: Drag and drop

  /// Whether items of this collection view are lifted or dragged.
  open var hasActiveDrag: Bool { drags.outgoing != nil }
  /// Whether a drag is over this collection view, or its drop is being animated.
  open var hasActiveDrop: Bool { drags.incoming != nil }
  /// Whether the displayed elements differ from the data source's, because a gap is open for a drop or an item is being
  /// moved.
  open var hasUncommittedUpdates: Bool { order.isUncommitted }
}
