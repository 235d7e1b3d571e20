import UIKit

/// A row that shows a demonstration, which keeps its state while it is out of sight.
final class ControlCell: UICollectionViewListCell {
  var demo: ControlDemo? {
    didSet {
      guard demo !== oldValue else { return }
      if oldValue?.view.superview === contentView { oldValue?.view.removeFromSuperview() }
      if let demo { show(demo) }
    }
  }

  private func show(_ demo: ControlDemo) {
    let view = demo.view
    contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: demo.height),
    ])
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .listGroupedCell()
  }
}
