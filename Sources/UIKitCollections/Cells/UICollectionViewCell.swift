import Foundation
import Geometry
import UIKitCore

/// The view of one item: content in front, backgrounds behind it.
///
/// What it shows may be described: by a content configuration, which makes the content view, and by a background
/// configuration. Both are brought up to date when the cell's state changes, once before the next layout.
///
/// - Fidelity: documented; dragging is absent.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// As large as the cell; subviews go in here. A content configuration puts a view of its own in its place.
  ///
  /// Neither view has its margins grow by the safe area: what bars cover is the scroll view's to keep clear of, and rows
  /// would change their heights as they pass under a bar or the home indicator.
  open internal(set) var contentView = UIView()

  /// Behind everything, as large as the cell. Setting it, or ``selectedBackgroundView``, takes away the background that
  /// is configured, and the other way round.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { forgetBackground() }
      replaceBackground(oldValue, with: backgroundView)
    }
  }

  /// In front of ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { forgetBackground() }
      replaceBackground(oldValue, with: selectedBackgroundView)
      showSelection()
    }
  }

  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }

  /// A cell that takes no touches is disabled, and looks it.
  open override var isUserInteractionEnabled: Bool {
    didSet { stateDidChange(isUserInteractionEnabled != oldValue) }
  }

  // MARK: Configurations

  /// What the content view shows; `nil` for a plain content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      showContent()
      configurationDidChange()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { shownBackground }
    set { setBackground(newValue) }
  }

  /// Whether ``contentConfiguration`` is updated for each new state.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Called after ``updateConfiguration(using:)``; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The cell's state. Overrides add values of their own.
  open var configurationState: UICellConfigurationState { knownState }

  /// Asks for one ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Called when the state has changed. Overrides configure what is theirs.
  open func updateConfiguration(using state: UICellConfigurationState) { updateOwnConfigurations(using: state) }

  /// What the background is like unless it is set; for a cell that is in no list, there is none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: State, written by the extensions beside this file and by the collection view

  var configured = CellConfiguration()
  /// The collection view is being edited.
  var isInEditing = false { didSet { stateDidChange(isInEditing != oldValue) } }
  var outlineItem: OutlineItem? { didSet { if outlineItem != oldValue { outlineDidChange(from: oldValue) } } }
  var isSweptAside = false { didSet { stateDidChange(isSweptAside != oldValue) } }
  /// The row's content is moved aside, or on its way back.
  var swipe: SwipedRow?
  var shownDragState = DragState.none
  /// The cell is lifted, dragged, or at rest again.
  open func dragStateDidChange(_ dragState: DragState) {}
  var isBeingReordered = false { didSet { stateDidChange(isBeingReordered != oldValue) } }
  /// `nil` outside of lists.
  var listPlace: ListPlace? { didSet { if listPlace != oldValue { listPlaceDidChange(from: oldValue) } } }

  // MARK: Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    for view in [backgroundView, selectedBackgroundView, configured.backgroundView] { view?.frame = bounds }
    contentView.frame = contentFrame(in: bounds)
    swipe?.cellDidLayOut()
  }

  /// A swipe moves what the cell shows; what lays it out need not know.
  open override var bounds: CGRect {
    get { super.bounds.offsetBy(dx: -(swipe?.shift ?? 0), dy: 0) }
    set { super.bounds = newValue.offsetBy(dx: swipe?.shift ?? 0, dy: 0) }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: CGPoint(x: point.x - (swipe?.shift ?? 0), y: point.y), with: event)
  }

  /// Of a row that is swiped aside only the buttons take touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let swipe, hit != nil, !isOnSwipeActions(point) else { return hit }
    return swipe.shield
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The content decides how large the cell would like to be.
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

  /// Published cells often tie what is in the content view to the cell itself; then both are one layout.
  var isContentPartOfCell: Bool { contentView.isLaidOutWithSuperview && contentView.hasConstrainedContent }

  // MARK: For list cells and the rows of tables

  /// What content, backgrounds, accessories and lines are put into: a view as large as the cell.
  var partsView: UIView { self }
  /// Whether the background tells of touches and of the selection, and takes the lines around the cell away.
  var showsSelection: Bool { true }
  /// Where the content view lies in a cell of the given bounds.
  func contentFrame(in bounds: CGRect) -> CGRect { bounds }
  /// The state has been told to the configurations.
  func didUpdateConfiguration(using state: UICellConfigurationState) {}
  func outlineDidChange(from old: OutlineItem?) { setNeedsUpdateConfiguration() }
  func listPlaceDidChange(from old: ListPlace?) { setNeedsUpdateConfiguration() }
  /// Whether a background is shown before one has been set.
  var hasDefaultBackground: Bool { false }
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
