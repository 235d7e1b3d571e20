import Foundation
import Geometry
import UIKitCore

/// A header or footer of a table section.
///
/// - Fidelity: documented; plain headers are opaque where UIKit blurs the content behind them.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableRowFace {
  /// A closure that updates a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// The identifier by which the view is reused; `nil` if the view is not reused.
  open internal(set) var reuseIdentifier: String?
  var keptRow: TableRow?
  var labels: RowLabels?

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(self, as: UITableViewHeaderFooterView.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of the class on which it is called, with that class's `init(reuseIdentifier:)`.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating identifier: String) { self.init(reuseIdentifier: identifier) }

  private func setUp() { TableRow(frame: bounds).wear(self) }

  /// Called before the view is reused for another section. Does nothing by default.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view that contains the header's or footer's contents.
  open var contentView: UIView { row.contentView }
  /// The label of the title, created at first use; `nil` in views with a content configuration.
  open var textLabel: UILabel? { ownLabels?.text }
  /// The label of the detail text, created at first use; `nil` in views with a content configuration.
  open var detailTextLabel: UILabel? { ownLabels?.showDetail() }

  private var ownLabels: RowLabels? {
    guard contentConfiguration == nil else { return nil }
    row.setNeedsLayout()
    if let labels { return labels }
    let made = RowLabels(row, row.listPosition?.content ?? .groupedHeader)
    labels = made
    return made
  }

  /// The content of the view; `nil`, the default, for labels or custom views. Setting a configuration replaces the
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
  /// Returns a configuration without content, in the style of the table's headers or footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard row.listPosition != nil else { return .header() }
    return row.defaultContentConfiguration()
  }

  // MARK: Background

  /// The background of the view. Unless set, it is the default background of the table's headers or footers.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { row.backgroundConfiguration }
    set { row.backgroundConfiguration = newValue }
  }
  /// Whether the background configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { row.automaticallyUpdatesBackgroundConfiguration }
    set { row.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  /// A view behind the content, used instead of a background configuration; `nil`, the default, for none.
  open var backgroundView: UIView? {
    get { row.backgroundView }
    set { row.backgroundView = newValue }
  }
  open override var backgroundColor: UIColor? { didSet { row.configurationDidChange() } }

  // MARK: State

  /// The state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: row.traitCollection)
    state.isPinned = row.isPinned
    return state
  }
  /// A closure that updates the view for its state; `nil`, the default, for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { row.setNeedsUpdateConfiguration() }
  /// Updates the configurations for a state, after those that follow it automatically. Overrides may set other
  /// configurations; the default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    row.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutKeptRow()
  }

  // MARK: The place in the table

  /// The table, while it displays the view; otherwise the view to which the app has added it.
  open override var superview: UIView? { enclosingTable ?? super.superview }
  /// The view's frame in the coordinates of the table, in points. Animatable.
  open override var frame: CGRect {
    get { CGRect(origin: super.frame.origin + originOfRow, size: super.frame.size) }
    set { super.frame = CGRect(origin: newValue.origin - originOfRow, size: newValue.size) }
  }
  /// The view's middle in the coordinates of the table, in points. Animatable.
  open override var center: CGPoint {
    get { super.center + originOfRow }
    set { super.center = newValue - originOfRow }
  }

  // MARK: TableRowFace

  var ownBackgroundColor: UIColor? { backgroundColor }
  func updateConfiguration(forRow state: UICellConfigurationState) {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  func ownFittingHeight(_ target: CGSize, _ vertical: UILayoutPriority) -> CGFloat {
    super.systemLayoutSizeFitting(target, withHorizontalFittingPriority: .required, verticalFittingPriority: vertical)
      .height
  }
}
