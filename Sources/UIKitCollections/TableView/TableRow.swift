import Foundation
import Geometry
import UIKitCore

/// The list cell that contains a cell, header or footer of a table.
///
/// It behaves like other list cells, and adds content, backgrounds, accessories and separators to the view that the app
/// can access. A view of another class is displayed unchanged.
///
/// The row retains the view, except while the view is not displayed and no queue retains the row: then the view retains
/// the row.
final class TableRow: UICollectionViewListCell {
  /// The view that the app can access.
  private(set) weak var face: (any TableRowFace)?
  /// A custom view displayed instead of content.
  private(set) weak var guest: UIView?
  /// A closure that returns the height of the row, in points, when it is measured; negative values mean the content's
  /// height.
  var heightProvider: (() -> CGFloat)?

  // MARK: Face

  override var partsView: UIView { face ?? self }
  /// The bounds of the view that the app can access, whose frame an app may have made smaller than the row.
  override var partsBounds: CGRect {
    guard let face, face.parent === self else { return bounds }
    return CGRect(origin: .zero, size: face.bounds.size)
  }

  /// Adopts an empty view, which retains the row until the row is displayed.
  func wear(_ new: any TableRowFace) {
    face = new
    isOmittedAsSuperview = true
    // Editing controls are in a column of their own, whatever the level of the content.
    indentsAccessories = false
    new.frame = placeOfFace
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.preservesSuperviewLayoutMargins = true
    setMargins(of: contentView)
    new.addSubview(contentView)
    // A request of the view is one of its cell.
    new.onContentSizeChange = { [weak self, weak new] source in
      guard let self else { return }
      onContentSizeChange?(source === new ? self : source)
    }
    new.keptRow = self
  }

  private func setMargins(of contentView: UIView) {
    contentView.preservesSuperviewLayoutMargins = true
    if cell != nil { contentView.directionalLayoutMargins = Self.cellMargins }
  }

  override func makeContentView() -> UIView {
    let view = super.makeContentView()
    setMargins(of: view)
    return view
  }

  /// The margins of a cell's content view. Those of the table are wider at the sides.
  ///
  /// - Fidelity: observed (iOS 14 to 17); the same at all text sizes.
  private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)

  /// Displays a custom view that fills the row.
  func show(_ view: UIView?) {
    if guest !== view, guest?.superview === contentView { guest?.removeFromSuperview() }
    guest = view
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    let new = (newSuperview as? TableContents)?.table
    if let face, new != nil || face.enclosingTable != nil { face.willMove(toSuperview: new) }
    isInTable = face?.enclosingTable != nil
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let face = face
    let wasInTable = isInTable
    if superview != nil { holdFace() } else if queue?.isKept != true { leaveFace() }
    // The superview of the view is the table.
    if let face, wasInTable || face.enclosingTable != nil { face.didMoveToSuperview() }
  }

  /// Whether the view was in a table before the row moves.
  private var isInTable = false

  /// Retains the view. From then on the row exists as long as it is displayed or queued.
  func holdFace() {
    guard let face, face.parent !== self else { return }
    insertSubview(face, at: 0)
    face.frame = placeOfFace
    face.keptRow = nil
  }

  /// Makes the view retain the row.
  func leaveFace() {
    guard let face, face.parent === self else { return }
    face.keptRow = self
    face.removeFromSuperview()
  }

  /// The frame of a view that fills the row, in the coordinates that the view's `frame` has.
  private var placeOfFace: CGRect { CGRect(origin: face?.originOfRow ?? .zero, size: bounds.size) }

  override func prepareForReuse() {
    super.prepareForReuse()
    face?.prepareForReuse()
  }

  /// The level of the table's delegate for the latest row; 0 also if the delegate leaves the levels to the cells.
  private var levelOfDelegate = 0

  /// Takes the level that the table's delegate has for the row. The level of another row does not remain.
  func takeIndentation(ofDelegate level: Int) {
    if level != 0 || levelOfDelegate != 0, indentationLevel != level { indentationLevel = level }
    levelOfDelegate = level
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    face?.labels?.followTextSize()
  }

  // MARK: State

  override var isSelected: Bool {
    get { super.isSelected }
    set {
      guard let cell else { return super.isSelected = newValue }
      if newValue != isSelected { cell.setSelected(newValue, animated: UIView.inheritedAnimationDuration > 0) }
    }
  }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      guard let cell else { return super.isHighlighted = newValue }
      if newValue != isHighlighted { cell.setHighlighted(newValue, animated: UIView.inheritedAnimationDuration > 0) }
    }
  }

  override var isInEditing: Bool {
    get { super.isInEditing }
    set {
      guard let cell else { return super.isInEditing = newValue }
      if newValue != isInEditing { cell.setEditing(newValue, animated: UIView.inheritedAnimationDuration > 0) }
    }
  }

  func takeSelected(_ isSelected: Bool) { super.isSelected = isSelected }
  func takeHighlighted(_ isHighlighted: Bool) { super.isHighlighted = isHighlighted }
  func takeEditing(_ isEditing: Bool) { super.isInEditing = isEditing }

  override var isSweptAside: Bool {
    didSet {
      guard isSweptAside != oldValue else { return }
      if isSweptAside {
        sweepingTable = face?.enclosingTable
        sweepingTable?.rowWillBeginEditing(self)
      } else {
        sweepingTable?.rowDidEndEditing(self)
        sweepingTable = nil
      }
    }
  }
  /// The table in which the row was swiped, which it may have left when the swipe ends.
  private weak var sweepingTable: UITableView?

  private var cell: UITableViewCell? { face as? UITableViewCell }

  override var showsSelection: Bool { cell.map { $0.selectionStyle != .none } ?? true }
  override var keepsDefaultBackground: Bool {
    if case .byDefault = configured.background { true } else { false }
  }
  override var hasDefaultBackground: Bool { guest == nil && face?.ownBackgroundColor == nil }

  /// The app's cell may change in its own layout what an update sets.
  override var followsStateAtOnce: Bool { false }

  /// Requests an update, also of a view outside a table, with which its row is laid out.
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
    if let face, face.keptRow === self { face.setNeedsLayout() }
  }

  override var configurationState: UICellConfigurationState { cell?.configurationState ?? knownState }
  override func updateConfiguration(using state: UICellConfigurationState) {
    face?.updateConfiguration(forRow: state)
  }

  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cell?.defaultBackgroundConfiguration() ?? super.defaultBackgroundConfiguration()
  }

  /// The default background of rows in the list.
  var listBackground: UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }

  // MARK: Accessories

  /// The views that the app has set are subviews of its cell, which it may move there.
  override func showsAsSubview(_ accessory: UICellAccessory) -> Bool {
    guard case .customView(let view) = accessory.accessoryType, let cell else { return false }
    return view === cell.accessoryView || view === cell.editingAccessoryView
  }

  // MARK: Lines

  override var rowSeparators: RowSeparators? {
    guard var separators = super.rowSeparators, let inset = cell?.ownSeparatorInset else { return super.rowSeparators }
    separators.inset(by: inset)
    return separators
  }

  override var contentTextStart: CGFloat? { face?.labels?.textStart ?? super.contentTextStart }

  // MARK: Size

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let height = heightProvider?() ?? UITableView.automaticDimension
    guard height >= 0, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    preferred.size.height = FiniteGeometry.length(height)
    return preferred
  }

  /// Asks the view that the app can access, which may override the method.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let measured = face?.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return measured ?? fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size of the row, which a cell without constraints determines in `sizeThatFits(_:)`.
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    var size = naturalSize(targetSize, horizontal, vertical)
    guard vertical != .required, let cell, !hasConstrainedContent, !cell.hasConstrainedContent else { return size }
    size.height = FiniteGeometry.length(cell.sizeThatFits(CGSize(width: size.width, height: targetSize.height)).height)
    return size
  }

  /// Returns the size that constraints, labels and content determine.
  func naturalSize(
    _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority, _ verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard verticalFittingPriority != .required else { return size }
    let width = size.width
    if let labels = face?.labels {
      size.height = size.height.atLeast(labels.height(width: contentFrame(in: bounds).width))
    }
    if let face, face.hasConstrainedContent {
      let target = CGSize(width: width, height: targetSize.height)
      size.height = size.height.atLeast(face.ownFittingHeight(target, verticalFittingPriority))
    }
    if let guest { size.height = size.height.atLeast(guest.fittingHeight(width: width)) }
    return size
  }

  override func layoutSubviews() {
    if let face, face.parent === self {
      let place = placeOfFace
      if face.frame != place { face.frame = place }
    }
    super.layoutSubviews()
    if let face, face.parent === self {
      // The app's view may give the content another frame in its own layout.
      face.setNeedsLayout()
    }
    face?.labels?.layOut()
  }
}

extension ReuseQueue {
  /// Whether rows of the queue are kept for reuse after they are no longer visible.
  var isKept: Bool {
    switch self {
    case .cell(let identifier), .supplementary(_, let identifier): !identifier.isEmpty
    default: true
    }
  }
}

extension UIView {
  /// Returns the height of a custom view in a row: its natural height if it has one, and otherwise its current height.
  fileprivate func fittingHeight(width: CGFloat) -> CGFloat {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return FiniteGeometry.length(fitting > 0 ? fitting : sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
