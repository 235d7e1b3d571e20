import Foundation
import Geometry
import UIKitCore

/// A row of a table.
///
/// It displays a content configuration, its labels, or views that the app adds to ``contentView``.
///
/// - Fidelity: documented; the row around it behaves as list cells do.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate, TableRowFace {
  /// The identifier by which the cell is reused; `nil` if the cell is not reused.
  open internal(set) var reuseIdentifier: String?
  let cellStyle: CellStyle
  var keptRow: TableRow?
  var labels: RowLabels?
  /// The insets of the separators; `nil` for separators that start where the text does.
  var ownSeparatorInset: UIEdgeInsets?
  private var ownEditingStyle = EditingStyle.none
  /// Whether the content makes room for a control while the table is in editing mode, also if there is none. The
  /// delegate's answer replaces it when editing begins. The default is `true`.
  open var shouldIndentWhileEditing = true
  private(set) var makesRoomForControl = false
  private(set) var showsMultiselect = false
  private(set) var isMovable = false

  /// Prepares a storyboard's segue from the cell when the user selects it, and returns its transition.
  package final var selectionSegue: (@MainActor () -> (() -> Void)?)?
  /// Performs a storyboard's segue when the user taps the accessory.
  package final var accessorySegue: (@MainActor () -> Void)?

  // MARK: Life

  /// Creates a cell with labels in the given style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    setUp()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    cellStyle = CellStyle(nib: coder.nibAttribute("style"))
    reuseIdentifier = coder.nibAttribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    coder.read(self, as: UITableViewCell.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the class on which it is called, with that class's `init(style:reuseIdentifier:)`.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  private func setUp() { TableRow(frame: bounds).wear(self) }

  /// Called before the cell is reused for another row. Does nothing by default.
  open func prepareForReuse() {}

  // MARK: Gestures of a cell that is the delegate of its own recognizers

  /// Returns whether two recognizers may recognize their gestures simultaneously. The default is `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a recognizer waits until another one has failed. The default is `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether another recognizer waits until this one has failed. The default is `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a recognizer receives a touch. The default is `true`.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  /// Returns whether a recognizer receives an event. The default is `true`.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  // MARK: Content

  /// The view that contains the cell's contents, between the accessories.
  open var contentView: UIView { row.contentView }

  /// The label of the text, created at first use; `nil` in cells with a content configuration.
  ///
  /// - Fidelity: documented; it is placed when the row is laid out.
  open var textLabel: UILabel? { ownLabels?.text }
  /// The label of the detail text, created at first use; `nil` in cells of the default style, or with a content
  /// configuration.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : ownLabels?.showDetail() }
  /// The image view at the leading edge, created at first use; `nil` in cells with a content configuration.
  open var imageView: UIImageView? { ownLabels?.showPicture() }

  private var ownLabels: RowLabels? {
    guard contentConfiguration == nil else { return nil }
    // The caller is about to change the label.
    setNeedsLayout()
    row.setNeedsLayout()
    if let labels { return labels }
    let made = RowLabels(row, cellStyle.preset, hasColumn: cellStyle == .value2)
    labels = made
    return made
  }

  /// The content of the cell; `nil`, the default, for labels or custom views. Setting a configuration replaces the
  /// labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { row.contentConfiguration }
    set {
      if newValue != nil { labels = nil }
      row.contentConfiguration = newValue
    }
  }
  /// Whether the content configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { row.automaticallyUpdatesContentConfiguration }
    set { row.automaticallyUpdatesContentConfiguration = newValue }
  }
  /// Returns a configuration without content for the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(cellStyle.preset, presetInUse: cellStyle.preset).updated(for: row.knownState)
  }

  // MARK: Background

  /// The background of the cell. Unless set, it is the default background of the table's rows.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { row.backgroundConfiguration }
    set { row.backgroundConfiguration = newValue }
  }
  /// Whether the background configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { row.automaticallyUpdatesBackgroundConfiguration }
    set { row.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  /// Returns the default background of the table's rows.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { row.listBackground }

  /// A view behind the content, used instead of a background configuration; `nil`, the default, for none.
  open var backgroundView: UIView? {
    get { row.backgroundView }
    set { row.backgroundView = newValue }
  }
  /// A view behind the content while the cell is highlighted or selected; `nil`, the default, for none.
  open var selectedBackgroundView: UIView? {
    get { row.selectedBackgroundView }
    set { row.selectedBackgroundView = newValue }
  }
  /// The background color, used instead of a background configuration.
  open override var backgroundColor: UIColor? {
    didSet { row.configurationDidChange() }
  }

  // MARK: State

  /// The state of the cell.
  open var configurationState: UICellConfigurationState { row.knownState }
  /// A closure that updates the cell for its state; `nil`, the default, for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      let handler = configurationUpdateHandler
      row.configurationUpdateHandler = handler.map { handler in
        { [weak self] _, state in if let self { handler(self, state) } }
      }
    }
  }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { row.setNeedsUpdateConfiguration() }
  /// Updates the configurations for a state, after those that follow it automatically. Overrides may set other
  /// configurations; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Whether the cell is selected. Setting it does not animate and does not change the selection of the table. The
  /// default is `false`.
  open var isSelected: Bool {
    get { row.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch highlights the cell. Setting it does not animate. The default is `false`.
  open var isHighlighted: Bool {
    get { row.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the table is in editing mode and the row can be edited. The default is `false`.
  open var isEditing: Bool {
    get { row.isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Updates the appearance of the cell for selection. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) { row.takeSelected(selected) }
  /// Updates the appearance of the cell for highlighting. Overrides call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { row.takeHighlighted(highlighted) }
  /// Updates the appearance of the cell for editing mode. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    let changes = isEditing != editing
    if changes { willTransition(to: state) }
    row.takeEditing(editing)
    if changes { didTransition(to: state) }
  }
  func transition(to state: StateMask) {
    willTransition(to: state)
    didTransition(to: state)
  }
  /// Called before the cell shows or hides its controls for editing, or the actions that a swipe reveals. Does nothing
  /// by default.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has shown or hidden its controls for editing, or the actions that a swipe reveals. Does
  /// nothing by default.
  open func didTransition(to state: StateMask) {}

  /// Whether the cell receives touches. If not, the cell looks disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { row.isUserInteractionEnabled = isUserInteractionEnabled }
  }

  /// The background of the highlighted or selected cell. The default is `default`.
  open var selectionStyle = SelectionStyle.default { didSet { row.configurationDidChange() } }

  // MARK: Accessories

  /// The accessory at the trailing edge. The default is `none`.
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// A custom view at the trailing edge, used instead of ``accessoryType``; `nil`, the default, for none.
  open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// The accessory at the trailing edge during editing. The default is `none`.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// A custom view at the trailing edge during editing, used instead of ``editingAccessoryType``; `nil`, the default,
  /// for none.
  open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// Whether the row has a reorder handle during editing, even if the data source does not allow it to be moved. The
  /// default is `false`.
  open var showsReorderControl = false { didSet { accessoriesDidChange() } }
  /// The change that editing mode offers for the row.
  open var editingStyle: EditingStyle { ownEditingStyle }
  /// Whether the row's swipe actions are visible.
  open var showingDeleteConfirmation: Bool { row.isSweptAside }

  /// Sets the changes that editing mode offers for the row.
  ///
  /// - Parameter makesRoom: Whether the content is indented although there is no control before it.
  func edits(_ style: EditingStyle, multiselect: Bool, moves: Bool, makesRoom: Bool) {
    let isKnown = style == ownEditingStyle && multiselect == showsMultiselect && moves == isMovable
    guard !isKnown || makesRoom != makesRoomForControl else { return }
    (ownEditingStyle, showsMultiselect, isMovable) = (style, multiselect, moves)
    makesRoomForControl = makesRoom
    accessoriesDidChange()
  }

  // MARK: Measures

  /// The level of indentation. The default is 0; negative levels count as 0.
  open var indentationLevel: Int {
    get { row.indentationLevel }
    set { row.indentationLevel = newValue }
  }
  /// The indentation of one level, in points. The default is 10.
  open var indentationWidth: CGFloat {
    get { row.indentationWidth }
    set { row.indentationWidth = newValue }
  }
  /// The insets of the separator below the row. The left inset applies to the leading edge, also in right-to-left
  /// layouts. Unless set, the separator starts where the text does.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: row.textStart, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue.finite
      row.setNeedsLayout()
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority != .required, contentView.hasConstrainedContent, !hasConstrainedContent else {
      return row.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    let content = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: content.width + max(0, bounds.width - contentView.bounds.width), height: content.height)
  }

  /// Returns the width of `size` and the height of the content. A table asks cells without constraints for it, if rows
  /// have automatic heights.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    row.naturalSize(size, .required, .fittingSizeLevel)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if keptRow == nil {
      row.placeParts()
      labels?.layOut()
    }
    layOutKeptRow()
  }

  // MARK: The place in the table

  /// The table, while it displays the cell; otherwise the view to which the app has added it.
  open override var superview: UIView? { enclosingTable ?? super.superview }
  /// The cell's frame in the coordinates of the table, in points. Animatable.
  open override var frame: CGRect {
    get { CGRect(origin: super.frame.origin + originOfRow, size: super.frame.size) }
    set { super.frame = CGRect(origin: newValue.origin - originOfRow, size: newValue.size) }
  }
  /// The cell's middle in the coordinates of the table, in points. Animatable.
  open override var center: CGPoint {
    get { super.center + originOfRow }
    set { super.center = newValue - originOfRow }
  }

  // MARK: TableRowFace

  var ownBackgroundColor: UIColor? { backgroundColor }
  func updateConfiguration(forRow state: UICellConfigurationState) { updateConfiguration(using: state) }
  func ownFittingHeight(_ target: CGSize, _ vertical: UILayoutPriority) -> CGFloat {
    super.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: vertical)
      .height
  }
}

extension UITableViewCell: ContentHolding {
  package var contentType: AnyClass { UITableViewCell.self }
}
