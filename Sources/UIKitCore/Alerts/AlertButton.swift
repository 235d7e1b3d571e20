import Foundation
import Geometry

/// One choice of an alert, as wide as the alert.
final class AlertButton: UIControl {
  let alertAction: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, font: UIFont) {
    alertAction = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    action.onChange = { [weak self] in self?.adopt() }
    adopt()
  }

  required init?(coder: NSCoder) { nil }

  /// Of its words.
  var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

  private func adopt() {
    isEnabled = alertAction.isEnabled
    label.textColor =
      !alertAction.isEnabled ? .tertiaryLabel : alertAction.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    adopt()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(AlertLayout.margin / 2, bounds.width / 2), dy: 0)
    backgroundColor = isHighlighted ? MenuColors.highlight : nil
  }
}
