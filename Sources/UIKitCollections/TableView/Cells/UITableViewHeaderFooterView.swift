import Foundation
import Geometry
import UIKitCore

/// A header or footer of a section.
///
/// - Fidelity: documented; plain headers are opaque where UIKit blurs what passes below them.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, TableRowFace {
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  open private(set) var reuseIdentifier: String?
  var keptRow: TableRow?
  var labels: RowLabels?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view of the class it is sent to, through whatever `init(reuseIdentifier:)` that class has.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating identifier: String) { self.init(reuseIdentifier: identifier) }

  private func setUp() { TableRow(frame: bounds).wear(self) }

  open func prepareForReuse() {}

  // MARK: Content

  open var contentView: UIView { row.contentView }
  /// Made when asked for; nil in a view whose content is configured.
  open var textLabel: UILabel? { ownLabels?.text }
  open var detailTextLabel: UILabel? { ownLabels?.showDetail() }

  private var ownLabels: RowLabels? {
    guard contentConfiguration == nil else { return nil }
    row.setNeedsLayout()
    if let labels { return labels }
    let made = RowLabels(row, row.listPlace?.content ?? .groupedHeader)
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
  /// Without content, as headers and footers of the table are.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard row.listPlace != nil else { return .header() }
    return row.defaultContentConfiguration()
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
  open var backgroundView: UIView? {
    get { row.backgroundView }
    set { row.backgroundView = newValue }
  }
  open override var backgroundColor: UIColor? { didSet { row.setNeedsUpdateConfiguration() } }

  // MARK: State

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: row.traitCollection)
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open func setNeedsUpdateConfiguration() { row.setNeedsUpdateConfiguration() }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    row.updateOwnConfigurations(using: row.knownState)
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
