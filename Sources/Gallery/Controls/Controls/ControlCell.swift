import UIKit

/// A row that shows a demonstration, which keeps its state while it is not visible.
final class ControlCell: UICollectionViewListCell {
  var demo: ControlDemo? {
    didSet {
      guard demo !== oldValue else { return }
      if oldValue?.view.superview === contentView { oldValue?.view.removeFromSuperview() }
      if let demo { show(demo) }
    }
  }

  /// The margin, equal to the inset of the separators.
  private static let margin: CGFloat = 16

  private func show(_ demo: ControlDemo) {
    let view = demo.view
    contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      demo.heightConstraint,
    ])
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let demo {
      demo.heightConstraint.constant = demo.height(fitting: layoutAttributes.size.width - 2 * Self.margin)
    }
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .listGroupedCell()
  }
}
