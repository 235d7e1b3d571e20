import UIKit

/// A pin whose tip marks the store. When selected, it grows and shows the store's name.
final class StoreMarker: UIControl {
  private static let size = CGSize(width: 40, height: 48)

  private let tip = UIView()
  private let disc = UIView()
  private let symbol = UILabel(picture: 19)
  private let callout = UILabel(.footnote, weight: .semibold, color: .white)

  init(store: Store) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    center = store.location
    symbol.text = store.symbol
    callout.text = store.name
    accessibilityLabel = store.name
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      superview?.bringSubviewToFront(self)
      UIView.animate(
        withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.4,
        options: [.beginFromCurrentState], animations: { self.showSelection() })
    }
  }

  private func showSelection() {
    transform = isSelected ? CGAffineTransform(scaleX: 1.3, y: 1.3) : .identity
    disc.backgroundColor = isSelected ? .systemOrange : .tertiarySystemBackground
    tip.backgroundColor = disc.backgroundColor
    callout.alpha = isSelected ? 1 : 0
  }

  private func setUp() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    tip.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
    tip.center = CGPoint(x: 20, y: 37)
    tip.transform = CGAffineTransform(rotationAngle: .pi / 4)
    disc.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    disc.layer.cornerRadius = 20
    symbol.frame = disc.bounds
    symbol.textAlignment = .center
    callout.font = .preferred(.footnote, weight: .semibold, atMost: 18)
    for view in [tip, disc, callout] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    disc.addSubview(symbol)
    showSelection()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (marker: StoreMarker, _) in
      marker.setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = ceil(callout.sizeThatFits(CGSize(width: 200, height: 24)).width) + 20
    let height = ceil(callout.font.lineHeight) + 10
    callout.frame = CGRect(x: 20 - width / 2, y: -6 - height, width: width, height: height)
    callout.textAlignment = .center
    callout.backgroundColor = UIColor.black.withAlphaComponent(0.8)
    callout.layer.cornerRadius = height / 2
    callout.layer.masksToBounds = true
  }
}
