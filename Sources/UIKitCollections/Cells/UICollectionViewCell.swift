import Foundation
import Geometry
import UIKitCore

/// The view of one item, which shows content in front of backgrounds.
///
/// A content configuration, which creates the content view, and a background configuration can describe the cell's
/// appearance. Both are updated when the cell's state changes, once before the next layout.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The view that contains the cell's contents and fills the cell. A content configuration replaces it.
  ///
  /// The safe area is not added to the margins of either view: scroll views avoid bars already, and rows would
  /// otherwise change height as they move below a bar or the home indicator.
  open internal(set) var contentView = UIView()

  /// A view behind the content that fills the cell; `nil`, the default, for none. Setting it, or
  /// ``selectedBackgroundView``, removes the background configuration, and vice versa.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { forgetBackground() }
      replaceBackground(oldValue, with: backgroundView)
    }
  }

  /// A view in front of ``backgroundView``, shown while the cell is selected or highlighted; `nil`, the default, for
  /// none.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil, !keepsDefaultBackground { forgetBackground() }
      replaceBackground(oldValue, with: selectedBackgroundView)
      showSelection()
    }
  }

  /// Whether the cell is selected. The collection view sets it; setting it does not change the selection. The default
  /// is `false`.
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  /// Whether a touch highlights the cell. The collection view sets it. The default is `false`.
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }

  /// Whether the cell receives touches. If not, the cell looks disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { stateDidChange(isUserInteractionEnabled != oldValue) }
  }

  // MARK: Configurations

  /// The content of the cell; `nil`, the default, for a plain content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      showContent()
      configurationDidChange()
    }
  }

  /// The background of the cell. Unless set, it is that of ``defaultBackgroundConfiguration()`` in list cells, and
  /// `nil` in others.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  /// Whether ``contentConfiguration`` is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Whether ``backgroundConfiguration`` is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// A closure called after ``updateConfiguration(using:)``; `nil`, the default, for none. Setting it requests an
  /// update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The state of the cell. Overrides may add custom values.
  open var configurationState: UICellConfigurationState { knownState }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state, after those that follow it automatically. Overrides may set other
  /// configurations; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Returns the background of a cell whose background was not set. It is clear for cells outside lists.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether the cell is updated for its state as it appears, instead of in its first layout.
  var followsStateAtOnce: Bool { true }

  // MARK: State, set by extensions and the collection view

  var configured = CellConfiguration()
  /// Whether the collection view is in editing mode.
  var isInEditing = false { didSet { stateDidChange(isInEditing != oldValue) } }
  var outlineItem: OutlineItem? { didSet { if outlineItem != oldValue { outlineDidChange(from: oldValue) } } }
  var isSweptAside = false { didSet { stateDidChange(isSweptAside != oldValue) } }
  /// The current swipe of the row; `nil` while its content is not moved.
  var swipe: SwipedRow?
  var shownDragState = DragState.none
  /// Whether the cell is shown in place of an item that the data does not have yet.
  final var isPlaceholder = false
  /// Where the content was last placed.
  private var contentPlace: CGRect?
  /// Called when the cell is lifted, dragged or released. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell is a header or footer that is held at an edge while its section scrolls.
  var isPinned = false { didSet { stateDidChange(isPinned != oldValue) } }
  var isBeingReordered = false { didSet { stateDidChange(isBeingReordered != oldValue) } }
  /// The position of the cell in a list; `nil` outside lists.
  var listPosition: ListPosition? { didSet { if listPosition != oldValue { listPositionDidChange(from: oldValue) } } }

  /// Prepares a storyboard's segue from the cell when the user selects it, and returns its transition.
  package final var selectionSegue: (@MainActor () -> (() -> Void)?)?

  // MARK: Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.read(self, as: UICollectionViewCell.self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
    swipe?.cellDidLayOut()
  }

  /// Places content and backgrounds.
  final func placeParts() {
    for view in [backgroundView, selectedBackgroundView, configured.backgroundView] { view?.frame = partsBounds }
    placeContent(in: contentFrame(in: partsBounds))
  }

  /// Places the content. While the app has it transformed, it moves only with its place: its frame says nothing then, and
  /// the app may have chosen another anchor point.
  private func placeContent(in place: CGRect) {
    defer { contentPlace = place }
    if CATransform3DIsIdentity(contentView.layer.transform) { return contentView.frame = place }
    guard place != contentPlace else { return }
    let anchor = contentView.layer.anchorPoint
    contentView.bounds.size = place.size
    contentView.center = CGPoint(x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
  }

  /// The bounds of the cell. A swipe moves them, without an effect on layout.
  open override var bounds: CGRect {
    get { super.bounds.offsetBy(dx: -(swipe?.shift ?? 0), dy: 0) }
    set { super.bounds = newValue.offsetBy(dx: swipe?.shift ?? 0, dy: 0) }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: CGPoint(x: point.x - (swipe?.shift ?? 0), y: point.y), with: event)
  }

  /// Returns the hit view. In a swiped row, only the buttons receive touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let swipe, hit != nil, !isOnSwipeActions(point) else { return hit }
    return swipe.shield
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns the natural size of the cell, which the content determines.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationForMeasuring()
    guard hasConstrainedContent else {
      return fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    let own = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if isContentPartOfCell { return own }
    let content = fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    return CGSize(width: own.width.atLeast(content.width), height: own.height.atLeast(content.height))
  }

  private func fittingContent(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Whether the content and the cell are laid out together, as in cells that constrain views in the content view to
  /// the cell itself.
  var isContentPartOfCell: Bool { contentView.isLaidOutWithSuperview && contentView.hasConstrainedContent }

  // MARK: For list cells and the rows of tables

  /// The view, as large as the cell, that contains content, backgrounds, accessories and separators.
  var partsView: UIView { self }
  /// Returns an empty view for the contents of the app, after a content configuration was removed.
  func makeContentView() -> UIView { UIView() }
  /// The area of ``partsView`` in which contents, backgrounds and accessories are placed.
  var partsBounds: CGRect { bounds }
  /// Whether the background shows highlighting and selection, and hides the separators around the cell.
  var showsSelection: Bool { true }

  /// The handle by which a list row is moved.
  var reorderHandle: UIView? { nil }

  /// The circle that shows whether a list row is selected.
  var selectionCircle: UIView? { nil }

  /// The action that a tap on a row performs instead of selecting it.
  var rowAction: (() -> Void)? { nil }
  /// Returns the frame of the content view for the given bounds of the cell.
  func contentFrame(in bounds: CGRect) -> CGRect { bounds }
  /// Called after the configurations have been updated.
  func didUpdateConfiguration(using state: UICellConfigurationState) {}
  func outlineDidChange(from old: OutlineItem?) { setNeedsUpdateConfiguration() }
  func listPositionDidChange(from old: ListPosition?) { setNeedsUpdateConfiguration() }
  /// Whether a background is displayed when none was set.
  var hasDefaultBackground: Bool { false }
  /// Whether a default background stays behind ``selectedBackgroundView``, which then shows the selection.
  var keepsDefaultBackground: Bool { false }
}

extension UICollectionViewCell {
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insetsLayoutMarginsFromSafeArea = false
    partsView.addSubview(contentView)
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === partsView { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    partsView.insertSubview(new, belowSubview: contentView)
    if new === backgroundView { partsView.sendSubviewToBack(new) }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) || !showsSelection
  }

  private func stateDidChange(_ isOther: Bool) {
    showSelection()
    if isOther { setNeedsUpdateConfiguration() }
  }
}

extension UICollectionViewCell: ContentHolding {
  package var contentType: AnyClass { UICollectionViewCell.self }
}
