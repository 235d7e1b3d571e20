import Foundation
import Geometry
import UIKitCore

/// A text field of an alert, with the background and border around it.
final class AlertField: UIView {
  let field: UITextField
  private static let cornerRadius: CGFloat = 5
  private static let inset: CGFloat = 6

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.cornerRadius
    layer.borderColor = UIColor.separator.cgColor
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    field.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 2), dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
