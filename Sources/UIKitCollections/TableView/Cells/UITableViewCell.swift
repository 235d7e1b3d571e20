import Foundation
import Geometry
import UIKitCore

/// A row of a table.
///
/// It is filled by a content configuration, by its labels, or by views that the app puts into ``contentView``.
///
/// - Fidelity: documented; the row around it does the rest, as it does for list cells.
@preconcurrency @MainActor
open class UITableViewCell: UIView, TableRowFace {
  open private(set) var reuseIdentifier: String?
  let cellStyle: CellStyle
  var keptRow: TableRow?
  var labels: RowLabels?
  /// Until something is said, lines begin where the text does.
  var ownSeparatorInset: UIEdgeInsets?
  private var ownEditingStyle = EditingStyle.none
  private(set) var showsMultiselect = false
  private(set) var isMovable = false

  // MARK: Life

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of the class it is sent to, through whatever `init(style:reuseIdentifier:)` that class has.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: 44)

  private func setUp() { TableRow(frame: bounds).wear(self) }

  /// Called before the cell is handed out again.
  open func prepareForReuse() {}

  // MARK: Content

  open var contentView: UIView { row.contentView }

  /// Made when asked for; nil in a cell whose content is configured.
  ///
  /// - Fidelity: documented; they move when the row is laid out.
  open var textLabel: UILabel? { ownLabels?.text }
  /// Nil in cells of the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : ownLabels?.showDetail() }
  open var imageView: UIImageView? { ownLabels?.showPicture() }

  private var ownLabels: RowLabels? {
    guard contentConfiguration == nil else { return nil }
    // Who takes a label is about to change it.
    setNeedsLayout()
    row.setNeedsLayout()
    if let labels { return labels }
    let made = RowLabels(row, cellStyle.preset)
    labels = made
    return made
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { row.contentConfiguration }
    set {
      if newValue != nil { labels = nil }
      row.contentConfiguration = newValue
    }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { row.automaticallyUpdatesContentConfiguration }
    set { row.automaticallyUpdatesContentConfiguration = newValue }
  }
  /// Without content, as cells of this style are.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration(cellStyle.preset, look: cellStyle.preset).updated(for: row.knownState)
  }

  // MARK: Background

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { row.backgroundConfiguration }
    set { row.backgroundConfiguration = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { row.automaticallyUpdatesBackgroundConfiguration }
    set { row.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  /// As rows of the table are.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { row.listBackground }

  open var backgroundView: UIView? {
    get { row.backgroundView }
    set { row.backgroundView = newValue }
  }
  open var selectedBackgroundView: UIView? {
    get { row.selectedBackgroundView }
    set { row.selectedBackgroundView = newValue }
  }
  /// Behind everything, instead of a background that is configured.
  open override var backgroundColor: UIColor? {
    didSet { row.setNeedsUpdateConfiguration() }
  }

  // MARK: State

  open var configurationState: UICellConfigurationState { row.knownState }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      let handler = configurationUpdateHandler
      row.configurationUpdateHandler = handler.map { handler in
        { [weak self] _, state in if let self { handler(self, state) } }
      }
    }
  }
  open func setNeedsUpdateConfiguration() { row.setNeedsUpdateConfiguration() }
  open func updateConfiguration(using state: UICellConfigurationState) { row.updateOwnConfigurations(using: state) }

  open var isSelected: Bool {
    get { row.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { row.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// The table is edited, and the row can be.
  open var isEditing: Bool {
    get { row.isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { row.takeSelected(selected) }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { row.takeHighlighted(highlighted) }
  open func setEditing(_ editing: Bool, animated: Bool) { row.takeEditing(editing) }

  /// A cell that takes no touches is disabled, and looks it.
  open override var isUserInteractionEnabled: Bool {
    didSet { row.isUserInteractionEnabled = isUserInteractionEnabled }
  }

  open var selectionStyle = SelectionStyle.default { didSet { row.setNeedsUpdateConfiguration() } }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// Instead of what ``accessoryType`` calls for.
  open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// Whether the row has a handle while it is edited, even if the data source does not say that it may be moved.
  open var showsReorderControl = false { didSet { accessoriesDidChange() } }
  /// What editing the row would do.
  open var editingStyle: EditingStyle { ownEditingStyle }
  /// The row has been swept aside, and its actions are in sight.
  open var showingDeleteConfirmation: Bool { row.isSweptAside }

  /// What the table says can be done to the row while it is edited.
  func edits(_ style: EditingStyle, multiselect: Bool, moves: Bool) {
    guard style != ownEditingStyle || multiselect != showsMultiselect || moves != isMovable else { return }
    (ownEditingStyle, showsMultiselect, isMovable) = (style, multiselect, moves)
    accessoriesDidChange()
  }

  // MARK: Measures

  open var indentationLevel: Int {
    get { row.indentationLevel }
    set { row.indentationLevel = newValue }
  }
  open var indentationWidth: CGFloat {
    get { row.indentationWidth }
    set { row.indentationWidth = newValue }
  }
  /// Of the line below, from the edges; the left one is where lines begin, which is the right one where the interface runs
  /// from right to left.
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
    row.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutKeptRow()
  }

  // MARK: TableRowFace

  var ownBackgroundColor: UIColor? { backgroundColor }
  func updateConfiguration(forRow state: UICellConfigurationState) { updateConfiguration(using: state) }
  func ownFittingHeight(_ target: CGSize, _ vertical: UILayoutPriority) -> CGFloat {
    super.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: vertical)
      .height
  }
}
