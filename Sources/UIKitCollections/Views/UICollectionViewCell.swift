import Foundation
import Geometry
import UIKitCore

/// The view of one item: content in front, backgrounds behind it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// As large as the cell; subviews go in here.
  public let contentView = UIView()

  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// In front of ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: selectedBackgroundView)
      showSelection()
    }
  }

  open var isSelected = false {
    didSet { showSelection() }
  }

  open var isHighlighted = false {
    didSet { showSelection() }
  }

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
    for view in [backgroundView, selectedBackgroundView, contentView] { view?.frame = bounds }
  }

  /// The content decides how large the cell would like to be.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, belowSubview: contentView)
    if new === backgroundView { sendSubviewToBack(new) }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
