import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Shows items in cells that a layout places, and makes cells only for what is in sight.
///
/// Once a frame, when anything is dirty, it prepares the layout, asks it what is visible, calls the handlers of the
/// sections that moved, and has cells appear, change and vanish. Scrolling alone solves nothing.
///
/// - Fidelity: documented; focus is absent.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      hasDataSource = dataSource != nil
      if dataSource !== oldValue { reloadData() }
    }
  }

  /// Told in advance which items are going to be needed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { beginPrefetching() } }
  }
  open var isPrefetchingEnabled = true { didSet { if isPrefetchingEnabled != oldValue { beginPrefetching() } } }

  /// Whether cells show what they show while the user changes the list, such as buttons that delete. The change is
  /// animated on screen.
  ///
  /// - Fidelity: documented; that nothing stays selected when editing begins or ends is assumed.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  /// Told about scrolling, selection and display.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      prepareForContextMenus()
    }
  }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether a tap selects an item. With many items allowed one is, too.
  open var allowsSelection = true { didSet { selectionRulesDidChange() } }
  open var allowsMultipleSelection = false { didSet { selectionRulesDidChange() } }
  /// True as well while many may be selected.
  open var allowsSelectionDuringEditing: Bool {
    get { allowsOneDuringEditing || allowsMultipleSelectionDuringEditing }
    set {
      allowsOneDuringEditing = newValue
      selectionRulesDidChange()
    }
  }
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionRulesDidChange() } }

  /// Whether a cell or supplementary view in sight is asked for its size again when its content says that it has
  /// another.
  ///
  /// - Fidelity: documented; the change of size is not animated, and there are no constraints that could cause one.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Says what may be dragged out, and takes what is dropped.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { addDragPress() } }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether a finger that rests on an item lifts it; on an iPad it does unless told otherwise.
  open var dragInteractionEnabled: Bool {
    get { allowsDrags ?? (traitCollection.userInterfaceIdiom == .pad) }
    set { allowsDrags = newValue }
  }
  open var reorderingCadence = ReorderingCadence.immediate

  // MARK: State, written by the extensions beside this file

  private var allowsDrags: Bool?
  private var allowsOneDuringEditing = false
  var dragPress: DragPressRecognizer?
  /// What is to be dragged if the press is recognised.
  var pendingDrag: (path: IndexPath, session: LocalDragSession)?
  var outgoingDrag: CollectionDrag?
  weak var incomingDrag: CollectionDrag?
  /// Room for what may be dropped.
  var gap: DropGap?
  /// Items, by their paths in the data, whose pictures are still coming down.
  var concealed: [IndexPath] = []
  var dropHighlight: IndexPath?
  var indexBar: IndexBar?
  var knowsIndexTitles = false

  var currentLayout: UICollectionViewLayout
  let pool = CellPool()
  let orthogonals = OrthogonalSections()
  let listBackgrounds = ListBackgrounds()
  /// `nil` until a list is shown whose rows may be swiped.
  var swipes: RowSwipes?
  /// `nil` until there is a delegate.
  var itemMenus: ItemMenus?
  var displayed: [ElementKey: Displayed] = [:]
  /// The keys of `displayed` in the order in which the layout named them.
  var displayedKeys: [ElementKey] = []
  var stack = ViewStack()
  var sectionStacks: [Int: ViewStack] = [:]

  /// Items per section as the data source last said; `nil` when it has to be asked again.
  var knownCounts: [Int]?
  var needsReload = true
  /// A data source was set. It is not kept alive, so it may be gone all the same.
  var hasDataSource = false
  /// The data source is being asked for its counts.
  var isCounting = false
  var selfSizing = SelfSizing()
  /// The developer's code that is running inside a layout pass.
  var callback: LayoutCallback?
  /// What invalidated the layout in this round, if anything did.
  var interference: LayoutInterference?
  /// What was found wrong so far, each once.
  var complaints: [String] = []
  /// Views are being added and removed, which is no reason for another layout.
  var isArranging = false
  var isLayingOut = false
  /// Something changed during layout that needs another round.
  var needsAnotherRound = false
  /// The bounds that the layout was last prepared for.
  var preparedBounds: CGRect?
  /// What ``bounds`` are while the layout is asked about new ones.
  var boundsDuringQuestion: CGRect?
  var pendingScroll: PendingScroll?
  /// What a scroll in code is on its way to, as long as sizes may still change where that is.
  var scrollGoal: ScrollGoal?
  var places = PlaceKeeper()
  var selected = SelectedItems()
  var highlighted: IndexPath?
  var prefetching = PrefetchWindow()
  /// An item that is carried elsewhere.
  var movement: InteractiveMovement?
  /// Fingers that go over items to select them.
  var sweeping: Sweeping?
  /// Cells to be configured again in place: dequeuing for these paths gives the cell that is there.
  var reconfiguredCells: [IndexPath: UICollectionViewCell] = [:]
  var batch: BatchUpdate?
  /// The animated change that is being set up.
  var transition: LayoutTransition?
  /// One that began inside somebody else's animation block.
  var boundsChange: LayoutTransition?
  /// In the order in which they left.
  var departures: [Departure] = []
  /// Elements have got other index paths, on which the order of views depends.
  var needsRestack = false
  /// Counts layouts.
  private(set) var pass = 0
  /// Since the last preparation nothing but measured sizes changed, so what is in sight must not jump.
  var onlySizesChanged = true
  /// The data or the layout was replaced: layout and delegate are asked where to scroll.
  var asksForTargetOffset = false
  /// Cells of lists know their neighbours.
  var listPlacesAreCurrent = true
  /// How many rounds the last layout took; more than ``maximumRounds`` are never made in one frame.
  private(set) var lastLayoutRounds = 0
  /// As often UIKit updates its visible cells before it gives up.
  static let maximumRounds = 100

  nonisolated open override var description: String {
    let text = super.description
    let rest = readAnywhere {
      let source = dataSource.map { "<\(ObjectName.text($0))>" } ?? "(null)"
      return "; layout: <\(ObjectName.text(currentLayout))>; dataSource: \(source)>"
    }
    return text.dropLast() + rest
  }

  // MARK: Life

  /// Stops the program, as it does on iOS; it is there for subclasses that are made with a layout of their own.
  ///
  /// - Fidelity: documented.
  public convenience init() {
    raise(
      "UICollectionView must be initialized with a non-nil layout parameter; call init(frame:collectionViewLayout:) "
        + "instead.")
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
    targeting = self
    orthogonals.onScroll = { [weak self] in self?.setNeedsLayout() }
    addReorderHandle()
    addSelectionDrag()
  }

  /// A collection view needs a layout, which an archive cannot hold.
  public required init?(coder: NSCoder) { nil }

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  // MARK: Layout

  open override func setNeedsLayout() {
    if isArranging { return }
    if isLayingOut { needsAnotherRound = true } else { super.setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Asked for in the middle of a layout, as by `layoutIfNeeded()` in a callback, it is done when that has ended.
    if isLayingOut {
      needsAnotherRound = true
      return
    }
    // Without a size nothing can be in sight, and no group would have room for its items.
    guard bounds.size.width > 0, bounds.size.height > 0 else { return }
    isLayingOut = true
    lastLayoutRounds = 0
    pass += 1
    selfSizing.beginPass()
    beginKeepingPlace()
    repeat {
      needsAnotherRound = false
      interference = nil
      lastLayoutRounds += 1
      layoutRound()
    } while needsAnotherRound && lastLayoutRounds < Self.maximumRounds
    isLayingOut = false
    launchBoundsChange()
    // What does not come to rest goes on in the next frame, unless it never will.
    if needsAnotherRound, reportUnrest() { setNeedsLayout() }
    endKeepingPlace()
    announceItems()
  }

  open override var bounds: CGRect {
    get { boundsDuringQuestion ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// Flow layouts leave out of a line what the inset takes.
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

  /// Takes another content size, and moves the offset with what is seen, which now lies elsewhere.
  func takeContent(size: CGSize, shiftedBy shift: CGPoint) { relayoutContent(size: size, shiftedBy: shift) }
  /// What an animated scroll is on its way to lies elsewhere now.
  func redirectScroll(to offset: CGPoint) { retargetScrollAnimation(to: offset) }

  // MARK: Subviews of the developer's

  open override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    if !isArranging { stack.note(view, isBehind: index <= 0) }
  }

  open override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
    if !isArranging { stack.note(view, isBehind: true) }
  }

  open override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
    if !isArranging { stack.note(view, isBehind: false) }
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

  /// Drops everything that is shown and asks the data source again in the next layout.
  open func reloadData() {
    needsReload = true
    knownCounts = nil
    selected = SelectedItems()
    highlighted = nil
    sweeping = nil
    forgetMovement()
    (gap, concealed) = (nil, [])
    prefetching = PrefetchWindow()
    let context = currentLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    currentLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Runs `updates`, whose inserts, deletes, moves and reloads take effect together.
  ///
  /// Views move to their new places, come and go as the layout's initial and final attributes say; `completion` runs
  /// when they are there. A batch that comes while views are under way takes them from where they are.
  ///
  /// - Fidelity: documented; the duration, 0.3 s, and the curve, ease-in-ease-out, are observed.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch({ updates?() }, completion: completion)
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

  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) { update { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { update { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Has the data source configure the cells that are in sight again, without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: PendingScroll(indexPath: shownPath(indexPath), position: scrollPosition), animated: animated)
  }

  // MARK: Interactive movement

  /// Lifts an item to be carried elsewhere. While it is, others make room for it, and paths are still those of the data.
  ///
  /// - Returns: Whether the item is on screen and the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// - Parameter targetPosition: Of the item's middle, in the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { carry(to: targetPosition) }

  /// Puts the item down, and has the data source move it.
  open func endInteractiveMovement() { putDown() }

  /// Sends the item back to where it was.
  open func cancelInteractiveMovement() { cancelMovement() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Context menus

  /// What opens the menus of items; `nil` without a delegate.
  ///
  /// - Fidelity: approximated; it is there whether the delegate has menus or not.
  open var contextMenuInteraction: UIContextMenuInteraction? { baseContextMenuInteraction }

  // MARK: Registration and reuse

  /// Whose instances are dequeued under an identifier; `nil` forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    baseRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// Whose instances are dequeued under an identifier for a kind; `nil` forgets it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    baseRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  /// A cell that has scrolled away, after `prepareForReuse()`, or a new one; it already has its size.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  /// A supplementary view that has scrolled away, after `prepareForReuse()`, or a new one; it already has its size.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    baseDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Changes of layout

  /// Takes another layout; what is shown moves to its new places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    baseSetCollectionViewLayout(layout, animated: animated)
  }
  /// - Fidelity: documented; layouts are told of the change only if it is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    baseSetCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  // MARK: Queries

  /// Asks the data source if something invalidated what it said.
  open var numberOfSections: Int { itemCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { baseNumberOfItems(inSection: section) }
  /// Cells on screen, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] { baseVisibleCells }
  /// In ascending order.
  open var indexPathsForVisibleItems: [IndexPath] { baseIndexPathsForVisibleItems }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    baseVisibleSupplementaryViews(ofKind: elementKind)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    baseIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  /// `nil` if the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { baseCellForItem(at: indexPath) }
  /// `nil` if the view is not on screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    baseSupplementaryView(forElementKind: elementKind, at: indexPath)
  }
  /// `nil` if the cell is not on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { baseIndexPath(for: cell) }
  /// `nil` if the view is not on screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    baseIndexPath(forSupplementaryView: supplementaryView)
  }
  /// The frontmost item at a point of the content, on screen or not.
  ///
  /// - Parameter point: In the collection view's coordinates; where orthogonal sections are scrolled to counts.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { baseIndexPathForItem(at: point) }
  /// Prepares the layout if necessary; on screen or not. `nil` for an item that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForItem(at: indexPath)
  }
  /// Prepares the layout if necessary; on screen or not. `nil` if the layout has no such view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    baseLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }

  // MARK: Selected items

  /// In the order of selection; empty when nothing is selected, as on iOS.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.paths }

  // MARK: Drag and drop

  /// Something is lifted out of this collection view, or on its way.
  open var hasActiveDrag: Bool { outgoingDrag != nil }
  /// Something is held over this collection view, or coming down in it.
  open var hasActiveDrop: Bool { incomingDrag != nil }
  /// What is shown is not what the data source has: there is room for a drop, or an item is carried elsewhere.
  open var hasUncommittedUpdates: Bool { gap != nil || movement.map { $0.move.from != $0.move.to } ?? false }
}
