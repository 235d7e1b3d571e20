import Foundation
import Geometry
import UIKitCore

/// The list cell in which the contents of a table show one cell, header or footer.
///
/// It does what list cells do, and puts all that it shows into the view that the app knows: content, backgrounds,
/// accessories and lines. A view of another class is shown as it is.
///
/// The row holds the view, except while the view is nowhere to be seen and no queue keeps the row: then the view holds it.
final class TableRow: UICollectionViewListCell {
  /// What the app sees of the row.
  private(set) weak var face: (any TableRowFace)?
  /// A view of the app's own, instead of content.
  private(set) weak var guest: UIView?
  /// In points; asked for when the row is measured. Below 0 for as high as its content is.
  var heightProvider: (() -> CGFloat)?

  // MARK: Face

  override var partsView: UIView { face ?? self }

  /// Takes on a face that nothing has been put into yet, and which holds the row until it is shown.
  func wear(_ new: any TableRowFace) {
    face = new
    new.frame = CGRect(origin: .zero, size: bounds.size)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    new.addSubview(contentView)
    new.onContentSizeChange = { [weak self] source in self?.onContentSizeChange?(source) }
    new.keptRow = self
  }

  /// Shows a view of the app's own as large as the row.
  func show(_ view: UIView?) {
    guard guest !== view else { return }
    if guest?.superview === contentView { guest?.removeFromSuperview() }
    guest = view
    guard let view else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { holdFace() } else if queue?.isKept != true { leaveFace() }
  }

  /// From now on the row lives as long as it is shown, or waits for its next use.
  func holdFace() {
    guard let face, face.superview !== self else { return }
    face.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(face, at: 0)
    face.keptRow = nil
  }

  /// The view keeps the row from now on.
  func leaveFace() {
    guard let face, face.superview === self else { return }
    face.keptRow = self
    face.removeFromSuperview()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    face?.prepareForReuse()
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

  private var cell: UITableViewCell? { face as? UITableViewCell }

  override var showsSelection: Bool { cell.map { $0.selectionStyle != .none } ?? true }
  override var hasDefaultBackground: Bool { guest == nil && face?.ownBackgroundColor == nil }

  override var configurationState: UICellConfigurationState { cell?.configurationState ?? knownState }
  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let face else { return updateOwnConfigurations(using: state) }
    face.updateConfiguration(forRow: state)
  }

  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cell?.defaultBackgroundConfiguration() ?? super.defaultBackgroundConfiguration()
  }

  /// As rows of the list are unless the app says otherwise.
  var listBackground: UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }

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

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
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
    super.layoutSubviews()
    if let face, face.superview === self, face.frame != bounds { face.frame = bounds }
    face?.labels?.layOut()
  }
}

extension ReuseQueue {
  /// Whether a row of the queue waits for its next use, or goes when it is out of sight.
  var isKept: Bool {
    switch self {
    case .cell(let identifier), .supplementary(_, let identifier): !identifier.isEmpty
    default: true
    }
  }
}

extension UIView {
  /// How high a view of the app's own is in a row; as high as it is, if it does not say.
  fileprivate func fittingHeight(width: CGFloat) -> CGFloat {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return FiniteGeometry.length(fitting > 0 ? fitting : sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
